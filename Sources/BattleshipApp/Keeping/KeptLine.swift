// A line of a kept conversation: one event on a phone, from which the rest of the state follows.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A line of a kept conversation's file.
///
/// The phones are values, and the same events produce the same phones. So the file keeps the events, one line each in
/// the host's text form. It also keeps what was sent, to check a replay against it.
package enum KeptLine: Equatable, Sendable {
  /// The first line: the two people, their game, and the seed of the random numbers.
  case begin(KeptForm, firstName: String, secondName: String, game: ChosenGame, seed: UInt64)
  /// A sticker pack that both phones have; these lines follow the first one.
  case pack(AppBundle)
  /// Something happened to a phone.
  case event(Participant, PersonEvent)
  /// Mail that the last event sent.
  case mail(Envelope)
  /// The oldest mail in transit arrived.
  case arrived
  /// A person unlocked the phone.
  case unlocked(Participant)

  /// Whether the line may be written later, with the next one: it only moves a cursor or edits unsent text.
  package var canWait: Bool {
    switch self {
    case .event(_, .acted(.pointed)), .event(_, .edited): true
    case .begin, .pack, .event, .mail, .arrived, .unlocked: false
    }
  }

  /// Whether this line makes the line just before it superfluous.
  package func replaces(_ before: KeptLine) -> Bool {
    guard case .event(let one, let was) = before, case .event(let other, let now) = self, one == other else {
      return false
    }
    return switch (was, now) {
    case (.acted(.pointed), .acted(.pointed)), (.edited, .edited): true
    case (_, _): false
    }
  }
}

/// The format of a kept file, given in its first line.
package enum KeptForm: Int, Hashable, Sendable, CaseIterable {
  /// The format of the first edition: hunts only, no checksums.
  case first = 1
  /// Hunts and duels, with a checksum at the end of each line.
  case second = 2

  /// The first words of a file in this format.
  package var firstWords: String { "battleship-conversation \(rawValue) " }
}

/// Why a kept conversation cannot be resumed.
package enum KeptError: Error, Hashable, Sendable {
  /// A line that this program does not write.
  case unreadable(line: Int, TextFormError)
  /// A line is not UTF-8.
  case notText(line: Int)
  /// The checksum of a line does not match.
  case changed(line: Int)
  /// A line cannot have happened at this point.
  case contradiction(line: Int)
  /// The file has no lines.
  case empty
}
