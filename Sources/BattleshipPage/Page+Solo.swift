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
    guard let seat = table?.seat, isOnBoard, let shots = seat.adviceToAsk?.shots else { return [] }
    if seat.isAdvised { return act(.advised(false)) }
    if let hunting = seat.hunting { return send(.advice(.hunt(hunting.reply), at: .first, shots: shots)) }
    guard let own = seat.duel, seat.aiming != nil else { return [] }
    return send(.advice(.duel(own.duel), at: own.player.other, shots: shots))
  }

  mutating func receive(_ number: Int, _ text: String) -> [PageEffect] {
    guard number == ticket, let request = pendingRequest else { return [] }
    pendingRequest = nil
    switch request {
    case .thought(let thought):
      let effects = play(.thought(FinishedThought(of: thought, text: text)))
      return effects + placeShips() + withholdTheirs()
    case .advice(let content, let player, _):
      if let advice = Advice(text: text, for: WorkerRequest.chart(of: content, player)) { table?.show(advice) }
      return []
    }
  }

  /// Shows the person's own results first, and the opponent's shots half a second later.
  mutating func withholdTheirs() -> [PageEffect] {
    // The end of a duel by link is shown at once.
    guard let view = table?.view, view.seat.aiming != nil || view.isShowing else { return [] }
    return carryOut(table?.withholdTheirs() ?? [])
  }

  /// Continues after a pause, unless the person has already gone on.
  mutating func goOnAfterPause(_ number: Int) -> [PageEffect] {
    guard number == ticket else { return [] }
    return isReplaying ? playOn() : play(.pauseEnded)
  }
}
