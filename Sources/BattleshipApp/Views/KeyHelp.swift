// The keys of the game in words for the manual, from the same table as on the screen.

import BattleshipPlay

/// One or more keys of the game with the same meaning.
package struct KeyHelp: Hashable, Sendable {
  /// The labels of the keys.
  package let keys: String

  /// The meaning of the keys.
  package let meaning: String

  /// All keys, in the order in which the game lists them.
  package static let all: [KeyHelp] = KeyBindings.lines(in: .english).map {
    KeyHelp(keys: $0.label.string, meaning: $0.text.string)
  }
}
