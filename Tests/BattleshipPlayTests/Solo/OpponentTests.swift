// The computer as the other player of a duel: it answers messages, and chooses its shots from the chart alone.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct OpponentTests {
  private let rules: Rules

  init() throws {
    rules = try Rules(board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([2, 2, 1]), losingMiss: nil)
  }

  @Test func `two computers play a whole duel, and both play fair`() {
    forAll("a duel between two computers ends fair", count: 8) { chance in
      let volley = [Volley.afloat, .again, .shots(chance.number(1...16))][chance.number(0...2)]
      var players = try [PlayerKey(using: &chance), PlayerKey(using: &chance)].map { key in
        let level = try #require(ComputerPlayer.Level.allCases.randomElement(using: &chance))
        return Opponent(level: level, key: key, randomness: RandomSource(seed: chance.next()))
      }
      var duel = try players[0].challenge(rules: rules, volley: volley)
      for turn in 1...80 {
        guard let next = try players[turn % 2].answer(to: duel) else { break }
        // A player who has answered has nothing to add.
        guard try players[turn % 2].answer(to: next) == nil else { return false }
        duel = next
      }
      return duel.verdict == .fair
    }
  }

  @Test func `the computer's shots depend on the chart and its own random numbers, and on no ships`() {
    forAll("the same chart, the same shots", count: 20) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      let player = ComputerPlayer(level: .strong, seed: chance.next())
      let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
      // One more shot, which the computer has to answer: at water, because sinking the last ship leaves it no shot.
      let water = game.chart.unknownCells.subtracting(game.fleet.cells.union(other.fleet.cells))
      guard let spare = Array(water).last else { return true }
      // First the person's ships, then the computer's own, are replaced by others that give the same answers.
      let duels = try [(game, game), (other, game), (game, other)].map { person, computer in
        try Self.duel(of: person, keys[0], against: computer, keys[1], spare)
      }
      let moves = try duels.map { duel -> DuelMove? in
        var player = player
        return try player.move(in: OwnDuel(duel, key: keys[1]))
      }
      return moves[0] == moves[1] && moves[0] == moves[2]
    }
  }

  /// A duel in which both fired at the same cells in the same order, the person at one more; it is the computer's turn.
  static func duel(
    of person: Game, _ key: PlayerKey, against computer: Game, _ computersKey: PlayerKey, _ spare: Cell
  ) throws -> Duel {
    var chance = Chance(seed: 4)
    let shots = person.shots
    // The computer challenges, so that the person fires first.
    var duel = try Duel.challenge(computer.fleet, key: computersKey, using: &chance)
    for place in 0...shots.count {
      let shot = place < shots.count ? shots[place] : spare
      if place == 0 {
        try duel.join(person.fleet, shots: [shot], key: key, using: &chance)
      } else {
        try duel.fire(at: [shot], key: key)
      }
      if place < shots.count { try duel.fire(at: [shot], key: computersKey) }
    }
    return duel
  }

  @Test func `a duel of other people is not answered`() throws {
    var chance = Chance(seed: 1)
    let keys = (0..<3).map { _ in PlayerKey(using: &chance) }
    var players = keys.map { Opponent(level: .easy, key: $0, randomness: RandomSource(seed: 1)) }
    let challenge = try players[0].challenge(rules: rules, volley: .shots(1))
    #expect(try players[0].answer(to: challenge) == nil)
    let joined = try #require(try players[1].answer(to: challenge))
    #expect(throws: OpponentError.duel(.notYourDuel)) { try players[2].answer(to: joined) }
  }

  @Test func `ships without room are refused, in a challenge and in joining one`() throws {
    let full = try Rules(board: BoardSize(rows: 2, columns: 2), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
    var chance = Chance(seed: 1)
    var player = Opponent(level: .strong, key: PlayerKey(using: &chance), randomness: RandomSource(seed: 1))
    #expect(throws: OpponentError.noFleet(.noLayoutExists)) {
      try player.challenge(rules: full.withShipsApart, volley: .shots(1))
    }
    #expect(throws: OpponentError.terms(.volley(5, cells: 4))) { try player.challenge(rules: full, volley: .shots(5)) }
    // A challenge that cannot be joined, because no fleet has room.
    let other = try Fleet([Ship("A1-A2"), Ship("B1")].compactMap { $0 }, rules: full)
    let text = try Duel.challenge(other, key: PlayerKey(using: &chance), using: &chance).messageURL()
    let apart = try Duel(messageURL: text.replacing("&Seal=", with: "&Apart=1&Seal="))
    #expect(throws: OpponentError.noFleet(.noLayoutExists)) { try player.answer(to: apart) }
  }
}
