// Which ships a fleet has, by length: how many of each, in no order but longest first.

/// The lengths of a fleet's ships, longest first: `5.4.3.3.2`.
public struct ShipLengths: Hashable, Sendable {
  // A byte for each length, 1 to 8 and 9 to 16: how many ships have it.
  private var short: UInt64 = 0
  private var long: UInt64 = 0

  /// No ships.
  init() {}

  /// Ships of up to eight cells, a byte for each length, those of one cell in the lowest.
  init(short: UInt64) {
    self.short = short
  }

  /// One ship for each length, in any order.
  ///
  /// - Throws: ``RulesError`` where there are none, more than 32, or one is not 1 to 16 long.
  public init(_ lengths: some Sequence<Int>) throws(RulesError) {
    for length in lengths {
      guard 1...16 ~= length else { throw .shipLength(length) }
      guard count < 32 else { throw .tooManyShips }
      add(length)
    }
    guard !isEmpty else { throw .noShips }
  }

  /// How many ships have this length.
  public func count(of length: Int) -> Int {
    switch length {
    case 1...8: Int(short &>> UInt64((length &- 1) &* 8) & 255)
    case 9...16: Int(long &>> UInt64((length &- 9) &* 8) & 255)
    default: 0
    }
  }

  /// How many ships there are.
  public var count: Int {
    Self.sum(short &+ long)
  }

  /// How many cells the ships have together.
  @inline(__always)
  public var cellCount: Int {
    Self.weightedSum(short) &+ Self.weightedSum(long) &+ 8 &* Self.sum(long)
  }

  /// The sum of a word's bytes, at most 32, by a product that gathers it in the highest byte.
  @inline(__always)
  private static func sum(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The sum of a word's bytes, the first one once, the second one twice, and so on to the eighth.
  @inline(__always)
  private static func weightedSum(_ word: UInt64) -> Int {
    let (odd, even) = (word & 0xFF_00FF_00FF_00FF, word &>> 8 & 0xFF_00FF_00FF_00FF)
    return Int(
      truncatingIfNeeded: ((odd &* 0x1_0003_0005_0007) &>> 48) &+ ((even &* 0x2_0004_0006_0008) &>> 48))
  }

  /// The length of the longest ship, 0 where there is none.
  @inline(__always)
  var longest: Int {
    long != 0 ? 16 &- long.leadingZeroBitCount / 8 : 8 &- short.leadingZeroBitCount / 8
  }

  /// Whether there is no ship.
  public var isEmpty: Bool { short | long == 0 }

  /// Zero where the lengths are the same.
  @inline(__always)
  func difference(from other: ShipLengths) -> UInt64 {
    (short ^ other.short) | (long ^ other.long)
  }

  mutating func add(_ length: Int) {
    if length <= 8 { short &+= 1 &<< UInt64((length &- 1) &* 8) } else { long &+= 1 &<< UInt64((length &- 9) &* 8) }
  }

  /// Takes one ship of this length away, where there is one.
  mutating func take(_ length: Int) -> Bool {
    guard count(of: length) > 0 else { return false }
    remove(length)
    return true
  }

  /// Takes away one ship of this length, which must be there.
  @inline(__always)
  mutating func remove(_ length: Int) {
    if length <= 8 { short &-= 1 &<< UInt64((length &- 1) &* 8) } else { long &-= 1 &<< UInt64((length &- 9) &* 8) }
  }
}

extension ShipLengths: Sequence {
  /// Walks over the lengths, longest first.
  public struct Iterator: IteratorProtocol {
    var rest: ShipLengths

    /// The next length, or nil after the last.
    @inline(__always)
    public mutating func next() -> Int? {
      let length = rest.longest
      guard length > 0 else { return nil }
      rest.remove(length)
      return length
    }
  }

  /// An iterator over the lengths, longest first.
  public func makeIterator() -> Iterator {
    Iterator(rest: self)
  }
}

extension ShipLengths: CustomStringConvertible {
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
