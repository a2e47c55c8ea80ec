// A colour of a theme: its RGB value, and its substitutes in smaller palettes.

/// A colour in a theme.
public struct Ink: Hashable, Sendable {
  /// Red, green and blue, eight bits each, from the highest: `0xffd166`.
  public let rgb: Int32

  /// The similar colour in the 256-colour palette, chosen by eye.
  public let many: Int16

  /// The similar colour in the 16-colour palette; `nil` for the terminal's own colour.
  public let sixteen: Int16?

  /// Creates a colour with its substitutes.
  init(_ rgb: Int32, _ many: Int16, _ sixteen: Int16?) {
    (self.rgb, self.many, self.sixteen) = (rgb, many, sixteen)
  }
}
