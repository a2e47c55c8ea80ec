// Any bytes as rules and moves of a game: every legal game survives being written as a URL and read again.

import BattleshipCore
import FuzzDriver

/// Rules, a fleet and shots, taken from the bytes one by one.
struct Moves {
  var rest: UnsafeBufferPointer<UInt8>.SubSequence

  mutating func next(below bound: Int) -> Int {
    Int(rest.popFirst() ?? 0) % bound
  }

  mutating func rules() -> Rules? {
    guard let board = try? BoardSize(rows: 1 + next(below: 16), columns: 1 + next(below: 16)) else { return nil }
    let lengths = (0...next(below: 34)).map { _ in next(below: 18) }
    guard let ships = try? ShipLengths(lengths) else { return nil }
    let misses = next(below: 256)
    return try? Rules(board: board, shipLengths: ships, losingMiss: misses == 0 ? nil : misses)
  }

  mutating func fleet(_ rules: Rules) -> Fleet? {
    var draft = FleetDraft(rules: rules)
    while !draft.isComplete, !rest.isEmpty {
      guard let cell = rules.board.cell(at: next(below: rules.board.cellCount)),
        let length = draft.lengthsToPlace.first(where: { _ in true })
      else { break }
      let before = draft
      guard let ship = Ship(first: cell, length: length, direction: next(below: 2) == 0 ? .across : .down) else {
        continue
      }
      if (try? draft.toggle(ship)) == nil { precondition(draft == before, "a refused ship changed the draft") }
    }
    if let fleet = try? draft.fleet() { return fleet }
    var generator = SplitMix64(seed: UInt64(next(below: 256)))
    return rules.board.cellCount <= 36 ? try? Fleet.random(rules: rules, using: &generator) : nil
  }
}

func play(_ bytes: UnsafeBufferPointer<UInt8>) {
  var moves = Moves(rest: bytes[...])
  guard let rules = moves.rules(), let fleet = moves.fleet(rules) else { return }
  precondition((try? Fleet(fleet.ships, rules: rules)) == fleet, "a fleet is not what its ships make")
  var game = Game(fleet: fleet)
  while true {
    precondition((try? Game(messageURL: game.messageURL())) == game, "read otherwise than written")
    precondition(game.hitCount == fleet.cells.intersection(game.opened).count)
    guard !moves.rest.isEmpty, let cell = Cell(row: moves.next(below: 16), column: moves.next(below: 16)) else {
      return
    }
    let before = game
    do throws(PlayError) {
      let result = try game.fire(at: cell)
      precondition(result.isHit == fleet.cells.contains(cell))
      if case .sunk(let ship) = result {
        precondition(ship.cells.isSubset(of: game.opened) && ship.cells.contains(cell))
      }
    } catch {
      precondition(game == before, "a refused shot changed the game")
    }
  }
}

fuzz { data, size in
  play(UnsafeBufferPointer(start: data, count: size))
  return 0
}
