// The strong player hides its ships apart, but not always.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@Suite("Hiding") struct LayoutChoiceTests {
  /// The share of fleets with two ships side by side.
  private func sideBySide(_ level: ComputerPlayer.Level, count: Int) throws -> Double {
    var player = ComputerPlayer(level: level, seed: 8)
    let fleets = try (0..<count).map { _ in try player.fleet(rules: .classic) }
    let touching = fleets.count { fleet in
      fleet.ships.contains { ship in
        let others = fleet.cells.subtracting(ship.cells)
        return ship.cells.contains { !Rules.classic.board.cells(beside: $0).isDisjoint(with: others) }
      }
    }
    return Double(touching) / Double(count)
  }

  @Test func `one layout in four is random, and in the others no ships are side by side`() throws {
    let count = 800
    let (any, hidden) = (try sideBySide(.easy, count: count), try sideBySide(.strong, count: count))
    print("ships side by side in \(any) of all layouts, and in \(hidden) of those that the strong player hides")
    // Each share of `count` layouts has a standard deviation of less than 0.018.
    #expect(abs(hidden - any / 4) < 5 * 0.018)
    #expect(any > 0.5)
  }

  @Test func `the fleet is legal under any rules`() {
    forAll("a fleet to hide", count: 60) { chance in
      let rules = try Rules.random(using: &chance)
      chance.show(rules)
      guard let level = ComputerPlayer.Level.allCases.randomElement(using: &chance) else { return false }
      var player = ComputerPlayer(level: level, seed: chance.next())
      do {
        let fleet = try player.fleet(rules: rules)
        return try fleet.rules == rules && Fleet(fleet.ships, rules: rules) == fleet
      } catch let error as FleetError {
        // Ships that must lie apart may have no room; then a random layout fails as well.
        chance.show(error)
        return rules.apart && (try? Fleet.random(rules: rules, using: &chance)) == nil
      }
    }
  }

  @Test(arguments: ComputerPlayer.Level.allCases)
  func `ships that do not fit are refused`(level: ComputerPlayer.Level) throws {
    let rules = try Rules(
      board: BoardSize(rows: 2, columns: 2), shipLengths: ShipLengths([1, 1]), losingMiss: nil, apart: true)
    var player = ComputerPlayer(level: level, seed: 1)
    #expect(throws: FleetError.noLayoutExists) { try player.fleet(rules: rules) }
  }
}
