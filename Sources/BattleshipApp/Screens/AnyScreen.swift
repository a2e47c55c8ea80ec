// All screens of the program, as cases of one type.

import BattleshipPlay

package enum AnyScreen: Equatable, Sendable {
  case title(TitleScreen)
  case phones(PhonesScreen)
  case table(TableScreen)
  case replay(ReplayScreen)
  case overlay(OverlayScreen)

  /// Stands in for a screen while it is being changed, because a second reference would make a long conversation copy itself.
  static let beingChanged = AnyScreen.overlay(OverlayScreen(.calls([])))

  var shown: any AppScreen {
    switch self {
    case .title(let screen): screen
    case .phones(let screen): screen
    case .table(let screen): screen
    case .replay(let screen): screen
    case .overlay(let screen): screen
    }
  }

  mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch self {
    case .title(let screen): update(consume screen, as: Self.title, event, in: environment)
    case .phones(let screen): update(consume screen, as: Self.phones, event, in: environment)
    case .table(let screen): update(consume screen, as: Self.table, event, in: environment)
    case .replay(let screen): update(consume screen, as: Self.replay, event, in: environment)
    case .overlay(let screen): update(consume screen, as: Self.overlay, event, in: environment)
    }
  }

  /// Moves the value out of the case meanwhile.
  private mutating func update<Shown: AppScreen>(
    _ screen: consuming Shown, as kind: (Shown) -> AnyScreen, _ event: ScreenEvent, in environment: ScreenEnvironment
  ) -> [ScreenEffect] {
    self = .beingChanged
    defer { self = kind(screen) }
    return screen.update(event, in: environment)
  }

  mutating func skipAnimation() {
    switch self {
    case .title(var screen):
      screen.skipAnimation()
      self = .title(screen)
    case .table(var screen):
      screen.skipAnimation()
      self = .table(screen)
    case .replay(var screen):
      screen.skipAnimation()
      self = .replay(screen)
    case .phones, .overlay: break
    }
  }
}
