// Random fleets: legal, evenly distributed over all layouts, and found even on crowded boards.

import BattleshipCore
import TestSupport
import Testing

@Suite("Random fleets") struct FleetRandomTests {
  /// All layouts of some rules, one ship after the other, each at every place.
  private func layouts(_ rules: Rules) -> Set<Fleet> {
    var found: Set<Fleet> = []
    func place(_ draft: FleetDraft) {
      guard let length = draft.lengthsToPlace.first(where: { _ in true }) else {
        if let fleet = try? draft.fleet() { found.insert(fleet) }
        return
      }
      for cell in rules.board.cells {
        for direction in Ship.Direction.allCases where length > 1 || direction == .across {
          guard let ship = Ship(first: cell, length: length, direction: direction) else { continue }
          var next = draft
          if (try? next.place(ship)) != nil { place(next) }
        }
      }
    }
    place(FleetDraft(rules: rules))
    return found
  }

  /// How far counts are from equal ones, in standard deviations of pure chance.
  private func unevenness(_ counts: some Collection<Int>) -> Double {
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    let square = counts.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) / mean }
    let freedom = Double(counts.count - 1)
    return (square - freedom) / (2 * freedom).squareRoot()
  }

  @Test func `the 3x3 game has 36 fleets`() {
    #expect(layouts(.messages).count == 36)
  }

  @Test(
    arguments: [(3, 3, [1, 1]), (3, 3, [2, 1]), (4, 3, [3, 2]), (3, 4, [2, 2, 1]), (1, 6, [2, 2])], [false, true])
  func `every layout is drawn equally often`(_ size: (rows: Int, columns: Int, lengths: [Int]), apart: Bool) throws {
    let board = try BoardSize(rows: size.rows, columns: size.columns)
    let rules = try Rules(board: board, shipLengths: ShipLengths(size.lengths), losingMiss: nil, apart: apart)
    let all = layouts(rules)
    try #require(!all.isEmpty)
    var counts = Dictionary(uniqueKeysWithValues: all.map { ($0, 0) })
    var chance = Chance(seed: 2016)
    for _ in 0..<all.count * 500 {
      counts[try Fleet.random(rules: rules, using: &chance), default: 0] += 1
    }
    #expect(counts.count == all.count)
    #expect(abs(unevenness(counts.values)) < 4)
  }

  @Test func `the same seed gives the same fleet, and another seed another one`() throws {
    var (one, same, other) = (SplitMix64(seed: 7), SplitMix64(seed: 7), SplitMix64(seed: 8))
    let fleet = try Fleet.random(rules: .classic, using: &one)
    #expect(try Fleet.random(rules: .classic, using: &same) == fleet)
    #expect(try Fleet.random(rules: .classic, using: &other) != fleet)
  }

  @Test func `a seed always gives the same fleets, because saved conversations hold seeds`() throws {
    var (one, other) = (SplitMix64(seed: 7), SplitMix64(seed: .max))
    let fleet = try Fleet.random(rules: .classic, using: &one)
    #expect(fleet.ships.map(\.description) == ["A3-B3", "B6-B9", "D4-F4", "E5-G5", "E9-I9"])
    let second = try Fleet.random(rules: .skirmish, using: &other)
    #expect(second.ships.map(\.description) == ["A3-A4", "B4-D4", "D5-E5"])
  }

  @Test(arguments: [(16, 16, 8, 32), (15, 15, 7, 32), (6, 6, 2, 18), (4, 4, 4, 4), (16, 16, 1, 32), (5, 5, 5, 5)])
  func `a board that ships fill, or nearly, gets a layout by search`(
    rows: Int, columns: Int, length: Int, count: Int
  ) throws {
    let board = try BoardSize(rows: rows, columns: columns)
    let lengths = try ShipLengths(Array(repeating: length, count: count))
    let rules = try Rules(board: board, shipLengths: lengths, losingMiss: nil)
    var chance = Chance(seed: 3)
    #expect(try Fleet.random(rules: rules, using: &chance).cells.count == length * count)
  }

  /// Rules of a board that was filled at random, so that there is a layout: each cell in turn starts one of the longest
  /// ships that fit there, or now and then stays free.
  private func filled(apart: Bool, using chance: inout Chance) throws -> Rules {
    while true {
      let board = try BoardSize(rows: chance.number(3...16), columns: chance.number(3...16))
      let (longest, gaps) = (chance.number(2...max(board.rows, board.columns)), chance.number(0...4))
      var closed = CellSet()
      var lengths: [Int] = []
      for cell in board.cells where !closed.contains(cell) && chance.number(1...100) > gaps {
        let fitting = (1...longest).flatMap { length in
          Ship.Direction.allCases.compactMap { Ship(first: cell, length: length, direction: $0) }
        }
        .filter { board.contains($0.last) && closed.isDisjoint(with: $0.cells) }
        let most = fitting.map(\.length).max() ?? 1
        guard let ship = fitting.filter({ $0.length * 3 >= most * 2 }).randomElement(using: &chance) else { continue }
        closed.formUnion(apart ? ship.cellsAndSurroundings : ship.cells)
        lengths.append(ship.length)
      }
      if lengths.count <= 32 {
        return try Rules(board: board, shipLengths: ShipLengths(lengths), losingMiss: nil, apart: apart)
      }
    }
  }

  @Test(arguments: [false, true])
  func `boards that were filled at random are filled again`(apart: Bool) throws {
    var chance = Chance(seed: 18)
    var givenUp: [Rules] = []
    for _ in 0..<15 {
      let rules = try filled(apart: apart, using: &chance)
      do throws(FleetError) {
        let fleet = try Fleet.random(rules: rules, using: &chance)
        #expect(fleet.cells.count == rules.shipLengths.cellCount)
      } catch {
        guard case .noLayoutFound = error else { throw error }
        givenUp.append(rules)
      }
    }
    print("boards filled at random, apart \(apart): \(givenUp.count) of 15 given up")
    #expect(givenUp.count <= 1, "\(givenUp)")
  }

  @Test func `ships that cannot lie on the board are refused without an endless search`() throws {
    let board = try BoardSize(rows: 2, columns: 5)
    let rules = try Rules(board: board, shipLengths: ShipLengths([3, 3, 3]), losingMiss: nil)
    #expect(layouts(rules).isEmpty)
    var chance = Chance(seed: 3)
    #expect(throws: FleetError.noLayoutExists) { try Fleet.random(rules: rules, using: &chance) }
  }
}
