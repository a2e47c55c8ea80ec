// A screen on which one person plays at one seat: keys and clicks become events of the seat.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// A screen with one seat and nothing beside it.
protocol SeatedScreen: AppScreen {
  /// The person's seat.
  var seat: Seat { get }

  /// All focusable targets, from the top to the bottom.
  var targets: [SeatTarget] { get }

  /// The focus; `nil` if there is nothing to do.
  var focus: SeatTarget? { get }

  var keyContext: KeyContext { get }

  /// The event of typing a part of a cell's name; `nil` if the key is no part of a name.
  func naming(with key: Key) -> SeatEvent?

  /// The event of a command at the seat; `nil` if it does not concern the seat.
  func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent?

  /// The seed of the ships that are placed at random now, if `--seed` asked for ones that repeat.
  mutating func repeatedSeed() -> UInt64?

  /// The place whose keys the list of keys shows.
  static var place: ListScreen.Place { get }

  /// What is known of the players' names.
  var names: ReplayScreen.Names { get }

  /// The URL of the message; `nil` if there is none to copy.
  var urlToCopy: String? { get }

  /// Applies an event of the seat.
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

  /// Performs the command of a key, at the seat or outside it.
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

  /// Applies an event of the seat, unless it is for the program.
  private mutating func act(_ event: SeatEvent) -> [ScreenEffect] {
    switch event {
    case .button(.leave): [.leave]
    case .button(.watch): [watch]
    case .chose, .choseDuel, .pointed, .pressed, .placed, .turned, .tookBack, .shuffled, .restored, .button, .advised,
      .focused, .naming, .told, .resumed:
      apply(event)
    }
  }

  /// Shows a replay of the game, including the shots fired since.
  private var watch: ScreenEffect {
    seat.replay.map { .show(.replay(ReplayScreen([$0], names: names))) } ?? .say(.nothingToWatch)
  }

  private mutating func moveFocus(by steps: Int) -> [ScreenEffect] {
    guard let focus, let next = targets.element(steps, stepsFrom: focus) else { return [] }
    return act(.focused(next))
  }
}
