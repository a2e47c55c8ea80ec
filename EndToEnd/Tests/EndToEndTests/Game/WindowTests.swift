// Windows of any size, and resizing: the game is kept, and nothing is done that cannot be seen.

import TerminalHarness
import Testing

@Suite("The game: windows", .waits) struct WindowTests {
  private static let tooSmall = ["Please enlarge the window to 40x12; it", "is 39x11."]

  @Test func `a game goes through windows of all sizes and is the same afterwards`() throws {
    let terminal = try startGame()
    let player = Player(terminal: terminal)
    try player.beginAttack()
    try player.press(cell: "A2")
    try #require(terminal.shows("A2: miss. 2 lives left."))
    try player.waitForBoard()
    // The ring around the newest shot comes a moment after the shot.
    try #require(terminal.shows("▄▀▗▄▖▀▄"))
    let before = terminal.picture
    for (rows, columns) in [(12, 40), (11, 39), (60, 200), (24, 80)] {
      terminal.resize(rows: rows, columns: columns)
      if rows == 11 {
        #expect(terminal.wait { $0.picture.filter { !$0.isEmpty } == Self.tooSmall }, "\(terminal.picture)")
        continue
      }
      try player.waitForBoard()
      #expect(terminal.shows("Lives 2/3"))
      #expect(terminal.shows("Hit 0/2"))
      #expect(SeenBoard(terminal)?.cells(showing: "•") == ["A2"], "\(terminal.picture)")
      #expect(SeenBoard(terminal)?.cells.count == 9)
    }
    #expect(terminal.wait { $0.picture == before }, "\(terminal.picture)")
    try player.press(cell: "A1")
    #expect(terminal.shows("A1: sunk"))
  }

  @Test func `a whole game fits into the smallest window`() throws {
    let terminal = try startGame(rows: 12, columns: 40)
    let player = Player(terminal: terminal, hand: .mouse)
    try player.win()
    try player.reply()
    try player.look(atResult: "Kate destroyed")
  }

  @Test func `a window too small for the game ignores every key and click but q`() throws {
    let terminal = try startGame()
    let player = Player(terminal: terminal)
    try player.beginAttack()
    terminal.resize(rows: 11, columns: 39)
    try #require(terminal.wait { $0.picture.filter { !$0.isEmpty } == Self.tooSmall })
    terminal.type("\r \u{1b}OC\r")
    terminal.click(row: 5, column: 20)
    terminal.resize(rows: 24, columns: 80)
    try player.waitForBoard()
    #expect(terminal.shows("Lives 3/3"))
    #expect(terminal.shows("Hit 0/2"))
    #expect(SeenBoard(terminal)?.cells(showing: "·").count == 9)
    terminal.resize(rows: 11, columns: 39)
    try #require(terminal.wait { $0.picture.filter { !$0.isEmpty } == Self.tooSmall })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectAsFound(terminal)
  }

  @Test(arguments: [(109, false), (110, true), (200, true)])
  func `the host's calls stand beside the phone if requested and if there is room`(columns: Int, isBeside: Bool) throws
  {
    let terminal = try startGame(["--calls"], columns: columns)
    try #require(terminal.shows("q quit"))
    #expect((terminal.find("1 John viewDidLoad") != nil) == isBeside)
    try Player(terminal: terminal).placeShips()
    #expect((terminal.find("didTransition(expanded)") != nil) == isBeside)
  }

  @Test(
    arguments: [
      (1, 200, ["Please enlarge the window to 40x12; it is 200x1."]), (11, 39, tooSmall),
      (11, 80, ["Please enlarge the window to 40x12; it is 80x11."]),
      (24, 39, ["Please enlarge the window to 40x12; it", "is 39x24."]),
      (5, 20, ["Please enlarge the", "window to 40x12; it", "is 20x5."]),
    ] as [(Int, Int, [String])])
  func `it begins in any window, and in a small one asks for room`(rows: Int, columns: Int, asks: [String]) throws {
    let terminal = try TerminalSession([built("battleship-tui"), "play"], rows: rows, columns: columns)
    try #require(terminal.wait { $0.picture.filter { !$0.isEmpty } == asks }, "\(terminal.picture)")
    terminal.resize(rows: 24, columns: 80)
    #expect(terminal.shows("[>Start game<]"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test(arguments: [(1, 1), (60, 3), (2, 2)])
  func `no window is too small to leave`(rows: Int, columns: Int) throws {
    let terminal = try TerminalSession([built("battleship-tui"), "play"], rows: rows, columns: columns)
    try #require(terminal.wait { !$0.picture[0].isEmpty })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.settingsAreAsFound)
  }
}
