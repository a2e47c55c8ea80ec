// The terminal of one of two people: its owner, and what is known of the other person.

import BattleshipPlay
import MessagesHost

package struct SharedTerminal: Equatable, Sendable {
  package var owner: Participant { book.owner }

  /// Whether the other person is at their terminal; `nil` if unknown.
  package var isOtherHere: Bool?

  /// The command that the other person must run at their terminal.
  package var invitation: SafeText?

  /// What the other person is doing, according to the shared file.
  package var otherActivity = ConversationLine.Activity.nothing

  /// For comparison with the shared file.
  package var book: PostBook

  init(of owner: Participant) { book = PostBook(of: owner) }
}
