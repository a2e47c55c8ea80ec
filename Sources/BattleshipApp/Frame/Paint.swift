// The two picture colours in one place of a screen, as numbers of the 256-colour palette.

import StickersHost

/// Letter and background colours that replace those of a role.
package struct Paint: Hashable, Sendable {
  /// The palette number of the letter's colour, 16 to 231; 0 for the role's colour.
  package let letters: UInt8

  /// The palette number of the background colour, 16 to 231; 0 for the role's colour.
  package let ground: UInt8

  /// No replacement: the colours of the role.
  package static let none = Paint(letters: 0, ground: 0)

  init(letters: UInt8, ground: UInt8) {
    (self.letters, self.ground) = (letters, ground)
  }

  /// The levels of red, green and blue in the colours 16 to 231.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The palette number of the colour nearest to a pixel.
  static func nearest(to pixel: Pixel) -> UInt8 {
    func step(_ light: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(light)) < abs(steps[$1] - Int(light)) } ?? 0
    }
    return UInt8(16 + 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue))
  }

  /// The RGB value of a palette colour, eight bits each, red highest.
  package static func light(of number: UInt8) -> Int32 {
    let mixed = Int(number) - 16
    return [mixed / 36, mixed / 6 % 6, mixed % 6].reduce(0) { $0 << 8 | Int32(steps[$1]) }
  }
}
