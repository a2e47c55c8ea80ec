// What can be chosen: every usual game, and the requested one besides.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct TitleChoicesTests {
  /// Unusual rules.
  private static let odd = Rules.skirmish.withShipsApart

  private static func games() throws -> [ChosenGame] {
    [
      .hunt(.messages), .hunt(odd), .duel(Terms(on: odd)), .duel(try Terms(on: .classic, volley: .shots(40))),
      .hunt(Rules.classic.withoutLosingMiss), .duel(try Terms(on: .seabattle, volley: .afloat)),
    ]
  }

  @Test(arguments: try games())
  func `every game is reached once, and one's own is reached again`(game: ChosenGame) {
    let choices = TitleChoices(asked: game, languages: [.english])
    for step in [choices.game, choices.board] {
      for direction in [1, -1] {
        var (seen, now) = ([game], step(direction, game))
        while now != game, seen.count < 20 {
          guard !seen.contains(now) else { break }
          seen.append(now)
          now = step(direction, now)
        }
        #expect(now == game && seen.count >= 2, "\(seen.count)")
      }
    }
  }

  @Test func `the board of a hunt keeps its misses`() {
    let choices = TitleChoices(asked: .hunt(Self.odd), languages: [.english])
    let duel = choices.game(1, from: .hunt(Self.odd))
    #expect(duel == .duel(Terms(on: Self.odd)))
    #expect(choices.game(-1, from: duel) == .hunt(Self.odd))
    #expect(choices.board(1, from: .hunt(.messages)) == .hunt(.skirmish))
  }

  @Test func `a volley is left out where the board is too small for it`() throws {
    let game = ChosenGame.duel(try Terms(on: .classic, volley: .shots(40)))
    let choices = TitleChoices(asked: game, languages: [.english])
    #expect(choices.board(1, from: game).rules == Rules.seabattle.withoutLosingMiss)
    #expect(choices.board(2, from: game) == game)
  }

  @Test func `two names are written in a line`() {
    #expect(PlayerNames("小明，小红")?.text == "小明,小红")
    #expect(PlayerNames.demo.text == "John,Kate")
    #expect(PlayerNames("\(PlayerNames.demo.text)") == .demo)
    #expect(PlayerNames(" Ann , Bob Lee\t")?.text == "Ann,Bob Lee")
    let long = String(repeating: "x", count: 31)
    for text in ["", "Ann", ",", "Ann,", " ,Bob", "a,b,c", "\(long),Bob", "Ann,\n", "Ann,Ann", "Ann, Ann ", "小明，小明"] {
      #expect(PlayerNames(text) == nil)
    }
  }

  @Test func `a game against the computer is told of only while it goes on`() throws {
    var generator = SplitMix64(seed: 3)
    let (key, other) = (PlayerKey(using: &generator), PlayerKey(using: &generator))
    let terms = Terms(on: .messages)
    var solo = Solo(level: .easy, terms: terms, key: key, computersKey: other, randomness: RandomSource(seed: 1))
    #expect(solo.kept.game == nil)
    while let thought = solo.thought { solo.take(thought.finished()) }
    #expect(solo.kept.game == nil)
    solo.update(.shuffled(seed: 1))
    #expect(solo.kept.game == .computer(.easy, terms))
  }
}
