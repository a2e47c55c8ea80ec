// Numbers modulo 2^255 - 19, in which X25519 computes; every operation takes the same steps for all numbers.

/// Ten limbs of 26 and 25 bits in turn, which count 2^0, 2^26, 2^51, 2^77 and so on: sums of products of two fit into
/// 64 bits.
///
/// A product's limbs have one bit more at most. The sum or difference of two products can be a factor; a sum of sums
/// cannot.
struct FieldElement {
  private var l0, l1, l2, l3, l4, l5, l6, l7, l8, l9: UInt64

  private init(
    _ l0: UInt64, _ l1: UInt64, _ l2: UInt64, _ l3: UInt64, _ l4: UInt64, _ l5: UInt64, _ l6: UInt64, _ l7: UInt64,
    _ l8: UInt64, _ l9: UInt64
  ) {
    self.l0 = l0
    self.l1 = l1
    self.l2 = l2
    self.l3 = l3
    self.l4 = l4
    self.l5 = l5
    self.l6 = l6
    self.l7 = l7
    self.l8 = l8
    self.l9 = l9
  }

  static let zero = FieldElement(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  static let one = FieldElement(1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// (486662 - 2) / 4, where 486662 is the coefficient of the curve.
  static let a24 = FieldElement(121_665, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  static func + (left: FieldElement, right: FieldElement) -> FieldElement {
    FieldElement(
      left.l0 &+ right.l0, left.l1 &+ right.l1, left.l2 &+ right.l2, left.l3 &+ right.l3, left.l4 &+ right.l4,
      left.l5 &+ right.l5, left.l6 &+ right.l6, left.l7 &+ right.l7, left.l8 &+ right.l8, left.l9 &+ right.l9)
  }

  /// Adds twice the modulus, whose limbs are larger than those of a product, so that none falls below zero.
  static func - (left: FieldElement, right: FieldElement) -> FieldElement {
    let raised = left + .twiceTheModulus
    return FieldElement(
      raised.l0 &- right.l0, raised.l1 &- right.l1, raised.l2 &- right.l2, raised.l3 &- right.l3,
      raised.l4 &- right.l4, raised.l5 &- right.l5, raised.l6 &- right.l6, raised.l7 &- right.l7,
      raised.l8 &- right.l8, raised.l9 &- right.l9)
  }

  private static let modulus = FieldElement(
    67_108_845, 33_554_431, 67_108_863, 33_554_431, 67_108_863, 33_554_431, 67_108_863, 33_554_431, 67_108_863,
    33_554_431)
  private static let twiceTheModulus = modulus + modulus

  /// Two odd limbs give twice the weight of the limb at the sum of their indices; multiples of 2^255 count 19 times.
  static func * (left: FieldElement, right: FieldElement) -> FieldElement {
    let (f0, f1, f2, f3, f4) = (left.l0, left.l1, left.l2, left.l3, left.l4)
    let (f5, f6, f7, f8, f9) = (left.l5, left.l6, left.l7, left.l8, left.l9)
    let (f1x2, f3x2, f5x2, f7x2, f9x2) = (2 &* f1, 2 &* f3, 2 &* f5, 2 &* f7, 2 &* f9)
    let (g0, g1, g2, g3, g4) = (right.l0, right.l1, right.l2, right.l3, right.l4)
    let (g5, g6, g7, g8, g9) = (right.l5, right.l6, right.l7, right.l8, right.l9)
    let (g1x19, g2x19, g3x19, g4x19, g5x19) = (19 &* g1, 19 &* g2, 19 &* g3, 19 &* g4, 19 &* g5)
    let (g6x19, g7x19, g8x19, g9x19) = (19 &* g6, 19 &* g7, 19 &* g8, 19 &* g9)
    let h0 = sum(
      f0 &* g0, f1x2 &* g9x19, f2 &* g8x19, f3x2 &* g7x19, f4 &* g6x19,
      f5x2 &* g5x19, f6 &* g4x19, f7x2 &* g3x19, f8 &* g2x19, f9x2 &* g1x19)
    let h1 = sum(
      f0 &* g1, f1 &* g0, f2 &* g9x19, f3 &* g8x19, f4 &* g7x19,
      f5 &* g6x19, f6 &* g5x19, f7 &* g4x19, f8 &* g3x19, f9 &* g2x19)
    let h2 = sum(
      f0 &* g2, f1x2 &* g1, f2 &* g0, f3x2 &* g9x19, f4 &* g8x19,
      f5x2 &* g7x19, f6 &* g6x19, f7x2 &* g5x19, f8 &* g4x19, f9x2 &* g3x19)
    let h3 = sum(
      f0 &* g3, f1 &* g2, f2 &* g1, f3 &* g0, f4 &* g9x19,
      f5 &* g8x19, f6 &* g7x19, f7 &* g6x19, f8 &* g5x19, f9 &* g4x19)
    let h4 = sum(
      f0 &* g4, f1x2 &* g3, f2 &* g2, f3x2 &* g1, f4 &* g0,
      f5x2 &* g9x19, f6 &* g8x19, f7x2 &* g7x19, f8 &* g6x19, f9x2 &* g5x19)
    let h5 = sum(
      f0 &* g5, f1 &* g4, f2 &* g3, f3 &* g2, f4 &* g1,
      f5 &* g0, f6 &* g9x19, f7 &* g8x19, f8 &* g7x19, f9 &* g6x19)
    let h6 = sum(
      f0 &* g6, f1x2 &* g5, f2 &* g4, f3x2 &* g3, f4 &* g2,
      f5x2 &* g1, f6 &* g0, f7x2 &* g9x19, f8 &* g8x19, f9x2 &* g7x19)
    let h7 = sum(
      f0 &* g7, f1 &* g6, f2 &* g5, f3 &* g4, f4 &* g3,
      f5 &* g2, f6 &* g1, f7 &* g0, f8 &* g9x19, f9 &* g8x19)
    let h8 = sum(
      f0 &* g8, f1x2 &* g7, f2 &* g6, f3x2 &* g5, f4 &* g4,
      f5x2 &* g3, f6 &* g2, f7x2 &* g1, f8 &* g0, f9x2 &* g9x19)
    let h9 = sum(
      f0 &* g9, f1 &* g8, f2 &* g7, f3 &* g6, f4 &* g5,
      f5 &* g4, f6 &* g3, f7 &* g2, f8 &* g1, f9 &* g0)
    return FieldElement(h0, h1, h2, h3, h4, h5, h6, h7, h8, h9).carried
  }

  /// A function, because the compiler needs seconds to find the types in such a sum of products.
  private static func sum(
    _ p0: UInt64, _ p1: UInt64, _ p2: UInt64, _ p3: UInt64, _ p4: UInt64, _ p5: UInt64, _ p6: UInt64, _ p7: UInt64,
    _ p8: UInt64, _ p9: UInt64
  ) -> UInt64 {
    let (s0, s1, s2, s3, s4) = (p0 &+ p1, p2 &+ p3, p4 &+ p5, p6 &+ p7, p8 &+ p9)
    let (t0, t1) = (s0 &+ s1, s2 &+ s3)
    return t0 &+ t1 &+ s4
  }

  /// The same number with the excess of each limb moved to the next one; multiples of 2^255 count 19 times.
  private var carried: FieldElement {
    var number = self
    number.carry(wrapping: 19)
    return number
  }

  private mutating func carry(wrapping factor: UInt64) {
    Self.carry(&l0, 26, to: &l1)
    Self.carry(&l1, 25, to: &l2)
    Self.carry(&l2, 26, to: &l3)
    Self.carry(&l3, 25, to: &l4)
    Self.carry(&l4, 26, to: &l5)
    Self.carry(&l5, 25, to: &l6)
    Self.carry(&l6, 26, to: &l7)
    Self.carry(&l7, 25, to: &l8)
    Self.carry(&l8, 26, to: &l9)
    Self.carry(&l9, 25, to: &l0, times: factor)
    Self.carry(&l0, 26, to: &l1)
  }

  private static func carry(_ limb: inout UInt64, _ bits: UInt64, to next: inout UInt64, times factor: UInt64 = 1) {
    next &+= (limb &>> bits) &* factor
    limb &= 1 &<< bits &- 1
  }

  /// The power 2^255 - 21, which is zero for zero.
  var inverse: FieldElement {
    // The exponent in binary is 255 ones but for bits 2 and 4.
    var power = self
    for bit in (0..<254).reversed() {
      power = power * power
      if bit != 2 && bit != 4 { power = power * self }
    }
    return power
  }

  /// Exchanges two numbers if `condition` is 1 and leaves them if it is 0, always in the same steps.
  static func swap(_ one: inout FieldElement, _ other: inout FieldElement, if condition: UInt64) {
    let mask = 0 &- condition
    swap(&one.l0, &other.l0, mask)
    swap(&one.l1, &other.l1, mask)
    swap(&one.l2, &other.l2, mask)
    swap(&one.l3, &other.l3, mask)
    swap(&one.l4, &other.l4, mask)
    swap(&one.l5, &other.l5, mask)
    swap(&one.l6, &other.l6, mask)
    swap(&one.l7, &other.l7, mask)
    swap(&one.l8, &other.l8, mask)
    swap(&one.l9, &other.l9, mask)
  }

  private static func swap(_ one: inout UInt64, _ other: inout UInt64, _ mask: UInt64) {
    let difference = mask & (one ^ other)
    one ^= difference
    other ^= difference
  }
}

extension FieldElement {
  /// The number in 32 bytes, the least significant first; the highest bit is ignored, as RFC 7748 says.
  init(bytes: [UInt8]) {
    func limb(_ start: Int, _ count: Int) -> UInt64 {
      var value: UInt64 = 0
      for index in (start / 8...min(31, (start + count - 1) / 8)).reversed() {
        value = value << 8 | UInt64(bytes[index])
      }
      return value >> UInt64(start % 8) & (1 << UInt64(count) - 1)
    }
    self.init(
      limb(0, 26), limb(26, 25), limb(51, 26), limb(77, 25), limb(102, 26), limb(128, 25), limb(153, 26),
      limb(179, 25), limb(204, 26), limb(230, 25))
  }

  /// The smallest number that is equal modulo 2^255 - 19, in 32 bytes.
  var bytes: [UInt8] {
    // Adding 19 passes 2^255 if the number is not below the modulus. Then the 19 are taken away again: the modulus is
    // added, and the resulting 2^255 is dropped.
    var number = carried
    number.l0 &+= 19
    number.carry(wrapping: 19)
    number = number + .modulus
    number.carry(wrapping: 0)
    var bytes = [UInt8](repeating: 0, count: X25519.byteCount)
    let limbs = [
      number.l0, number.l1, number.l2, number.l3, number.l4, number.l5, number.l6, number.l7, number.l8, number.l9,
    ]
    for (index, limb) in limbs.enumerated() {
      let start = (51 * index + 1) / 2
      var value = limb << UInt64(start % 8)
      for place in start / 8..<min(bytes.count, start / 8 + 5) {
        bytes[place] |= UInt8(truncatingIfNeeded: value)
        value >>= 8
      }
    }
    return bytes
  }
}
