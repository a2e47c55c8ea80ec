// The choices on the title for the next game: the program's settings, of which the page shows some.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension TitleSettings {
  static let volleys = [Volley.shots(1), .shots(3), .afloat]

  /// The chosen board, with the misses that lose a hunt on it.
  var rules: Rules { Self.presets.first { $0.withoutLosingMiss == terms.rules } ?? game.rules }

  static var presets: [Rules] { Rules.presets.map { $0.rules } }

  /// A volley for which the board has too few cells is not taken.
  mutating func choose(_ choice: PageChoice, _ value: String) {
    switch choice {
    case .level: level = ComputerPlayer.Level(rawValue: value) ?? level
    case .rules:
      guard let index = value.number, Self.presets.indices.contains(index) else { return }
      choose(Self.presets[index], terms.volley)
    case .volley: if let volley = Self.volleys.first(where: { $0.description == value }) { choose(rules, volley) }
    case .language: break
    }
  }

  private mutating func choose(_ rules: Rules, _ volley: Volley) {
    if let terms = try? Terms(on: rules, volley: volley) { game = .duel(terms) }
  }

  /// Reads also what earlier pages saved: language, level, the number of the board, and the volley.
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
