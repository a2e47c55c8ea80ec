// Where a sticker lies on a bubble: relative to the bubble, so that it is the same place on both phones.

/// Where a sticker lies on a bubble, how large it is and how it is turned.
public struct StickerPlacement: Hashable, Sendable {
  /// Where its middle is across the bubble: 0 at the left edge, 1,000 at the right.
  public let across: Int

  /// Where its middle is down the bubble: 0 at the upper edge, 1,000 at the lower.
  public let down: Int

  /// How large it is, in hundredths of its own size.
  public let percent: Int

  /// How far it is turned clockwise, in degrees.
  public let degrees: Int

  /// How large a sticker may be made: from a quarter of its size to four times that.
  public static let percents = 25...400

  /// A place on a bubble; nil if it is off the bubble, or if no sticker is that large or turned so.
  public init?(across: Int, down: Int, percent: Int = 100, degrees: Int = 0) {
    guard 0...1_000 ~= across, 0...1_000 ~= down, Self.percents ~= percent, 0..<360 ~= degrees else { return nil }
    self.across = across
    self.down = down
    self.percent = percent
    self.degrees = degrees
  }
}
