// Every event of a game against the computer, and its effects for the front end.

import BattleshipCore
import BattleshipPlayers

extension Solo {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  ///
  /// - Returns: What the front end has to do.
  @discardableResult
  public mutating func update(_ event: SoloEvent) -> [SoloEffect] {
    let (kept, phase) = (kept, phase)
    switch event {
    case .seat(let event): handle(event)
    case .thought(let finished): take(finished)
    case .nextShot: showNext()
    }
    if seat.isAdvised { isHinted = true }
    return (self.kept == kept ? [] : [.keep]) + (self.phase.isSame(as: phase) ? [] : effectsOfPhase)
  }

  /// Whether the computer's answer to the person's own shots is held back.
  package var withholds: Bool { if case .showing(_, shown: 0) = phase { true } else { seat.withholds } }

  /// Holds back the computer's shots until the next event, so that the person's own results are seen first.
  package mutating func withholdTheirs() {
    if case .showing(let own, shown: 1) = phase, !own.lastVolley.isEmpty {
      phase = .showing(own, shown: 0)
    } else {
      seat.withholdTheirs()
    }
  }

  package mutating func showAll() {
    if case .showing(let own, shown: 0) = phase { phase = .showing(own, shown: 1) }
    seat.showAll()
  }

  package mutating func show(_ advice: Advice) {
    seat.show(advice)
    if seat.isAdvised { isHinted = true }
  }

  var effectsOfPhase: [SoloEffect] {
    switch phase {
    case .thinking(let thought): [.think(thought)]
    case .showing: [.pause]
    case .atSeat, .stuck: []
    }
  }

  private mutating func handle(_ event: SeatEvent) {
    switch phase {
    case .showing: if event == .button(.start) { showNext() }
    case .thinking, .stuck: break
    case .atSeat:
      if event == .button(.start), duel?.winner != nil { return beginNext() }
      for effect in seat.update(event) { carryOut(effect) }
    }
  }

  private mutating func carryOut(_ effect: SeatEffect) {
    switch effect {
    case .challenge(let fleet, let volley): challenge(with: fleet, volley)
    case .move(let move): make(move)
    case .open, .send: break
    }
  }

  private mutating func beginNext() {
    earlier = score
    (duel, firesFirst, isHinted) = (nil, !firesFirst, false)
    seat = Self.emptySeat(terms)
    advance()
  }

  private mutating func challenge(with fleet: Fleet, _ volley: Volley) {
    do throws(TermsError) {
      duel = try Duel.challenge(fleet, volley: volley, key: key, using: &randomness)
      advance()
    } catch {
      phase = .stuck(.terms(error))
    }
  }

  private mutating func make(_ move: DuelMove) {
    guard let duel else { return }
    do throws(DuelError) {
      self.duel = try duel.after(move, key: key, using: &randomness)
      advance()
    } catch {
      phase = .stuck(.duel(error))
    }
  }

  /// Ignored if the thought is outdated.
  private mutating func take(_ finished: FinishedThought) {
    guard case .thinking(finished.thought) = phase else { return }
    switch finished.result {
    case .failure(let error): phase = .stuck(error)
    case .success(let message):
      duel = message
      do throws(DuelError) {
        let own = try OwnDuel(message, key: key)
        // A shot is shown before the end that it brings, and before the next one that it brings.
        let isAlone =
          switch own.due {
          case .answer, .lastAnswers: true
          case .join, .fire, .open, .wait, .nothing: false
          }
        if own.shotsToAnswer.count > 1 || isAlone {
          phase = .showing(own, shown: 1)
        } else {
          advance()
        }
      } catch {
        phase = .stuck(.duel(error))
      }
    }
  }

  private mutating func showNext() {
    guard case .showing(let own, let shown) = phase else { return }
    if shown < own.shotsToAnswer.count {
      phase = .showing(own, shown: shown + 1)
    } else {
      advance()
    }
  }

  /// Continues at the seat or with the computer, as the duel requires; moves without a choice are made at once.
  mutating func advance() {
    guard let duel else {
      phase = firesFirst ? think(.challenge(terms)) : .atSeat
      return
    }
    do throws(DuelError) {
      let own = try OwnDuel(duel, key: key)
      seat.open(.duel(own))
      switch own.due {
      case .join, .fire, .nothing: phase = .atSeat
      case .wait: phase = think(.answer(duel))
      case .answer, .lastAnswers, .open: make(.finish)
      }
    } catch {
      phase = .stuck(.duel(error))
    }
  }

  private mutating func think(_ job: Thought.Job) -> Phase {
    .thinking(Thought(level: level, key: computersKey, randomness: randomness.split(), job: job))
  }
}

extension Solo.Phase {
  /// Whether the front end has nothing new to do since the other phase.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.atSeat, .atSeat), (.stuck, .stuck): true
    case (.thinking(let thought), .thinking(let otherThought)): thought == otherThought
    case (.showing(_, let shown), .showing(_, let otherShown)): shown == otherShown
    case (.atSeat, _), (.stuck, _), (.thinking, _), (.showing, _): false
    }
  }
}
