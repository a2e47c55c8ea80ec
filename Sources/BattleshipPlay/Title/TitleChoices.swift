// The choices of each setting of the title, in order.

import BattleshipCore
import BattleshipPlayers

/// The choices on one title: the usual ones, and the game that was asked for.
struct TitleChoices: Hashable, Sendable {
  /// For duels; a hunt comes before all of them.
  private let volleys: [Volley]
  /// Each with the misses that lose a hunt on it.
  private let boards: [Rules]
  let languages: [Language]

  init(asked game: ChosenGame, languages: [Language]) {
    var (boards, volleys) = (Rules.presets.map { $0.rules }, [Volley.shots(1), .afloat])
    if !boards.contains(where: { Self.is($0, the: game) }) { boards.append(game.rules) }
    if case .duel(let terms) = game, !volleys.contains(terms.volley) { volleys.append(terms.volley) }
    (self.boards, self.volleys, self.languages) = (boards, volleys, languages)
  }

  /// For a duel, the board's losing miss does not matter.
  private static func `is`(_ board: Rules, the game: ChosenGame) -> Bool {
    switch game {
    case .hunt(let rules): board == rules
    case .duel(let terms): board.withoutLosingMiss == terms.rules
    }
  }

  /// Steps through the hunt and the duels on the same board.
  func game(_ steps: Int, from game: ChosenGame) -> ChosenGame {
    // If two boards differ only by their losing misses, the last one is the game that was asked for.
    let board = boards.last { Self.is($0, the: game) } ?? game.rules
    let duels = volleys.compactMap { try? ChosenGame.duel(Terms(on: board, volley: $0)) }
    return ([.hunt(board)] + duels).element(steps, stepsFrom: game) ?? game
  }

  /// Steps through the boards, with the same kind of game.
  func board(_ steps: Int, from game: ChosenGame) -> ChosenGame {
    var games: [ChosenGame] = []
    for board in boards {
      let next: ChosenGame? =
        switch game {
        case .hunt: .hunt(board)
        case .duel(let terms): try? .duel(Terms(on: board, volley: terms.volley))
        }
      // For a duel, two boards that differ only by their losing misses are the same.
      if let next, !games.contains(next) { games.append(next) }
    }
    return games.element(steps, stepsFrom: game) ?? game
  }
}

extension Array where Element: Equatable {
  /// Wraps around; nil if `element` is not in the array.
  package func element(_ steps: Int, stepsFrom element: Element) -> Element? {
    firstIndex(of: element).map { self[(($0 + steps) % count + count) % count] }
  }
}
