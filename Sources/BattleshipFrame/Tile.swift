// One position of a screen with its style, in two words, so that whole rows compare quickly.

package struct Tile: Hashable, Sendable {
  private let marks: UInt64

  /// From the lowest bit: the character, 21 bits; the role, 6; the emphasis, 5; the paint of the letter and of the
  /// background, 16 each.
  private let characterAndStyle: UInt64

  init(grapheme: Grapheme, style: Style) {
    marks = grapheme.marks
    characterAndStyle =
      UInt64(grapheme.base) | UInt64(style.role.rawValue) << 21 | UInt64(style.emphasis.rawValue) << 27
      | UInt64(style.paint.letters.code) << 32 | UInt64(style.paint.ground.code) << 48
  }

  var grapheme: Grapheme { Grapheme(base: UInt32(characterAndStyle & 0x1f_ffff), marks: marks) }

  package var style: Style {
    guard let role = Role(rawValue: UInt8(characterAndStyle >> 21 & 0x3f)) else {
      preconditionFailure("a tile was made of a role")
    }
    var style = Style(role, Emphasis(rawValue: UInt8(characterAndStyle >> 27 & 0x1f)))
    style.paint = Paint(
      letters: Paint.Color(code: UInt16(truncatingIfNeeded: characterAndStyle >> 32)),
      ground: Paint.Color(code: UInt16(truncatingIfNeeded: characterAndStyle >> 48)))
    return style
  }

  /// Empty for the second half of a wide grapheme.
  package var text: String { String(grapheme) }

  package func forEachByte(_ body: (UInt8) -> Void) {
    grapheme.forEachScalar { UTF8.encode($0).map { $0.forEach(body) } }
  }

  var isSecondHalf: Bool { grapheme.isSecondHalf }

  static func blank(_ style: Style) -> Tile { Tile(grapheme: .space, style: style) }

  /// Returns 0 if the tiles are equal, else another number.
  func difference(from other: Tile) -> UInt64 {
    (marks ^ other.marks) | (characterAndStyle ^ other.characterAndStyle)
  }
}
