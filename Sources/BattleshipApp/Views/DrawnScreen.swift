// What views have drawn: a frame, and which target answers to a click where.

/// A screen that was drawn, with what on it can be clicked.
public struct DrawnScreen: Equatable, Sendable {
  /// What is to be shown.
  public let frame: Frame

  /// What can be clicked, the topmost last.
  let touches: [Touch]

  /// How far what it shows can be scrolled, in lines.
  var lastScroll = 0

  /// Whether it asks for a larger window instead of showing the game.
  var isTooSmall = false

  /// A place that can be clicked.
  struct Touch: Equatable, Sendable {
    let rect: Rect
    /// What answers; nil where something covers what lies below.
    let target: Target?
  }

  /// What lies at a point.
  func target(at point: Point) -> Target? {
    touches.last { $0.rect.contains(point) }?.target
  }
}
