// A screen on which one person plays at one seat, with nothing beside it: keys and clicks become events of the seat.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

protocol SeatedScreen: AppScreen {
  var seat: Seat { get }

  /// From top to bottom.
  var targets: [SeatTarget] { get }

  var focus: SeatTarget? { get }

  var keyContext: KeyContext { get }

  /// The event of a key that is part of a cell's name; `nil` for other keys.
  func naming(with key: Key) -> SeatEvent?

  func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent?

  /// The seed of the next random ships, if `--seed` was given.
  mutating func repeatedSeed() -> UInt64?

  static var place: ListScreen.KeyPlace { get }

  var names: ReplayScreen.Names { get }

  var urlToCopy: String? { get }

  mutating func apply(_ event: SeatEvent) -> [ScreenEffect]
}

extension SeatedScreen {
  mutating func repeatedSeed() -> UInt64? { nil }

  mutating func update(_ event: TerminalEvent, on target: Target?, seed: UInt64) -> [ScreenEffect] {
    switch event {
    case .key(let key): return press(key, seed: seed)
    case .click: return target.map { activate($0, seed: seed) } ?? []
    case .scroll, .secondClick: return keyContext == .placing ? act(.turned) : []
    case .paste, .pasteRefused, .resized, .resumed, .notCopied, .ended, .unknown: return []
    }
  }

  private mutating func press(_ key: Key, seed: UInt64) -> [ScreenEffect] {
    if let event = naming(with: key) { return act(event) }
    return KeyBindings.command(for: key, in: keyContext).map { perform($0, seed: seed) } ?? []
  }

  private mutating func activate(_ target: Target, seed: UInt64) -> [ScreenEffect] {
    switch target {
    case .seat(let target): act(seat.event(activating: target))
    case .cell(let cell): act(.focused(nil)) + act(.pointed(cell)) + act(.pressed)
    case .key(let command): perform(command, seed: seed)
    case .disabled(let target): [.say(.notYet(target))]
    case .lock, .phone, .drawer, .title: []
    }
  }

  private mutating func perform(_ command: KeyCommand, seed: UInt64) -> [ScreenEffect] {
    let seed = command == .board(.shuffle) ? repeatedSeed() ?? seed : seed
    return event(for: command) { seed }.map { act($0) } ?? performBesideSeat(command)
  }

  private mutating func performBesideSeat(_ command: KeyCommand) -> [ScreenEffect] {
    switch command {
    case .up, .left, .focusPrevious: return moveFocus(by: -1)
    case .down, .right, .focusNext: return moveFocus(by: 1)
    case .back: return seat.hasChosenFocus ? act(.focused(nil)) : [.say(.noWayBack)]
    case .copy: return urlToCopy.map { [.say(.copied), .copy($0)] } ?? [.say(.nothingToCopy)]
    case .help: return [.show(.list(ListScreen(.keys(Self.place, keyContext))))]
    case .watch: return [watch]
    case .redraw: return [.redraw]
    case .quit: return [.leave]
    case .next, .board, .phone, .sticker, .replay:
      return []
    }
  }

  private mutating func act(_ event: SeatEvent) -> [ScreenEffect] {
    switch event {
    case .button(.leave): [.leave]
    case .button(.watch): [watch]
    case .chose, .choseDuel, .pointed, .pressed, .placed, .turned, .tookBack, .shuffled, .restored, .button, .advised,
      .focused, .naming, .told, .resumed:
      apply(event)
    }
  }

  /// Replays the game, including shots that are not sent yet.
  private var watch: ScreenEffect {
    seat.replay.map { .show(.replay(ReplayScreen([$0], names: names))) } ?? .say(.nothingToWatch)
  }

  private mutating func moveFocus(by steps: Int) -> [ScreenEffect] {
    guard let focus, let next = targets.element(steps, stepsFrom: focus) else { return [] }
    return act(.focused(next))
  }
}
