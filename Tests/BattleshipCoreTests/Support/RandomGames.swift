// Random rules and games of every kind, for the laws.

import BattleshipCore
import TestSupport
import Testing

extension Rules {
  /// Any board, and ships that leave room for a random layout.
  static func random(using chance: inout Chance) throws -> Rules {
    let board = try BoardSize(rows: chance.number(1...16), columns: chance.number(1...16))
    let longest = max(board.rows, board.columns)
    var lengths = [chance.number(1...longest)]
    while lengths.count < 32, !chance.isTrue(oneIn: 5) {
      let length = chance.number(1...longest)
      guard (lengths.reduce(length, +)) * 3 <= board.cellCount else { break }
      lengths.append(length)
    }
    let misses: Int? = chance.isTrue(oneIn: 4) ? nil : chance.number(1...board.cellCount)
    // Ships that lie apart take their surroundings too, and only a sixth of the board leaves room for these.
    let apart = lengths.reduce(0, +) * 6 <= board.cellCount && chance.isTrue(oneIn: 2)
    return try Rules(board: board, shipLengths: ShipLengths(lengths), losingMiss: misses, apart: apart)
  }
}

extension Game {
  /// A game at any point: before its first shot, open, over, or over and unrecorded.
  static func random(using chance: inout Chance) throws -> Game {
    let rules = chance.isTrue(oneIn: 3) ? Rules.messages : try Rules.random(using: &chance)
    let fleet = try Fleet.random(rules: rules, using: &chance)
    if chance.isTrue(oneIn: 8) { return .overUnrecorded(fleet: fleet) }
    var game = Game(fleet: fleet)
    let shots = chance.isTrue(oneIn: 3) ? 256 : chance.number(0...40)
    for cell in Array(rules.board.cells).shuffled(using: &chance).prefix(shots) where game.status == .open {
      _ = try game.fire(at: cell)
    }
    return game
  }
}

/// The cell of a name that the test contains.
func cell(_ name: String) throws -> Cell {
  try #require(Cell(name))
}

func ship(_ first: String, _ last: String) throws -> Ship {
  try #require(Ship(from: cell(first), to: cell(last)))
}
