// A source of random choices as a value: secret, or repeatable from a seed.

/// A source of random choices that can be stored and compared.
///
/// A secret source takes 32 bytes from the system once; its numbers do not reveal the next one. A seeded source makes
/// the same choices every time, for tests.
///
/// ```swift
/// var system = SystemRandomNumberGenerator()
/// var source = RandomSource(using: &system)
/// let fleet = try Fleet.random(using: &source)
/// assert(fleet.rules == .messages)
/// ```
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  private enum Numbers: Hashable, Sendable {
    case secret(HashedRandomness)
    case seeded(SplitMix64)
  }

  private var numbers: Numbers

  /// A secret source.
  ///
  /// - Parameter generator: Where its 32 secret bytes come from: the system's generator, except in a test.
  public init(using generator: inout some RandomNumberGenerator) {
    numbers = .secret(HashedRandomness(generator.bytes(count: HashedRandomness.byteCount)))
  }

  /// A source that makes the same choices each time. Anyone who can guess the seed can guess the ships it places.
  public init(seed: UInt64) {
    numbers = .seeded(SplitMix64(seed: seed))
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    switch numbers {
    case .secret(var hashed):
      let number = hashed.next()
      numbers = .secret(hashed)
      return number
    case .seeded(var generator):
      let number = generator.next()
      numbers = .seeded(generator)
      return number
    }
  }

  /// Another source of the same kind. If it is secret, this one's numbers reveal nothing about it.
  package mutating func split() -> RandomSource {
    switch numbers {
    case .secret: RandomSource(using: &self)
    case .seeded: RandomSource(seed: next())
    }
  }
}

extension RandomSource {
  /// The source as bytes, which must be kept as secret as the ships.
  package var bytes: [UInt8] {
    switch numbers {
    case .secret(let hashed): hashed.seed + hashed.count.bigEndianBytes
    case .seeded(let generator): generator.state.bigEndianBytes
    }
  }

  package init?(bytes: ArraySlice<UInt8>) {
    guard let number = UInt64(bigEndianBytes: bytes.suffix(8)) else { return nil }
    switch bytes.count {
    case 8: numbers = .seeded(SplitMix64(seed: number))
    case HashedRandomness.byteCount + 8: numbers = .secret(HashedRandomness(Array(bytes.dropLast(8)), count: number))
    case _: return nil
    }
  }
}

extension FixedWidthInteger {
  package var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}

extension UInt64 {
  package init?(bigEndianBytes bytes: ArraySlice<UInt8>) {
    guard bytes.count == 8 else { return nil }
    self = bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension RandomSource: Secret {
  /// Does not show the bytes or the seed, because they determine every later number.
  public var description: String { "a source of random choices" }
}
