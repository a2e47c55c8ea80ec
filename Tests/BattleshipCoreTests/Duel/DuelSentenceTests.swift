// The sentences of a duel's errors and evidence.

import BattleshipCore
import TestSupport
import Testing

@Suite("Sentences of a duel") struct DuelSentenceTests {
  private func answer(_ told: ShotResult, _ was: ShotResult) throws -> String {
    try "\(UntrueAnswer(cell: cell("B4"), reported: told, actual: was))"
  }

  @Test func `an untrue answer is described with the true one`() throws {
    let ship = try #require(Ship("B2-B4"))
    #expect(try answer(.miss, .hit) == "B4 was reported as a miss but holds a ship")
    #expect(try answer(.hit, .miss) == "B4 was reported as a hit but is water")
    #expect(try answer(.hit, .sunk(ship)) == "B4 was reported as a hit but was the last cell of B2-B4")
    #expect(try answer(.sunk(ship), .hit) == "B4 was reported as the sinking of B2-B4 but holds a ship")
  }

  @Test func `the errors of terms name the possible values`() {
    #expect("\(TermsError.volley(0, cells: 100))" == "a volley of 0 shots; 1 to 100 are possible")
    #expect("\(TermsError.losingMiss(35))" == "these rules have a losing miss (35), but a duel has none")
  }

  @Test func `every error of a duel has its own sentence`() throws {
    let errors: [DuelError] = [
      .notYourDuel, .bothSides, .notJoined, .ownChallenge, .alreadyJoined, .otherRules(.classic), .notYourTurn,
      .over, .nothingToOpen, .untrueAnswer, .turn(.firedTwice(.a1)),
    ]
    let sentences = errors.map { "\($0)" }
    #expect(Set(sentences).count == errors.count)
    #expect(sentences[9] == "this message holds an answer in your name that is not true")
    #expect(sentences[10] == "A1 was fired at before")
  }

  @Test func `shots off the board can only come from a program, and their error says so`() throws {
    let board = try BoardSize(rows: 4, columns: 4)
    let (far, ship) = try (cell("P16"), #require(Ship("A1-A6")))
    #expect("\(TurnError.cellOffBoard(far, board))" == "P16 is not on a 4x4 board")
    #expect("\(TurnError.shipOffBoard(ship, board))" == "the sunk ship A1-A6 is not on a 4x4 board")
  }
}
