// The keys of the game in words, for whoever writes a manual: the same table as on the screen.

import BattleshipPlay

/// A key of the game, or several for the same, and what they do.
public struct KeyHelp: Hashable, Sendable {
  /// What is written on the keys.
  public let keys: String

  /// What they do.
  public let meaning: String

  /// All keys, in the order in which the game lists them.
  public static let all: [KeyHelp] = KeyTable.lines(in: .english).map {
    KeyHelp(keys: $0.label.string, meaning: $0.text.string)
  }
}
