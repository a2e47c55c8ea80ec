// The choices on the title for the next game.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

struct Choices: Hashable, Sendable {
  var level = ComputerPlayer.Level.fair
  var rules = Rules.classic
  var volley = Volley.shots(1)

  static let volleys = [Volley.shots(1), .shots(3), .afloat]

  /// `nil` if the board has too few cells for the volley.
  var terms: Terms? { try? Terms(on: rules, volley: volley) }

  static func place(of rules: Rules) -> Int {
    Rules.presets.firstIndex { $0.rules.withoutLosingMiss == rules.withoutLosingMiss } ?? 0
  }

  static func rules(at index: Int) -> Rules? {
    Rules.presets.indices.contains(index) ? Rules.presets[index].rules : nil
  }

  mutating func choose(_ choice: PageChoice, _ value: String) {
    switch choice {
    case .level: level = ComputerPlayer.Level(rawValue: value) ?? level
    case .rules: rules = value.number.flatMap { Self.rules(at: $0) } ?? rules
    case .volley: volley = Self.volleys.first { $0.description == value } ?? volley
    case .language: break
    }
  }

  func text(_ language: Language) -> String {
    "\(language.rawValue) \(level.rawValue) \(Self.place(of: rules)) \(volley.description)"
  }

  /// Takes over kept choices that can be read, and returns the language.
  mutating func read(_ text: String) -> Language? {
    let words = text.parts().map { String($0) }
    guard words.count == 4 else { return nil }
    choose(.level, words[1])
    choose(.rules, words[2])
    choose(.volley, words[3])
    return Language(rawValue: words[0])
  }
}
