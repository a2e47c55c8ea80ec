// The events of a game against the computer: at the person's seat, and after each thought.

import BattleshipCore
import BattleshipPlayers

extension Solo {
  /// Applies an event at the person's seat; one that makes no sense at this moment changes nothing.
  public mutating func update(_ event: SeatEvent) {
    switch phase {
    case .thinking, .stuck: return
    // A last shot that is shown alone has the button of an open duel below it.
    case .atSeat where seat.isShowing: if event == .button(.nextShot) || event == .button(.resign) { showNext() }
    case .atSeat where event == .button(.start) && duel?.winner != nil: beginNext()
    case .atSeat: for effect in seat.update(event) { carryOut(effect) }
    }
    if seat.isAdvised { tookAdvice = true }
  }

  private mutating func carryOut(_ effect: SeatEffect) {
    switch effect {
    case .duel(.challenge(let fleet, let volley)):
      duel = .fromSeat(fleet, volley, key: key, using: &randomness)
      advance()
    case .duel(.move(let move)): make(move)
    case .open, .send: break
    }
  }

  private mutating func beginNext() {
    earlier = score
    duel = nil
    firesFirst = !firesFirst
    tookAdvice = false
    seat = Seat(.duel(terms))
    advance()
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

  /// Takes the result of a thought; an outdated one changes nothing.
  public mutating func take(_ finished: FinishedThought) {
    guard case .thinking(finished.thought) = phase else { return }
    switch finished.result {
    case .failure(let error): phase = .stuck(error)
    case .success(let message):
      duel = message
      do throws(DuelError) {
        seat.open(.duel(try OwnDuel(message, key: key)))
        phase = .atSeat
        // A shot is shown before the end or the next shot that follows it.
        if seat.showsOneByOne { seat.shown = .first(1) } else { advance() }
      } catch {
        phase = .stuck(.duel(error))
      }
    }
  }

  /// Shows the computer's next shot, if there is one.
  public mutating func showNext() {
    guard isShowing else { return }
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
