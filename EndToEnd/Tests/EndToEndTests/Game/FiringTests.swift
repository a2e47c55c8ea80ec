// Only Enter, Space or a click on a cell fires a shot; all other input leaves lives and hits unchanged.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: what fires", .waits) struct FiringTests {
  /// The game before Kate's first shot.
  private func startAttack() throws -> TerminalSession {
    let terminal = try startGame()
    try Player(terminal: terminal).beginAttack()
    return terminal
  }

  /// Expects that no shot was fired, once all input has been answered: a name of a cell moves the cursor.
  private func expectNoShot(
    _ terminal: TerminalSession, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for cell in ["C1", "B3"] {
      terminal.type(cell)
      let isThere = terminal.wait { terminal in
        SeenBoard(terminal)?.place(of: cell).map { $0 == terminal.cursor } ?? false
      }
      try #require(isThere, "\(what): \(terminal.picture)", sourceLocation: sourceLocation)
    }
    try Player(terminal: terminal).waitForBoard(sourceLocation: sourceLocation)
    let lines = terminal.picture
    for fact in ["Lives 3/3", "Hit 0/2"] {
      #expect(lines.contains { $0.contains(fact) }, "\(what): \(lines)", sourceLocation: sourceLocation)
    }
    let board = try #require(SeenBoard(terminal), sourceLocation: sourceLocation)
    #expect(board.cells(showing: "·") == board.cells, "\(what)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [("\r", "A1: sunk"), (" ", "A1: sunk"), ("\n", "A1: sunk")])
  func `Enter and Space fire`(key: String, said: String) throws {
    let terminal = try startAttack()
    terminal.type(key)
    #expect(terminal.shows(said))
  }

  @Test func `a click on a cell fires at that cell`() throws {
    let terminal = try startAttack()
    try Player(terminal: terminal, hand: .mouse).press(cell: "B2")
    #expect(terminal.shows("B2: sunk"))
  }

  @Test func `keys without a meaning do not fire`() throws {
    let terminal = try startAttack()
    for key in [
      "z", "Z", "7", "0", "é", "海", "\u{7f}", "\u{1}", "\u{18}", "\u{0}", "\t\t", "x", "r", "u", "t", "\u{c}",
    ] {
      terminal.type(key)
      try expectNoShot(terminal, key)
    }
  }

  @Test func `function keys and unknown sequences do not fire`() throws {
    let terminal = try startAttack()
    let keys = [
      "\u{1b}OQ", "\u{1b}OR", "\u{1b}[15~", "\u{1b}[20~", "\u{1b}[2~", "\u{1b}[3~", "\u{1b}[5~", "\u{1b}[6~",
      "\u{1b}OH",
      "\u{1b}OF", "\u{1b}[1;5C", "\u{1b}[1;2P", "\u{1b}[99;99u", "\u{1b}[13;2u", "\u{1b}[27;5;13~", "\u{1b}\r",
      "\u{1b} ",
      "\u{1b}]11;rgb:00/00/00\u{7}", "\u{1b}[?62;22c", "\u{1b}[24;80R", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}OM\u{1b}[99~",
    ]
    for key in keys.dropLast() {
      terminal.type(key)
      try expectNoShot(terminal, key)
    }
    // The list of keys and the list of calls: any key closes them, and does nothing else.
    for (key, title) in [("\u{1b}OP", "Keys"), ("?", "Keys"), ("\u{1b}[24~", "Calls of the host")] {
      for closing in ["\r", " ", "z"] {
        terminal.type(key)
        try #require(terminal.shows(title))
        terminal.type(closing)
        try expectNoShot(terminal, key + closing)
      }
    }
  }

  @Test func `the focus of the window and pasted texts do not fire`() throws {
    let terminal = try startAttack()
    for text in ["a1\n", "A1\r", "\r", " ", "\r\r\r\r", "b2\nb3\n", ""] {
      terminal.paste(text)
      try expectNoShot(terminal, text)
    }
    for focus in ["\u{1b}[I", "\u{1b}[O", "\u{1b}[O\u{1b}[I\u{1b}[O\u{1b}[I"] {
      terminal.type(focus)
      try expectNoShot(terminal, focus)
    }
  }

  @Test func `clicks beside the board, other buttons and the wheel do not fire`() throws {
    let terminal = try startAttack()
    let board = try #require(SeenBoard(terminal))
    let places = board.cells.compactMap(board.place)
    let (first, last) = (try #require(places.first), try #require(places.last))
    for (row, column) in [
      (0, 0), (first.row, 0), (first.row, 79), (first.row - 3, first.column), (last.row + 3, last.column),
      (last.row, last.column + 8), (first.row, first.column - 7), (23, 79), (2, 3), (22, 40), (200, 200),
    ] {
      terminal.click(row: row, column: column)
      try expectNoShot(terminal, "click \(row) \(column)")
    }
    let at = "\(first.column + 1);\(first.row + 1)M"
    // The right one marks the cell as water, and takes the mark back.
    terminal.type("\u{1b}[<2;\(at)")
    try #require(terminal.shows("≈") || terminal.shows("~"), "\(terminal.picture)")
    for button in [2, 1, 3, 32, 35, 64, 65, 66, 128] {
      terminal.type("\u{1b}[<\(button);\(at)")
      try expectNoShot(terminal, "button \(button)")
    }
    terminal.type("\u{1b}[<0;\(first.column + 1);\(first.row + 1)m")
    try expectNoShot(terminal, "let go")
  }

  @Test func `a change of the window's size does not fire`() throws {
    let terminal = try startAttack()
    for (rows, columns) in [(30, 100), (24, 80), (12, 40), (11, 39), (24, 80)] {
      terminal.resize(rows: rows, columns: columns)
      terminal.send(signal: SIGWINCH)
    }
    try expectNoShot(terminal)
  }

  @Test func `Ctrl-Z, fg and arrows do not fire`() throws {
    let shell = try startShell("battleship-tui")
    shell.type("$PROGRAM play\r")
    let player = Player(terminal: shell)
    try player.beginAttack()
    for arrows in ["\u{1b}OB\u{1b}OC", "\u{1b}[B\u{1b}[C", "\u{1b}[A"] {
      shell.type("\u{1a}")
      try #require(shell.wait { $0.output.mode(1049) == false && $0.picture.contains { $0.hasPrefix("shell$") } })
      #expect(shell.settingsAreAsFound)
      shell.type("fg\r")
      try #require(shell.wait { $0.output.mode(1049) == true && $0.find("Lives 3/3") != nil })
      shell.type(arrows)
      try expectNoShot(shell, arrows)
    }
    shell.type("q")
    try #require(shell.wait { $0.output.mode(1049) == false })
  }
}
