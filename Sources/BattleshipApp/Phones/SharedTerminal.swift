// The terminal of one of two people: its owner, and what is known of the other person.

import BattleshipPlay
import MessagesHost

package struct SharedTerminal: Equatable, Sendable {
  package var owner: Participant { book.owner }

  package var isOtherHere: Bool?

  /// The command that the other person must run at their terminal.
  package var invitation: SafeText?

  package var otherActivity = ConversationLine.Activity.nothing
  package var book: PostBook

  init(of owner: Participant) { book = PostBook(of: owner) }
}
