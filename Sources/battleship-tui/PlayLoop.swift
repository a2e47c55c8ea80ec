// The event loop of the hot seat or of one person's terminal: draw, wait, update, keep, carry out effects.

import BattleshipApp
import BattleshipFrame
import BattleshipTerminal

/// The event loop for a conversation, from the first screen until the player leaves.
struct PlayLoop {
  var state: AppState
  let terminal: Terminal
  let widths: CharacterWidth
  /// The store of the conversation.
  let store: ConversationStore
  /// The trace, if requested.
  private var trace: Trace?
  /// The milliseconds before another attempt to lock a file that another program held.
  private static let pause: Int32 = 100
  /// The milliseconds before another attempt to write after one that failed.
  private static let retry: Int32 = 1_000
  /// Whether the next screen must be redrawn from scratch.
  private var isStale = false
  private let manners: Manners
  private var alarm = Alarm()
  private var records = GameRecords()
  /// Whether the player has left.
  private var hasLeft = false

  init(
    state: AppState, terminal: Terminal, widths: CharacterWidth, manners: Manners, store: ConversationStore,
    trace: Trace?
  ) {
    self.state = state
    self.state.isStill = !manners.mayMove
    self.state.hasManyColors = terminal.hasManyColors
    self.manners = manners
    self.terminal = terminal
    self.widths = widths
    self.store = store
    self.trace = trace
  }

  /// Runs until the player leaves or the program must end; returns the reason for the latter.
  mutating func run() -> Ending? {
    terminal.setTitle(state.language.sentences.seat.gameName)
    carryOut(state.beginning)
    let watch = store.sharedPath.flatMap(FileWatch.init)
    if let owner = state.owner { store.come(as: owner) }
    while !hasLeft {
      state.isOtherHere = store.presence?.isOtherThere
      let screen = state.drawn(size: terminal.size, widths: widths)
      terminal.present(screen.frame)
      if isStale { terminal.redraw() }
      isStale = false
      let event = terminal.nextEvent(
        orChangeOf: watch?.descriptor ?? -1,
        within: wait)
      watch?.clear()
      records.retry()
      switch event {
      case nil:
        let isAwake = alarm.isDue
        if isAwake { alarm.clear() }
        let time = System.clock
        carryOut(store.happen(&state) { isAwake ? $0.update(.awoke, at: time) : [] })
      case .ended(let ending):
        finish()
        return ending
      case .notCopied: state.notice = .notCopied
      case .some(let event):
        guard let event = alarm.appEvent(event, on: screen) else { continue }
        let time = System.clock
        carryOut(store.happen(&state) { $0.update(event, at: time) })
      }
    }
    finish()
    return nil
  }

  /// The longest wait for the next event, in milliseconds; -1 if nothing is due.
  private var wait: Int32 {
    let retry = store.isBehind ? Self.pause : store.hasFailed ? Self.retry : nil
    return [retry, store.timeLeft, alarm.time < 0 ? nil : alarm.time].compactMap { $0 }.min() ?? -1
  }

  private mutating func finish() {
    store.finish()
    records.finish()
  }

  private mutating func carryOut(_ effects: [AppEffect]) {
    for effect in effects {
      switch effect {
      case .copy(let text): if (try? terminal.copy(text)) == nil { state.notice = .notCopied }
      case .clearClipboard: _ = try? terminal.copy("")
      case .redraw: isStale = true
      case .keep, .keepSoon: break
      case .record(let game): if let notice = records.add(game) { state.notice = notice }
      case .ring: if manners.mayRing { terminal.ring() }
      case .wake(let time): alarm.set(time)
      case .drawChance:
        var generator = SystemRandomNumberGenerator()
        let chance = ChanceBytes(using: &generator)
        carryOut(store.happen(&state) { $0.take(chance) })
      case .trace(let line): if let number = trace?.write(line) { complain(ofTrace: number) }
      case .quit: hasLeft = true
      }
    }
  }

  /// Reports that the trace has stopped, on the screen and on standard error.
  private mutating func complain(ofTrace number: Int32) {
    if state.notice == nil { state.notice = .traceStopped }
    BattleshipTUI.complain(Complaint.language.terminal.program.traceStopped(Complaint.reason(number)))
  }
}
