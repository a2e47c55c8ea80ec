// Most shots stand one behind another as we write them, and are read without a look for what else might be there.

extension QueryReader {
  /// The cell of the item at hand where that is a shot as we write it, with one to three digits and a further item
  /// behind it. Nil, and nothing is read, where it is anything else: then it has to be read as any item is.
  ///
  /// A branch for each number of digits, not arithmetic with it: it is mostly foreseen, and the next shot then need not
  /// wait for this one.
  @inline(__always)
  mutating func nextPlainGuess(in url: Span<UInt8>) -> Int? {
    // Seven letters, up to three digits, and the ampersand that ends them.
    guard url.count &- position >= 11, url.has("&Guess=", at: position) else { return nil }
    let start = position &+ 7
    let first = url[unchecked: start] &- 48
    let second = url[unchecked: start &+ 1] &- 48
    guard first < 10 else { return nil }
    if second == Self.ampersand {
      position = start &+ 1
      return Int(first)
    }
    guard first != 0, second < 10 else { return nil }
    let two = Int(first) &* 10 &+ Int(second)
    let third = url[unchecked: start &+ 2] &- 48
    if third == Self.ampersand {
      position = start &+ 2
      return two
    }
    guard third < 10, url[unchecked: start &+ 3] &- 48 == Self.ampersand else { return nil }
    position = start &+ 3
    return two &* 10 &+ Int(third)
  }

  /// The ampersand as far from zero as a digit's value is.
  private static var ampersand: UInt8 { UInt8(ascii: "&") &- 48 }
}
