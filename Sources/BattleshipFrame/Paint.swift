// The two picture colours in one place of a screen, as numbers of the 256-colour palette.

/// Letter and background colours that replace those of a role.
package struct Paint: Hashable, Sendable {
  /// The palette number of the letter's colour, 16 to 231; 0 for the role's colour.
  package let letters: UInt8

  /// The palette number of the background colour, 16 to 231; 0 for the role's colour.
  package let ground: UInt8

  /// No replacement: the colours of the role.
  package static let none = Paint(letters: 0, ground: 0)

  /// Colours by their palette numbers.
  package init(letters: UInt8, ground: UInt8) {
    (self.letters, self.ground) = (letters, ground)
  }

  /// The levels of red, green and blue in the colours 16 to 231.
  package static let steps = [0, 95, 135, 175, 215, 255]

  /// The RGB value of a palette colour, eight bits each, red highest.
  package static func light(of number: UInt8) -> Int32 {
    let mixed = Int(number) - 16
    return [mixed / 36, mixed / 6 % 6, mixed % 6].reduce(0) { $0 << 8 | Int32(steps[$1]) }
  }
}
