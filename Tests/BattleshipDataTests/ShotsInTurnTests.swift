// Several shots at once: all checked before the first one, fired until the game is over.

import BattleshipCore
import BattleshipData
import TestSupport
import Testing

@Suite struct ShotsInTurnTests {
  private let cells = Rules.messages.board.cells

  /// The results of firing at cells in turn as text, or the reason why no shot was fired.
  private func fired(_ names: String, in game: Game) throws -> (outcome: String, game: Game) {
    var game = game
    let shots = try names.split(separator: ",").map { try #require(Cell(String($0))) }
    do throws(PlayError) {
      let answered = try game.fire(inTurn: shots)
      return (answered.map { "\($0.cell) \($0.result)" }.joined(separator: ", "), game)
    } catch {
      return (error.description, game)
    }
  }

  private func game(ships: String, shots: String = "") throws -> Game {
    var game = Game(fleet: try Fleet(named: ships, rules: .messages))
    for shot in shots.split(separator: ",") { _ = try game.fire(at: try #require(Cell(String(shot)))) }
    return game
  }

  @Test func `shots after the one that ends the game are not fired`() throws {
    let won = try fired("B2,C3,A2", in: try game(ships: "A1,C3", shots: "A1"))
    #expect(won.outcome == "B2 miss, C3 sunk C3")
    #expect(won.game.status == .won)
    #expect(won.game.shotCount == 3)
    let lost = try fired("B3,C3", in: try game(ships: "A1,C3", shots: "A2,B2"))
    #expect(lost.outcome == "B3 miss")
    #expect(lost.game.status == .lost)
    let over = try fired("B3", in: lost.game)
    #expect(over.outcome == "the game is over")
    #expect(over.game == lost.game)
  }

  @Test func `a refusal fires nothing`() throws {
    let before = try game(ships: "A1,C3", shots: "A1")
    for (names, outcome) in [
      ("B2,B2", "B2 was fired at before"), ("B2,A1", "A1 was fired at before"), ("B2,D1", "D1 is not on a 3x3 board"),
    ] {
      let refused = try fired(names, in: before)
      #expect(refused.outcome == outcome)
      #expect(refused.game == before)
    }
  }

  /// On a board of this size every hidden fleet and every pair of shots can be tried.
  @Test func `whether shots are refused does not depend on the hidden ships`() throws {
    let known = try game(ships: "A1,C3", shots: "A1,A2,A3")
    let alike = try cells.filter { ![Cell("A1"), Cell("A2"), Cell("A3")].contains($0) }.map {
      try game(ships: "A1,\($0)", shots: "A1,A2,A3")
    }
    #expect(alike.count == 6)
    #expect(alike.allSatisfy { $0.chart == known.chart })
    for first in cells {
      for second in cells {
        let outcomes = try alike.map { try fired("\(first),\(second)", in: $0).outcome }
        let refusals = outcomes.filter { $0.hasSuffix("before") }
        #expect(refusals.isEmpty || refusals.count == alike.count && Set(refusals).count == 1)
      }
    }
  }
}
