// What is chosen on the title for the next game.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// What the next game will be like.
struct Choices: Hashable, Sendable {
  var level = ComputerPlayer.Level.fair
  var rules = Rules.classic
  var volley = Volley.shots(1)

  /// The volleys that can be chosen.
  static let volleys = [Volley.shots(1), .shots(3), .afloat]

  /// The place of rules among those that can be chosen.
  static func place(of rules: Rules) -> Int {
    Rules.presets.firstIndex { $0.rules.withoutLosingMiss == rules.withoutLosingMiss } ?? 0
  }

  /// The rules at a place; nil if there are none.
  static func rules(at place: Int) -> Rules? {
    Rules.presets.indices.contains(place) ? Rules.presets[place].rules : nil
  }

  /// Takes over what was chosen; anything else changes nothing.
  mutating func choose(_ choice: PageChoice, _ value: Word) {
    switch choice {
    case .level: level = ComputerPlayer.Level.allCases.first { Word($0.name) == value } ?? level
    case .rules: rules = value.number.flatMap { Self.rules(at: $0) } ?? rules
    case .volley: volley = Self.volleys.first { Word($0.description) == value } ?? volley
    case .language: break
    }
  }
}
