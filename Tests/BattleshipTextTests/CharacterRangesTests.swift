// The tables of characters agree with the standard library's, and with Unicode's list of white space.

import Testing

@testable import BattleshipText

@Suite struct CharacterRangesTests {
  @Test func `the displayable characters are those of Unicode 17`() {
    expect(CharacterRanges.displayable) { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: false
      default: !scalar.isASCII && !scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  @Test func `the marks are those of Unicode 17`() {
    expect(CharacterRanges.marks) { [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory) }
  }

  @Test func `white space is what Unicode calls so`() {
    for scalar in (0...0x10FFFF).compactMap({ Unicode.Scalar($0 as UInt32) })
    where scalar.isBlank != scalar.properties.isWhitespace {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  /// A character of a newer Unicode is in no table.
  private func expect(_ table: CharacterRanges, _ belongs: (Unicode.Scalar) -> Bool) {
    for scalar in (0...0x10FFFF).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let isKnown = scalar.properties.age.map { $0 <= (17, 0) } ?? false
      guard table.contains(scalar) != (isKnown && belongs(scalar)) else { continue }
      Issue.record("from U+\(String(scalar.value, radix: 16)) on")
      return
    }
  }
}
