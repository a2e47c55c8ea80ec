// Placing: ships are added and removed, and a refused change leaves the draft as it is.

import BattleshipCore
import TestSupport
import Testing

@Suite("FleetDraft") struct FleetDraftTests {
  @Test func `a cell is toggled as in the original: on, off, and on again`() throws {
    var draft = FleetDraft()
    #expect(draft.shipsToPlace == 2)
    try draft.toggle(cell("A1"))
    #expect(draft.shipsToPlace == 1)
    #expect(draft.cells.map(\.description) == ["A1"])
    try draft.toggle(cell("A1"))
    #expect(draft == FleetDraft())
    try draft.toggle(cell("A1"))
    try draft.toggle(cell("C3"))
    #expect(draft.isComplete)
    #expect(try draft.fleet() == Fleet([Ship(cell("A1")), Ship(cell("C3"))]))
  }

  @Test func `a third ship is refused, and a ship can still be removed`() throws {
    var draft = FleetDraft()
    try draft.toggle(cell("A1"))
    try draft.toggle(cell("A2"))
    let full = draft
    #expect(throws: FleetError.self) { try draft.toggle(cell("B1")) }
    #expect(draft == full)
    try draft.toggle(cell("A2"))
    #expect(draft.cells == [try cell("A1")])
  }

  @Test func `longer ships are placed, refused with the reason, and removed at any of their cells`() throws {
    var draft = FleetDraft(rules: .skirmish)
    try draft.place(ship("B2", "B4"))
    let one = draft
    #expect(draft.ship(at: try cell("B4")) == (try ship("B2", "B4")))
    #expect(draft.ship(at: try cell("B5")) == nil)
    #expect(draft.obstacle(to: try ship("A3", "B3")) == .shipsOverlap(try ship("A3", "B3"), try ship("B2", "B4")))
    #expect(draft.obstacle(to: try ship("A6", "A7")) == .shipOffBoard(try ship("A6", "A7"), Rules.skirmish.board))
    #expect(draft.obstacle(to: try ship("E1", "E3")) == .shipNotInRules(try ship("E1", "E3"), draft.lengthsToPlace))
    #expect(throws: FleetError.self) { try draft.toggle(ship("A2", "B2")) }
    #expect(throws: FleetError.shipsMissing(try ShipLengths([2, 2]))) { try draft.fleet() }
    #expect(draft == one)
    #expect(draft.removeShip(at: try cell("B3")) == (try ship("B2", "B4")))
    #expect(draft.removeShip(at: try cell("B3")) == nil)
    #expect(draft == FleetDraft(rules: .skirmish))
  }

  @Test func `the last ship placed is the first to be taken back`() throws {
    var draft = FleetDraft(rules: .skirmish)
    try draft.place(ship("E1", "E2"))
    try draft.place(ship("A1", "A3"))
    #expect(draft.removeLastShip() == (try ship("A1", "A3")))
    #expect(draft.removeLastShip() == (try ship("E1", "E2")))
    #expect(draft.removeLastShip() == nil)
    #expect(draft == FleetDraft(rules: .skirmish))
  }

  @Test func `a fleet can be rearranged`() throws {
    var chance = Chance(seed: 1)
    let fleet = try Fleet.random(rules: .classic, using: &chance)
    var draft = FleetDraft(fleet)
    #expect(draft.isComplete)
    #expect(try draft.fleet() == fleet)
    draft.removeLastShip()
    #expect(draft.shipsToPlace == 1)
  }
}
