// A person who plays on a terminal: how they go from screen to screen, and press cells.

import TerminalHarness
import Testing

/// The game on a terminal, with its first screen.
func startGame(
  _ arguments: [String] = [], environment: [String: String] = [:], rows: Int = 24, columns: Int = 80,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> TerminalSession {
  let terminal = try TerminalSession(
    [built("battleship-tui"), "--seed", "1"] + arguments, environment: environment, rows: rows, columns: columns)
  try #require(terminal.shows("[>Start game<]"), "\(terminal.picture)", sourceLocation: sourceLocation)
  return terminal
}

/// The means of input.
enum Hand: CaseIterable, Sendable {
  case arrows, mouse, names
}

/// A person who plays on a terminal.
struct Player {
  let terminal: TerminalSession
  var hand = Hand.arrows

  /// Presses the button that is the next step.
  func press(button: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect("[>\(button)<]", sourceLocation)
    if hand == .mouse { try click(on: button) } else { terminal.type("\r") }
  }

  /// Opens the new bubble, which has this text.
  func open(bubble: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect("Enter opens", sourceLocation)
    try expect(bubble, sourceLocation)
    if hand == .mouse { try click(on: bubble) } else { terminal.type("\r") }
  }

  /// Presses a cell of the board, such as `B2`.
  func press(cell: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForBoard(sourceLocation: sourceLocation)
    let board = try #require(SeenBoard(terminal), sourceLocation: sourceLocation)
    switch hand {
    case .names: terminal.type(cell + "\r")
    case .mouse:
      let place = try #require(board.place(of: cell), sourceLocation: sourceLocation)
      terminal.click(row: place.row, column: place.column)
    case .arrows:
      let (from, to) = (try #require(board.position(at: terminal.cursor)), try #require(board.position(of: cell)))
      let rows = String(repeating: to.row < from.row ? "\u{1b}OA" : "\u{1b}OB", count: abs(to.row - from.row))
      let columns = String(
        repeating: to.column < from.column ? "\u{1b}OD" : "\u{1b}OC", count: abs(to.column - from.column))
      terminal.type(rows + columns + "\r")
    }
  }

  /// Waits until the whole board is drawn: the cursor comes to its cell last.
  func waitForBoard(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let isDrawn = terminal.wait { terminal in
      guard let board = SeenBoard(terminal) else { return false }
      return board.cells.contains {
        board.place(of: $0).map { $0 == terminal.cursor } ?? false && board.showsCursor(in: $0)
      }
    }
    try #require(isDrawn, "no board in \(terminal.picture)", sourceLocation: sourceLocation)
  }

  /// Waits until a text is visible.
  func expect(_ text: String, _ sourceLocation: SourceLocation) throws {
    try #require(terminal.shows(text), "no \(text) in \(terminal.picture)", sourceLocation: sourceLocation)
  }

  private func click(on text: String) throws {
    let place = try #require(terminal.find(text))
    terminal.click(row: place.row, column: place.column)
  }
}

extension Player {
  /// Goes to the input field, to write there.
  func beginTyping() throws {
    try expect("iMessage", #_sourceLocation)
    // The field moves if a notice comes between the look and the click.
    for _ in 1...3 where terminal.find("Enter sends") == nil {
      let field = try #require(terminal.find("iMessage"))
      terminal.click(row: field.row, column: field.column)
      _ = terminal.wait {
        $0.find("Enter sends") != nil || $0.find("iMessage").map { $0.row != field.row } == true
      }
    }
    try expect("Enter sends", #_sourceLocation)
  }

  /// Places the two ships of the messages rules; then Finished is the next step.
  func placeShips(on ships: [String] = ["A1", "B2"]) throws {
    try press(button: "Start game")
    for (count, ship) in ships.enumerated() {
      try expect("Ships to place: \(2 - count)", #_sourceLocation)
      try press(cell: ship)
    }
    try expect("[>Finished<]", #_sourceLocation)
  }

  /// Places ships and sends them; then the phone is locked for Kate.
  func sendShips(on ships: [String] = ["A1", "B2"]) throws {
    try placeShips(on: ships)
    try press(button: "Finished")
    try press(button: "Send")
    try expect("[>I am Kate: unlock<]", #_sourceLocation)
  }

  /// Continues up to Kate's first shot.
  func beginAttack(on ships: [String] = ["A1", "B2"]) throws {
    try sendShips(on: ships)
    try press(button: "I am Kate: unlock")
    try open(bubble: "placed their")
    try expect("Lives 3/3", #_sourceLocation)
    try waitForBoard()
  }

  /// Lets Kate find the ships on A1 and B2 without a miss; then Reply is the next step.
  func win() throws {
    try beginAttack()
    try press(cell: "A1")
    try expect("A1: sunk", #_sourceLocation)
    try press(cell: "B2")
    // A narrow screen breaks it into two lines.
    let isSaid = terminal.wait { terminal in
      let words = terminal.picture.flatMap { $0.split(separator: " ") }
      return words.joined(separator: " ").contains("You destroyed all the ships!")
    }
    try #require(isSaid, "\(terminal.picture)")
  }

  /// Sends the result; then the phone is locked for John.
  func reply() throws {
    try press(button: "Reply with the result")
    try press(button: "Send")
    try expect("[>I am John: unlock<]", #_sourceLocation)
  }

  /// Lets John see the result, which is open at once with this text; then a new game is the next step.
  func look(atResult result: String) throws {
    try press(button: "I am John: unlock")
    try expect(result, #_sourceLocation)
    try expect("[>Play again<]", #_sourceLocation)
  }
}
