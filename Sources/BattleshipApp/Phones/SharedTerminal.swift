// The terminal of one of two people: its owner, and the known state of the other person.

import BattleshipPlay
import MessagesHost

package struct SharedTerminal: Equatable, Sendable {
  package let owner: Participant

  package var isOtherHere: Bool?

  /// The command that the other person must run at their terminal.
  package var invitation: SafeText?

  package var otherActivity = ConversationLine.Activity.nothing
}
