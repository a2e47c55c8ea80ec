// A command's advice: cells to fire at, percentages in lines, thousandths in JSON; and shots by the computer.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct AdviceTests {
  private func cell(_ name: String) throws -> Cell { try #require(Cell(name)) }

  private func lines(_ content: MessageContent, key: PlayerKey? = nil, asJSON: Bool = false) -> [String] {
    CommandResult.inspecting(content, key: key, reveals: false, advises: true, asJSON: asJSON)
      .output.split(separator: "\n").map(String.init)
  }

  @Test func `a hunt is advised in percent, with the known marks`() throws {
    var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    _ = try game.fire(at: try cell("B2"))
    _ = try game.fire(at: try cell("C3"))
    // One ship is left, and seven cells are equally likely.
    let told = lines(.hunt(game)).suffix(5)
    #expect(told.first?.hasPrefix("advice ") == true)
    #expect(told.dropFirst() == ["    1   2   3", "A  14  14  14", "B  14   o  14", "C  14  14   X"])
    let json = try #require(lines(.hunt(game), asJSON: true).first)
    expectShown(json, "\"advice\":{\"best\":[\"", "\"exact\":true,\"chances\":{\"A1\":0.143,")
    expectShown(json, without: ["\"B2\":0", "\"C3\":"])
    // Without the option nothing is added, and a game that is over needs no advice.
    #expect(
      !CommandResult.inspecting(.hunt(game), key: nil, reveals: false, asJSON: true).output.contains("advice"))
    _ = try game.fire(at: .a1)
    #expect(!lines(.hunt(game)).contains { $0.hasPrefix("advice") })
  }

  @Test func `a duel is advised for both boards, and only for the opponent's if a player asks`() throws {
    var chance = Chance(seed: 1)
    let (one, other) = (PlayerKey(using: &chance), PlayerKey(using: &chance))
    let rules = Rules.messages.withoutLosingMiss
    var duel = try Duel.challenge(
      Fleet(named: "A1,C3", rules: rules), volley: .afloat, key: one, using: &chance)
    try duel.join(
      Fleet(named: "B2,C1", rules: rules), shots: [.a1, try cell("A2")], key: other, using: &chance)
    let both = lines(.duel(duel)).filter { $0.hasPrefix("advice") }
    #expect(both.count == 2)
    #expect(both.allSatisfy { $0.split(separator: " ").count == 3 })
    #expect(lines(.duel(duel), key: one).filter { $0.hasPrefix("advice") }.count == 1)
    let json = try #require(lines(.duel(duel), key: one, asJSON: true).first)
    #expect(json.contains("\"advice\":{\"first\":null,\"second\":{\"best\":["))
  }

  @Test func `advice is the same for the same chart, whatever ships are hidden`() {
    forAll("the same chart, the same advice", count: 40) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      try requireSame("advice", lines(.hunt(game)), lines(.hunt(other))) { $0 }
      return true
    }
  }

  @Test func `the computer fires one shot in a hunt, and none in a finished game`() throws {
    var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    for level in ComputerPlayer.Level.allCases {
      var computer = ComputerPlayer(level: level, seed: 3)
      let answer = CommandResult.shooting(by: &computer, in: game, on: .demo)
      let sent = try Game(messageURL: try #require(answer.url, "\(answer)").string)
      #expect(answer.lines.count == 1)
      #expect(sent.shots.count == 1)
    }
    for name in ["A1", "C3"] { _ = try game.fire(at: try cell(name)) }
    var computer = ComputerPlayer(level: .easy, seed: 3)
    #expect(CommandResult.shooting(by: &computer, in: game, on: .demo) == .failed("The game is over."))
  }
}
