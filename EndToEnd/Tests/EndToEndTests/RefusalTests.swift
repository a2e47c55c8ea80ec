// Without a usable terminal, one line says why, and nothing else happens.

import CSystem
import TerminalHarness
import Testing

@Suite("No terminal", .waits) struct RefusalTests {
  private func lines(_ session: TerminalSession) -> [String] { session.picture.filter { !$0.isEmpty } }

  @Test(arguments: [
    ("dumb", "dumb(name: \"dumb\")"), ("no-such-terminal", "unknown(name: \"no-such-terminal\")"), ("", "noName"),
    ("unknown", "unknown(name: \"unknown\")"),
  ])
  func `a terminal without a screen is refused in one line`(name: String, error: String) throws {
    let trial = try TerminalSession([built("terminal-trial")], environment: ["TERM": name])
    #expect(trial.end() == .status(2))
    #expect(lines(trial) == ["terminal-trial: \(error)"])
    #expect(!trial.output.bytes.contains(0x1b))
    #expect(trial.settingsAreAsFound)
  }

  @Test func `an input that is not a terminal is refused in one line, without a flood of output`() throws {
    let trial = try TerminalSession([built("terminal-trial")], input: "/dev/null")
    #expect(trial.end() == .status(2))
    #expect(lines(trial) == ["terminal-trial: inputIsNoTerminal"])
    #expect(trial.output.bytes.count < 100)
    #expect(trial.settingsAreAsFound)
  }

  @Test(arguments: 4...10) func `with too few descriptors it says so, and with enough it works`(count: Int) throws {
    let trial = try TerminalSession([
      "/bin/sh", "-c", "trap '' HUP; ulimit -n \(count); exec '\(built("terminal-trial"))'",
    ])
    let isOpen = trial.wait { $0.hasEnded || $0.find("events: 0") != nil } && !trial.hasEnded
    if isOpen { trial.type("q") }
    #expect(trial.end() == .status(isOpen ? 0 : 2))
    #expect(lines(trial) == (isOpen ? [] : ["terminal-trial: system(\(EMFILE))"]))
    #expect(count > 4 || !isOpen)
    #expect(count < 10 || isOpen)
    #expect(trial.settingsAreAsFound)
  }

  @Test func `an output that is not a terminal is refused in one line, and gets nothing`() throws {
    let shell = try TerminalSession([
      "/bin/sh", "-c", "'\(built("terminal-trial"))' | wc -c; echo end",
    ])
    #expect(shell.end() == .status(0))
    #expect(lines(shell).sorted() == ["0", "end", "terminal-trial: outputIsNoTerminal"])
  }

  @Test func `a terminal that hung up without a signal ends the program`() throws {
    // The shell keeps the signal from the trial, whose input then ends.
    let shell = try startWithoutHangUps("terminal-trial")
    try #require(shell.shows("events: 0"))
    shell.hangUp()
    #expect(shell.end() == .status(0))
  }
}
