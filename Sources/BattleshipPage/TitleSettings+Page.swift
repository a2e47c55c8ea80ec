// The choices on the title for the next game: the program's settings, of which the page shows only some.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension TitleSettings {
  /// nil if the usual shots are chosen.
  var volley: Volley? { if case .duel(let volley) = kind { volley } else { nil } }

  /// Ignores a volley for which the board has too few cells.
  mutating func choose(_ choice: PageChoice, _ value: String) {
    switch choice {
    case .level: level = ComputerPlayer.Level(rawValue: value) ?? level
    case .rules:
      guard let index = value.number, Self.boards.indices.contains(index) else { return }
      choose(Self.boards[index], volley)
    case .volley: choose(rules, TitleChoices.volleys.first { $0.description == value })
    case .language: break
    }
  }

  private mutating func choose(_ rules: Rules, _ volley: Volley?) {
    if let volley, (try? Terms(on: rules, volley: volley)) == nil { return }
    (self.rules, kind) = (rules, .duel(volley))
  }

  /// Also reads the form of earlier pages: language, level, the number of the board, and the volley.
  init?(saved text: String) {
    if let read = TitleSettings(text: text) {
      self = read
    } else {
      let words = text.parts().map { String($0) }
      guard words.count == 4, let language = Language(rawValue: words[0]) else { return nil }
      self.init(language: language)
      choose(.level, words[1])
      choose(.rules, words[2])
      choose(.volley, words[3])
    }
  }
}
