// The terminal is restored, however the program ends.

import CSystem
import TerminalHarness
import Testing

@Suite("Leaving", .waits) struct LeavingTests {
  @Test(arguments: [
    ("q", Ended.status(0)), ("E", .status(3)), ("\u{3}", .signal(SIGINT)), ("\u{1c}", .signal(SIGQUIT)),
    ("F", .signal(SIGILL)), ("T", .signal(SIGILL)), ("S", .signal(SIGSEGV)), ("A", .signal(SIGABRT)),
    ("O", .signal(SIGSEGV)),
  ])
  func `by a key, by a crash`(key: String, end: Ended) throws {
    let trial = try startTrial()
    trial.type(key)
    #expect(trial.end() == end)
    expectAsFound(trial)
  }

  @Test func `by a full stack, even without Swift's alternate stack`() throws {
    let trial = try startTrial(environment: ["SWIFT_BACKTRACE": "enable=no"])
    trial.type("O")
    #expect(trial.end() == .signal(SIGSEGV))
    expectAsFound(trial)
  }

  /// All signals that end a program unless it handles them, including the real-time ones. SIGKILL cannot be handled.
  private static let ends: [Int32] = {
    let others = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE]
    // The C library reserves the numbers between the old signals and the real-time ones.
    return (1...31).filter { !others.contains($0) } + [34, 50, 64]
  }()

  @Test(arguments: ends) func `by a signal, which then ends the program`(signal: Int32) throws {
    let trial = try startTrial()
    trial.send(signal: signal)
    #expect(trial.end() == .signal(signal))
    expectAsFound(trial)
  }

  @Test func `a pipe whose reader has ended ends no program`() throws {
    let trial = try startTrial()
    trial.send(signal: SIGPIPE)
    trial.type("x")
    #expect(trial.shows("events: 1"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test func `by a second Ctrl-C where the program hangs`() throws {
    let trial = try startTrial()
    trial.type("H")
    var keys = 0
    // As a person does: again and again, until it ends.
    #expect(
      trial.wait {
        keys += 1
        $0.type("\u{3}")
        return $0.hasEnded
      })
    #expect(keys > 1)
    #expect(trial.end() == .signal(SIGINT))
    expectAsFound(trial)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `by a second signal if the terminal is stopped and takes no output`(signal: Int32) throws {
    let trial = try startTrial()
    // Ctrl-S, before or after the program wrote to standard error.
    trial.type(signal == SIGTERM ? "\u{13}" : "W\u{13}")
    try expectEnd(of: trial, by: signal)
    #expect(trial.settingsAreAsFound)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT], ["\u{13}", "W\u{13}", "\u{13}x", "\u{13}E"])
  func `by one signal within a few seconds if the terminal is stopped`(signal: Int32, keys: String) throws {
    let trial = try startTrial()
    trial.type(keys)
    trial.listen()
    try expectEnd(of: trial, byOne: signal)
    #expect(trial.settingsAreAsFound)
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `by one signal if the output is not read`(signal: Int32) throws {
    let trial = try startTrial()
    // Each one draws the whole screen, which is not read: the terminal's buffer is soon full.
    trial.typeUnheard(String(repeating: "\u{c}", count: 400))
    try expectEnd(of: trial, byOne: signal)
    #expect(trial.settingsAreAsFound)
  }

  /// Sends one signal, and expects that it ends the program within a few seconds although its output is not read.
  private func expectEnd(
    of trial: TerminalSession, byOne signal: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    trial.send(signal: signal)
    #expect(trial.hasEnded(within: 15), sourceLocation: sourceLocation)
    if !trial.hasEnded { trial.send(signal: SIGKILL) }
    #expect(trial.end() == .signal(signal), sourceLocation: sourceLocation)
  }

  @Test func `by a crash while the terminal is stopped`() throws {
    let trial = try startTrial()
    trial.type("\u{13}A")
    #expect(trial.end() == .signal(SIGABRT))
    #expect(trial.settingsAreAsFound)
  }

  @Test func `by a second signal if an exit cannot write its last output`() throws {
    let trial = try startTrial()
    trial.type("\u{13}E")
    try #require(trial.wait { $0.settingsAreAsFound })
    try expectEnd(of: trial, by: SIGTERM)
  }

  /// Sends a signal again and again, as a person does, until the program ends.
  private func expectEnd(of trial: TerminalSession, by signal: Int32) throws {
    let isOver = trial.wait {
      $0.send(signal: signal)
      return $0.hasEnded
    }
    #expect(isOver)
    #expect(trial.end() == .signal(signal))
  }

  @Test func `by closing the window`() throws {
    let trial = try startTrial()
    trial.hangUp()
    #expect(trial.end() == .signal(SIGHUP))
  }

  @Test func `output to standard error is shown afterwards, and not before`() throws {
    let trial = try startTrial()
    trial.type("Wx")
    #expect(trial.shows("events: 2"))
    #expect(!trial.output.text.contains("said to standard error"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
    #expect(trial.picture.contains("said to standard error"))
  }

  @Test func `the reason of a crash is shown afterwards, without a question`() throws {
    let trial = try startTrial()
    trial.type("WF")
    #expect(trial.end() == .signal(SIGILL))
    expectAsFound(trial)
    #expect(trial.picture.contains { $0.contains("Fatal error: asked for") })
    #expect(trial.picture.contains("said to standard error"))
    #expect(!trial.output.text.contains("Press space"))
  }

  @Test func `a report of the crash is shown afterwards if it was asked for`() throws {
    let settings = "enable=yes,interactive=no,color=no,symbolicate=off,threads=crashed"
    let trial = try startTrial(environment: ["SWIFT_BACKTRACE": settings])
    trial.type("F")
    #expect(trial.end() == .signal(SIGILL))
    #expect(trial.settingsAreAsFound)
    let parts = trial.output.text.split(separator: "\u{1b}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("Backtrace took") == true)
  }

  @Test(
    arguments: ["vt100", "linux"], [("q", 0), ("F", SIGILL), ("\u{3}", SIGINT), ("A", SIGABRT)] as [(String, Int32)])
  func `a terminal with one screen keeps no picture, however the program ends`(name: String, way: (String, Int32))
    throws
  {
    let trial = try startTrial(environment: ["TERM": name])
    trial.type(way.0)
    #expect(trial.end() == (way.1 == 0 ? .status(0) : .signal(way.1)))
    #expect(trial.settingsAreAsFound)
    let left = trial.picture.filter { !$0.isEmpty && !$0.contains("Fatal error") && !$0.hasPrefix("Current stack") }
    #expect(left == [] && trial.scrolledOff.isEmpty, "\(left)")
    #expect(way.0 == "F" || trial.cursor == (row: 0, column: 0))
  }

  @Test func `a program has one terminal, which can be opened again once it is closed`() throws {
    let trial = try startTrial()
    trial.type("D")
    #expect(trial.shows("events: 2"))
    #expect(trial.picture[8] == "last: refused isOpen")
    trial.type("C")
    #expect(trial.shows("events: 4"))
    #expect(trial.picture[8] == "last: opened")
    trial.type("\u{1b}OB")
    #expect(trial.shows("events: 5"))
    #expect(trial.picture[8] == "last: down")
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test func `nohup works`() throws {
    let trial = try startWithoutHangUps("terminal-trial")
    try #require(trial.shows("events: 0"))
    trial.send(signal: SIGHUP)
    trial.type("x")
    #expect(trial.shows("events: 1"))
    trial.type("q")
    #expect(trial.end() == .status(0))
  }
}
