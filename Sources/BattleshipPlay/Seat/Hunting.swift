// Hunting: a game with the other player's ships, the cell under the cursor, and the outcome of the last shot.

import BattleshipCore

/// A person who looks for hidden ships.
///
/// The game itself, which knows where the ships are, is not public: draw ``chart``, or ``revealed`` once the game is
/// over.
///
/// ```swift
/// let hunting = Hunting(game)
/// assert(hunting.chart == game.chart && hunting.revealed == nil && !hunting.hasNews)
/// ```
public struct Hunting: Hashable, Sendable {
  private let received: Game
  private var game: Game

  /// The cell under the cursor.
  public private(set) var cursor = Cell.a1

  /// The outcome of the last press.
  public private(set) var outcome: PressResult?

  /// The outcome of a press.
  public enum PressResult: Hashable, Sendable {
    /// A shot at a cell, and its result.
    case shot(Cell, ShotResult)
    /// No shot was fired; the error says why.
    case refused(PlayError)
  }

  /// A hunt in a game as it was received.
  public init(_ game: Game) {
    received = game
    self.game = game
    if let last = game.shots.last { cursor = chart.cursor(after: last) }
  }

  /// Everything that may be shown while the game is open.
  public var chart: Chart { game.chart }

  /// Everything that may be shown once the game is over; nil before.
  public var revealed: RevealedGame? { RevealedGame(game) }

  /// The game to send; it must never be shown.
  package var reply: Game { game }

  /// Whether shots were fired since the message arrived.
  public var hasNews: Bool { game.shots.count > received.shots.count }

  var newShots: [Cell] { Array(game.shots.dropFirst(received.shots.count)) }
  var asReceived: Hunting { Hunting(received) }

  mutating func point(at cell: Cell) {
    guard game.rules.board.contains(cell) else { return }
    cursor = cell
    if case .refused = outcome { outcome = nil }
  }

  mutating func fire(at cells: [Cell]) {
    for cell in cells {
      point(at: cell)
      fire()
    }
  }

  /// Fires at the cell under the cursor, then moves the cursor to the nearest cell that may hold a ship.
  mutating func fire() {
    do throws(PlayError) {
      outcome = .shot(cursor, try game.fire(at: cursor))
      cursor = chart.cursor(after: cursor)
    } catch {
      outcome = .refused(error)
    }
  }
}
