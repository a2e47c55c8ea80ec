// Whole games on a real terminal, from the first screen to the result, read from the screen as a person does.

import BattleshipCore
import TerminalHarness
import Testing

@Suite("The game: whole games", .waits) struct WholeGameTests {
  @Test(arguments: ["messages", "skirmish", "classic"], Hand.allCases)
  func `arrows and Enter, or the mouse, or names of cells play a whole game`(rules: String, hand: Hand) throws {
    let terminal = try startGame(["--rules", rules])
    let player = Player(terminal: terminal, hand: hand)
    let ships = try place(rules, player)
    try player.press(button: "Finished")
    try player.press(button: "Send")
    try player.press(button: "I am Kate: unlock")
    try player.open(bubble: "placed their")
    try #require(terminal.shows("Hit 0/\(ships.count)"))

    try player.waitForBoard()
    let board = try #require(SeenBoard(terminal))
    #expect(board.cells(showing: "·") == board.cells)
    let water = try #require(board.cells.last { !ships.contains($0) })
    try player.press(cell: water)
    try #require(terminal.shows("\(water): miss."), "\(terminal.picture)")
    for (count, cell) in ships.enumerated() {
      try player.press(cell: cell)
      try #require(terminal.shows("Hit \(count + 1)/\(ships.count)"), "\(cell) of \(ships): \(terminal.picture)")
    }
    #expect(terminal.shows("You destroyed all the ships!"))
    try player.reply()
    try player.look(atResult: "Kate destroyed")

    #expect(terminal.picture.contains { $0.contains("Kate destroyed all the ships!") })
    let end = try #require(SeenBoard(terminal))
    #expect(end.shownCells.sorted() == ships.sorted())
    #expect(end.cells(showing: "•") == [water])
    try player.press(button: "Play again")
    #expect(terminal.shows("Ships to place:"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  /// Places ships, at random if there are many; returns the cells that they show.
  private func place(_ rules: String, _ player: Player) throws -> [String] {
    if rules == "messages" {
      try player.placeShips()
    } else {
      try player.press(button: "Start game")
      try #require(player.terminal.shows("Ships to place:"))
      player.terminal.type("r")
      try #require(player.terminal.shows("[>Finished<]"))
    }
    // The text that a screen draws last, below the board.
    try #require(player.terminal.shows("↑ goes to the board"))
    return try #require(SeenBoard(player.terminal)).shipCells
  }

  @Test func `the third miss ends the game, and both see where the ships were`() throws {
    let terminal = try startGame()
    let player = Player(terminal: terminal)
    try player.beginAttack()
    for (cell, lives) in [("C3", 2), ("C2", 1), ("C1", 0)] {
      try player.press(cell: cell)
      try #require(terminal.shows("Lives \(lives)/3"))
    }
    #expect(terminal.shows("You lost."))
    #expect(SeenBoard(terminal)?.cells(showing: "█") == ["A1", "B2"])
    try player.reply()
    try player.look(atResult: "Kate lost!")
    #expect(SeenBoard(terminal)?.cells(showing: "█") == ["A1", "B2"])
    #expect(SeenBoard(terminal)?.cells(showing: "•") == ["C1", "C2", "C3"])
  }
}
