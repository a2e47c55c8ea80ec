// The terminal of one of two people: its owner, and what is known of the other person.

import BattleshipPlay
import MessagesHost

/// The terminal of one of two people.
package struct SharedTerminal: Equatable, Sendable {
  /// The person this terminal belongs to.
  package let owner: Participant

  /// Whether the other person is at their terminal; `nil` if that is not known.
  package var isOtherHere: Bool?

  /// The command that the other person runs at their terminal.
  package var invitation: SafeText?

  /// What the other person does at the moment, as the shared file says.
  package var otherActivity = ConversationLine.Activity.nothing

  /// The posts, for comparison with the shared file.
  package var book: PostBook

  /// The terminal of a person in a new conversation.
  init(of owner: Participant) { (self.owner, book) = (owner, PostBook(of: owner)) }
}
