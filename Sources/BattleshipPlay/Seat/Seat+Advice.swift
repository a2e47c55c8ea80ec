// The computer's advice at a seat: which cell to fire at.

import BattleshipCore
import BattleshipPlayers

extension Seat {
  var chartToFireAt: Chart? {
    switch task {
    case .hunting(let hunting): hunting.revealed == nil ? hunting.chart : nil
    case .aiming(let aiming): aiming.chart
    case .hiding, .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  var advised: Advice? { adviceToAsk.map { Advice(for: $0.chart, shots: $0.shots) } }

  /// The cells at which the computer would fire.
  package var suggestedCells: [Cell] { advice?.best ?? [] }

  /// Those of them that are left to fire at; the cursor goes to the first.
  package var advisedCells: [Cell] {
    guard let aiming else { return suggestedCells }
    return Array(suggestedCells.filter { !aiming.chosen.contains($0) }.prefix(aiming.shotsDue - aiming.chosen.count))
  }

  package var adviceToAsk: (chart: Chart, shots: Int)? {
    switch task {
    case .aiming(let aiming): (aiming.chart, aiming.shotsDue)
    case .hunting, .hiding, .waiting, .over, .duel, .watching, .unreadable: chartToFireAt.map { ($0, 1) }
    }
  }

  package var isAdvised: Bool { advice != nil }

  /// Advice computed elsewhere; ignored if the chart has changed since.
  package mutating func show(_ advice: Advice) {
    if advice.chart == chartToFireAt { self.advice = advice }
  }
}
