// Finished games: replayed in lines and on a screen, counted by the score, and the bell for a sunk ship.

import CSystem
import TerminalHarness
import Testing

@Suite("By link: games that are over", .waits) struct RecordTests {
  private let table: DuelFolder
  private let fresh = LinkCommandTests.fresh

  init() throws { table = try DuelFolder() }

  /// Ann finds the ships of the demo's game with one miss.
  private func won() throws -> String {
    table.message(try table.run("ann", "shoot", "-", "B2", "A1", "C3", input: fresh))
  }

  @Test func `a game is replayed as boards, and counted once`() throws {
    let url = try won()
    let replay = try table.run("ann", "replay", "-", input: url + "\n")
    #expect(replay.status == 0)
    #expect(replay.complaint == "")
    #expect(replay.output.contains("\nshot 1 of 3: B2 miss\n  1 2 3\nA # . .\nB . o .\nC . . #\n"))
    #expect(replay.output.hasSuffix("\nA X . .\nB . o .\nC . . X\nwon, 2 of 2 hit, 2 lives left\n"))
    #expect(try won() == url)
    let score = try table.run("ann", "score", "--json")
    #expect(
      score.output.hasPrefix(
        #"{"rows":[{"player":"you","opponent":null,"level":null,"game":"hunt","games":1,"won":1,"best_shots":3,"#
          + #""mean_shots":3,"fouls":0,"hints":false}],"games":[{"day":"20"#))
    #expect(
      score.output.hasSuffix(
        #"","game":"hunt","board":"3x3","winner":"you","loser":null,"shots":3,"given_up":false,"cheated":false,"unchecked":false,"hints":false}]}"#
          + "\n"))
    #expect(try table.run("bob", "score").output == "no finished games yet\n")
  }

  @Test func `an empty book has no game to replay, like a missing one`() throws {
    _ = try won()
    try write("", to: table.state("ann") + "/battleship/games")
    for player in ["ann", "bob"] {
      let run = try table.run(player, "replay")
      #expect(run.status == 1 && run.complaint == "battleship-tui: no finished games yet\n", "\(run)")
    }
  }

  @Test func `an open game is replayed without its ships`() throws {
    let replay = try table.run("ann", "replay", "-", input: fresh + "&Guess=4\n")
    #expect(replay.status == 0)
    #expect(!replay.output.contains("#"))
    #expect(replay.output.contains("shot 1 of 1: B2 miss"))
  }

  @Test func `a damaged line is named and not counted, and a file without a game is refused`() throws {
    _ = try won()
    let book = table.state("ann") + "/battleship/games"
    try write(try #require(contents(book)) + "battleship-game 1 x\n", to: book)
    let score = try table.run("ann", "score")
    #expect(score.status == 0)
    #expect(score.output.contains("you     by link  hunt      1    1     3   3.0"))
    #expect(score.complaint == "battleship-tui: line 2 of '\(book)' is damaged and does not count\n")
    let none = try table.run("ann", "replay", "-", input: "good morning\n")
    #expect(none == Run(status: 3, output: "", complaint: "battleship-tui: It contains no game.\n"))
  }

  @Test func `on a screen a game is replayed shot by shot`() throws {
    let terminal = try TerminalSession([built("battleship-tui"), "replay", try won()])
    try #require(terminal.shows("Shot 0/3"), "\(terminal.picture)")
    for (key, shows) in [("\u{1b}OC", "Shot 1/3"), ("\u{1b}OC", "Shot 2/3"), ("\u{1b}OD", "Shot 1/3")] {
      terminal.type(key)
      try #require(terminal.shows(shows), "\(terminal.picture)")
    }
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.settingsAreAsFound)
  }

  @Test(arguments: [false, true])
  func `a sunk ship rings the bell, unless the sound is off`(isQuiet: Bool) throws {
    let terminal = try TerminalSession([built("battleship-tui"), "open", fresh] + (isQuiet ? ["--quiet"] : []))
    let player = Player(terminal: terminal, hand: .names)
    try player.press(cell: "B2")
    try #require(terminal.shows("B2: miss."))
    let before = terminal.output.bytes.count { $0 == 0x07 }
    try player.press(cell: "A1")
    try #require(terminal.shows("A1: sunk"))
    terminal.type("qq")
    #expect(terminal.end() == .status(0))
    #expect(terminal.output.bytes.count { $0 == 0x07 } - before == (isQuiet ? 0 : 1))
  }
}
