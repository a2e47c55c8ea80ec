// While a game is open, nothing at a seat depends on undiscovered ships, whatever the shots hit.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct SceneSecrecyTests {
  @Test func `scenes and sentences of a seeker are made from the chart alone, after misses, hits and sunk ships`() {
    var pairs = DisguisedPairs()
    forAll("another fleet under the same chart gives the same scene", count: 150) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      pairs.note(game)
      let seats = [game, other].map { game in
        var seat = Seat(rules: game.rules)
        seat.open(.theirs(game))
        return seat
      }
      for transport in Transport.allCases {
        let scenes = seats.map { $0.scene(in: .english, for: players(transport)) }
        try requireSame("scenes", scenes[0], scenes[1]) {
          [$0.words] + $0.picture.split(separator: "\n").map(String.init)
        }
      }
      try requireSame("covers", seats[0].cover(in: .english), seats[1].cover(in: .english))
      try requireSame("spoken sentences", seats[0].spoken(in: .english), seats[1].spoken(in: .english))
      return true
    }
    #expect(pairs.suffice(of: 150), "\(pairs)")
  }

  @Test func `a seat that is printed or dumped shows no undiscovered ship`() {
    var pairs = DisguisedPairs()
    forAll("another fleet under the same chart gives the same text", count: 50) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      pairs.note(game)
      let texts = [game, other].map { game in
        var seat = Seat(rules: game.rules)
        seat.open(.theirs(game))
        seat.update(.advised(true))
        return Self.texts(of: seat) + Self.texts(of: [seat.task])
      }
      try requireSame("texts of a seat", texts[0], texts[1]) { $0 }
      #expect(Self.texts(of: game.fleet) != Self.texts(of: other.fleet), "a fleet is printed with its ships")
      return true
    }
    #expect(pairs.suffice(of: 50), "\(pairs)")
  }

  @Test func `what is saved, keys too, is neither printed nor dumped`() throws {
    var generator = SystemRandomNumberGenerator()
    let key = PlayerKey(using: &generator)
    let keys: [PlayerKeys] = [
      .candidate(key), .held(KeyRing(key)), .lost(KeyRing(key), found: key.text), .unreadable(key.text),
    ]
    let secrets: [Any] =
      keys + [
        ReadResult.text(key.text), SavedText(.key, age: nil, text: key.text),
        TableEvent.savedElsewhere(.key, key.text), TableEffect.exchange(.key, expected: nil, new: key.text),
      ]
    let mine = try Game(fleet: Fleet(named: "A1,C3", rules: .messages))
    let link = try #require(SavedLink(.hidden, url: mine.messageURL()))
    let start = GameStart.resume(.link(mine.messageURL()))
    for text in Self.texts(of: [link]) + Self.texts(of: start) {
      #expect(!text.contains("A1") && !text.contains("Ship"), "\(text)")
    }
    for text in secrets.flatMap({ Self.texts(of: $0) }) { #expect(!text.contains(key.text), "\(text)") }
    let fleet = try Fleet(named: "A1,C3", rules: .messages)
    let challenge = DuelStep.challenge(fleet, .afloat)
    for text in Self.texts(of: challenge) + Self.texts(of: [SeatEffect.duel(challenge)]) {
      #expect(!text.contains("C3"), "\(text)")
    }
  }

  /// The texts that `print` and `dump` give for a value.
  static func texts(of value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), dumped]
  }

  @Test func `an open game reveals nothing`() throws {
    var game = try demoGame()
    #expect(RevealedGame(game) == nil)
    _ = try game.fire(at: .a1)
    #expect(RevealedGame(game) == nil)
    _ = try game.fire(at: try #require(Cell("B2")))
    #expect(RevealedGame(game)?.fleet == game.fleet)
  }
}
