// What can be chosen in each setting of the title, and what comes before and after it.

import BattleshipCore
import BattleshipPlayers

/// What can be chosen on one title: what everybody can choose, and what was asked for beside that.
struct TitleChoices: Hashable, Sendable {
  /// The volleys of duels; the first choice of all is a hunt.
  private let volleys: [Volley]
  /// The boards, with the misses that a hunt has on them.
  private let boards: [Rules]
  /// The languages that the screen can show.
  let languages: [Language]

  /// What can be chosen where a game was asked for that may be none of the usual ones.
  init(asked game: ChosenGame, languages: [Language]) {
    var (boards, volleys) = (Rules.presets.map { $0.rules }, [Volley.shots(1), .afloat])
    if !boards.contains(where: { Self.is($0, the: game) }) { boards.append(game.rules) }
    if case .duel(_, let volley) = game, !volleys.contains(volley) { volleys.append(volley) }
    (self.boards, self.volleys, self.languages) = (boards, volleys, languages)
  }

  /// Whether a board is that of a game: in a duel misses never lose.
  private static func `is`(_ board: Rules, the game: ChosenGame) -> Bool {
    switch game {
    case .hunt(let rules): board == rules
    case .duel(let rules, _): board.withoutLosingMiss == rules
    }
  }

  /// The next hunt or duel on the same board, so many steps on.
  func game(_ steps: Int, from game: ChosenGame) -> ChosenGame {
    // The last one is what was asked for, if two boards differ by their misses alone.
    let board = boards.last { Self.is($0, the: game) } ?? game.rules
    let duels = volleys.map { ChosenGame.duel(board.withoutLosingMiss, $0) }.filter { $0.isPossible }
    return ([.hunt(board)] + duels).element(steps, stepsFrom: game) ?? game
  }

  /// The same kind of game on the next board, so many steps on.
  func board(_ steps: Int, from game: ChosenGame) -> ChosenGame {
    var games: [ChosenGame] = []
    for board in boards {
      let next: ChosenGame =
        switch game {
        case .hunt: .hunt(board)
        case .duel(_, let volley): .duel(board.withoutLosingMiss, volley)
        }
      // Two boards that differ by their misses alone are one for a duel.
      if next.isPossible, !games.contains(next) { games.append(next) }
    }
    return games.element(steps, stepsFrom: game) ?? game
  }
}

extension ChosenGame {
  /// Whether the board has cells enough for the volley.
  fileprivate var isPossible: Bool {
    switch self {
    case .hunt: true
    case .duel(let rules, let volley): (try? Terms(rules: rules, volley: volley)) != nil
    }
  }
}

extension Array where Element: Equatable {
  /// The element so many steps behind one of them, round and round; nil if that one is not here.
  package func element(_ steps: Int, stepsFrom element: Element) -> Element? {
    firstIndex(of: element).map { self[(($0 + steps) % count + count) % count] }
  }
}
