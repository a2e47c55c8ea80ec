// Every event of a game against the computer, and its effects for the front.

import BattleshipCore

extension Solo {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  ///
  /// - Returns: What the front has to do.
  @discardableResult
  public mutating func update(_ event: SoloEvent) -> [SoloEffect] {
    let (kept, moment) = (kept, moment)
    switch event {
    case .seat(let event): happen(event)
    case .thought(let finished): take(finished)
    case .nextShot: showNext()
    }
    return (self.kept == kept ? [] : [.keep]) + (self.moment.isSame(as: moment) ? [] : effectsOfMoment)
  }

  /// Shows advice that was computed elsewhere, as ``Seat`` does.
  package mutating func show(_ advice: Advice) { seat.show(advice) }

  /// What the front has to do at this moment.
  var effectsOfMoment: [SoloEffect] {
    switch moment {
    case .thinking(let thought): [.think(thought)]
    case .showing: [.pause]
    case .atSeat, .stuck: []
    }
  }

  private mutating func happen(_ event: SeatEvent) {
    switch moment {
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

  /// Begins another duel; the player who fired second in the last one fires first.
  private mutating func beginNext() {
    earlier = score
    (duel, firesFirst) = (nil, !firesFirst)
    seat = Self.emptySeat(terms)
    goOn()
  }

  private mutating func challenge(with fleet: Fleet, _ volley: Volley) {
    do throws(TermsError) {
      duel = try Duel.challenge(fleet, volley: volley, key: key, using: &generator)
      goOn()
    } catch {
      moment = .stuck(.terms(error))
    }
  }

  private mutating func make(_ move: DuelMove) {
    guard let duel else { return }
    do throws(DuelError) {
      self.duel = try duel.after(move, key: key, using: &generator)
      goOn()
    } catch {
      moment = .stuck(.duel(error))
    }
  }

  /// Takes the computer's message, unless the thought is outdated.
  private mutating func take(_ finished: FinishedThought) {
    guard case .thinking(finished.thought) = moment else { return }
    switch finished.result {
    case .failure(let error): moment = .stuck(error)
    case .success(let message):
      duel = message
      do throws(DuelError) {
        let own = try OwnDuel(message, key: key)
        if own.shotsToAnswer.count > 1 {
          moment = .showing(own, shown: 1)
        } else {
          goOn()
        }
      } catch {
        moment = .stuck(.duel(error))
      }
    }
  }

  private mutating func showNext() {
    guard case .showing(let own, let shown) = moment else { return }
    if shown < own.shotsToAnswer.count {
      moment = .showing(own, shown: shown + 1)
    } else {
      goOn()
    }
  }

  /// Moves on to the seat or to the computer, as the current duel requires; moves without a choice are made at once.
  mutating func goOn() {
    guard let duel else {
      moment = firesFirst ? think(.challenge(terms)) : .atSeat
      return
    }
    do throws(DuelError) {
      let own = try OwnDuel(duel, key: key)
      seat.open(.duel(own))
      switch own.due {
      case .join, .fire, .nothing: moment = .atSeat
      case .wait: moment = think(.answer(duel))
      case .lastAnswers, .open: make(.finish)
      }
    } catch {
      moment = .stuck(.duel(error))
    }
  }

  private mutating func think(_ task: Thought.Task) -> Moment {
    .thinking(Thought(level: level, key: computersKey, seed: generator.next(), task: task))
  }
}

extension Solo.Moment {
  /// Whether the front has nothing new to do, compared with the other moment.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.atSeat, .atSeat), (.stuck, .stuck): true
    case (.thinking(let thought), .thinking(let otherThought)): thought == otherThought
    case (.showing(_, let shown), .showing(_, let otherShown)): shown == otherShown
    case (.atSeat, _), (.stuck, _), (.thinking, _), (.showing, _): false
    }
  }
}
