// The settings of the title, which are saved for the next start.

import BattleshipCore
import BattleshipPlayers

package struct TitleSettings: Hashable, Sendable {
  /// The rules, with the misses that lose a hunt.
  package var rules: Rules
  package var kind: Kind
  package var names: PlayerNames
  package var level: ComputerPlayer.Level
  /// nil for the system's language.
  package var language: Language?
  package var theme: Theme
  /// The base of links in new games; nil for the usual one, which no browser opens.
  package var base: MessageURLBase?
  /// The person's own name; nil before it was asked.
  package var ownName: OwnName?

  package enum Kind: Hashable, Sendable {
    case hunt
    /// A duel with these shots a turn; nil for the usual ones, which are more by link, where each turn is a message.
    case duel(Volley?)
  }

  package init(
    game: ChosenGame? = nil, choosesVolley: Bool = true, names: PlayerNames = .demo,
    level: ComputerPlayer.Level = .fair,
    language: Language? = nil, theme: Theme = .pegs, base: MessageURLBase? = nil, ownName: OwnName? = nil
  ) {
    rules = .classic
    kind = .duel(nil)
    self.names = names
    self.level = level
    self.language = language
    self.theme = theme
    self.base = base
    self.ownName = ownName
    if let game { choose(game, choosesVolley: choosesVolley) }
  }

  /// Chooses a game. Without `choosesVolley`, the shots of a turn are the usual ones.
  package mutating func choose(_ game: ChosenGame, choosesVolley: Bool = true) {
    switch game {
    case .hunt(let rules): (self.rules, kind) = (rules, .hunt)
    case .duel(let terms):
      rules = Self.boards.first { $0.withoutLosingMiss == terms.rules } ?? terms.rules
      kind = .duel(choosesVolley ? terms.volley : nil)
    }
  }

  /// The preset boards, and the largest board there is.
  package static let boards = Rules.presets.map { $0.rules } + largest

  private static let largest = (try? Rules(written: "16x16:5.4.4.3.3.3.2.2:90")).map { [$0] } ?? []

  package func game(byLink: Bool) -> ChosenGame {
    switch kind {
    case .hunt: .hunt(rules)
    case .duel: .duel(terms(byLink: byLink))
    }
  }

  /// The terms of a duel on the chosen board, even if a hunt was chosen. Single shots are usual at one place; by link,
  /// where each turn is a message, a shot for each ship afloat is.
  package func terms(byLink: Bool) -> Terms {
    let usual = Terms(on: rules)
    let volley: Volley? = if case .duel(let volley) = kind { volley } else { nil }
    return (try? Terms(on: rules, volley: volley ?? Self.usualVolley(byLink: byLink))) ?? usual
  }

  static func usualVolley(byLink: Bool) -> Volley { byLink ? .afloat : .shots(1) }
}

package enum TitleSetting: Hashable, Sendable, CaseIterable {
  /// A hunt, or a duel and its volley.
  case game
  /// The board and its ships.
  case board
  case level
  case ownName
  case names
  case base
  case theme
  case language
}

/// The person's own name in their messages, once it was asked; it may stay empty.
package enum OwnName: Hashable, Sendable {
  case empty
  case name(Duel.Name)

  package init(_ name: Duel.Name?) { self = name.map { .name($0) } ?? .empty }

  package var name: Duel.Name? { if case .name(let name) = self { name } else { nil } }

  package var text: String { name?.text ?? "" }
}
