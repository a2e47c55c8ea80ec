// While a duel against the computer is open, no scene depends on ships that the computer has not revealed.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct SoloSecrecyTests {
  @Test func `a game that is printed or dumped shows neither a key nor a seed`() throws {
    var chance = Chance(seed: 5)
    let keys = (0..<3).map { _ in PlayerKey(using: &chance) }
    let terms = Terms(on: .skirmish)
    let games = [1, 2].map { other in
      Solo(
        level: .fair, terms: terms, key: keys[0], computersKey: keys[other],
        randomness: RandomSource(seed: UInt64(other)))
    }
    #expect(SceneSecrecyTests.texts(of: games[0]) == SceneSecrecyTests.texts(of: games[1]))
    let tables = games.map { Table($0) }
    #expect(SceneSecrecyTests.texts(of: tables[0]) == SceneSecrecyTests.texts(of: tables[1]))
    #expect(tables[0].view == tables[1].view)
    // A table by link holds the person's keys.
    let duel = try Duel.challenge(
      Fleet.random(rules: terms.rules, using: &chance), volley: terms.volley, key: keys[0], using: &chance)
    let links = [1, 2].map { LinkGame(duel, keys: KeyRing(keys[0], earlier: [keys[$0]]), saved: nil) }
    #expect(links[0] != links[1] && SceneSecrecyTests.texts(of: links[0]) == SceneSecrecyTests.texts(of: links[1]))
    let atTables = links.map { SceneSecrecyTests.texts(of: Table($0)) }
    #expect(atTables[0] == atTables[1])
    let thoughts = [1, 2].map { other in
      Thought(level: .fair, key: keys[other], randomness: RandomSource(seed: UInt64(other)), job: .challenge(terms))
    }
    #expect(
      SceneSecrecyTests.texts(of: TableEffect.think(thoughts[0]))
        == SceneSecrecyTests.texts(of: TableEffect.think(thoughts[1])))
    #expect(SceneSecrecyTests.texts(of: games[0].saved) == SceneSecrecyTests.texts(of: games[1].saved))
    let saved = games.map { $0.saved.text }
    #expect(saved[0] != saved[1])
    let exchanges = saved.map { TableEffect.exchange(.computer(1), expected: $0, new: $0) }
    #expect(SceneSecrecyTests.texts(of: exchanges[0]) == SceneSecrecyTests.texts(of: exchanges[1]))
    let elsewhere = saved.map { TableEvent.savedElsewhere(.computer(1), $0) }
    #expect(SceneSecrecyTests.texts(of: elsewhere[0]) == SceneSecrecyTests.texts(of: elsewhere[1]))
    let opponents = [1, 2].map { Opponent(level: .fair, key: keys[$0], randomness: RandomSource(seed: UInt64($0))) }
    #expect(SceneSecrecyTests.texts(of: opponents[0]) == SceneSecrecyTests.texts(of: opponents[1]))
  }

  @Test func `effects and events of a table say what happens, and neither names nor texts`() {
    let hunt = SavedName.hunt("Ship_Location=0")
    let effects: [LobbyEffect] = [
      .opened(isNew: true), .opened(isNew: false), .read(hunt), .list, .table(.keys),
      .table(.exchange(hunt, expected: "old", new: "new")),
    ]
    #expect(
      effects.map { "\($0)" } == [
        "a new game is open", "another game is open", "read", "list", "keys", "exchange",
      ])
    let events: [TableEvent] = [
      .seat(.pressed), .pauseEnded, .keys(nil, nonces: RandomSource(seed: 1)), .stored(hunt, .done),
      .savedElsewhere(hunt, "new"),
    ]
    #expect(
      events.map { "\($0)" } == [
        "at the seat", "the pause is over", "the keys", "stored", "saved elsewhere",
      ])
  }

  @Test func `other ships of the computer with the same answers give the same scenes`() {
    var pairs = DisguisedPairs()
    forAll("another fleet of the computer's gives the same scene", count: 40) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
      var mine = Game(fleet: try Fleet.random(rules: game.rules, using: &chance))
      for shot in game.shots { _ = try? mine.fire(at: shot) }
      guard mine.status == .open else { return true }
      let seed = chance.next()
      // The person's scenes while the computer thinks and, without the last shot, at their own turn.
      let thinking = try [game, other].map { try Self.solo(mine, $0, keys, seed) }
      try requireSame("scenes", thinking[0].scene(in: .english), thinking[1].scene(in: .english)) { [$0.words] }
      let replies = thinking.map { solo in
        var solo = solo
        while let thought = solo.thought { solo.take(thought.finished()) }
        return solo
      }
      // One shot was answered meanwhile, perhaps with different results.
      guard replies[0].duel?.turns == replies[1].duel?.turns, replies[0].duel?.winner == nil else { return true }
      pairs.note(game)
      try requireSame("scenes", replies[0].scene(in: .english), replies[1].scene(in: .english)) {
        [$0.words] + $0.boards.map(\.picture)
      }
      try requireSame("sentences", replies[0].spoken(in: .english), replies[1].spoken(in: .english))
      return true
    }
    #expect(pairs.suffice(of: 40), "\(pairs)")
  }

  private static func solo(_ person: Game, _ computer: Game, _ keys: [PlayerKey], _ seed: UInt64) throws -> Solo {
    let spare = try #require(Array(person.chart.unknownCells).last)
    let duel = try OpponentTests.duel(of: person, keys[0], against: computer, keys[1], spare)
    return try Solo(
      SavedSolo(
        level: .fair, terms: duel.terms, firesFirst: true, earlier: Solo.Wins(), tookAdvice: false, key: keys[0],
        computersKey: keys[1],
        ships: .placed([]), duel: duel, notes: CellSet()), randomness: RandomSource(seed: seed))
  }

  @Test func `the computer's ships are drawn once the duel is over, and not before`() throws {
    var chance = Chance(seed: 8)
    var table = try SoloTable(
      Rules(board: BoardSize(rows: 3, columns: 4), shipLengths: ShipLengths([2, 1]), losingMiss: nil))
    while table.solo.duel?.winner == nil {
      if let sea = table.scene.boards.first, table.scene.kind == .duel { #expect(!sea.picture.contains("#")) }
      try table.step(using: &chance)
    }
    let sea = try #require(table.scene.boards.first)
    #expect(sea.picture.contains { "#xX".contains($0) })
  }
}
