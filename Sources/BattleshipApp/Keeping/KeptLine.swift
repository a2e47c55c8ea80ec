// A line of a kept conversation: what happened to the phones, one after the other, from which all the rest follows.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A line of the file in which a conversation is kept.
///
/// The phones are values, and the same events give the same phones. So what is kept is the events, each in a line of the
/// host's text form, and beside them what was sent, against which a replay is checked.
public enum KeptLine: Equatable, Sendable {
  /// The first line: whose conversation it is, which game they play, and where its random numbers begin.
  case begin(KeptForm, firstName: String, secondName: String, game: ChosenGame, seed: UInt64)
  /// A sticker pack was brought along that both phones have; such lines follow the first one.
  case pack(AppBundle)
  /// Something happened to a phone.
  case event(Participant, PersonEvent)
  /// What the last event sent.
  case mail(Envelope)
  /// The oldest of what was on its way arrived.
  case arrived
  /// A person took the phone.
  case unlocked(Participant)

  /// Whether the line may be written together with the next one: it only moves a cursor, or writes what is not sent yet.
  public var canWait: Bool {
    switch self {
    case .event(_, .acted(.pointed)), .event(_, .edited): true
    case .begin, .pack, .event, .mail, .arrived, .unlocked: false
    }
  }

  /// Whether the line that was to be kept just before this one need not be: this one says all that it said.
  public func replaces(_ before: KeptLine) -> Bool {
    guard case .event(let one, let was) = before, case .event(let other, let now) = self, one == other else {
      return false
    }
    return switch (was, now) {
    case (.acted(.pointed), .acted(.pointed)), (.edited, .edited): true
    case (_, _): false
    }
  }
}

/// How the lines of a kept file are written, as its first line says.
public enum KeptForm: Int, Hashable, Sendable, CaseIterable {
  /// As the first edition wrote them: nothing but hunts, and no checks.
  case first = 1
  /// Hunts and duels, and a check at the end of each line.
  case second = 2

  /// The words with which a file of this form begins.
  public var firstWords: String { "battleship-conversation \(rawValue) " }
}

/// Why a kept conversation cannot be gone on with.
public enum KeptError: Error, Hashable, Sendable {
  /// A line is none that this program writes.
  case unreadable(line: Int, TextFormError)
  /// A line is no UTF-8.
  case notText(line: Int)
  /// A line has changed since it was written, by its check.
  case changed(line: Int)
  /// A line says what cannot have happened there.
  case contradiction(line: Int)
  /// There is no first line.
  case empty
}
