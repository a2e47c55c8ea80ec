// A language on a screen: English if its characters cannot be shown, and its words in large letters.

import BattleshipFrame
import BattleshipPlay

extension Language {
  /// This language if the screen can show its characters, otherwise English, which is ASCII.
  package func shown(by widths: CharacterWidth) -> Language {
    sentences.seat.gameName.string.unicodeScalars.allSatisfy { widths[$0] != nil } ? self : .english
  }

  func largeHeadline(_ end: Scene.End) -> String {
    switch self {
    case .english: end.headline.string
    case .chinese: end.hasWon ? "胜利" : "失败"
    }
  }
}
