// What stands in one place of a screen and how it looks, in two words, so that whole rows are compared at once.

/// What stands in one place of a screen.
public struct Tile: Hashable, Sendable {
  /// The marks of the letter.
  private let marks: UInt64

  /// From the lowest bit: the letter's character, 32 bits; the role, 8 bits; the emphasis, 8 bits.
  private let characterAndStyle: UInt64

  /// A letter, and how it looks.
  init(letter: Letter, style: Style) {
    marks = letter.marks
    characterAndStyle =
      UInt64(letter.base) | UInt64(style.role.rawValue) << 32 | UInt64(style.emphasis.rawValue) << 40
  }

  /// The letter with its marks.
  var letter: Letter { Letter(base: UInt32(truncatingIfNeeded: characterAndStyle), marks: marks) }

  /// How it looks.
  public var style: Style {
    guard let role = Role(rawValue: UInt8(truncatingIfNeeded: characterAndStyle >> 32)) else {
      preconditionFailure("a tile was made of a role")
    }
    return Style(role, Emphasis(rawValue: UInt8(truncatingIfNeeded: characterAndStyle >> 40)))
  }

  /// The letter with its marks; empty where the letter left of it takes this place as well.
  public var text: String { String(letter) }

  /// Gives the bytes of the letter and its marks, in UTF-8.
  public func forEachByte(_ body: (UInt8) -> Void) {
    letter.forEachScalar { UTF8.encode($0).map { $0.forEach(body) } }
  }

  /// Whether this is the second half of the letter left of it.
  var isSecondHalf: Bool { letter.isSecondHalf }

  /// Nothing but a ground.
  static func blank(_ style: Style) -> Tile { Tile(letter: .space, style: style) }

  /// Not 0 where the two differ.
  func difference(from other: Tile) -> UInt64 {
    (marks ^ other.marks) | (characterAndStyle ^ other.characterAndStyle)
  }
}
