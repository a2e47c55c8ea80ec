// Whether any fleet fits the answers that were given: an honest player's always do, and a liar is found before the end.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite("Answers that no fleet can give") struct PossibleTests {
  @Test func `an honest player's answers are always possible`() {
    forAll("honest answers are possible", count: 30) { chance in
      let table = try DuelTable.finished(side: 8, using: &chance)
      return table.messages.allSatisfy { duel in
        Duel.Player.allCases.allSatisfy { duel.hasPossibleAnswers(of: $0) }
      }
    }
  }

  /// A duel of classic fleets in which the first player answers these shots with these answers.
  private func duel(_ answers: [(Cell, ShotResult)], under rules: Rules = .classic) throws -> Duel {
    var history = History(under: Terms(on: rules))
    let spare = Array(rules.board.cells)
    for (index, (cell, _)) in answers.enumerated() {
      try history.append(.volley([cell], answers: index == 0 ? [] : [.miss]))
      try history.append(.volley([spare[index]], answers: [answers[index].1]))
    }
    let seal = try #require(
      Seal(
        bytes: [UInt8](repeating: 1, count: Seal.size(ships: rules.shipLengths.count)),
        ships: rules.shipLengths.count))
    return Duel(firstSeal: seal, firstName: nil, secondSeal: seal, history: history)
  }

  @Test func `whoever calls every shot a miss is found once no ship of five fits`() throws {
    // Every fifth cell of each row, moved by one cell from row to row: no run of five is free.
    let cells = Rules.classic.board.cells.filter { ($0.row + $0.column) % 5 == 4 }
    let all = try duel(cells.map { ($0, .miss) })
    #expect(!all.hasPossibleAnswers(of: .first))
    #expect(all.hasPossibleAnswers(of: .second))
    #expect(try duel(cells.dropLast().map { ($0, .miss) }).hasPossibleAnswers(of: .first))
  }

  @Test func `hits that no ship can explain are found`() throws {
    let rules = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 2]), losingMiss: nil)
    func hit(_ names: String..., missing others: [String] = []) throws -> Bool {
      let hits = try names.map { (try #require(Cell($0)), ShotResult.hit) }
      let misses = try others.map { (try #require(Cell($0)), ShotResult.miss) }
      return try duel(misses + hits, under: rules).hasPossibleAnswers(of: .first)
    }
    #expect(try hit("A1", "C3"))
    #expect(try hit("A1", missing: ["A2"]))
    // A ship of two at A1 needs A2 or B1.
    #expect(try !hit("A1", missing: ["A2", "B1"]))
    // Two hits side by side would have sunk a ship of two, so they are of two ships.
    #expect(try hit("A1", "A2"))
    #expect(try !hit("A1", "A2", missing: ["B1"]))
  }
}
