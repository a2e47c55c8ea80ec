// The computer's thoughts and advice on the page, and the pauses that show its shots one by one.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  mutating func send(_ request: WorkerRequest) -> [PageEffect] {
    ticket += 1
    pendingRequest = request
    return [.think(ticket: ticket, request)]
  }

  /// Asks for the computer's advice, or hides it.
  mutating func advise() -> [PageEffect] {
    guard let seat = table?.seat, isOnBoard, let asked = seat.adviceToAsk else { return [] }
    return seat.isAdvised ? act(.advised(false)) : send(.advice(asked.chart, shots: asked.shots))
  }

  mutating func receive(_ number: Int, _ text: String) -> [PageEffect] {
    guard number == ticket, let request = pendingRequest else { return [] }
    pendingRequest = nil
    switch request {
    case .thought(let thought):
      let effects = play(.thought(FinishedThought(of: thought, text: text))) + placeShips()
      withholdTheirs()
      return effects
    case .advice(let chart, _):
      if let advice = Advice(text: text, for: chart) { table?.show(advice) }
      return []
    }
  }

  /// Shows the person's own results first, and the opponent's shots half a second later.
  mutating func withholdTheirs() {
    // The end of a duel by link is shown at once.
    guard let view = table?.view, view.seat.aiming != nil || view.isShowing else { return }
    table?.withholdTheirs()
  }

  /// Asks for the end of a pause that has begun at the table.
  mutating func waitForTable() -> [PageEffect] {
    guard table?.pause != pausing else { return [] }
    pausing = table?.pause
    return pausing.map { pause(milliseconds: $0.milliseconds) } ?? []
  }

  /// Continues after a pause, unless the person has already gone on.
  mutating func goOnAfterPause(_ number: Int) -> [PageEffect] {
    guard number == ticket else { return [] }
    return isReplaying ? playOn() : play(.pauseEnded)
  }
}
