// A line of a stored conversation: the players, a post, or a person's unsent work.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A conversation is its messages: reading a post adds it to the transcripts without running an extension. The other
/// lines hold what no message says yet, or must not say.
package enum ConversationLine: Equatable, Sendable {
  case begin(ConversationHead)
  /// A sticker pack that both phones have in addition to the game's own; these lines follow the first one.
  case pack(AppBundle)
  case post(Envelope)
  /// The unsent work of a person; it replaces their earlier draft.
  case draft(Participant, PhoneDraft)
  /// The last message of a game on a person's phone: one written there, even if not sent, or the winner's close.
  case wrote(Participant, game: String, url: String)
  /// A person's key for duels, and the nonce for the next seal; nil once it is used.
  case key(Participant, key: String, nonce: String?)
  case advice(AdviceTaken)
  /// The apps on a person's phone, in the order of the drawer, and the seed of those installed last.
  case apps(Participant, [Manifest], seed: UInt64)
  /// The person whose turn it is at one keyboard, if not the receiver of the last post.
  case turn(Participant)
  case doing(Participant, Activity)
  /// One person's program reports that it did not write this line of the shared file, which is in their name.
  case denied(Participant, line: Int)

  package enum Activity: String, Hashable, Sendable, CaseIterable {
    /// Nothing that leads to a message.
    case nothing
    case hiding
    case aiming
  }

  /// Whether a file that two terminals share may have this line.
  package var isShared: Bool {
    switch self {
    case .begin(let head): head.ownership == .shared
    case .post, .doing, .denied: true
    case .pack, .draft, .wrote, .key, .advice, .apps, .turn: false
    }
  }
}

// Lines and drafts hold keys, ships and seeds.
extension ConversationLine: Secret {}

extension PhoneDraft: Secret {}

package struct ConversationHead: Hashable, Sendable {
  package enum Ownership: Hashable, Sendable {
    /// The actions of both people at one keyboard.
    case hotSeat
    /// The part that two terminals share: posts, and each person's activity.
    case shared
    /// One person's part at their own terminal, with the number and path of the shared file.
    case own(Participant, of: UInt64, at: String)
  }

  package let ownership: Ownership
  /// A file of an earlier version may hold two names that ``PlayerNames`` would refuse today.
  package let firstName, secondName: String
  /// The game that the drawer opens.
  package let game: ChosenGame
  /// The seed of the phones' identifiers; it also identifies a shared file.
  package let seed: UInt64

  package init(_ ownership: Ownership, firstName: String, secondName: String, game: ChosenGame, seed: UInt64) {
    self.ownership = ownership
    self.firstName = firstName
    self.secondName = secondName
    self.game = game
    self.seed = seed
  }

  package var names: [String] { [firstName, secondName] }

  package func name(of person: Participant) -> String { person == .first ? firstName : secondName }

  package var owner: Participant? { if case .own(let person, _, _) = ownership { person } else { nil } }
}

package enum ConversationError: Error, Hashable, Sendable {
  case unreadable(line: Int, TextFormError)
  /// A line that contradicts the lines before it.
  case contradiction(line: Int)
  case empty
}
