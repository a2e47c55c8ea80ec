// Hunting: a game with the other player's ships, the cell under the cursor, and the outcome of the last shot.

import BattleshipCore

/// A person who looks for hidden ships.
///
/// The game itself, which knows where the ships are, is not public: what is shown is made from ``chart``, or from
/// ``revealed`` once the game is over.
///
/// ```swift
/// let hunting = Hunting(game)
/// assert(hunting.chart == game.chart && hunting.revealed == nil && !hunting.hasNews)
/// ```
public struct Hunting: Hashable, Sendable {
  /// The game as it came in.
  private let received: Game

  /// The game with all shots so far.
  private var game: Game

  /// The cell under the cursor.
  public private(set) var cursor = Cell.a1

  /// The outcome of the last press.
  public private(set) var outcome: Outcome?

  /// The outcome of a press.
  public enum Outcome: Hashable, Sendable {
    /// A shot at a cell, and its result.
    case shot(Cell, ShotResult)
    /// No shot was fired, and why.
    case refused(PlayError)
  }

  /// A game as it came in.
  public init(_ game: Game) {
    (received, self.game) = (game, game)
    if let last = game.shots.last { cursor = chart.cursor(after: last) }
  }

  /// Everything that may be shown while the game is open.
  public var chart: Chart { game.chart }

  /// Everything that may be shown once the game is over; nil before.
  public var revealed: RevealedGame? { RevealedGame(game) }

  /// The game with all shots so far, to send but never to show.
  package var reply: Game { game }

  /// Whether shots were fired since the message came in.
  public var hasNews: Bool { game.shots.count > received.shots.count }

  /// The shots fired since the message came in.
  var newShots: [Cell] { Array(game.shots.dropFirst(received.shots.count)) }

  /// The same hunt before the first of these shots.
  var asReceived: Hunting { Hunting(received) }

  /// Moves the cursor to a cell of the board; any other cell changes nothing.
  mutating func point(at cell: Cell) {
    guard game.rules.board.contains(cell) else { return }
    cursor = cell
    if case .refused = outcome { outcome = nil }
  }

  /// Fires at these cells, one after the other.
  mutating func fire(at cells: [Cell]) {
    for cell in cells {
      point(at: cell)
      fire()
    }
  }

  /// Fires at the cell under the cursor, which moves on to the nearest free one.
  mutating func fire() {
    do throws(PlayError) {
      outcome = .shot(cursor, try game.fire(at: cursor))
      cursor = chart.cursor(after: cursor)
    } catch {
      outcome = .refused(error)
    }
  }
}
