// The choices on the title: every usual game, and the requested one besides.

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
    let asked = TitleSettings(game: game)
    let choices = TitleChoices(asked: asked, languages: [.english])
    for takesBoards in [false, true] {
      for direction in [1, -1] {
        func step(_ settings: TitleSettings) -> TitleSettings {
          var next = settings
          if takesBoards {
            next.rules = choices.board(direction, from: settings)
          } else {
            next.kind = choices.kind(direction, from: settings, isByLink: false)
          }
          return next
        }
        var (seen, now) = ([asked], step(asked))
        while now != asked, seen.count < 20 {
          guard !seen.contains(now) else { break }
          seen.append(now)
          now = step(now)
        }
        #expect(now == asked && seen.count >= 2 && now.game(byLink: true) == game, "\(seen.count)")
      }
    }
  }

  @Test func `the board of a hunt keeps its misses`() {
    var settings = TitleSettings(game: .hunt(Self.odd))
    let choices = TitleChoices(asked: settings, languages: [.english])
    settings.kind = choices.kind(1, from: settings, isByLink: false)
    #expect(settings.game(byLink: false) == .duel(Terms(on: Self.odd)))
    settings.kind = choices.kind(-1, from: settings, isByLink: false)
    #expect(settings.game(byLink: false) == .hunt(Self.odd))
    #expect(choices.board(1, from: TitleSettings(game: .hunt(.messages))) == .skirmish)
  }

  @Test func `a volley is left out if the board is too small for it`() throws {
    let settings = TitleSettings(game: .duel(try Terms(on: .classic, volley: .shots(40))))
    let choices = TitleChoices(asked: settings, languages: [.english])
    #expect(choices.board(1, from: settings).withoutLosingMiss == Rules.seabattle.withoutLosingMiss)
    #expect(choices.board(3, from: settings) == settings.rules)
  }

  @Test func `without a chosen volley a duel by link has a shot for each ship, and one elsewhere a single one`() throws
  {
    var settings = TitleSettings()
    #expect(settings.terms(byLink: true) == (try Terms(on: .classic, volley: .afloat)))
    #expect(settings.terms(byLink: false) == Terms(on: .classic))
    settings.choose(.duel(Terms(on: .skirmish)))
    #expect(settings.game(byLink: true) == .duel(Terms(on: .skirmish)) && settings.rules == .skirmish)
    settings.choose(.duel(Terms(on: .skirmish)), choosesVolley: false)
    #expect(settings.terms(byLink: true).volley == .afloat)
  }

  @Test func `two names are parsed from a line`() {
    #expect(PlayerNames("小明，小红")?.text == "小明,小红")
    #expect(PlayerNames.demo.text == "John,Kate")
    #expect(PlayerNames("\(PlayerNames.demo.text)") == .demo)
    #expect(PlayerNames(" Ann , Bob Lee\t")?.text == "Ann,Bob Lee")
    let long = String(repeating: "x", count: 31)
    for text in ["", "Ann", ",", "Ann,", " ,Bob", "a,b,c", "\(long),Bob", "Ann,\n", "Ann,Ann", "Ann, Ann ", "小明，小明"] {
      #expect(PlayerNames(text) == nil)
    }
  }

  @Test func `a game against the computer is listed only while it is open`() throws {
    var generator = SplitMix64(seed: 3)
    let (key, other) = (PlayerKey(using: &generator), PlayerKey(using: &generator))
    let terms = Terms(on: .messages)
    var solo = Solo(level: .easy, terms: terms, key: key, computersKey: other, randomness: RandomSource(seed: 1))
    #expect(solo.saved.listing == nil)
    while let thought = solo.thought { solo.take(thought.finished()) }
    #expect(solo.saved.listing == nil)
    solo.update(.shuffled(seed: 1))
    #expect(solo.saved.listing == .computer(.easy, terms))
  }
}
