// The characters that a safe text may hold; the page has no Unicode tables and accepts only those of common scripts.

extension Unicode.Scalar {
  /// Whether it is drawn over the letter before it: a mark, or the second or third part of a Hangul syllable.
  var standsOnLetter: Bool {
    #if hasFeature(Embedded)
      return false
    #else
      guard value >= 0x300 else { return false }
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return true
      default: return 0x1160...0x11ff ~= value || 0xd7b0...0xd7ff ~= value
      }
    #endif
  }

  /// Whether a safe text may hold it.
  var isDisplayable: Bool {
    #if hasFeature(Embedded)
      // The Unicode tables would be a tenth of the page, and its own sentences do not need them.
      return isCommonLetter
    #else
      if isASCII { return 0x20..<0x7f ~= value }
      switch properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: return false
      default: return !properties.isDefaultIgnorableCodePoint
      }
    #endif
  }

  /// A standalone letter or sign of a common script: Latin, Russian, signs, Chinese, Japanese, Korean. By the Unicode
  /// tables, all of these are displayable as well.
  package var isCommonLetter: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x410...0x44F: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x23FF, 0x2500...0x27BF, 0xFFFD: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9F: true
    default: false
    }
  }
}
