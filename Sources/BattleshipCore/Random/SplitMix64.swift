// A small seeded generator: the same seed gives the same game on every machine.

/// A fast random number generator with a 64-bit seed; not for secrets.
///
/// The algorithm is SplitMix64 of Steele, Lea and Flood (2014).
///
/// ```swift
/// var (one, other) = (SplitMix64(seed: 2016), SplitMix64(seed: 2016))
/// let fleets = (try Fleet.random(using: &one), try Fleet.random(using: &other))
/// assert(fleets.0 == fleets.1)
/// ```
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private(set) var state: UInt64

  /// The generator that starts from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed &>> 31
  }
}

extension SplitMix64: Secret {
  /// Does not show the state, because it determines every later number.
  public var description: String { "random numbers from a seed" }
}
