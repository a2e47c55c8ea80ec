// Charts of every kind: of honest games at any point, and of opponents who answer at random.

import BattleshipCore
import TestSupport

extension Rules {
  /// Any board, mostly a small one, and any ships that fit on it.
  static func random(using chance: inout Chance) throws -> Rules {
    let longestSide = chance.isTrue(oneIn: 8) ? 16 : 8
    let board = try BoardSize(rows: chance.number(1...longestSide), columns: chance.number(1...longestSide))
    let longest = max(board.rows, board.columns)
    var lengths = [chance.number(1...longest)]
    while lengths.count < 32, !chance.isTrue(oneIn: 6) {
      let length = chance.number(1...longest)
      guard lengths.reduce(length, +) * 3 <= board.cellCount else { break }
      lengths.append(length)
    }
    return try Rules(
      board: board, shipLengths: ShipLengths(lengths),
      losingMiss: chance.isTrue(oneIn: 2) ? nil : chance.number(1...board.cellCount), apart: chance.isTrue(oneIn: 3))
  }
}

extension Chart {
  /// The chart of a game at any point; nil if the ships do not fit.
  static func honest(using chance: inout Chance) throws -> Chart? {
    let rules = try Rules.random(using: &chance)
    guard let fleet = try? Fleet.random(rules: rules, using: &chance) else { return nil }
    var game = Game(fleet: fleet)
    let shots = chance.number(0...rules.board.cellCount)
    for cell in Array(rules.board.cells).shuffled(using: &chance).prefix(shots) where game.status == .open {
      _ = try game.fire(at: cell)
    }
    return game.chart
  }

  /// The chart of an opponent who answers without looking; nil if no chart has these answers.
  static func lying(using chance: inout Chance) throws -> Chart? {
    let rules = try Rules.random(using: &chance)
    let cells = Array(rules.board.cells).shuffled(using: &chance)
    let shots = Array(cells.prefix(chance.number(0...cells.count)))
    var hits = CellSet(shots.prefix(chance.number(0...rules.shipLengths.cellCount)))
    var sunk: [Ship] = []
    for cell in shots {
      guard chance.isTrue(oneIn: 3), let length = Array(rules.shipLengths).randomElement(using: &chance),
        let ship = Ship(first: cell, length: length, direction: chance.isTrue(oneIn: 2) ? .down : .across),
        ship.cells.isSubset(of: CellSet(shots))
      else { continue }
      sunk.append(ship)
      hits.formUnion(ship.cells)
    }
    while true {
      if let chart = try? Chart(rules: rules, shots: shots, hits: hits, sunkShips: sunk) { return chart }
      if sunk.popLast() == nil { return nil }
    }
  }
}
