// A person and the computer at a table: the computer's thoughts are finished at once, or left for the test.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

struct SoloTable {
  var solo: Solo

  /// How often a shot of the computer was shown on its own.
  private(set) var shownShots = 0

  init(_ solo: Solo) throws {
    self.solo = solo
    think()
  }

  init(
    _ rules: Rules, volley: Volley = .shots(1), level: ComputerPlayer.Level = .easy, seed: UInt64 = 1
  ) throws {
    var chance = Chance(seed: seed)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    try self.init(
      Solo(
        level: level, terms: try Terms(rules: rules, volley: volley), key: keys[0], computersKey: keys[1],
        randomness: RandomSource(seed: chance.next())))
  }

  /// Applies events at the person's seat, and lets the computer think at once.
  mutating func handle(_ events: SeatEvent...) throws {
    for event in events {
      let isShowing = solo.isShowing
      solo.update(event)
      if isShowing, event == .button(.nextShot) { shownShots += 1 }
      think()
    }
  }

  /// Shows the computer's next shot.
  mutating func showNext() {
    solo.showNext()
    shownShots += 1
    think()
  }

  /// Plays one step of a person who fires at random and looks at each of the computer's shots.
  mutating func step(using chance: inout Chance) throws {
    switch (solo.phase, solo.seat.task) {
    case (.atSeat, _) where solo.isShowing: showNext()
    case (.atSeat, .hiding(let hiding)) where hiding.draft.isComplete: try handle(.button(.finished))
    case (.atSeat, .hiding(let hiding)):
      // One ship at a time, so that half a fleet is on the board now and then.
      let fleet = try Fleet.random(rules: hiding.draft.rules, using: &chance)
      let ship = fleet.ships.first { hiding.draft.obstacle(to: $0) == nil }
      try handle(ship.map { .placed($0) } ?? .shuffled(seed: chance.next()))
    case (.atSeat, .aiming(let aiming)) where aiming.isComplete: try handle(.button(.fire))
    case (.atSeat, .aiming(let aiming)):
      let free = Array(aiming.chart.unknownCells).filter { !aiming.chosen.contains($0) }
      try handle(.pointed(try #require(free.randomElement(using: &chance))), .pressed)
    case (_, _): Issue.record("nothing can be done at \(solo.phase)")
    }
  }

  var scene: Scene { solo.scene(in: .english) }

  private mutating func think() {
    while let thought = solo.thought { solo.take(thought.finished()) }
  }
}
