// The characters that a safe text may hold, by the tables of Unicode.

extension Unicode.Scalar {
  /// Whether it combines with the letter before it: a mark, or the second or third part of a Hangul syllable.
  var standsOnLetter: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return 0x1160...0x11ff ~= value || 0xd7b0...0xd7ff ~= value
    }
  }

  /// Whether a safe text may hold it.
  var isDisplayable: Bool {
    if isASCII { return 0x20..<0x7f ~= value }
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}
