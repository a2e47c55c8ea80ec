// A line of a kept conversation: who talks, what was sent, and what a person has not sent yet.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A line of a kept conversation.
///
/// A conversation is its messages: reading a post adds it to the transcripts without running an extension. The other
/// lines hold what no message says yet, or must not say.
package enum ConversationLine: Equatable, Sendable {
  /// The first line: the people and their game.
  case begin(ConversationHead)
  /// A sticker pack that both phones have in addition to the game's own; these lines follow the first one.
  case pack(AppBundle)
  /// Something that was sent.
  case post(Envelope)
  /// What a person has begun and not sent; it replaces the draft before.
  case draft(Participant, PhoneDraft)
  /// The last message of a game on a person's phone: written there, also if it was not sent, or the winner's close that
  /// came in.
  case wrote(Participant, game: String, url: String)
  /// A person's key for duels, and the bytes for the next seal; nil once they are used.
  case key(Participant, key: String, nonce: String?)
  /// Somebody took a hint in a game.
  case hint(Hint)
  /// The apps on a person's phone, in the order of the drawer, and the seed of those that were installed last.
  case apps(Participant, [Manifest], seed: UInt64)
  /// Whose turn it is at one keyboard, if it is not the receiver of the last post.
  case turn(Participant)
  /// What a person does at the moment, for the other one to see.
  case doing(Participant, Activity)
  /// A person's program did not write a line of the shared file that is in their name.
  case denied(Participant, line: Int)

  /// What a person does before they send something.
  package enum Activity: String, Hashable, Sendable, CaseIterable {
    /// Nothing that leads to a message.
    case nothing
    /// Ships are being hidden.
    case hiding
    /// Shots are being aimed.
    case aiming
  }

  /// Whether a file that two terminals share may have this line.
  package var isShared: Bool {
    switch self {
    case .begin(let head): head.kind == .shared
    case .post, .doing, .denied: true
    case .pack, .draft, .wrote, .key, .hint, .apps, .turn: false
    }
  }
}

/// The first line of a kept conversation.
package struct ConversationHead: Hashable, Sendable {
  /// The kind of the file.
  package enum Kind: Hashable, Sendable {
    /// What both people do at one keyboard.
    case hotSeat
    /// What two terminals share: posts, and who does what at the moment.
    case shared
    /// What one of two people with a terminal each does, and the number and place of the file that they share.
    case own(Participant, of: UInt64, at: String)
  }

  /// The kind of the file.
  package let kind: Kind
  /// The names of the two people. A file of an earlier version may hold two that ``PlayerNames`` would refuse today.
  package let firstName, secondName: String
  /// The game that the drawer opens.
  package let game: ChosenGame
  /// The number from which the phones' identifiers follow; it also identifies a shared file.
  package let seed: UInt64

  /// The first line of a file of this kind.
  package init(_ kind: Kind, firstName: String, secondName: String, game: ChosenGame, seed: UInt64) {
    (self.kind, self.firstName, self.secondName, self.game, self.seed) = (kind, firstName, secondName, game, seed)
  }

  /// The names of the two people.
  package var names: [String] { [firstName, secondName] }

  /// The person whose own file it is.
  package var owner: Participant? { if case .own(let person, _, _) = kind { person } else { nil } }
}

/// Why a kept conversation cannot be opened.
package enum ConversationError: Error, Hashable, Sendable {
  /// A line that this program does not write.
  case unreadable(line: Int, TextFormError)
  /// A line cannot stand at this place.
  case contradiction(line: Int)
  /// The file has no lines.
  case empty
}
