// Falls back to English if the screen cannot show the characters of a language.

import BattleshipFrame
import BattleshipPlay

extension Language {
  /// This language if the screen can show its characters, else English, which is ASCII.
  package func shown(by widths: CharacterWidth) -> Language {
    sentences.seat.gameName.string.unicodeScalars.allSatisfy { widths[$0] != nil } ? self : .english
  }
}
