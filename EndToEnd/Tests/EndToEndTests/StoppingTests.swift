// Ctrl-Z and fg in a shell with a process group that is not orphaned: the shell gets its terminal, then the game again.

import CSystem
import TerminalHarness
import Testing

@Suite("Stopping", .waits) struct StoppingTests {
  /// A shell with the trial in it.
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

  @Test func `Ctrl-Z gives the terminal to the shell, and fg gives it back, with working arrows`() throws {
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
    #expect(shell.output.mode(1049) == true)
    #expect(shell.output.mode(1) == true)
    #expect(shell.output.mode(1000) == true)
    #expect(shell.output.mode(2004) == true)
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
    #expect(shell.scrolledOff.isEmpty)
    #expect(shell.settingsAreAsFound)
    shell.type("fg\r")
    #expect(shell.shows("events: 1"))
    #expect(shell.shows("│@ . . │"))
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

  @Test func `a stopped program that is asked to end does so without the terminal`() throws {
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

  @Test func `a stop that cannot be handled is repaired when the program continues`() throws {
    let trial = try startTrial()
    trial.send(signal: SIGSTOP)
    trial.send(signal: SIGCONT)
    #expect(trial.shows("events: 1"))
    #expect(trial.picture[8] == "last: resumed")
    #expect(trial.output.mode(1049) == true)
    #expect(trial.output.mode(2004) == true)
    trial.type("\u{1b}OB")
    #expect(trial.shows("events: 2"))
    #expect(trial.picture[8] == "last: down")
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test func `a program started in the background waits for fg, and takes the terminal as it is then`() throws {
    let shell = try startShell("terminal-trial")
    shell.type("stty -echo\r")
    shell.type("$PROGRAM & echo process $!.\r")
    try #require(shell.shows("process "), "\(shell.picture)")
    try #require(shell.wait { sawStopOnOutput(in: $0) }, "\(shell.picture)")
    #expect(shell.output.mode(1049) != true)
    shell.type("stty echo\r")
    try #require(shell.wait { $0.settingsAreAsFound })
    shell.type("fg\r")
    #expect(shell.shows("events: 0"), "\(shell.picture)")
    shell.type("\u{1b}OB")
    #expect(shell.shows("last: down"))
    quit(shell)
  }

  @Test func `a program continued in the background waits for fg as well`() throws {
    let shell = try startInShell()
    shell.type("\u{1a}")
    try #require(shell.wait { $0.output.mode(1049) == false && isAtPrompt($0) })
    shell.type("stty -echo\r")
    shell.type("bg\r")
    try #require(shell.wait { sawStopOnOutput(in: $0) }, "\(shell.picture)")
    #expect(shell.output.mode(1049) == false)
    shell.type("stty echo\r")
    try #require(shell.wait { $0.settingsAreAsFound })
    shell.type("fg\r")
    #expect(shell.shows("last: resumed"), "\(shell.picture)")
    quit(shell)
  }

  /// Whether the shell has reported that a background program wanted the terminal; it does so before a prompt.
  private func sawStopOnOutput(in shell: TerminalSession) -> Bool {
    shell.type("\r")
    shell.listen()
    return shell.find("tty output") != nil
  }

  @Test(arguments: [false, true])
  func `a program that could not leave its screen before it went to the background waits for fg, or ends`(isToEnd: Bool)
    throws
  {
    let shell = try startInShell()
    shell.sendToForeground(signal: SIGSTOP)
    try #require(shell.shows("shell$"), "\(shell.picture)")
    // The shell reads lines on a terminal that still has the program's settings.
    if isToEnd {
      shell.type("kill %1; kill -CONT %1\n")
      #expect(shell.wait { $0.output.mode(1049) == false && $0.settingsAreAsFound }, "\(shell.picture)")
      expectAsFound(shell)
    } else {
      shell.type("bg\n")
      shell.listen()
      shell.type("fg\n")
      #expect(shell.shows("last: resumed"), "\(shell.picture)")
      quit(shell)
    }
  }

  @Test func `it does not stop if no shell could continue it`() throws {
    // Here the trial leads its session: its process group is orphaned, and the system does not stop it.
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
  func `a shell sees which signal ended the program`(how: String, status: Int) throws {
    let shell = try startInShell()
    if how.hasPrefix("kill") {
      // The program is stopped, gets the signal, and continues with it.
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
