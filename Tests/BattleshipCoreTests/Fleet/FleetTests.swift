// Legal fleets, and the reasons for refusing others.

import BattleshipCore
import TestSupport
import Testing

@Suite("Fleet") struct FleetTests {
  private let picture = """
    a a a . .
    b . . c .
    b d d c .
    b . . c e
    . . . . .
    """

  @Test func `a fleet has its ships in order, and finds the ship at a cell`() throws {
    let fleet = try Fleet(picture: picture)
    #expect(fleet.ships.map(\.description) == ["A1-A3", "B1-D1", "B4-D4", "C2-C3", "D5"])
    #expect(fleet.rules.shipLengths.description == "3.3.3.2.1")
    #expect(
      fleet.description == """
        aaa..
        b..c.
        bddc.
        b..ce
        .....
        """)
    #expect(try Fleet(picture: fleet.description) == fleet)
  }

  @Test func `ships that touch stay separate`() throws {
    let fleet = try Fleet(picture: "a a b b\nc c d d\ne f f f\ne g g g")
    #expect(fleet.ships.map(\.description) == ["A1-A2", "A3-A4", "B1-B2", "B3-B4", "C1-D1", "C2-C4", "D2-D4"])
  }

  @Test func `ships that touch are refused with both, if the rules keep them apart`() throws {
    let rules = try Rules(
      board: BoardSize(rows: 5, columns: 5), shipLengths: ShipLengths([2, 2]), losingMiss: nil, apart: true)
    let (one, corner, far) = (try ship("B2", "B3"), try ship("C4", "C5"), try ship("D1", "D2"))
    #expect(throws: FleetError.shipsTouch(corner, one)) { try Fleet([one, corner], rules: rules) }
    #expect(throws: FleetError.shipsTouch(one, corner)) { try Fleet([corner, one], rules: rules) }
    #expect(throws: FleetError.shipsOverlap(one, one)) { try Fleet([one, one], rules: rules) }
    #expect(try Fleet([one, far], rules: rules).ships.map(\.description) == ["B2-B3", "D1-D2"])
    var draft = FleetDraft(rules: rules)
    try draft.place(one)
    #expect(draft.obstacle(to: corner) == .shipsTouch(corner, one))
    #expect(throws: FleetError.shipsTouch(corner, one)) { try draft.place(corner) }
    try draft.place(far)
    #expect(draft.isComplete)
  }

  @Test func `the order of the ships makes no difference`() throws {
    let ships = [Ship(try cell("C3")), Ship(try cell("A1"))]
    #expect(try Fleet(ships) == Fleet(ships.reversed()))
  }

  @Test func `every fleet equals one made from its ships`() {
    forAll("a fleet is its ships", count: 3_000) { chance in
      let fleet = try Fleet.random(rules: .random(using: &chance), using: &chance)
      let cells = fleet.ships.reduce(into: CellSet()) { $0.formUnion($1.cells) }
      try requireSame("fleets", try Fleet(fleet.ships.shuffled(using: &chance), rules: fleet.rules), fleet)
      try requireSame("cells", cells, fleet.cells)
      return cells.count == fleet.rules.shipLengths.cellCount
        && fleet.ships.allSatisfy { ship in ship.cells.allSatisfy { fleet.ship(at: $0) == ship } }
        && fleet.rules.board.cells.subtracting(cells).allSatisfy { fleet.ship(at: $0) == nil }
    }
  }

  @Test func `ships that are not a fleet are refused with the ship to blame`() throws {
    let (a1, b2, d1) = (Ship(try cell("A1")), Ship(try cell("B2")), Ship(try cell("D1")))
    let long = try ship("A1", "A2")
    let lengths = Rules.messages.shipLengths
    #expect(throws: FleetError.shipOffBoard(d1, Rules.messages.board)) { try Fleet([a1, d1]) }
    #expect(throws: FleetError.shipsOverlap(a1, a1)) { try Fleet([a1, a1]) }
    #expect(throws: FleetError.shipNotInRules(long, lengths)) { try Fleet([long, b2]) }
    #expect(throws: FleetError.shipNotInRules(Ship(try cell("C3")), lengths)) {
      try Fleet([a1, b2, Ship(try cell("C3"))])
    }
    #expect(throws: FleetError.shipsMissing(try ShipLengths([1]))) { try Fleet([a1]) }
    #expect(throws: FleetError.shipsMissing(lengths)) { try Fleet([]) }
  }
}
