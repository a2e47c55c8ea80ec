// How lucky the shots of a finished game were.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Testing

@Suite struct LuckTests {
  private func luck(of shots: [String], at fleet: String, _ rules: Rules) throws -> Luck? {
    var game = Game(fleet: try Fleet(named: fleet, rules: rules))
    for shot in shots { _ = try game.fire(at: try #require(Cell(shot))) }
    return Replay(.hunt(game)).luck
  }

  @Test func `each shot has the chance from before it was fired`() throws {
    // Two boats on nine cells: 2 in 9; after a miss 2 in 8; after a hit 1 in 7, or none if a boat is there.
    let luck = try #require(try luck(of: ["A1", "B2", "C3"], at: "B2,C3", .messages.withoutLosingMiss))
    let percents = luck.shots.map(\.percent)
    #expect(percents == [22, 25, 14])
    #expect(luck.shots.map(\.isHit) == [false, true, true])
    #expect(luck.bestShot?.cell == Cell("C3") && luck.bestShot?.step == 2)
    #expect(luck.goodCount == 3 && luck.worstShot == nil)
  }

  @Test func `hits are lucky and misses are not, and both halves weigh the same`() throws {
    let rules = Rules.messages.withoutLosingMiss
    let lucky = try #require(try luck(of: ["B2", "C3"], at: "B2,C3", rules)?.luckierThan)
    let unlucky = try #require(
      try luck(of: ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "B2", "C3"], at: "B2,C3", rules)?.luckierThan)
    // By hand: (2 - 2/9 - 1/8) / √(14/81 + 7/64) = 3.11 deviations, of which 99.9 in 100 are below, but not the player.
    #expect(lucky == 99)
    #expect(unlucky < 15)
  }

  @Test func `a shot beside the likeliest cell gives chances away`() throws {
    // After the hit at A1 and the miss at B1, the ship can only lie at A2.
    let rules = try Rules(board: Rules.messages.board, shipLengths: ShipLengths([2]), losingMiss: nil)
    let luck = try #require(try luck(of: ["A1", "B1", "C3", "A2"], at: "A1-A2", rules))
    let worst = try #require(luck.worstShot)
    #expect(worst.cell == Cell("C3") && worst.percent == 0)
    #expect(worst.best == Cell("A2") && worst.bestPercent == 100)
    #expect(luck.goodCount == 3)
  }

  @Test func `the computer's shots are those of the strong computer at the same ships`() throws {
    let luck = try #require(try luck(of: ["A1", "B2", "C3"], at: "B2,C3", .messages.withoutLosingMiss))
    #expect(luck.computer.count { $0 } == 2 && luck.computer.last == true)
    #expect(2...9 ~= luck.computer.count)
  }

  @Test func `if ships were left, the hits stand beside the shots`() throws {
    let words = Language.english.sentences.luck
    let rules = try Rules(board: Rules.messages.board, shipLengths: ShipLengths([1, 1]), losingMiss: 1)
    let lost = try #require(try luck(of: ["B2", "A1"], at: "B2,C3", rules))
    #expect(words.shots(lost) == "2 shots, 1 of 2 hit.")
    #expect(words.computer(lost) == "The strong computer: all with \(lost.computer.count).")
    let won = try #require(try luck(of: ["B2", "C3"], at: "B2,C3", rules))
    #expect(words.shots(won) == "2 shots." && words.computer(won) == "The strong computer: \(won.computer.count).")
  }

  @Test func `an open game reveals nothing about its ships`() throws {
    #expect(try luck(of: ["A1"], at: "B2,C3", .messages) == nil)
  }

  @Test func `shots of a volley are weighed before any of them is answered`() throws {
    var generator = RandomSource(seed: 3)
    let (first, second) = (PlayerKey(using: &generator), PlayerKey(using: &generator))
    let terms = try Terms(on: .messages, volley: .shots(2))
    let fleet = try Fleet(named: "B2,C3", rules: terms.rules)
    var duel = try Duel.challenge(fleet, volley: terms.volley, key: first, using: &generator)
    let cells = try ["B2", "C3"].map { try #require(Cell($0)) }
    let joining = DuelMove.join(try Fleet(named: "A1,A2", rules: terms.rules), shots: cells)
    for (move, key) in [(joining, second), (.finish, first), (.finish, second), (.finish, first)] {
      duel = try duel.after(move, key: key, using: &generator)
    }
    #expect(Replay(.duel(duel)).luck?.shots.map(\.percent) == [22, 22])
  }
}
