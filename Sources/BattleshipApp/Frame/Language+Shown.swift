// A language needs a screen that shows its characters; where they cannot be shown the game speaks English.

import BattleshipPlay

extension Language {
  /// This language if a screen shows its characters, else English, which is ASCII.
  public func shown(by widths: CharacterWidth) -> Language {
    seat.gameName.string.unicodeScalars.allSatisfy { widths[$0] != nil } ? self : .english
  }
}
