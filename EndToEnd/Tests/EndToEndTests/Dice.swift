// Repeatable random numbers: their seed is printed, and the variable `SEED` sets it.

import CSystem

/// Pseudo-random numbers that follow from a seed.
struct Dice {
  let seed: UInt64
  private var state: UInt64

  /// Dice for a purpose, which is printed with their seed.
  init(_ purpose: String) {
    seed = getenv("SEED").flatMap { UInt64(String(cString: $0)) } ?? UInt64.random(in: .min ... .max)
    state = seed
    print("\(purpose): SEED=\(seed)")
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
