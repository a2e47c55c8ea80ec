// What stands in one place of a screen, in two words: a character with the marks on it, so that a frame is plain memory.

import BattleshipPlay

/// A character and at most three marks on it; or the second half of the one before it.
///
/// A frame holds thousands of them and is made anew for every key, so they are numbers and not strings: nothing is
/// counted or freed when they are copied.
struct Grapheme: Hashable, Sendable {
  /// The numbers of the marks, 21 bits each, the first one lowest; none of them is 0.
  private(set) var marks: UInt64

  /// The number of the character; 0 for a second half, for no screen shows that one.
  let base: UInt32

  /// What stands in the second place of a grapheme of two columns.
  static let secondHalf = Grapheme(base: 0, marks: 0)

  /// Nothing to be seen.
  static let space = Grapheme(" ")

  /// A character without marks.
  ///
  /// - Precondition: It is not the character of number 0.
  init(_ character: Unicode.Scalar) {
    precondition(character.value != 0, "no screen shows that character")
    self.init(base: character.value, marks: 0)
  }

  /// The grapheme of these numbers, which were those of a grapheme before.
  init(base: UInt32, marks: UInt64) {
    self.base = base
    self.marks = marks
  }

  /// Puts another mark over the character; false where it carries as many as it can.
  ///
  /// - Precondition: The mark is not the character of number 0.
  mutating func add(_ mark: Unicode.Scalar) -> Bool {
    precondition(mark.value != 0, "no mark has that number")
    guard let shift = stride(from: 0, to: SafeText.mostMarks * 21, by: 21).first(where: { marks >> $0 == 0 }) else {
      return false
    }
    marks |= UInt64(mark.value) << shift
    return true
  }

  /// Whether this is the second half of the grapheme before it.
  var isSecondHalf: Bool { base == 0 }

  /// Gives the character and its marks; none for a second half.
  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    guard !isSecondHalf, let character = Unicode.Scalar(base) else { return }
    body(character)
    var rest = marks
    while rest != 0 {
      // What was put in was a character.
      if let mark = Unicode.Scalar(UInt32(truncatingIfNeeded: rest & 0x1f_ffff)) { body(mark) }
      rest >>= 21
    }
  }
}

extension String {
  /// Adds a grapheme at the end.
  mutating func append(_ grapheme: Grapheme) {
    grapheme.forEachScalar { unicodeScalars.append($0) }
  }

  /// A grapheme as a text; empty for a second half.
  init(_ grapheme: Grapheme) {
    self = ""
    append(grapheme)
  }
}
