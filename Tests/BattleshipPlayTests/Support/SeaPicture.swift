// Seas as pictures, so that a failing test shows a board.

import BattleshipCore
import BattleshipPlay
import Testing

extension BoardScene {
  /// The board: `.` water, `#` a ship, `x` a hit, `o` a miss, `X` a sunk ship, `+` or `!` the next ship.
  var picture: String {
    (0..<board.rows).map { row in
      String((0..<board.columns).compactMap { Cell(row: row, column: $0) }.map(letter))
    }.joined(separator: "\n")
  }

  private func letter(of cell: Cell) -> Character {
    switch self[cell] {
    case .water: "."
    case .ship: "#"
    case .hit: "x"
    case .miss: "o"
    case .sunk: "X"
    case .aimed: "*"
    case .proposed(let fits): fits ? "+" : "!"
    case nil: "?"
    }
  }
}

extension Seat {
  /// Applies several events, and returns all effects.
  mutating func handle(_ events: SeatEvent...) -> [SeatEffect] { events.flatMap { update($0) } }

  mutating func fire(_ names: String...) {
    for name in names {
      guard let cell = Cell(name) else { continue }
      _ = handle(.pointed(cell), .pressed)
    }
  }
}

extension Scene {
  /// The picture of the first board.
  var picture: String { boards.first?.picture ?? "" }

  /// The facts and sentences in one line.
  var words: String {
    (facts.map(\.text.string) + [saying?.text.string, saying?.then.map { "(\($0.string))" }].compactMap { $0 })
      .joined(separator: " | ")
  }

  /// The buttons; disabled ones are in brackets.
  var labels: [String] { buttons.map { $0.isEnabled ? $0.label.string : "(\($0.label.string))" } }
}

func players(_ transport: Transport) -> Players { Players(me: "Kate", other: "John", by: transport) }

/// The demo's game: ships on A1 and B2.
func demoGame() throws -> Game {
  Game(fleet: try Fleet(named: "A1,B2", rules: .messages))
}
