// Where a sticker lies on a bubble: relative to the bubble, so that it is the same place on every phone.

/// Where a sticker lies on a bubble, how large it is and how it is turned.
public struct StickerPlacement: Hashable, Sendable {
  /// The position of its middle across the bubble: 0 at the left edge, 1,000 at the right.
  public let across: Int

  /// The position of its middle down the bubble: 0 at the upper edge, 1,000 at the lower.
  public let down: Int

  /// Its size, in percent of the original.
  public let percent: Int

  /// Its clockwise rotation, in degrees.
  public let degrees: Int

  /// The allowed sizes: from a quarter of the original to four times the original.
  public static let percents = 25...400

  /// A place on a bubble; nil if it is off the bubble, or if the size or rotation is not allowed.
  public init?(across: Int, down: Int, percent: Int = 100, degrees: Int = 0) {
    guard 0...1_000 ~= across, 0...1_000 ~= down, Self.percents ~= percent, 0..<360 ~= degrees else { return nil }
    self.across = across
    self.down = down
    self.percent = percent
    self.degrees = degrees
  }
}
