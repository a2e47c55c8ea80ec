// How many columns a character takes: asked from outside, so that what is laid out and what is shown agree.

import BattleshipPlay

/// How many columns each character takes on the screen that will be shown.
///
/// A terminal lays out by the widths of its C library, so those are handed in there. ``table`` has no terminal behind
/// it and is for tests.
public struct CharacterWidth: Sendable {
  private let lookUp: @Sendable (Unicode.Scalar) -> Int?

  /// The widths that a function gives: 0, 1 or 2 columns, or nil for a character that the screen cannot show.
  ///
  /// It is not asked for ASCII: there the printable characters take one column and the others cannot be shown.
  public init(_ lookUp: @escaping @Sendable (Unicode.Scalar) -> Int?) {
    self.lookUp = lookUp
  }

  /// How many columns a character takes, or nil where the screen cannot show it.
  public subscript(scalar: Unicode.Scalar) -> Int? {
    guard !scalar.isASCII else { return 0x20..<0x7f ~= scalar.value ? 1 : nil }
    return lookUp(scalar)
  }

  /// How many columns a text takes, as ``Frame`` draws it.
  public func columns(of text: SafeText) -> Int {
    var columns = 0
    text.forEachTile(widths: self) { _, width in columns += width }
    return columns
  }
}

extension CharacterWidth {
  /// A screen that shows nothing but ASCII.
  public static let ascii = CharacterWidth { _ in nil }

  /// Widths of the characters that tests use: marks take none, East Asian letters and pictures two columns.
  public static let table = CharacterWidth { scalar in
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .control, .format, .surrogate, .unassigned: return nil
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
      0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
