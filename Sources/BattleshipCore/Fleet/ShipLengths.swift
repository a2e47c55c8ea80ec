// The lengths of a fleet's ships: how many there are of each, the longest first.

/// The lengths of a fleet's ships, longest first: `5.4.3.3.2`.
///
/// ```swift
/// let lengths = ShipLengths("5.4.3.3.2")!
/// assert(lengths.count == 5 && lengths.cellCount == 17)
/// assert(lengths.count(of: 3) == 2)
/// ```
public struct ShipLengths: Hashable, Sendable {
  // A byte for each length, the shortest in the lowest one; no length has more than 32 ships. A vector of 16 bytes was
  // measured slower, because one of its bytes cannot be changed in a register.
  private var upToEight: UInt64 = 0
  private var aboveEight: UInt64 = 0

  init() {}

  /// One ship for each length, in any order.
  ///
  /// - Throws: ``RulesError`` if there are none, more than 32, or one is not 1 to 16 long.
  public init(_ lengths: some Sequence<Int>) throws(RulesError) {
    for length in lengths {
      guard 1...16 ~= length else { throw .shipLength(length) }
      guard count < 32 else { throw .tooManyShips }
      add(length)
    }
    guard !isEmpty else { throw .noShips }
  }

  /// The number of ships of this length.
  public func count(of length: Int) -> Int {
    1...16 ~= length ? Int((length <= 8 ? upToEight : aboveEight) &>> Self.shift(to: length) & 0xFF) : 0
  }

  /// The number of ships, at most 32.
  public var count: Int {
    // The highest byte of the product is the sum of all bytes.
    Int(((upToEight &+ aboveEight) &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The number of cells that the ships have together.
  public var cellCount: Int {
    var cells = 0
    for length in 1...16 { cells += length * count(of: length) }
    return cells
  }

  /// The longest length; 0 if there are no ships.
  var longest: Int {
    var length = 16
    while length > 0, count(of: length) == 0 { length -= 1 }
    return length
  }

  /// Whether there are no ships.
  public var isEmpty: Bool { upToEight | aboveEight == 0 }

  mutating func add(_ length: Int) {
    assert(1...16 ~= length && count < 32)
    let one: UInt64 = 1 &<< Self.shift(to: length)
    if length <= 8 { upToEight &+= one } else { aboveEight &+= one }
  }

  mutating func take(_ length: Int) -> Bool {
    guard count(of: length) > 0 else { return false }
    let one: UInt64 = 1 &<< Self.shift(to: length)
    if length <= 8 { upToEight &-= one } else { aboveEight &-= one }
    return true
  }

  private static func shift(to length: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: (length &- 1) & 7) &* 8
  }
}

extension ShipLengths: Sequence {
  /// Walks over the lengths, longest first.
  public struct Iterator: IteratorProtocol {
    fileprivate var rest: ShipLengths
    fileprivate var length = 16

    /// The next length, or nil after the last.
    public mutating func next() -> Int? {
      while length > 0 {
        if rest.take(length) { return length }
        length -= 1
      }
      return nil
    }
  }

  /// An iterator over the lengths, longest first.
  public func makeIterator() -> Iterator {
    Iterator(rest: self)
  }
}

extension ShipLengths: LosslessStringConvertible {
  /// The lengths in a text such as `5.4.3.3.2`: 1 to 32 of them, longest first; nil for any other text.
  public init?(_ text: String) {
    self.init()
    var longest = 16
    for part in Array(text.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let length = wholeNumber(part), 1...longest ~= length, count < 32 else { return nil }
      add(length)
      longest = length
    }
  }

  /// The lengths joined by dots, as in a message URL: `5.4.3.3.2`.
  public var description: String {
    var text = ""
    for length in self {
      if !text.utf8.isEmpty { text += "." }
      text += String(length)
    }
    return text
  }
}
