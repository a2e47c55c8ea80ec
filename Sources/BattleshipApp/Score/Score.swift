// The score: what came of all finished games, for each player against each opponent.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// What came of finished games.
public struct Score: Hashable, Sendable {
  /// What came of the games of one kind that a player fired in against one opponent.
  struct Row: Hashable, Sendable {
    let player, opponent: FinishedGame.Player
    let isDuel: Bool
    fileprivate(set) var games = 0
    fileprivate(set) var won = 0
    /// The fewest shots with which a game was won; nil if none was.
    fileprivate(set) var best: Int?
    fileprivate var shotsOfWonGames = 0

    /// The mean number of shots in the games that were won, in tenths and rounded; nil if none was.
    var meanTenths: Int? { won == 0 ? nil : (shotsOfWonGames * 20 + won) / (2 * won) }
  }

  /// The rows, in the order in which their first games were finished.
  private(set) var rows: [Row] = []

  /// The score of some games; one that is told twice counts once.
  public init(of games: [FinishedGame]) {
    var seen: [FinishedGame] = []
    for game in games where !seen.contains(where: { $0.isSameGame(as: game) }) {
      seen.append(game)
      for player in Duel.Player.allCases where game.shots(of: player) > 0 && game[player].hasScore {
        count(game, for: player)
      }
    }
  }

  private mutating func count(_ game: FinishedGame, for player: Duel.Player) {
    var row = Row(player: game[player], opponent: game[player.other], isDuel: game.isDuel)
    let place = rows.firstIndex { ($0.player, $0.opponent, $0.isDuel) == (row.player, row.opponent, row.isDuel) }
    if let place { row = rows[place] }
    row.games += 1
    if game.winner == player {
      let shots = game.shots(of: player)
      row.won += 1
      row.shotsOfWonGames += shots
      row.best = min(row.best ?? shots, shots)
    }
    if let place { rows[place] = row } else { rows.append(row) }
  }
}

extension FinishedGame.Player {
  /// Whether the player is a person who plays here.
  fileprivate var hasScore: Bool {
    switch self {
    case .user, .named: true
    case .computer, .unnamed: false
    }
  }
}

extension FinishedGame {
  var isDuel: Bool {
    switch content {
    case .hunt: false
    case .duel: true
    }
  }
}
