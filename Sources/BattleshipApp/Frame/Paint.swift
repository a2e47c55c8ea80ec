// Two colours of a picture in one place of a screen, by their numbers in the palette of 256 colours.

/// Colours in the place of those of a role: of the letter and of the ground.
public struct Paint: Hashable, Sendable {
  /// The number of the letter's colour, 16 to 231; 0 for the role's.
  public let letters: UInt8

  /// The number of the ground's colour, 16 to 231; 0 for the role's.
  public let ground: UInt8

  /// The colours of the role.
  public static let none = Paint(letters: 0, ground: 0)

  init(letters: UInt8, ground: UInt8) {
    (self.letters, self.ground) = (letters, ground)
  }

  /// The steps of red, green and blue from which the colours 16 to 231 are mixed.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The number of the mixed colour that comes nearest to a pixel.
  static func nearest(to pixel: Pixel) -> UInt8 {
    func step(_ light: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(light)) < abs(steps[$1] - Int(light)) } ?? 0
    }
    return UInt8(16 + 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue))
  }

  /// The light of a mixed colour: red, green and blue, eight bits each, from the highest.
  public static func light(of number: UInt8) -> Int32 {
    let mixed = Int(number) - 16
    return [mixed / 36, mixed / 6 % 6, mixed % 6].reduce(0) { $0 << 8 | Int32(steps[$1]) }
  }
}
