// A drawn screen: a frame and its clickable areas.

import BattleshipFrame

/// A drawn screen with its clickable areas.
package struct DrawnScreen: Equatable, Sendable {
  /// The frame to show.
  package let frame: Frame

  /// The clickable areas, the topmost last.
  let touches: [Touch]

  /// The last scroll position of the content, in lines.
  var lastScroll = 0

  /// Whether it has room for only one of two boards.
  var showsOneBoard = false

  /// Whether it asks for a larger window instead of showing the game.
  var isTooSmall = false

  /// A clickable area.
  struct Touch: Equatable, Sendable {
    let rect: Rect
    /// The target of a click; `nil` if the area covers what is below it.
    let target: Target?
  }

  func target(at point: Point) -> Target? {
    touches.last { $0.rect.contains(point) }?.target
  }
}
