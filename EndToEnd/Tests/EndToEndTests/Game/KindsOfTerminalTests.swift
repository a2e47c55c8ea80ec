// The game on terminals of many kinds, with colours and without, in ASCII, and without a terminal.

import TerminalHarness
import Testing

@Suite("The game: kinds of terminals", .waits) struct KindsOfTerminalTests {
  /// Plays up to the first miss and the first sunk ship, and leaves.
  private func playALittle(_ terminal: TerminalSession, miss: String = "•", sunk: String = "█") throws {
    let player = Player(terminal: terminal)
    try player.beginAttack()
    try player.press(cell: "A2")
    try #require(terminal.shows("A2: miss. 2 lives left."))
    try player.press(cell: "B2")
    try #require(terminal.shows("B2: sunk"))
    // Move away from the ship, which the cursor would cover.
    terminal.type("c1")
    try #require(terminal.wait { SeenBoard($0)?.showsCursor(in: "C1") == true }, "\(terminal.picture)")
    #expect(SeenBoard(terminal)?.cells(showing: miss) == ["A2"])
    #expect(SeenBoard(terminal)?.cells(showing: sunk) == ["B2"])
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectNothingOn(terminal)
  }

  @Test(arguments: ["vt100", "linux", "xterm", "xterm-256color", "screen", "tmux-256color"])
  func `the game is the same on each kind`(name: String) throws {
    let terminal = try startGame(environment: ["TERM": name])
    try playALittle(terminal)
    #expect(terminal.output.hasColors == (name != "vt100"))
  }

  @Test(
    arguments: [(["NO_COLOR": "1"], []), ([:], ["--color", "never"]), ([:], ["--no-color"])]
      as [([String: String], [String])])
  func `without colours the game is the same`(environment: [String: String], arguments: [String]) throws {
    let terminal = try startGame(arguments, environment: environment)
    try playALittle(terminal)
    #expect(!terminal.output.hasColors)
  }

  @Test(
    arguments: [([:], ["--ascii"]), (["LANG": "C"], []), (["LC_ALL": "POSIX"], []), (["LANG": "C"], ["--ascii"])]
      as [([String: String], [String])])
  func `in ASCII the game is the same, and no other byte is written`(
    environment: [String: String], arguments: [String]
  ) throws {
    let terminal = try startGame(arguments + ["--names", "Jürgen,海"], environment: environment)
    try #require(terminal.shows("J?rgen's phone"))
    try Player(terminal: terminal).placeShips()
    #expect(SeenBoard(terminal)?.cells(showing: "#") == ["A1", "B2"])
    terminal.type("\r\r")
    try #require(terminal.shows("[>I am ?: unlock<]"), "\(terminal.picture)")
    terminal.type("\r\r")
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    try Player(terminal: terminal).press(cell: "A2")
    try #require(terminal.shows("A2: miss."))
    terminal.type("?")
    try #require(terminal.shows("Keys"))
    terminal.type("zq")
    #expect(terminal.end() == .status(0))
    #expect(terminal.output.bytes.allSatisfy { $0 < 0x80 })
  }

  // Without a usable terminal.

  private func expectRefusal(
    _ terminal: TerminalSession, _ reason: String, points: String = "--lines, new --random, shoot and inspect need none"
  ) {
    #expect(terminal.end() == .status(2))
    #expect(
      terminal.picture.joined() == "battleship-tui: \(reason); \(points)", "\(terminal.picture)")
    #expect(!terminal.output.bytes.contains(0x1b))
    #expect(terminal.output.text.count(of: "\n") == 1)
    #expect(terminal.settingsAreAsFound)
  }

  @Test(arguments: ["xterm-of-tomorrow", "alacritty-of-tomorrow"])
  func `a newer relative of xterm without a terminfo entry on this machine works`(name: String) throws {
    let terminal = try TerminalSession([built("battleship-tui"), "play"], environment: ["TERM": name])
    #expect(terminal.shows("Start game"), "\(terminal.picture)")
  }

  @Test(arguments: [
    ("dumb", "the terminal 'dumb' cannot place text on a screen"), ("", "the variable TERM does not name the terminal"),
    ("no-such-terminal", "there is no description of the terminal 'no-such-terminal'"),
  ])
  func `a terminal without a screen is refused in one line`(name: String, reason: String) throws {
    expectRefusal(try TerminalSession([built("battleship-tui")], environment: ["TERM": name], columns: 200), reason)
  }

  @Test func `an input that is not a terminal is refused in one line`() throws {
    let terminal = try TerminalSession([built("battleship-tui")], input: "/dev/null", columns: 200)
    expectRefusal(terminal, "standard input is not a terminal")
  }

  @Test func `an output that is not a terminal is refused in one line, on standard error`() throws {
    let script = "{ '\(built("battleship-tui"))' 3>&1; echo status $? >&2; } | wc -c"
    let shell = try TerminalSession(["/bin/sh", "-c", script], columns: 200)
    #expect(shell.end() == .status(0))
    #expect(
      shell.picture.filter { !$0.isEmpty }.sorted() == [
        "0", "battleship-tui: standard output is not a terminal; --lines, new --random, shoot and inspect need none",
        "status 2",
      ])
  }

  @Test func `an option that does not exist is refused in one line`() throws {
    expectRefusal(
      try TerminalSession([built("battleship-tui"), "--colour"], columns: 200),
      "there is no option '--colour' (did you mean '--color'?)",
      points: "see battleship-tui --help")
  }
}
