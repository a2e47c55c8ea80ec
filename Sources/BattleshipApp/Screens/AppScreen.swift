// A screen of the program as a value: events go in, effects and a drawing come out.

import BattleshipFrame
import BattleshipPlay

package protocol AppScreen: Equatable, Sendable {
  mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect]
  func drawn(in environment: ScreenEnvironment) -> DrawnScreen
}
