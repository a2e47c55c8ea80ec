// Every event of a game against the computer, and its effects for the front end.

import BattleshipCore
import BattleshipPlayers

extension Solo {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  ///
  /// - Returns: What the front end has to do.
  @discardableResult
  public mutating func update(_ event: SoloEvent) -> [SoloEffect] {
    let before = self
    switch event {
    case .seat(let event): handle(event)
    case .thought(let finished): take(finished)
    case .nextShot: if isShowing { showNext() }
    }
    if seat.isAdvised { isHinted = true }
    let thoughts: [SoloEffect] = thought.map { thought == before.thought ? [] : [.think($0)] } ?? []
    let pauses: [SoloEffect] = isShowing && (!before.isShowing || seat.shown != before.seat.shown) ? [.pause] : []
    return (kept == before.kept ? [] : [.keep]) + thoughts + pauses
  }

  private mutating func handle(_ event: SeatEvent) {
    switch phase {
    case .thinking, .stuck: break
    case .atSeat where seat.isShowing: if event == .button(.start) { showNext() }
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
        seat.open(.duel(try OwnDuel(message, key: key)))
        phase = .atSeat
        // A shot is shown before the end that it brings, and before the next one that it brings.
        if seat.showsOneByOne { seat.shown = 1 } else { advance() }
      } catch {
        phase = .stuck(.duel(error))
      }
    }
  }

  private mutating func showNext() {
    seat.showNext()
    if !seat.isShowing { advance() }
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
