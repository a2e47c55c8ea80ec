// A drawn screen: a frame and its clickable areas.

import BattleshipFrame

package struct DrawnScreen: Equatable, Sendable {
  package let frame: Frame

  /// The topmost comes last.
  let touches: [Touch]

  package var layout = Layout()

  var isTooSmall = false

  /// What there was room for.
  package struct Layout: Equatable, Sendable {
    /// The last scroll position of the content, in lines.
    var lastScroll = 0

    /// Whether only one of two boards is shown.
    var showsOneBoard = false

    /// Whether some results are out of sight while the newest game is in sight.
    var hidesResults = false
  }

  struct Touch: Equatable, Sendable {
    let rect: Rect
    /// nil if the area only covers what is below it.
    let target: Target?
  }

  /// Whether a cell can be chosen there.
  package var hasCells: Bool {
    touches.contains { if case .cell? = $0.target { true } else { false } }
  }

  func target(at point: Point) -> Target? {
    touches.last { $0.rect.contains(point) }?.target
  }
}
