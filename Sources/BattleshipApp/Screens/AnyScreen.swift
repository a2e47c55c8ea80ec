// All screens of the program, as cases of one type.

import BattleshipPlay

package enum AnyScreen: Equatable, Sendable {
  case title(TitleScreen)
  case phones(PhonesScreen)
  case table(TableScreen)
  case replay(ReplayScreen)
  case list(ListScreen)

  func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    switch self {
    case .title(let screen): screen.drawn(in: environment)
    case .phones(let screen): screen.drawn(in: environment)
    case .table(let screen): screen.drawn(in: environment)
    case .replay(let screen): screen.drawn(in: environment)
    case .list(let screen): screen.drawn(in: environment)
    }
  }

  mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch self {
    case .title(let screen): update(consume screen, as: Self.title, event, in: environment)
    case .phones(let screen): update(consume screen, as: Self.phones, event, in: environment)
    case .table(let screen): update(consume screen, as: Self.table, event, in: environment)
    case .replay(let screen): update(consume screen, as: Self.replay, event, in: environment)
    case .list(let screen): update(consume screen, as: Self.list, event, in: environment)
    }
  }

  /// Moves the value out of the case meanwhile, because a second reference would make a long conversation copy itself.
  private mutating func update<Shown: AppScreen>(
    _ screen: consuming Shown, as kind: (Shown) -> AnyScreen, _ event: ScreenEvent, in environment: ScreenEnvironment
  ) -> [ScreenEffect] {
    self = .list(.empty)
    defer { self = kind(screen) }
    return screen.update(event, in: environment)
  }

  func takesWhenCovered(_ event: ScreenEvent) -> Bool {
    switch (self, event) {
    case (.table, .table), (.table, .live), (.phones, .entropy), (.title, .returned): true
    case (.title, _), (.phones, _), (.table, _), (.replay, _), (.list, _): false
    }
  }

  /// Everything struck on the boards so far, to find what an event strikes; `nil` without a board.
  var strike: Strike? {
    switch self {
    case .phones(let screen): screen.seat?.strike
    case .table(let screen): screen.table.view.isLocked ? nil : screen.table.seat.strike
    case .title, .replay, .list: nil
    }
  }

  var isOnOwnBoard: Bool {
    switch self {
    case .phones(let screen): screen.focus == .seat(.ownBoard)
    case .table(let screen): screen.focus == .ownBoard
    case .title, .replay, .list: false
    }
  }

  /// The milliseconds until something happens by itself; `nil` if nothing does.
  var delay: Int? {
    switch self {
    case .phones(let screen): screen.lock?.isChangingHands == true ? Table.deafTime : nil
    case .table(let screen): screen.table.pause
    case .replay(let screen): screen.delay
    case .title(let screen): screen.delay
    case .list: nil
    }
  }

  /// Shows everything at once and stops a replay, for a terminal without animations.
  mutating func settle() {
    switch self {
    case .table(var screen):
      screen.table.showHeldBack()
      self = .table(screen)
    case .replay(var screen):
      screen.stop()
      self = .replay(screen)
    case .title(var screen):
      screen.settle()
      self = .title(screen)
    case .phones, .list: break
    }
  }

  /// On a lock, a notice stays for the person who unlocks it.
  var keepsNotice: Bool {
    switch self {
    case .phones(let screen): screen.lock != nil
    case .table(let screen): screen.table.view.isLocked
    case .title, .replay, .list: false
    }
  }

  var isDecided: Bool {
    switch self {
    case .phones(let screen): screen.seat?.duel?.duel.winner != nil
    case .table(let screen): screen.table.seat.duel?.duel.winner != nil
    case .title, .replay, .list: false
    }
  }

  var awaitsPlayer: Bool {
    switch self {
    case .phones(let screen): screen.lock == nil && screen.seat?.aiming != nil
    case .table(let screen): !screen.table.view.isThinking && screen.table.seat.aiming != nil
    case .title, .replay, .list: false
    }
  }

  /// Whether it makes something of a pasted text, be it a refusal.
  var takesText: Bool {
    switch self {
    case .title, .phones: true
    case .table(let screen): screen.awaitsLink
    case .replay, .list: false
    }
  }

  /// Whether it covers the game below and closes with it.
  var isCover: Bool {
    switch self {
    case .replay, .list: true
    case .title, .phones, .table: false
    }
  }
}
