// The characters that a safe text may hold.

extension Unicode.Scalar {
  /// Whether it combines with the letter before it: a mark, or the second or third part of a Hangul syllable.
  var standsOnLetter: Bool {
    guard value >= 0x300 else { return false }
    return CharacterRanges.marks.contains(self) || 0x1160...0x11ff ~= value || 0xd7b0...0xd7ff ~= value
  }

  /// Whether a safe text may hold it.
  var isDisplayable: Bool { isASCII ? 0x20..<0x7f ~= value : CharacterRanges.displayable.contains(self) }

  /// Whether it is white space, in Unicode's sense.
  package var isBlank: Bool {
    switch value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000: true
    case _: false
    }
  }
}
