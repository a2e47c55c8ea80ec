// What a duel by link has besides its messages: the person's keys, what is saved, and the move that waits until it is saved.

import BattleshipCore

package struct LinkDuel: Hashable, Sendable {
  var keys: KeyRing?

  /// What is saved: ``DuelRecord/text``, or a text that cannot be read.
  package internal(set) var saved: String?

  /// A duel that is only shown until the person insists on continuing it.
  package internal(set) var inDoubt: Duel?

  /// Whether the duel is continued despite a warning.
  var insists = false

  var pending: Pending?

  /// A move of which nothing is shown yet.
  indirect enum Pending: Hashable, Sendable {
    /// It waits for the person's keys.
    case key(DuelStep)
    /// Its message waits to be saved.
    case message(Duel, text: String, expected: String?)
    /// Answers to a message, said before the next move, wait until the message is saved as answered.
    case answers(to: Duel, text: String)
  }
}

extension LinkDuel {
  /// What is saved, if it can be read.
  package var record: DuelRecord? { saved.flatMap { DuelRecord(text: $0) } }

  /// Asks to save a message that was written here, before it is shown.
  mutating func save(_ duel: Duel, expected: String?) -> [TableEffect] {
    let text = DuelRecord(written: duel).text
    pending = .message(duel, text: text, expected: expected)
    return [.exchange(.duel(duel.identifier), expected: expected, new: text)]
  }

  /// Whether a move waits until a text is saved under this name.
  func waits(for name: SavedName) -> Bool {
    switch pending {
    case nil, .key?: false
    case .message(let duel, _, _)?, .answers(let duel, _)?: name == .duel(duel.identifier)
    }
  }
}
