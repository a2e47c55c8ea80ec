// What stands in one place of a screen and how it looks, in two words, so that whole rows are compared at once.

/// What stands in one place of a screen.
public struct Tile: Hashable, Sendable {
  /// The marks of the grapheme.
  private let marks: UInt64

  /// From the lowest bit: the grapheme's character, 32 bits; the role, the emphasis, and the paint of the letter and of
  /// the ground, 8 bits each.
  private let characterAndStyle: UInt64

  /// A grapheme, and how it looks.
  init(grapheme: Grapheme, style: Style) {
    marks = grapheme.marks
    characterAndStyle =
      UInt64(grapheme.base) | UInt64(style.role.rawValue) << 32 | UInt64(style.emphasis.rawValue) << 40
      | UInt64(style.paint.letters) << 48 | UInt64(style.paint.ground) << 56
  }

  /// The grapheme with its marks.
  var grapheme: Grapheme { Grapheme(base: UInt32(truncatingIfNeeded: characterAndStyle), marks: marks) }

  /// How it looks.
  public var style: Style {
    guard let role = Role(rawValue: UInt8(truncatingIfNeeded: characterAndStyle >> 32)) else {
      preconditionFailure("a tile was made of a role")
    }
    var style = Style(role, Emphasis(rawValue: UInt8(truncatingIfNeeded: characterAndStyle >> 40)))
    style.paint = Paint(
      letters: UInt8(truncatingIfNeeded: characterAndStyle >> 48),
      ground: UInt8(truncatingIfNeeded: characterAndStyle >> 56))
    return style
  }

  /// The grapheme with its marks; empty where the grapheme left of it takes this place as well.
  public var text: String { String(grapheme) }

  /// Gives the bytes of the grapheme and its marks, in UTF-8.
  public func forEachByte(_ body: (UInt8) -> Void) {
    grapheme.forEachScalar { UTF8.encode($0).map { $0.forEach(body) } }
  }

  /// Whether this is the second half of the grapheme left of it.
  var isSecondHalf: Bool { grapheme.isSecondHalf }

  /// Nothing but a ground.
  static func blank(_ style: Style) -> Tile { Tile(grapheme: .space, style: style) }

  /// Not 0 where the two differ.
  func difference(from other: Tile) -> UInt64 {
    (marks ^ other.marks) | (characterAndStyle ^ other.characterAndStyle)
  }
}
