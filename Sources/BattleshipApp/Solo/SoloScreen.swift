// A game against the computer, as a screen.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

package struct SoloScreen: SeatedScreen {
  package internal(set) var solo: Solo

  /// How long each of the computer's shots is shown if it fires several, in milliseconds.
  static let pause = 900

  static let place = ListScreen.KeyPlace.solo

  package init(_ solo: Solo) { self.solo = solo }

  package var beginning: [ScreenEffect] { solo.beginning.map { .solo($0) } }

  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if case .thought(let finished) = event {
      let effects = solo.update(.thought(finished))
      if !environment.isStill { solo.withholdTheirs() }
      return effects.map { .solo($0) }
    }
    // Any event shows what was withheld.
    defer { solo.showAll() }
    switch event {
    case .terminal(let event, let target): return update(event, on: target, seed: environment.seed)
    case .acted(let events): return events.flatMap { apply($0) }
    case .awoke: return solo.isShowing ? apply(.button(.start)) : []
    case .thought, .entropy, .answered, .kept, .noticed: return []
    }
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let scene = solo.sceneWithSuspense(in: environment.language)
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    let end = solo.end(in: environment.language)
    let theirTurn = environment.language.sentences.solo.firesTitle
    return canvas.draw(scene, end: end, naming: seat.naming, theirTurn: theirTurn)
  }

  var delay: Int? { solo.withholds ? Solo.resultDelay : solo.isShowing ? Self.pause : nil }

  var strike: Strike? { solo.strike }

  var seat: Seat { solo.seat }
  var targets: [SeatTarget] { solo.targets }
  var focus: SeatTarget? { solo.focus }
  var keyContext: KeyContext { solo.keyContext }
  var names: ReplayScreen.Names { .computer }
  var urlToCopy: String? { nil }

  func naming(with key: Key) -> SeatEvent? { solo.naming(with: key) }

  func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent? { solo.event(for: command, seed: seed) }

  mutating func apply(_ event: SeatEvent) -> [ScreenEffect] {
    // An event that only ends the delay is not meant for the computer's shot shown then.
    solo.withholds && solo.isShowing ? [] : solo.update(.seat(event)).map { .solo($0) }
  }
}
