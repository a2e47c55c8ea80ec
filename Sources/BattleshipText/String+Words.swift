// The parts of a text in which words are separated by spaces, as in saved texts and the page's events.

extension StringProtocol where SubSequence == Substring {
  /// The parts before and after the first separator; the whole text and an empty one if there is none.
  package func split(at separator: Unicode.Scalar = " ") -> (first: Substring, rest: Substring) {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return (self[...], "") }
    return (self[..<index], self[unicodeScalars.index(after: index)...])
  }

  /// All parts, empty ones too.
  package func parts(between separator: Unicode.Scalar = " ") -> [Substring] {
    var (parts, start) = ([Substring](), startIndex)
    for index in unicodeScalars.indices where unicodeScalars[index] == separator {
      parts.append(self[start..<index])
      start = unicodeScalars.index(after: index)
    }
    return parts + [self[start...]]
  }

  /// The text as a number of one to nine digits; nil if it has any other character, even a sign.
  package var number: Int? {
    guard 1...9 ~= utf8.count, utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return utf8.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
