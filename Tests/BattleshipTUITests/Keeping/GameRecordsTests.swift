// Finished games that could not be recorded at once: each of them is tried again on leaving.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import Testing

@testable import battleship_tui

@Suite struct GameRecordsTests {
  @Test func `a game that cannot be recorded on leaving does not keep the next ones out`() throws {
    let games = try [["A1", "C3"], ["C3", "A1"], ["B2", "A1", "C3"]].map { shots in
      var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
      for shot in shots { _ = try game.fire(at: try #require(Cell(shot))) }
      return try #require(FinishedGame(.hunt(game), first: .unnamed, second: .user))
    }
    let held = FileError.obstacle(.held(byProcess: nil))
    var records = GameRecords { _, _ in held }
    for game in games { #expect(records.add(game) == .notedLater(heldBy: nil)) }
    nonisolated(unsafe) var noted: [FinishedGame] = []
    records.note = { game, _ in
      if game == games[0] { return .system(5) }
      noted.append(game)
      return nil
    }
    #expect(records.finish() == .system(5))
    #expect(noted == [games[1], games[2]])
    #expect(records.waiting == [games[0]])
  }
}
