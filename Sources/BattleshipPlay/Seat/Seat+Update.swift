// Every event at a seat, and its effects for the front.

import BattleshipCore

extension Seat {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  ///
  /// - Returns: What the front has to do.
  @discardableResult
  public mutating func update(_ event: SeatEvent) -> [SeatEffect] {
    let before = task
    if event != .button(.resign), !event.isPassing { asksToResign = false }
    let effects = apply(event)
    // Advice holds until more is known of the board.
    if let advice, advice.chart != chartToFireAt { self.advice = nil }
    // The focus returns to the next step if a new task begins, or once all ships are placed.
    if !event.isPassing, !task.isSameKind(as: before) || hasPlacedAll(by: event) { chosenFocus = nil }
    return effects
  }

  private mutating func apply(_ event: SeatEvent) -> [SeatEffect] {
    switch event {
    case .chose(let rules): hiding = Hiding(rules: rules)
    case .choseDuel(let rules, let volley):
      hiding = Hiding(rules: rules.withoutLosingMiss, for: .challenge(volley))
    case .focused(let target): chosenFocus = target
    case .naming(let cell): naming = cell
    case .advised(let isAsked): advice = isAsked ? advised : nil
    case .button(let button): return press(button)
    case .pointed(let cell): change({ $0.point(at: cell) }, { $0.point(at: cell) }, aim: { $0.point(at: cell) })
    case .pressed:
      change({ $0.press() }, { $0.fire() }, aim: { $0.press() })
      return volleyOfOne
    case .placed(let ship): change({ $0.place(ship) })
    case .turned: change({ $0.turn() })
    case .tookBack: change({ $0.takeBack() }, aim: { $0.takeBack() })
    case .shuffled(let seed): change({ $0.shuffle(seed: seed) })
    case .restored: change({ $0.restore() })
    }
    return []
  }

  /// Changes the state of the current task.
  private mutating func change(
    _ place: (inout Hiding) -> Void, _ hunt: (inout Hunting) -> Void = { _ in }, aim: (inout Aiming) -> Void = { _ in }
  ) {
    switch task {
    case .hiding: change(hiding: place)
    case .hunting(var current):
      hunt(&current)
      hunting = current
    case .aiming(var current, _):
      aim(&current)
      aiming = current
    case .waiting, .over, .duel, .watching, .unreadable: break
    }
  }

  private mutating func change(hiding place: (inout Hiding) -> Void) {
    if case .hiding(var current) = joining, !startsAnew {
      place(&current)
      joining = .hiding(current)
    } else {
      place(&hiding)
    }
  }

  private mutating func press(_ button: SeatButton) -> [SeatEffect] {
    switch (button, task) {
    case (.start, .over(let game, _)):
      startsAnew = true
      if hiding.draft.rules != game.chart.rules { hiding = Hiding(rules: game.chart.rules) }
      return [.open]
    case (.start, .duel(let own)) where own.due == .nothing:
      startsAnew = true
      let purpose = Hiding.Purpose.challenge(own.duel.terms.volley)
      if hiding.draft.rules != own.duel.rules || hiding.purpose != purpose {
        hiding = Hiding(rules: own.duel.rules, for: purpose)
      }
      return [.open]
    case (.start, _): return [.open]
    case (.finished, .hiding(let hiding)): return hiding.fleet.map { finish(hiding, $0) } ?? []
    case (.reply, .hunting(let hunting)):
      guard hunting.uncovered != nil else { return [] }
      self.hunting = nil
      return [.send(hunting.reply)]
    case (.fire, .aiming(let aiming, let own)): return aiming.isComplete ? volley(aiming, own) : []
    case (.answer, .duel(let own)): return answer(own)
    case (.resign, .aiming(_, let own)): return resign(own)
    case (.finished, _), (.reply, _), (.fire, _), (.answer, _), (.resign, _), (.handOver, _), (.watch, _),
      (.leave, _):
      return []
    }
  }

  private func hasPlacedAll(by event: SeatEvent) -> Bool {
    guard case .hiding(let hiding) = task, hiding.draft.isComplete else { return false }
    switch event {
    case .pressed, .placed, .shuffled, .restored: return true
    case .chose, .choseDuel, .pointed, .turned, .tookBack, .advised, .button, .focused, .naming: return false
    }
  }
}
