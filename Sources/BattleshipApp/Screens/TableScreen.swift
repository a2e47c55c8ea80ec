// A table on a screen: keys and clicks become its events, and its scene is drawn.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

package struct TableScreen: AppScreen {
  package var table: Table

  /// Whether the keys are listed beside the board.
  private var helps = false

  /// The seeds of random ships if `--seed` was given; `nil` for the system's.
  private var repeating: SplitMix64?

  package init(_ table: Table, seed: UInt64? = nil) {
    (self.table, repeating) = (table, seed.map { SplitMix64(seed: $0) })
    if table.isByLink { _ = self.table.withholdTheirs() }
  }

  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch event {
    case .terminal(.key(let key), _): press(key, environment)
    case .terminal(.click, let target?): activate(target, environment)
    case .terminal(.scroll, _), .terminal(.secondClick, _):
      table.keyContext == .placing ? act(.turned, environment) : []
    case .acted(let events): events.flatMap { act($0, environment) }
    case .awoke: change(.beat, environment)
    case .table(let event):
      change(event, environment) + (event.isThought && !environment.isStill ? withhold() : [])
    case .terminal, .entropy, .answered, .kept, .noticed: []
    }
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let (view, language) = (table.view, environment.language)
    let scene = view.scene(in: language)
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    if view.isLocked { return canvas.drawLock(scene) }
    let isOnButton = if case .button? = scene.focus { true } else { false }
    let isHelped = helps && !isOnButton && HelpView.fits(environment.size)
    return canvas.draw(
      scene, end: view.end(in: language), naming: view.seat.naming,
      theirTurn: view.isAgainstComputer ? language.sentences.solo.firesTitle : "",
      help: isHelped ? help : nil)
  }

  /// While the other player fires, it stays as it was.
  private var help: HelpView {
    HelpView(context: table.keyContext == .placing ? .placing : .attack, place: place)
  }

  var place: ListScreen.KeyPlace { table.isByLink ? .link : .solo }

  /// The URL of a new hunt once all ships are placed, or of the answer; a duel's ships are in no URL before its seal.
  var urlToCopy: String? {
    guard let hiding = table.seat.placing else { return table.message?.messageURL(base: table.base) }
    return hiding.purpose == .hunt ? hiding.fleet.map { Game(fleet: $0).messageURL(base: table.base) } : nil
  }

  /// At the end of a board of the day.
  private func sharedResult(_ environment: ScreenEnvironment) -> String? {
    let text = table.view.daily?.text(inWords: !environment.showsSquares, environment.language)
    return text.map { $0.map(\.string).joined(separator: "\n") }
  }

  private mutating func withhold() -> [ScreenEffect] {
    _ = table.withholdTheirs()
    return []
  }

  /// A game that ends is recorded before it is saved as ended: recorded twice it counts once, but a game that was saved
  /// as ended would never be recorded later.
  private mutating func change(_ event: TableEvent, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    let (before, hadWritten, wasLost) = (table.finishedGame, table.hasWritten, table.isLost)
    let effects = table.update(event).map { ScreenEffect.table($0) }
    let finished = table.finishedGame.flatMap { $0 == before ? nil : $0 }
    return (finished.map { [.record($0)] } ?? []) + effects
      + (table.refusal.map { [.say(.said(environment.language.sentences.refusals.reception($0)))] } ?? [])
      // Say it once, so that it does not hide the results of later shots.
      + (table.isLost && !wasLost ? [.say(.said(environment.language.sentences.solo.notKept))] : [])
      + (table.hasWritten == hadWritten ? [] : [.leave])
  }
}

extension TableScreen {
  private mutating func press(_ key: Key, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    if let event = table.naming(with: key) { return act(event, environment) }
    return KeyBindings.command(for: key, in: table.keyContext).map { perform($0, environment) } ?? []
  }

  private mutating func activate(_ target: Target, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    switch target {
    case .seat(let target): act(table.seat.event(activating: target), environment)
    case .cell(let cell): [.focused(nil), .pointed(cell), .pressed].flatMap { act($0, environment) }
    case .key(let command): perform(command, environment)
    case .disabled(let target): [.say(.notYet(target))]
    case .lock, .phone, .drawer, .title: []
    }
  }

  private mutating func perform(_ command: KeyCommand, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    if helps, command == .back {
      helps = false
      return []
    }
    let seed = command == .board(.shuffle) ? repeating?.next() ?? environment.seed : environment.seed
    return table.event(for: command, seed: { seed }).map { act($0, environment) }
      ?? performBesideSeat(command, environment)
  }

  private mutating func performBesideSeat(
    _ command: KeyCommand, _ environment: ScreenEnvironment
  ) -> [ScreenEffect] {
    switch command {
    case .up, .left, .focusPrevious: return moveFocus(by: -1, environment)
    case .down, .right, .focusNext: return moveFocus(by: 1, environment)
    case .back: return table.seat.hasChosenFocus ? act(.focused(nil), environment) : [.say(.noWayBack)]
    case .copy:
      return (sharedResult(environment) ?? urlToCopy).map { [.say(.copied), .copy($0)] } ?? [.say(.nothingToCopy)]
    case .help:
      let hasBoard = [.placing, .attack].contains(table.keyContext)
      guard helps || hasBoard && HelpView.fits(environment.size) else {
        return [.show(.list(ListScreen(.keys(place, table.keyContext))))]
      }
      helps.toggle()
      return []
    case .watch: return [watch(environment)]
    case .redraw: return [.redraw]
    case .quit: return [.leave]
    case .next, .board, .phone, .sticker, .replay: return []
    }
  }

  private mutating func act(_ event: SeatEvent, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    switch event {
    case .button(.leave): [.leave]
    case .button(.watch): [watch(environment)]
    case .chose, .choseDuel, .pointed, .pressed, .placed, .turned, .tookBack, .shuffled, .restored, .button, .advised,
      .focused, .naming, .told, .resumed:
      change(.seat(event), environment)
    }
  }

  /// Replays the game, including shots that are not sent yet.
  private func watch(_ environment: ScreenEnvironment) -> ScreenEffect {
    let players = table.view.players(in: environment.language)
    return table.seat.replay.map { .show(.replay(ReplayScreen([$0], names: .known(players)))) }
      ?? .say(.nothingToWatch)
  }

  private mutating func moveFocus(by steps: Int, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    guard let focus = table.view.focus, let next = table.targets.element(steps, stepsFrom: focus) else { return [] }
    return act(.focused(next), environment)
  }
}
