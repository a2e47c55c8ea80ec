// The event loop of a game against the computer: draw, wait for a key or a thought, update, keep.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

/// The event loop of a game against the computer, from the first screen until the player leaves.
struct SoloLoop {
  private var state: SoloState
  private let terminal: Terminal
  private let widths: CharacterWidth
  /// The file of the game; `nil` if it is not kept.
  private let file: SoloFile?
  private let thinker = Thinker()
  private let manners: Manners
  private var alarm = Alarm()
  private var records = GameRecords()
  /// Whether the computer's next shot is due after a pause.
  private var isPausing = false
  /// Whether the player has left.
  private var hasLeft = false
  /// The milliseconds for which each of the computer's shots is shown.
  private static let pause: Int32 = 900

  init(state: SoloState, terminal: Terminal, widths: CharacterWidth, manners: Manners, file: SoloFile?) {
    (self.state, self.terminal, self.widths, self.manners, self.file) = (state, terminal, widths, manners, file)
    self.state.isStill = !manners.mayMove
  }

  /// Runs until the player leaves or the program must end; returns the reason for the latter.
  mutating func run() -> Ending? {
    terminal.setTitle(state.language.sentences.seat.gameName)
    carryOut(state.solo.beginning)
    while !hasLeft {
      let screen = state.drawn(size: terminal.size, widths: widths)
      terminal.present(screen.frame)
      let event = terminal.nextEvent(
        orChangeOf: thinker?.descriptor ?? -1,
        within: alarm.isSet ? alarm.time : isPausing ? Self.pause : -1)
      records.retry()
      switch event {
      case nil: goOn()
      case .ended(let ending):
        records.finish()
        return ending
      case .some(let event):
        guard let event = alarm.appEvent(event, on: screen) else { continue }
        for effect in state.update(event) { carryOut(effect) }
      }
    }
    records.finish()
    return nil
  }

  /// Takes a finished thought, advances an animation, or shows the computer's next shot.
  private mutating func goOn() {
    if let finished = thinker?.takeFinished() {
      for effect in state.update(.thought(finished)) { carryOut(effect) }
    } else if alarm.isSet {
      alarm.clear()
      for effect in state.update(.awoke) { carryOut(effect) }
    } else if isPausing {
      isPausing = false
      for effect in state.update(.nextShot) { carryOut(effect) }
    }
  }

  private mutating func carryOut(_ effect: SoloScreenEffect) {
    switch effect {
    case .solo(let effect): carryOut([effect])
    case .ring: if manners.mayRing { terminal.ring() }
    case .wake(let time): alarm.set(time)
    case .redraw: terminal.redraw()
    case .leave: hasLeft = true
    }
  }

  private mutating func carryOut(_ effects: [SoloEffect]) {
    for effect in effects {
      switch effect {
      case .keep: keep()
      case .pause: isPausing = true
      case .think(let thought):
        if let thinker {
          thinker.begin(thought)
        } else {
          for effect in state.update(.thought(thought.finished())) { carryOut(effect) }
        }
      }
    }
  }

  /// Keeps the game; on failure the game continues and the screen says so.
  private mutating func keep() {
    // Record first: a game recorded twice counts once, but a game kept as finished would never be recorded later.
    if let game = state.finishedGame, let notice = records.add(game) { state.notice = notice }
    guard let file else { return }
    do throws(WriteError) {
      try file.keep(state.solo)
    } catch {
      state.notice = .notKept
    }
  }
}
