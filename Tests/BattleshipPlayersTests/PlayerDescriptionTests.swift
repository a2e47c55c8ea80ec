// The descriptions of a computer player and its knowledge, which do not reveal its next choices.

import BattleshipCore
import BattleshipPlayers
import Testing

@Suite("Descriptions of players") struct PlayerDescriptionTests {
  @Test func `a player's description has its level, and not its random numbers`() {
    #expect(ComputerPlayer.Level.allCases.map(\.description) == ["easy", "fair", "strong"])
    #expect("\(ComputerPlayer(level: .easy, seed: 7_777))" == "an easy computer player")
    #expect("\(ComputerPlayer(level: .strong, seed: 7_777))" == "a strong computer player")
    var text = ""
    dump(ComputerPlayer(level: .fair, seed: 7_777), to: &text)
    #expect(text.hasPrefix("▿ a fair computer player\n"))
    #expect(text.contains("fair"))
    #expect(!text.contains("7777"))
  }

  @Test func `a posterior's description says how it was counted`() throws {
    #expect("\(Posterior(try Chart(rules: .messages)))" == "the chances of a ship at each cell, counted exactly")
    #expect("\(Posterior(try Chart(rules: .classic)))" == "the chances of a ship at each cell, estimated")
    let rules = try Rules(board: BoardSize(rows: 1, columns: 3), shipLengths: ShipLengths([2]), losingMiss: nil)
    let middle = try #require(Cell("A2"))
    let impossible = try Chart(rules: rules, shots: [.a1, middle], hits: [])
    #expect("\(Posterior(impossible))" == "no fleet fits the answers")
  }
}
