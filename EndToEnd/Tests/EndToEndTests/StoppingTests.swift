// Ctrl-Z and fg in a shell, whose process group is not orphaned: the shell gets its terminal, the game gets it again.

import Glibc
import TerminalHarness
import Testing

@Suite("Stopping") struct StoppingTests {
  /// A shell, and the trial in it.
  private func startInShell() throws -> TerminalSession {
    let shell = try startShell("terminal-trial")
    shell.type("$PROGRAM\r")
    try #require(shell.shows("events: 0"), "\(shell.picture)")
    return shell
  }

  private func isAtPrompt(_ shell: TerminalSession) -> Bool {
    shell.picture.last { !$0.isEmpty } == "shell$"
  }

  private func quit(_ shell: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) {
    shell.type("q")
    #expect(shell.wait { isAtPrompt($0) }, "\(shell.picture)", sourceLocation: sourceLocation)
    expectAsFound(shell, sourceLocation: sourceLocation)
    shell.type("exit\r")
    #expect(shell.end() != nil, sourceLocation: sourceLocation)
  }

  @Test func `Ctrl-Z gives the terminal to the shell, and fg gives it back, with arrows that are arrows`() throws {
    let shell = try startInShell()
    shell.type("\u{1b}OC")
    #expect(shell.shows("last: right"))
    shell.type("\u{1a}")
    try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) }, "\(shell.picture)")
    expectAsFound(shell)
    #expect(shell.picture.contains { $0.contains("Stopped") })
    shell.type("echo sum $((40 + 2))\r")
    #expect(shell.shows("sum 42"))

    shell.type("fg\r")
    #expect(shell.shows("events: 2"))
    #expect(shell.picture[8] == "last: resumed")
    #expect(shell.output.mode(1049) == true && shell.output.mode(1) == true)
    #expect(shell.output.mode(1000) == true && shell.output.mode(2004) == true)
    #expect(!shell.settingsAreAsFound)
    #expect(shell.picture[4] == "│. @ . │")
    shell.type("\u{1b}OB")
    #expect(shell.shows("events: 3"))
    #expect(shell.picture[8] == "last: down")
    #expect(shell.picture[5] == "│. @ . │")
    quit(shell)
  }

  @Test(arguments: ["vt100", "linux"]) func `a terminal with one screen keeps no picture while another program has it`(
    name: String
  ) throws {
    let shell = try startShell("terminal-trial")
    shell.type("TERM=\(name) $PROGRAM\r")
    try #require(shell.shows("events: 0"))
    shell.type("\u{1a}")
    try #require(shell.wait { isAtPrompt($0) }, "\(shell.picture)")
    #expect(!shell.picture.contains { $0.contains("│") || $0.contains("events") }, "\(shell.picture)")
    #expect(shell.scrolledOff.isEmpty && shell.settingsAreAsFound)
    shell.type("fg\r")
    #expect(shell.shows("events: 1") && shell.shows("│@ . . │"))
  }

  @Test func `a window that was resized meanwhile is noticed`() throws {
    let shell = try startInShell()
    shell.type("\u{1a}")
    try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) })
    shell.resize(rows: 20, columns: 60)
    shell.type("fg\r")
    #expect(shell.shows("terminal-trial 20x60"))
    #expect(shell.shows("events: 2"))
    #expect(shell.picture[8] == "last: resized 20 60")
    quit(shell)
  }

  @Test func `it can be stopped again and again`() throws {
    let shell = try startInShell()
    for count in 1...5 {
      shell.type("\u{1a}")
      try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) })
      #expect(shell.settingsAreAsFound)
      shell.type("fg\r")
      #expect(shell.shows("events: \(count)"))
      #expect(shell.picture[8] == "last: resumed")
    }
    quit(shell)
  }

  @Test func `a stopped program that is told to end does so without the terminal`() throws {
    let shell = try startInShell()
    shell.type("\u{1a}")
    try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) })
    shell.type("kill %1; kill -CONT %1; wait; echo status $?\r")
    #expect(shell.shows("status"), "\(shell.picture)")
    #expect(shell.wait { isAtPrompt($0) })
    expectAsFound(shell)
    shell.type("jobs; echo none of $((1 + 2))\r")
    #expect(shell.shows("none of 3"))
    #expect(!shell.picture.contains { $0.contains("Running") })
  }

  @Test func `a stop that cannot be answered is mended when it goes on`() throws {
    let trial = try startTrial()
    trial.send(signal: SIGSTOP)
    trial.send(signal: SIGCONT)
    #expect(trial.shows("events: 1"))
    #expect(trial.picture[8] == "last: resumed")
    #expect(trial.output.mode(1049) == true && trial.output.mode(2004) == true)
    trial.type("\u{1b}OB")
    #expect(trial.shows("events: 2"))
    #expect(trial.picture[8] == "last: down")
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test func `where nobody could make it go on it does not stop`() throws {
    // The trial is the first of its session here: its process group is orphaned, and the system does not stop it.
    let trial = try startTrial()
    trial.type("\u{1a}")
    #expect(trial.shows("events: 1"))
    #expect(trial.picture[8] == "last: resumed")
    trial.type("\u{1b}OBx")
    #expect(trial.shows("events: 3"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test(arguments: [("\u{3}", 130), ("\u{1c}", 131), ("kill -TERM", 143), ("kill -HUP", 129)])
  func `a shell sees which signal it was`(how: String, status: Int) throws {
    let shell = try startInShell()
    if how.hasPrefix("kill") {
      // Stopped, sent the signal, and going on with it.
      shell.type("\u{1a}")
      try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) })
      shell.type("\(how) %1; fg; echo status $?\r")
    } else {
      shell.type(how)
      try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) })
      shell.type("echo status $?\r")
    }
    #expect(shell.shows("status \(status)"), "\(shell.picture)")
    expectAsFound(shell)
  }
}
