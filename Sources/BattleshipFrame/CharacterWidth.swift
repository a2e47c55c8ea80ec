// The number of columns of a character, supplied from outside so that layout and screen agree.

import BattleshipText

/// The width of each character in columns on the target screen.
///
/// A terminal uses the widths of its C library, so the caller passes those. ``table`` is for text that no terminal lays
/// out.
package struct CharacterWidth: Sendable {
  private let lookUp: @Sendable (Unicode.Scalar) -> Int?

  /// Takes widths from a function: 0, 1 or 2 columns, or nil for a character that the screen cannot show.
  ///
  /// The function is not called for ASCII: printable characters take one column, and the others cannot be shown.
  package init(_ lookUp: @escaping @Sendable (Unicode.Scalar) -> Int?) {
    self.lookUp = lookUp
  }

  package subscript(scalar: Unicode.Scalar) -> Int? {
    guard !scalar.isASCII else { return 0x20..<0x7f ~= scalar.value ? 1 : nil }
    return lookUp(scalar)
  }

  package func columns(of text: SafeText) -> Int {
    var columns = 0
    text.forEachTile(widths: self) { _, width in columns += width }
    return columns
  }
}

extension CharacterWidth {
  package static let ascii = CharacterWidth { _ in nil }

  /// The usual widths, for printed tables and for tests: combining marks take no column, East Asian characters and
  /// pictures two.
  package static let table = CharacterWidth { scalar in
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
