// Each random fleet is drawn with its own number from the system, so that no fleet reveals the next one.

import BattleshipCore
import BattleshipFrame

import Testing

@testable import BattleshipApp
@testable import BattleshipPlay
@testable import battleship_tui

@Suite struct ShuffleTests {
  /// Shuffles the ships a few times, and compares each fleet with the system's number for it.
  private func expectFreshFleets(
    _ screen: AnyScreen, count: Int = 20, _ seat: (ScreenStack) -> Seat?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let options = try Options(arguments: ["play"])
    var loop = ScreenLoop(screen, home: .nothing, on: nil, options.look, .english)
    if case .phones = screen { loop.deliver(.input(.key(.enter))) }
    var seeds: Set<UInt64> = []
    for _ in 1...count {
      loop.deliver(.input(.key(.character("r"))))
      let seed = loop.stack.environment.seed
      var generator = SplitMix64(seed: seed)
      let fleet = try Fleet.random(rules: Self.rules, using: &generator)
      #expect(Self.ships(at: seat(loop.stack)) == Array(fleet.ships), sourceLocation: sourceLocation)
      seeds.insert(seed)
    }
    #expect(seeds.count == count, sourceLocation: sourceLocation)
  }

  /// The ships of a seat at which they are being placed.
  private static func ships(at seat: Seat?) -> [Ship]? {
    seat?.placing?.draft.ships
  }

  private static let rules = Rules.classic.withoutLosingMiss

  @Test func `the program asks the system once for each shuffle by link`() throws {
    let screen = TableScreen(Table(LinkGame(duelUnder: Terms(on: Self.rules))))
    try expectFreshFleets(.table(screen)) { $0.table?.table.seat }
  }

  @Test func `the program asks the system once for each shuffle against the computer`() throws {
    var system = SystemRandomNumberGenerator()
    var solo = Solo(
      level: .fair, terms: Terms(on: Self.rules), key: PlayerKey(using: &system),
      computersKey: PlayerKey(using: &system),
      randomness: RandomSource(using: &system))
    while let thought = solo.thought { solo.take(thought.finished()) }
    try expectFreshFleets(.table(TableScreen(Table(solo)))) { $0.table?.table.seat }
  }

  @Test(arguments: [false, true])
  func `the program asks the system once for each shuffle on the phones, unless a seed was asked for`(repeats: Bool)
    throws
  {
    func screen() -> AnyScreen {
      .phones(
        PhonesScreen(
          firstName: "Ann", secondName: "Ben", game: .duel(Terms(on: Self.rules)), seed: 5, repeats: repeats))
    }
    guard repeats else { return try expectFreshFleets(screen()) { $0.phones?.seat } }
    var fleets: [[Ship]?] = []
    for _ in 1...2 {
      let options = try Options(arguments: ["play"])
      var loop = ScreenLoop(screen(), home: .nothing, on: nil, options.look, .english)
      for key: Key in [.enter, .character("r")] { loop.deliver(.input(.key(key))) }
      fleets.append(Self.ships(at: loop.stack.phones?.seat))
    }
    #expect(fleets[0] != nil && fleets[0] == fleets[1])
  }
}
