// A title that takes an event on a screen of its own.

import BattleshipFrame

@testable import BattleshipApp

extension TitleScreen {
  mutating func update(_ event: ScreenEvent, on screen: DrawnScreen) -> [ScreenEffect] {
    var environment = ScreenEnvironment(screen.frame.size, widths: screen.frame.widths)
    environment.layout = screen.layout
    return update(event, in: environment)
  }
}
