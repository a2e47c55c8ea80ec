// One sitting: the state is drawn, an event is waited for, the state changes, and what follows is done.

import BattleshipApp
import BattleshipTerminal

struct Session {
  var state: AppState
  let terminal: Terminal
  let widths: CharacterWidth
  /// Where the trace goes.
  let trace: Int32?

  /// Goes on until the player leaves; then the program ends.
  mutating func run() -> Never {
    terminal.setTitle("Battleships")
    carryOut(state.beginning)
    while true {
      let screen = state.drawn(size: terminal.size, widths: widths)
      terminal.present(screen.frame)
      let event = terminal.nextEvent()
      switch event {
      case .ended(.signal(let number)): terminal.end(bySignal: number)
      case .ended(.inputClosed):
        terminal.close()
        System.end(1)
      default:
        guard let event = AppEvent(event, on: screen) else { continue }
        carryOut(state.update(event, at: System.clock))
      }
    }
  }

  private func carryOut(_ effects: [AppEffect]) {
    for effect in effects {
      switch effect {
      case .copy(let text): _ = try? terminal.copy(text)
      case .clearClipboard: _ = try? terminal.copy("")
      case .redraw:
        terminal.present(state.drawn(size: terminal.size, widths: widths).frame)
        terminal.redraw()
      case .keep: break
      case .trace(let line): if let trace { System.write(line + "\n", to: trace) }
      case .quit:
        terminal.close()
        System.end(0)
      }
    }
  }
}
