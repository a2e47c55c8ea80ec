// The lengths of ships: how many of each, longest first.

import BattleshipCore
import TestSupport
import Testing

@Suite("ShipLengths") struct ShipLengthsTests {
  @Test func `lengths given in any order come back longest first`() {
    forAll("lengths are sorted", count: 2_000) { chance in
      let lengths = (0..<chance.number(1...32)).map { _ in chance.number(1...16) }
      let ships = try ShipLengths(lengths)
      return Array(ships) == lengths.sorted(by: >) && ships.count == lengths.count && !ships.isEmpty
        && ships.cellCount == lengths.reduce(0, +)
        && (0...17).allSatisfy { length in ships.count(of: length) == lengths.count { $0 == length } }
        && ships.description == lengths.sorted(by: >).map(String.init).joined(separator: ".")
    }
  }

  @Test(arguments: ["5.4.3.3.2", "1", "16.16"]) func `lengths are made from their description`(text: String) throws {
    #expect(try #require(ShipLengths(text)).description == text)
  }

  @Test(arguments: ["", ".", "1.", ".1", "1..1", "0", "17", "1.2", "1,1", "03", "-1", "5.4 "])
  func `a text that is not lengths is refused`(text: String) {
    #expect(ShipLengths(text) == nil)
  }

  @Test func `a text of 33 lengths is refused`() {
    #expect(ShipLengths(Array(repeating: "1", count: 32).joined(separator: "."))?.count == 32)
    #expect(ShipLengths(Array(repeating: "1", count: 33).joined(separator: ".")) == nil)
  }

  @Test func `32 ships of 16 cells are counted`() throws {
    #expect(try ShipLengths(Array(repeating: 16, count: 32)).cellCount == 512)
    #expect(try ShipLengths(Array(repeating: 8, count: 32)).cellCount == 256)
  }

  @Test func `no ships, too many, and impossible lengths are refused`() {
    #expect(throws: RulesError.noShips) { try ShipLengths([]) }
    #expect(throws: RulesError.tooManyShips) { try ShipLengths(Array(repeating: 1, count: 33)) }
    #expect(throws: RulesError.shipLength(0)) { try ShipLengths([1, 0]) }
    #expect(throws: RulesError.shipLength(17)) { try ShipLengths([17]) }
    #expect(throws: RulesError.shipLength(-3)) { try ShipLengths([-3]) }
  }
}
