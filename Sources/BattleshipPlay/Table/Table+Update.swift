// Every event of a table, and its effects. A move by link is shown once its message is saved.

import BattleshipCore
import BattleshipPlayers

extension Table {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  package mutating func update(_ event: TableEvent) -> [TableEffect] {
    linkGame?.refusal = nil
    wentOnElsewhere = false
    switch event {
    case .seat(let event): return updateSeat(event) + saveLink() + countDay()
    case .thought(let finished): return play { $0.take(finished) }
    case .pauseEnded where two?.lock == .deaf:
      two?.listen()
      return []
    case .pauseEnded where seat.withholds:
      showHeldBack()
      return []
    case .pauseEnded: return play { $0.showNext() }
    case .keys(let ring, let nonces): return (linkGame?.make(with: ring, nonces) ?? []) + saveLink()
    case .stored(let name, let stored):
      if linkGame?.duel?.waits(for: name) == true { return linkGame?.finish(stored) ?? save() }
      noteState(name, stored)
      return []
    case .savedElsewhere(let name, let text): return learn(name, text)
    }
  }

  /// Other games request saving on their own.
  private mutating func saveLink() -> [TableEffect] { isByLink ? save() : [] }

  private mutating func updateSeat(_ event: SeatEvent) -> [TableEffect] {
    switch opposite {
    case .computer(let solo):
      guard solo.seat.withholds, solo.isShowing else { return play { $0.update(event) } }
      // An event that only ends a pause is not meant for what is shown then.
      showHeldBack()
      return []
    case .here:
      two?.update(event)
      return save()
    case .byLink: return linkGame?.update(event) ?? []
    }
  }

  /// What `change` does in a game against the computer has to be saved, thought about and shown shot by shot.
  private mutating func play(_ change: (inout Solo) -> Void) -> [TableEffect] {
    guard case .computer(let before) = opposite else { return [] }
    var solo = before
    change(&solo)
    opposite = .computer(solo)
    let thoughts: [TableEffect] = solo.thought.map { $0 == before.thought ? [] : [.think($0)] } ?? []
    return (solo.saved == before.saved ? [] : save()) + thoughts
  }

  /// A game against the computer is saved before the computer thinks.
  mutating func begin(_ solo: Solo) -> [TableEffect] { save() + (solo.thought.map { [.think($0)] } ?? []) }
}

extension Table {
  /// Holds back the other player's last shots, so that the person's own results are seen first.
  package mutating func withholdTheirs() { seat.withholdTheirs() }

  /// Shows what was held back: all of it, or the first of the computer's shots.
  package mutating func showHeldBack() { if seat.withholds { seat.showHeldBack(oneByOne: isAgainstComputer) } }

  /// Shows advice that was computed elsewhere; the cursor moves to the first cell.
  package mutating func show(_ advice: Advice) {
    seat.show(advice)
    guard seat.isAdvised else { return }
    solo?.tookAdvice = true
    linkGame?.tookAdvice = true
    if let first = seat.advisedCells.first { seat.update(.pointed(first)) }
  }
}
