// Aiming: the cells of a volley are chosen one by one on the opponent's board, then fired together.

import BattleshipCore

/// A player who chooses the cells of a volley.
///
/// ```swift
/// var seat = Seat(rules: challenge.rules)
/// seat.open(.duel(try OwnDuel(challenge, key: otherKey)))
/// for event in [SeatEvent.shuffled(seed: 1), .button(.finished)] { seat.update(event) }
/// assert(seat.aiming?.shotsDue == 1 && seat.aiming?.chosen == [])
/// ```
public struct Aiming: Hashable, Sendable {
  /// The duel in which the volley is due.
  let own: OwnDuel

  /// The chart of the opponent's board.
  public let chart: Chart

  /// How many shots the volley has.
  public let shotsDue: Int

  /// The fleet to join the duel with, by this volley; nil once the player has joined.
  let joining: Fleet?
  var asksToResign = false

  /// The cells chosen so far, in the order in which they will be fired at.
  public private(set) var chosen: [Cell] = []

  /// The cell under the cursor.
  public private(set) var cursor: Cell

  /// Why the last press was refused; nil if it was not.
  public private(set) var refusal: PlayError?

  /// nil if no volley is due.
  init?(in own: OwnDuel, cursor: Cell = .a1, joining: Fleet? = nil) {
    switch own.due {
    case .join(let shots), .fire(let shots, _): shotsDue = shots
    case .answer, .lastAnswers, .open, .wait, .nothing: return nil
    }
    self.own = own
    chart = own.chart
    self.cursor = cursor
    self.joining = joining
  }

  /// Whether every cell of the volley is chosen.
  public var isComplete: Bool { chosen.count == shotsDue }

  mutating func point(at cell: Cell) {
    guard chart.rules.board.contains(cell) else { return }
    cursor = cell
    refusal = nil
  }

  mutating func press() {
    refusal = nil
    if let index = chosen.firstIndex(of: cursor) {
      chosen.remove(at: index)
    } else if chart[cursor] != .unknown {
      refusal = .alreadyOpened(cursor)
    } else if !isComplete {
      chosen.append(cursor)
    }
  }

  mutating func choose(_ cells: [Cell]) {
    for cell in cells {
      point(at: cell)
      press()
    }
  }

  mutating func takeBack() {
    (refusal, _) = (nil, chosen.popLast())
  }
}
