// The computer's advice at a seat: which cell to fire at.

import BattleshipCore
import BattleshipPlayers

extension Seat {
  /// The chart of the board that can be fired at now; nil if there is none.
  var chartToFireAt: Chart? {
    switch task {
    case .hunting(let hunting): hunting.revealed == nil ? hunting.chart : nil
    case .aiming(let aiming, _): aiming.chart
    case .hiding, .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// The computer's advice for this board.
  var advised: Advice? { adviceToAsk.map { Advice(for: $0.chart, shots: $0.shots) } }

  /// The best cells of the advice that is shown, without those chosen, and no more than are left to choose. The
  /// cursor goes to the first of them.
  var advisedCells: [Cell] {
    guard let best = advice?.best else { return [] }
    guard case .aiming(let aiming, _) = task else { return best }
    return Array(best.filter { !aiming.chosen.contains($0) }.prefix(aiming.shotsDue - aiming.chosen.count))
  }

  /// The chart and the number of shots to ask advice for; nil if there is nothing to fire at.
  package var adviceToAsk: (chart: Chart, shots: Int)? {
    switch task {
    case .aiming(let aiming, _): (aiming.chart, aiming.shotsDue)
    case .hunting, .hiding, .waiting, .over, .duel, .watching, .unreadable: chartToFireAt.map { ($0, 1) }
    }
  }

  /// Whether advice is shown.
  package var isAdvised: Bool { advice != nil }

  /// Shows advice that was computed elsewhere, unless the chart has changed since.
  package mutating func show(_ advice: Advice) {
    if advice.chart == chartToFireAt { self.advice = advice }
  }
}
