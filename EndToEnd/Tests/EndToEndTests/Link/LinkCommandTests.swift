// The commands of the built program, without a terminal: output, status, and one line for an error.

import BattleshipCore
import TerminalHarness
import Testing

@Suite("By link: commands", .waits) struct LinkCommandTests {
  static let fresh = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
  private let fresh = Self.fresh

  private func done(_ lines: String...) -> Run {
    Run(status: 0, output: lines.map { $0 + "\n" }.joined(), complaint: "")
  }

  private func refused(_ status: Int32, _ reason: String) -> Run {
    Run(status: status, output: "", complaint: "battleship-tui: \(reason)\n")
  }

  @Test func `new places ships by name, or at random`() throws {
    #expect(try run("new", "--ships", "A1,C3") == done(fresh))
    #expect(try run("new", "--ships", "-", input: "A1,C3\r\nA1,A2\n") == done(fresh))
    #expect(try run("new", "--ships=-", input: "A1,C3") == done(fresh))
    #expect(try run("new", "--ships", "-", input: "A1,A1\n") == refused(2, "A1 overlaps another ship."))
    let tooLong = String(repeating: "A1,", count: 2_000)
    for input in [tooLong, "A1,\u{1B}\n"] {
      #expect(try run("new", "--ships", "-", input: input).status == 2)
    }
    #expect(
      try run("new", "--ships", "-", input: tooLong)
        == refused(2, "standard input holds no line of ships such as A1,C3"))
    let random = try run("new", "--random", "--seed", "7", "--rules", "classic")
    #expect(try run("new", "--random", "--seed=7", "--rules=classic") == random)
    #expect(try Game(messageURL: String(random.output.dropLast())).rules == .classic)
    #expect(try run("new", "--ships", "A1,A1") == refused(2, "A1 overlaps another ship."))
    #expect(
      try run("new", "--ships", "A1,A2", "--random")
        == refused(2, "--ships and --random exclude each other; see battleship-tui help new"))
  }

  @Test func `shots after the one that ends the game are named, and the message is printed all the same`() throws {
    let won = try run("shoot", fresh, "A1", "C3", "B2", "B1")
    let played = try run("shoot", fresh, "A1", "C3")
    #expect(won.status == 0)
    #expect(won.output == played.output)
    #expect(played.complaint.isEmpty)
    #expect(won.complaint == "battleship-tui: The game ended at C3; not fired: B2, B1.\n")
  }

  @Test func `shoot prints every shot and the new message`() throws {
    #expect(
      try run("shoot", fresh, "B2", "A1")
        == done("B2 miss, 2 lives left", "A1 sunk, a ship of 1", fresh + "&Guess=4&Guess=0"))
    #expect(try run("shoot", fresh, "A1", "A1") == refused(1, "You already fired at A1. No shot was used."))
    #expect(try run("shoot", fresh, "D1") == refused(2, "D1 is not on the board of 3x3."))
    #expect(
      try run("shoot", fresh, "Q1") == refused(2, "'Q1' is not a cell such as B2; see battleship-tui help shoot"))
    #expect(try run("shoot", fresh) == refused(2, "For a hunt, name the cells to fire at."))
    #expect(try run("shoot") == refused(2, "shoot needs URL|- [CELL]...; see battleship-tui help shoot"))
  }

  @Test func `shoot answers on the base of the received message`() throws {
    let own = "https://example.com/play" + fresh.dropFirst("www.shinobicontrols.com/battleship".count)
    #expect(try run("shoot", own, "B2") == done("B2 miss, 2 lives left", own + "&Guess=4"))
    #expect(try run("shoot", "-", "B2", input: own + "#top\n") == run("shoot", own, "B2"))
  }

  @Test func `inspect prints the known cells, and more on request`() throws {
    let played = fresh + "&Guess=4&Guess=0"
    let told = try run("inspect", played)
    #expect(told.status == 0)
    #expect(told.output.contains("A X . .\nB . o .\nC . . .\n"))
    #expect(try run("inspect", "--reveal", played).output.contains("C . . #\n"))
    #expect(try run("inspect", "--json", played).output.hasPrefix(#"{"format":1,"status":"open","columns":3,"#))
    #expect(try !run("inspect", "--json", played).output.contains("C3"))
  }

  @Test(arguments: [
    ("Ship_Location=9&Ship_Location=1&Is_Complete=0", "Ship_Location=9 (item 1) is not on the board of 3x3."),
    ("Ship_Location=0&Ship_Location=1&Is_Complete=\u{1B}[2J", "Is_Complete=%1B[2J (item 3) is neither 0 nor 1."),
    (
      "Ship_Location=0&Ship_Location=1",
      "The item Is_Complete is missing. Copy the whole link. On a command line it needs quotes."
    ),
    (
      "Ship_Location=0&Ship_Location=1&Is_Complete=0&Format=3",
      "Format=3 (item 4): the message is from a newer program."
    ),
  ])
  func `a refused message has its own status, by every command and from standard input`(
    query: String, reason: String
  ) throws {
    let url = "https://example.com/?" + query
    for words in [["inspect"], ["inspect", "--json"], ["shoot"], ["open"]] {
      let cells = words == ["shoot"] ? ["A1"] : []
      #expect(try run(words + [url] + cells) == refused(3, reason))
      #expect(try run(words + ["-"] + cells, input: url + "\n") == refused(3, reason))
    }
  }

  @Test func `standard input is read up to a limit, and never forever`() throws {
    #expect(try run("inspect", "-", input: "A1 miss\n\(fresh)\r\n\n") == run("inspect", fresh))
    #expect(try run("inspect", "-") == refused(3, "Standard input holds no URL."))
    #expect(
      try run("inspect", "-", path: "/dev/zero")
        == refused(3, "Standard input holds more than 65536 bytes, so it is not a message."))
    #expect(try run("inspect", "-", path: "/tmp") == refused(1, "standard input cannot be read: Is a directory"))
  }

  @Test(arguments: [["new"], ["open", fresh], ["play"], []])
  func `a screen without a terminal is wrong usage, and the error names an alternative`(words: [String]) throws {
    #expect(
      try run(words)
        == refused(2, "standard input is not a terminal; --lines, new --random, shoot and inspect need none"))
  }

  @Test func `a failed write is not a success`() throws {
    for words in ["--help", "--print man", "new --random", "inspect '\(fresh)'"] {
      #expect(
        try run(script: "battleship-tui \(words) > /dev/full")
          == refused(1, "standard output cannot be written: No space left on device"))
    }
  }

  @Test func `help, version, manual and completions are data`() throws {
    for words in [
      ["--help"], ["shoot", "--help"], ["--version"], ["--print", "man"], ["--print", "bash"], ["--print", "zsh"],
      ["--print", "fish"],
    ] {
      let printed = try run(words)
      #expect(printed.status == 0)
      #expect(!printed.output.isEmpty)
      #expect(printed.complaint.isEmpty)
    }
    #expect(try run("--help").output.contains("\n  new      hide ships"))
    #expect(try run("help") == run("--help"))
    #expect(
      try run("help", "shot")
        == refused(2, "there is no command 'shot' (did you mean 'shoot'?); see battleship-tui --help"))
  }

  @Test func `the README's three lines are a whole game`() throws {
    let here = Array(#filePath.split(separator: "/").dropLast(5))
    let readme = read("/" + here.joined(separator: "/") + "/README.md").split(separator: "\n").map(String.init)
    let first = try #require(readme.firstIndex { $0.hasPrefix("    battleship-tui new ") })
    let lines = readme[first..<first + 3].map { String($0.dropFirst(4)) }
    let game = try run(script: lines.joined(separator: "\n"))
    #expect(game.status == 0)
    #expect(game.complaint == "")
    #expect(game.output.contains("\nwon, 2 of 2 hit, 2 lives left\n"))
    #expect(game.output.hasSuffix("\nshots B2 miss, A1 sunk, C3 sunk\n"))
  }

  @Test func `the duel on two machines in the documentation is fair`() throws {
    let here = Array(#filePath.split(separator: "/").dropLast(5))
    let page = read("/" + here.joined(separator: "/") + "/docs/Playing.md").split(separator: "\n").map(String.init)
    let first = try #require(page.firstIndex { $0.hasPrefix("    export XDG_STATE_HOME=$PWD/ann ") })
    let lines = page[first...].prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    #expect(lines.count == 13)
    let game = try run(script: lines.joined(separator: "\n"))
    #expect(game.status == 0)
    #expect(game.complaint.isEmpty)
    #expect(game.output.contains("\nverdict fair, both fleets are opened and every answer was true\n"))
    #expect(game.output.contains("won by the second player"))
  }

  @Test func `people are addressed in Chinese, and programs get the same lines`() throws {
    let refusal = try run("shoot", "--language", "zh", fresh, "D1")
    #expect(refusal == Run(status: 2, output: "", complaint: "battleship-tui: D1 不在 3x3 的棋盘上。\n"))
    #expect(try run("inspect", "--language=zh", fresh) == run("inspect", fresh))
    #expect(try run("inspect", "--language", "zh", "?x").complaint.contains("这不是海战棋的链接。"))
    let locale = try run(script: "LC_ALL=zh_CN.UTF-8 battleship-tui shoot '\(fresh)' Q1; true")
    #expect(locale.complaint == "battleship-tui: 'Q1' 不是 B2 这样的格子；见 battleship-tui help shoot\n")
    let solo = try TerminalSession([built("battleship-tui"), "solo", "--language", "zh", "--rules", "skirmish"])
    #expect(solo.shows("待放舰船：3"), "\(solo.picture)")
  }

  @Test(arguments: Refusal.all)
  func `inspect refuses a query that is not a game, in one line that names item and value`(refusal: Refusal) throws {
    let answer = try run("inspect", "https://example.com/play?" + refusal.query)
    #expect(answer.status == 3)
    #expect(answer.output.isEmpty)
    // The errors of a duel's own reader are covered by the tests of duels.
    let evidence = refusal.query.contains("Format=2") ? nil : refusal.evidence
    #expect(answer.complaint.hasPrefix("battleship-tui: \(evidence ?? "")"))
    #expect(answer.complaint.split(separator: "\n").count == 1)
    #expect(answer.complaint.hasSuffix(".\n"))
    #expect(answer.complaint.dropLast().unicodeScalars.allSatisfy { 32...126 ~= $0.value })
  }
}
