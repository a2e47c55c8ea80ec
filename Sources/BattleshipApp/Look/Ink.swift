// A colour as a theme names it: by its light, and by the numbers that stand for it where there are fewer colours.

/// A colour in a theme.
public struct Ink: Hashable, Sendable {
  /// Red, green and blue, eight bits each, from the highest: `0xffd166`.
  public let rgb: Int32

  /// The number in the palette of 256 colours that comes near it, chosen by eye.
  public let many: Int16

  /// The number in the palette of 16 colours; nil for the terminal's own colour.
  public let sixteen: Int16?

  /// A colour, and what stands for it.
  init(_ rgb: Int32, _ many: Int16, _ sixteen: Int16?) {
    (self.rgb, self.many, self.sixteen) = (rgb, many, sixteen)
  }
}
