// The visible screen: characters, widths, colours or none, on terminals of many kinds.

import TerminalHarness
import Testing

@Suite("Screen", .waits) struct ScreenTests {
  @Test func `the terminal shows the frame`() throws {
    let trial = try startTrial()
    #expect(
      trial.picture.prefix(10) == [
        "terminal-trial 24x80 utf8", "copied: nothing", "海戦 é e\u{301} ▲●✕ |", "╭──────╮", "│@ . . │", "│. . . │",
        "│. . . │", "╰──────╯", "last: none", "events: 0",
      ])
    #expect(trial.place(row: 2, column: 0).columns == 2)
    #expect(trial.place(row: 0, column: 0).isBold)
    #expect(!trial.place(row: 1, column: 0).isBold)
    // With colours, the cursor has its own colour.
    #expect(!trial.place(row: 4, column: 1).isReversed)
    #expect(!trial.place(row: 4, column: 3).isReversed)
    #expect(trial.wait { $0.cursor == (row: 4, column: 1) })
    #expect(trial.output.hasColors)
    #expect(trial.output.mode(1049) == true)
    #expect(trial.output.mode(25) == true)
    #expect(trial.output.mode(1000) == true)
    #expect(trial.output.mode(1006) == true)
    #expect(trial.output.mode(2004) == true)
  }

  @Test(arguments: [
    "vt100", "vt220", "linux", "xterm", "xterm-256color", "tmux-256color", "screen", "screen-256color", "rxvt",
    "xterm-mono",
  ])
  func `every kind of terminal shows the same characters, accepts its arrows, and is restored`(
    name: String
  ) throws {
    let trial = try startTrial(environment: ["TERM": name])
    #expect(trial.picture[0] == "terminal-trial 24x80 utf8")
    #expect(trial.picture[2...4] == ["海戦 é e\u{301} ▲●✕ |", "╭──────╮", "│@ . . │"])
    #expect(trial.output.hasColors == !["vt100", "vt220", "xterm-mono"].contains(name))
    #expect(trial.place(row: 4, column: 1).isReversed != trial.output.hasColors)
    trial.type("\u{1b}[C\u{1b}OB")
    #expect(trial.shows("events: 2"))
    #expect(trial.picture[5] == "│. @ . │")
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectNothingOn(trial)
  }

  @Test(
    arguments: [
      (["NO_COLOR": "1"], [], false), (["NO_COLOR": ""], [], true), ([:], ["never"], false),
      (["NO_COLOR": "1"], ["always"], true), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], [], true),
    ] as [([String: String], [String], Bool)])
  func `there are colours where they are wanted, and the cursor is visible without any`(
    environment: [String: String], arguments: [String], hasColors: Bool
  ) throws {
    let trial = try startTrial(arguments, environment: environment)
    #expect(trial.output.hasColors == hasColors)
    #expect(trial.place(row: 4, column: 1).isReversed != hasColors)
    trial.type("q")
    #expect(trial.end() == .status(0))
    #expect(trial.output.hasColors == hasColors)
  }

  @Test(arguments: [["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "C.UTF-8", "LC_ALL": "C"]])
  func `a locale of ASCII gets ASCII`(environment: [String: String]) throws {
    let trial = try startTrial(environment: environment)
    #expect(trial.picture[0] == "terminal-trial 24x80 ascii")
    #expect(trial.picture[2...4] == ["?? ? e? ??? |", "+------+", "|@ . . |"])
    #expect(trial.output.bytes.allSatisfy { $0 < 0x80 })
    trial.type("海")
    #expect(trial.shows("last: character(\"?\")"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test func `an empty locale is the same as C`() throws {
    let trial = try TerminalSession(["/usr/bin/env", "LANG=", built("terminal-trial")])
    #expect(trial.shows("terminal-trial 24x80 ascii"), "\(trial.picture)")
    trial.type("q")
    #expect(trial.end() == .status(0))
  }

  @Test(arguments: [["LANG": "xx_YY.UTF-8"], ["LANG": ""]])
  func `a locale that is missing or not installed gets UTF-8 all the same`(environment: [String: String]) throws {
    let trial = try startTrial(environment: environment)
    #expect(trial.picture[0] == "terminal-trial 24x80 utf8")
    #expect(trial.picture[2].hasPrefix("海戦"))
  }

  @Test func `one move of the cursor takes only a few bytes`() throws {
    let trial = try startTrial()
    trial.type("xx")
    try #require(trial.shows("events: 2"))
    let before = trial.output.bytes.count
    trial.type("\u{1b}OC")
    #expect(trial.shows("events: 3"))
    #expect(trial.picture[4] == "│. @ . │")
    // Two cells of the board, a digit, the event in words, and the movement there.
    #expect(trial.output.bytes.count - before < 120)
  }

  @Test func `the title of the window is set, and restored`() throws {
    let trial = try startTrial()
    trial.type("tx")
    #expect(trial.shows("events: 2"))
    #expect(trial.output.text.contains("\u{1b}]2;Trial\u{7}"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
    #expect(trial.output.text.contains("\u{1b}[22;0t"))
    #expect(trial.output.text.contains("\u{1b}[23;0t"))
  }
}
