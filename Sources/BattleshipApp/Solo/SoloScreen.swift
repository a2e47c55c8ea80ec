// A game against the computer on a screen.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// The screen of a game against the computer.
package struct SoloScreen: SeatedScreen {
  /// The game.
  package internal(set) var solo: Solo

  /// The random numbers for the person's ships.
  var generator: SplitMix64

  /// The milliseconds for which each of the computer's shots is shown.
  static let pause = 900

  /// The keys that have a meaning in a game against the computer.
  static let keys = ListScreen(
    .keys(.solo, cells: true, marks: true))

  /// Creates the screen; the seed is for the person's random ships.
  package init(_ solo: Solo, seed: UInt64) {
    self.solo = solo
    generator = SplitMix64(seed: seed)
  }

  /// What is due when the screen is shown first.
  package var beginning: [ScreenEffect] { solo.beginning.map { .solo($0) } }

  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch event {
    case .terminal(let event, let target): update(event, on: target)
    case .awoke: solo.isShowing ? solo.update(.nextShot).map { .solo($0) } : []
    case .thought(let finished): solo.update(.thought(finished)).map { .solo($0) }
    case .entropy, .answered, .kept, .noticed: []
    }
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let scene = solo.scene(in: environment.language)
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    return canvas.draw(scene, naming: seat.naming)
  }

  var seat: Seat { solo.seat }
  var targets: [SeatTarget] { solo.targets }
  var focus: SeatTarget? { solo.focus }
  var keyContext: KeyContext { solo.keyContext }
  var names: ReplayScreen.Names { .computer }
  var urlToCopy: String? { nil }

  func naming(with key: Key) -> [SeatEvent]? { solo.naming(with: key) }

  func events(for command: KeyCommand, seed: () -> UInt64) -> [SeatEvent]? { solo.events(for: command, seed: seed) }

  mutating func apply(_ events: [SeatEvent]) -> [ScreenEffect] {
    events.flatMap { solo.update(.seat($0)) }.map { .solo($0) }
  }
}
