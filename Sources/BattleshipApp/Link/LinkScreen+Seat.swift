// A game by link as a seated screen: its events and targets, and the answer that is sent there.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

extension LinkScreen: SeatedScreen {
  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    seat.showAll()
    switch event {
    case .terminal(let event, let target): return update(event, on: target, seed: environment.seed)
    case .acted(let events): return events.flatMap { apply($0) }
    case .answered(let answer):
      written = answer
      return [.leave]
    case .awoke, .thought, .entropy, .kept, .noticed: return []
    }
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let players = Players.nameless(in: environment.language)
    let scene = seat.scene(in: environment.language, for: players)
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    return canvas.draw(scene, end: seat.end(in: environment.language, for: players), naming: seat.naming)
  }

  static let place = ListScreen.KeyPlace.link

  var targets: [SeatTarget] { seat.targets(by: .link) }
  var focus: SeatTarget? { seat.focus(by: .link) }
  var keyContext: KeyContext { seat.keyContext(by: .link) }
  var names: ReplayScreen.Names { .unknown }

  func naming(with key: Key) -> SeatEvent? { seat.naming(with: key, by: .link) }

  func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent? {
    seat.event(for: command, by: .link, seed: seed)
  }

  mutating func apply(_ event: SeatEvent) -> [ScreenEffect] {
    let before = finishedGame
    var effects: [ScreenEffect] = []
    for effect in seat.update(event) {
      switch effect {
      case .send(let game):
        written = .message(.hunt(game), on: base)
        effects.append(.leave)
      case .challenge(let fleet, let volley): effects.append(.challenge(fleet, volley, on: base))
      case .move(let move): if let duel = seat.duel?.duel { effects.append(.move(move, in: duel, on: base)) }
      case .open: break
      }
    }
    if seat.isAdvised { isHinted = true }
    guard before == nil, let game = finishedGame else { return effects }
    return effects + [.record(game)]
  }

  /// The URL of a new hunt once all ships are placed, or of the answer; a duel's ships are in no URL before its seal.
  var urlToCopy: String? {
    if let hiding = seat.placing {
      return hiding.purpose == .hunt ? hiding.fleet.map { Game(fleet: $0).messageURL(base: base) } : nil
    }
    return answer(in: .english).url?.string
  }
}
