// The names of saved texts, and the answers of a storage: the program's files, or a browser.

import BattleshipCore

package enum SavedName: Hashable, Sendable {
  /// The person's keys: ``KeyRing/text``.
  case key
  /// A game against the computer, by its number, from 1: ``SavedSolo/text``.
  case computer(Int)
  /// A game of two players at one keyboard, by its number, from 1: ``SavedTwo``.
  case two(Int)
  /// The last message that the person wrote in a duel, by its identifier, or the winner's close: ``DuelRecord/text``.
  case duel(String)
  /// How far a duel by link was played here, by its identifier: ``SavedLink/text``.
  case begun(String)
  /// How far a hunt was played here, or that it was hidden here, by ``Game/identifier``: ``SavedLink/text``.
  case hunt(String)
  /// The results of the boards of the day: ``DailyResults/text``.
  case daily
}

/// The storage's answer for a name.
package enum Loaded: Hashable, Sendable {
  case nothing
  case text(String)
  /// Another program is playing this game.
  case held
  /// The storage cannot be read.
  case forbidden

  package var text: String? { if case .text(let text) = self { text } else { nil } }
}

package enum Stored: String, Hashable, Sendable {
  case done
  /// The saved text was not the expected one; ``TableEvent/elsewhere(_:_:)`` has reported it.
  case other
  /// Another program holds the storage.
  case busy
  case full
  case forbidden
}

/// A saved text in a list, and how many minutes ago it was saved; nil if that is not known.
package struct SavedText: Hashable, Sendable {
  package let name: SavedName
  package let age: Int?
  package let text: String

  package init(_ name: SavedName, age: Int?, text: String) { (self.name, self.age, self.text) = (name, age, text) }
}

extension Game {
  /// The name under which the hunt is saved: the query of its first message, which holds its rules and ships.
  package var identifier: String { String(Game(fleet: fleet).messageURL().split(at: "?").rest) }
}

extension MessageContent {
  /// The name under which the progress of this game is saved.
  package var savedName: SavedName {
    switch self {
    case .hunt(let game): .hunt(game.identifier)
    case .duel(let duel): .begun(duel.identifier)
    }
  }
}
