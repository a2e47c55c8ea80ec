// The ships of a hunt that may be drawn: all of them in a finished game, and the viewer's own.

import BattleshipCore

/// A game that is over, whose ships everyone may see.
///
/// In a hunt only this value uncovers another player's ships, and it cannot be made from an open game. In a duel, they
/// come from an opening that matches the seal.
///
/// ```swift
/// assert(RevealedGame(game) == nil)  // an open game keeps its secret
/// for cell in game.fleet.cells { try game.fire(at: cell) }
/// assert(RevealedGame(game)?.fleet == game.fleet)
/// ```
public struct RevealedGame: Hashable, Sendable {
  package let game: Game

  /// The chart, which both players know.
  public var chart: Chart { game.chart }

  /// Where the ships are.
  public var fleet: Fleet { game.fleet }

  /// The revealed game; nil while the game is open.
  public init?(_ game: Game) {
    guard game.status != .open else { return nil }
    self.game = game
  }
}

/// A game whose hidden ships are the viewer's own.
///
/// ```swift
/// let board = OwnBoard(ownGame: game)
/// assert(board.fleet == game.fleet && board.chart == game.chart)
/// ```
public struct OwnBoard: Hashable, Sendable {
  package let game: Game

  /// The chart that the other player knows.
  public var chart: Chart { game.chart }

  /// Where the viewer's ships are.
  public var fleet: Fleet { game.fleet }

  /// The board of a game whose ships the viewer hid.
  public init(ownGame game: Game) { self.game = game }
}
