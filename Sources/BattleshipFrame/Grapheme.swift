// A character with its marks in two machine words, so that a frame is plain memory.

import BattleshipText

/// A character with at most three marks, or the second half of a wide character.
///
/// A frame holds thousands of these and is rebuilt for every key. They are numbers rather than strings, so copying
/// needs no reference counting.
struct Grapheme: Hashable, Sendable {
  /// The code points of the marks, 21 bits each, the first in the lowest bits; none of them is 0.
  private(set) var marks: UInt64

  /// The code point of the character; 0 for a second half, because no screen shows U+0000.
  let base: UInt32

  static let secondHalf = Grapheme(base: 0, marks: 0)
  static let space = Grapheme(" ")

  init(_ character: Unicode.Scalar) {
    precondition(character.value != 0, "no screen shows that character")
    self.init(base: character.value, marks: 0)
  }

  init(base: UInt32, marks: UInt64) {
    self.base = base
    self.marks = marks
  }

  /// Adds a mark to the character; returns `false` if it has the maximum already.
  mutating func add(_ mark: Unicode.Scalar) -> Bool {
    precondition(mark.value != 0, "no mark has that number")
    guard let shift = stride(from: 0, to: SafeText.maximumMarks * 21, by: 21).first(where: { marks >> $0 == 0 }) else {
      return false
    }
    marks |= UInt64(mark.value) << shift
    return true
  }

  var isSecondHalf: Bool { base == 0 }

  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    guard !isSecondHalf, let character = Unicode.Scalar(base) else { return }
    body(character)
    var rest = marks
    while rest != 0 {
      // Never fails: ``add(_:)`` stored a valid code point.
      if let mark = Unicode.Scalar(UInt32(truncatingIfNeeded: rest & 0x1f_ffff)) { body(mark) }
      rest >>= 21
    }
  }
}

extension String {
  mutating func append(_ grapheme: Grapheme) {
    grapheme.forEachScalar { unicodeScalars.append($0) }
  }

  init(_ grapheme: Grapheme) {
    self = ""
    append(grapheme)
  }
}
