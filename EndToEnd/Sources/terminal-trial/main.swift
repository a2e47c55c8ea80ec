// A program that shows the events of its terminal, and ends in every way on request.

import CSystem
@testable import BattleshipApp
@testable import BattleshipFrame
@testable import BattleshipPlay
@testable import BattleshipText
@testable import BattleshipTerminal

let colors = CommandLine.arguments.dropFirst().compactMap(ColorChoice.init).first ?? .auto
var terminal: Terminal
do {
  terminal = try Terminal.open(colors: colors)
} catch {
  say("terminal-trial: \(error)\n")
  exit(2)
}
var trial = Trial()
while true {
  terminal.present(trial.frame(size: terminal.size, widths: terminal.widths, charset: terminal.charset))
  guard let event = terminal.nextEvent() else { continue }
  trial.note(event)
  switch event {
  case .key(.character(let letter)): act(on: letter)
  case .key(.control("l")): terminal.redraw()
  case .ended(.signal(let number)): terminal.end(bySignal: number)
  case .ended(.inputClosed):
    terminal.close()
    exit(0)
  default: break
  }
}

/// Opens a terminal once more; returns the error, if any.
@MainActor func opened(_ use: (Terminal) -> Void) -> TerminalError? {
  do throws(TerminalError) {
    use(try Terminal.open(colors: colors))
    return nil
  } catch {
    return error
  }
}

/// Writes to standard error.
func say(_ text: String) {
  let bytes = Array(text.utf8)
  _ = write(2, bytes, bytes.count)
}

/// The effects of the letter keys.
@MainActor func act(on letter: Character) {
  switch letter {
  case "q":
    terminal.close()
    exit(0)
  case "E": exit(3)
  case "F": fatalError("asked for")
  case "T": _ = trial.events.dropFirst(1)[trial.events.count + 1]
  case "A": abort()
  case "S": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  case "O": say("\(depth(of: 0))")
  case "H": while true {}
  case "W": say("said to standard error\n")
  case "c": trial.isCopied = terminal.copy("")
  case "y": trial.isCopied = terminal.copy("https://example.com/?a=1")
  case "t": terminal.setTitle("Trial")
  case "L": trial.note(afterWait: terminal.nextEvent(within: 300))
  case "D": trial.note(error: opened { _ in })
  case "C":
    terminal.close()
    trial.note(error: opened { terminal = $0 })
  default: break
  }
}

/// Recurses until the stack is full.
func depth(of level: Int) -> Int {
  var room = (level, level, level, level, level, level, level, level)
  return withUnsafeMutablePointer(to: &room) { depth(of: $0.pointee.0 + 1) + $0.pointee.1 }
}
