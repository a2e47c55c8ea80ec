// Every event at a seat, and its effects for the front end.

import BattleshipCore
import BattleshipPlayers

extension Seat {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  ///
  /// - Returns: What the front end has to do.
  @discardableResult
  public mutating func update(_ event: SeatEvent) -> [SeatEffect] {
    shown = .all
    let before = task.kind
    if event != .button(.resign), event == .focused(nil) || !event.isTransient {
      change(aim: { $0.asksToResign = false })
    }
    if event != .focused(.board) { naming = nil }
    let effects = apply(event)
    // Advice is valid until the chart changes.
    if let advice, advice.chart != chartToFireAt { self.advice = nil }
    // The focus returns to the next step if a new task begins, or once all ships are placed or all
    // shots of a volley aimed.
    if !event.isTransient, task.kind != before || hasChosenAll(by: event) { chosenFocus = nil }
    return effects
  }

  private mutating func apply(_ event: SeatEvent) -> [SeatEffect] {
    switch event {
    case .chose(let rules): choose(rules, for: .hunt)
    case .choseDuel(let terms, let rival): choose(terms.rules, for: .challenge(terms.volley, against: rival))
    case .focused(let target): chosenFocus = target
    case .stoppedNaming: naming = nil
    case .naming(let cell, let cursor):
      naming = cell
      if let cursor { return apply(.pointed(cursor)) }
    case .advised(let isAsked):
      advice = isAsked ? advised : nil
      if let first = advisedCells.first { return apply(.pointed(first)) }
    case .button(let button): return press(button)
    case .noted(let cell):
      guard let cell = cell ?? cursor, board?.contains(cell) == true, chartToFireAt?[cell] == .unknown else { break }
      if notes.contains(cell) { notes.remove(cell) } else { notes.insert(cell) }
    case .pointed(let cell):
      change(place: { $0.point(at: cell) }, hunt: { $0.point(at: cell) }, aim: { $0.point(at: cell) })
    case .pressed:
      change(place: { $0.press() }, hunt: { $0.fire() }, aim: { $0.press() })
      // While advice is shown, the cursor moves to the next cell of the advised volley.
      if let aiming, aiming.chosen.last == aiming.cursor, let next = advisedCells.first {
        change(aim: { $0.point(at: next) })
      }
      return volleyOfOne
    case .placed(let ship): change(place: { $0.place(ship) })
    case .took(let length): change(place: { $0.take(length: length) })
    case .turned: change(place: { $0.turn() })
    case .tookBack: change(place: { $0.takeBack() }, aim: { $0.takeBack() })
    case .shuffled(let seed): change(place: { $0.shuffle(seed: seed) })
    case .cleared: change(place: { $0.clear() })
    case .restored: change(place: { $0.restore() })
    case .told(let answers):
      if case .duel(let own) = task, let known = try? own.withAnswers(answers) { proceed(to: .duel(known)) }
    case .resumed(let draft): _ = resume(draft)
    }
    return []
  }

  private mutating func press(_ button: SeatButton) -> [SeatEffect] {
    switch (button, task) {
    case (.start, .over(let game, _)):
      begin(like: game.chart.rules, for: .hunt)
      return [.open]
    case (.start, .duel(let own)) where own.due == .nothing:
      let rival = own.duel.name(of: own.player.other)
      begin(like: own.duel.rules, for: .challenge(own.duel.terms.volley, against: rival))
      return [.open]
    case (.start, _): return [.open]
    case (.finished, .hiding(let hiding)): return hiding.fleet.map { finish(hiding, $0) } ?? []
    case (.reply, .hunting(let hunting)):
      guard hunting.revealed != nil else { return [] }
      proceed(to: .hunting(hunting.asReceived))
      return [.send(hunting.reply)]
    case (.fire, .aiming(let aiming)): return aiming.isComplete ? volley(aiming) : []
    case (.answer, .duel(let own)): return answer(own)
    case (.resign, .aiming(let aiming)): return resign(aiming)
    case (.finished, _), (.reply, _), (.fire, _), (.answer, _), (.resign, _), (.playOn, _), (.accept, _), (.decline, _),
      (.nextShot, _), (.unlock, _), (.handOver, _), (.watch, _), (.luck, _), (.leave, _):
      return []
    }
  }

  private func hasChosenAll(by event: SeatEvent) -> Bool {
    switch task {
    case .hiding(let hiding) where hiding.draft.isComplete: break
    case .aiming(let aiming) where aiming.shotsDue > 1 && aiming.isComplete: break
    case .hiding, .hunting, .aiming, .duel, .waiting, .over, .watching, .unreadable: return false
    }
    switch event {
    case .pressed, .placed, .shuffled, .restored: return true
    case .chose, .choseDuel, .pointed, .took, .turned, .tookBack, .cleared, .advised, .noted, .button, .focused,
      .naming, .stoppedNaming, .told, .resumed:
      return false
    }
  }
}
