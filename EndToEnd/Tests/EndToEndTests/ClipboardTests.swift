// Copying: to the terminal itself, through tmux, or reported as impossible.

import CSystem
import TerminalHarness
import Testing

@Suite("Clipboard", .waits) struct ClipboardTests {
  @Test func `a terminal gets the text in base 64`() throws {
    let trial = try startTrial()
    trial.type("y")
    #expect(trial.shows("copied: yes"))
    #expect(trial.output.text.contains("\u{1b}]52;c;aHR0cHM6Ly9leGFtcGxlLmNvbS8/YT0x\u{7}"))
  }

  @Test(arguments: ["vt100", "linux"])
  func `a terminal without a clipboard gets nothing, and the program knows`(name: String) throws {
    let trial = try startTrial(environment: ["TERM": name])
    trial.type("y")
    #expect(trial.shows("copied: no"))
    #expect(!trial.output.text.contains("]52;"))
  }

  @Test(.enabled(if: Tmux.path != nil, "tmux is not installed"))
  func `tmux shows the same, gets the text to copy, and gives the terminal back`() throws {
    let tmux = try #require(Tmux.path)
    let folder = try TemporaryFolder()
    let words = [tmux, "-S", folder.path + "/socket", "-f", "/dev/null"]
    let outside = try TerminalSession(words + ["new-session", built("terminal-trial")])
    defer {
      let end = try? TerminalSession(words + ["kill-server"])
      _ = end?.end()
    }
    try #require(outside.shows("events: 0"), "\(outside.picture)")
    #expect(outside.picture[2...4] == ["海戦 é e\u{301} ▲●✕ |", "╭──────╮", "│@ . . │"])
    outside.type("\u{1b}OC")
    #expect(outside.wait { $0.picture[4] == "│. @ . │" })
    outside.type("y")
    #expect(outside.shows("copied: yes"))
    // The program does not wait for tmux there, so the test does.
    #expect(
      outside.wait { _ in
        let buffer = try? TerminalSession(words + ["show-buffer"])
        return buffer?.end() == .status(0) && buffer?.picture[0] == "https://example.com/?a=1"
      })
    // Nothing of it is left once it is cleared.
    outside.type("c")
    #expect(
      outside.wait { _ in
        let buffers = try? TerminalSession(words + ["list-buffers"])
        return buffers?.end() == .status(0) && buffers?.picture.joined().contains("buffer") == false
      })
    outside.type("q")
    #expect(outside.end() == .status(0))
    #expect(outside.settingsAreAsFound)
  }

  // Programs with the name tmux that behave differently.

  private static let inBase64 = "\u{1b}]52;c;aHR0cHM6Ly9leGFtcGxlLmNvbS8/YT0x\u{7}"

  /// The trial inside a fake tmux: a script of the shell.
  private func start(_ folder: TemporaryFolder, insideOf script: String) throws -> TerminalSession {
    let stub = folder.path + "/tmux"
    try write("#!/bin/sh\n" + script, to: stub)
    try #require(chmod(stub, 0o700) == 0)
    let path = folder.path + ":/usr/bin:/bin"
    return try startTrial(environment: ["TMUX": "x,1,0", "PATH": path, "FOLDER": folder.path])
  }

  @Test(arguments: ["exit 0", "exit 1", "exec < /dev/null; exit 1", "kill -9 $$"])
  func `a tmux that reads nothing ends no program, and for one that fails the terminal copies`(script: String) throws {
    let folder = try TemporaryFolder()
    let trial = try start(folder, insideOf: script)
    for count in 1...60 {
      trial.type("yx")
      try #require(trial.shows("events: \(2 * count)"))
    }
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
    #expect(trial.output.text.contains(Self.inBase64) == (script != "exit 0"))
  }

  @Test(arguments: [nil, "exit 1", "exec sleep 1000"])
  func `the game says so if a text cannot be copied anywhere`(tmux: String?) throws {
    let folder = try TemporaryFolder()
    var environment = ["TERM": "vt100", "PATH": folder.path + ":/usr/bin:/bin"]
    if let tmux {
      try write("#!/bin/sh\n" + tmux, to: folder.path + "/tmux")
      try #require(chmod(folder.path + "/tmux", 0o700) == 0)
      environment["TMUX"] = "x,1,0"
    }
    let terminal = try TerminalSession(
      [built("battleship-tui"), "open", LinkCommandTests.fresh + "&Guess=4"], environment: environment, columns: 100)
    try #require(terminal.shows("Lives 2/3"), "\(terminal.picture)")
    terminal.type("y")
    #expect(terminal.shows("No clipboard here: select the link and copy it with the terminal."), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `a tmux that hangs delays no key, and ends with the program`() throws {
    let folder = try TemporaryFolder()
    let trial = try start(folder, insideOf: "echo $$ >> $FOLDER/started; sleep 1000; exit 0")
    trial.type("y")
    #expect(trial.wait { _ in !read(folder.path + "/started").isEmpty })
    let beginning = TerminalSession.now()
    trial.type("x\u{1b}OC\u{1b}OB")
    #expect(trial.shows("events: 4"))
    #expect(trial.picture[5] == "│. @ . │")
    #expect(TerminalSession.now() - beginning < 1)
    #expect(trial.wait { $0.output.text.contains(Self.inBase64) })
    // Copy once more, and leave at once: the terminal is given back first.
    trial.type("yq")
    #expect(trial.wait { $0.settingsAreAsFound && !$0.hasEnded })
    #expect(trial.end() == .status(0))
    let started = read(folder.path + "/started").split(separator: "\n").compactMap { Int32($0) }
    #expect(started.count == 2)
    #expect(trial.wait { _ in started.allSatisfy { kill($0, 0) != 0 } })
  }

  @Test func `a text copied while tmux is slow comes after it, and nothing in between`() throws {
    let folder = try TemporaryFolder()
    let trial = try start(folder, insideOf: "echo >> $FOLDER/count; while [ ! -e $FOLDER/go ]; do sleep 0.01; done")
    trial.type("yyyx")
    #expect(trial.shows("events: 4"))
    try write("", to: folder.path + "/go")
    trial.type("q")
    #expect(trial.end() == .status(0))
    #expect(read(folder.path + "/count") == "\n\n")
    #expect(!trial.output.text.contains("]52;"))
  }

  @Test func `a started tmux has its signals as after login`() throws {
    let folder = try TemporaryFolder()
    let trial = try start(folder, insideOf: "grep -E '^Sig(Blk|Ign)' /proc/self/status > $FOLDER/signals")
    trial.type("yx")
    #expect(trial.shows("events: 2"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    let masks = read(folder.path + "/signals").split(separator: "\n").compactMap { line in
      line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    }
    // Ignore the C library's own two signals, 32 and 33.
    #expect(!ProcessUse.isTold || masks.map { $0 & ~(0b11 << 31) } == [0, 0], "\(masks)")
  }
}
