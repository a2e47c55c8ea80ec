// Attacking: a game of the other player, the cell under the cursor, and what the last shot met.

import BattleshipCore

/// The screen on which a player looks for hidden ships.
struct AttackScreen: Hashable, Sendable {
  /// The game with the hidden ships; what is shown of it is ``chart``.
  private(set) var game: Game

  /// The cell under the cursor.
  private(set) var cursor: Cell

  /// What the last press came to.
  private(set) var outcome: Outcome?

  /// What came of a press.
  enum Outcome: Hashable, Sendable {
    /// A shot at a cell.
    case shot(Cell, ShotResult)
    /// No shot, and why.
    case refused(PlayError)
  }

  /// A game as it came in.
  init(_ game: Game) {
    self.game = game
    cursor = Cell.a1
  }

  /// All that the screen may show while the game is open.
  var chart: Chart { game.chart }

  /// Whether shots were fired that the message does not have yet.
  func hasNews(since received: Game) -> Bool { game.shots.count > received.shots.count }

  /// Moves the cursor to a cell of the board; any other cell changes nothing.
  mutating func point(at cell: Cell) {
    if game.rules.board.contains(cell) { cursor = cell }
  }

  /// Fires at the cell under the cursor.
  mutating func fire() {
    do throws(PlayError) {
      outcome = .shot(cursor, try game.fire(at: cursor))
    } catch {
      outcome = .refused(error)
    }
  }
}
