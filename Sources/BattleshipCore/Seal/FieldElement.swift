// Numbers modulo 2^255 - 19, in which X25519 computes; every operation takes the same steps for all numbers.

/// Ten limbs of 26 and 25 bits, which count 2^0, 2^26, 2^51, 2^77 and so on: sums of products of two fit into 64 bits.
///
/// A product's limbs have one bit more at most. The sum or difference of two products can be a factor; a sum of sums
/// cannot.
struct FieldElement {
  /// The limbs of 26 bits; the one with index i counts 2^51i.
  private var even: Limbs
  /// The limbs of 25 bits, each 2^26 times the even one before it.
  private var odd: Limbs

  static let zero = FieldElement(even: Limbs(), odd: Limbs())
  static let one = FieldElement(even: Limbs(l0: 1), odd: Limbs())
  /// (486662 - 2) / 4, where 486662 is the coefficient of the curve.
  static let a24 = FieldElement(even: Limbs(l0: 121_665), odd: Limbs())

  static func + (left: FieldElement, right: FieldElement) -> FieldElement {
    FieldElement(
      even: Limbs(left.even, right.even) { $0 &+ $1 },
      odd: Limbs(left.odd, right.odd) { $0 &+ $1 })
  }

  /// Adds twice the modulus, whose limbs are larger than those of a product, so that none falls below zero.
  static func - (left: FieldElement, right: FieldElement) -> FieldElement {
    let raised = left + .twiceTheModulus
    return FieldElement(
      even: Limbs(raised.even, right.even) { $0 &- $1 },
      odd: Limbs(raised.odd, right.odd) { $0 &- $1 })
  }

  private static let modulus = FieldElement(
    even: Limbs(l0: 1 << 26 - 19, l1: 1 << 26 - 1, l2: 1 << 26 - 1, l3: 1 << 26 - 1, l4: 1 << 26 - 1),
    odd: Limbs(l0: 1 << 25 - 1, l1: 1 << 25 - 1, l2: 1 << 25 - 1, l3: 1 << 25 - 1, l4: 1 << 25 - 1))
  private static let twiceTheModulus = FieldElement(
    even: Limbs(l0: 134_217_690, l1: 134_217_726, l2: 134_217_726, l3: 134_217_726, l4: 134_217_726),
    odd: Limbs(l0: 67_108_862, l1: 67_108_862, l2: 67_108_862, l3: 67_108_862, l4: 67_108_862))

  static func * (left: FieldElement, right: FieldElement) -> FieldElement {
    var product = FieldElement.zero
    var shifted = right
    product.add(left.even.l0, left.odd.l0, times: &shifted)
    product.add(left.even.l1, left.odd.l1, times: &shifted)
    product.add(left.even.l2, left.odd.l2, times: &shifted)
    product.add(left.even.l3, left.odd.l3, times: &shifted)
    product.add(left.even.l4, left.odd.l4, times: &shifted)
    return product.carried
  }

  /// Adds `factor` times a pair of limbs, and multiplies `factor` with 2^51 for the next pair.
  private mutating func add(_ evenLimb: UInt64, _ oddLimb: UInt64, times factor: inout FieldElement) {
    let next = FieldElement(even: factor.even.shifted, odd: factor.odd.shifted)
    // Two odd limbs give 2^52, which is twice the weight of the next even limb.
    even = Limbs(even, factor.even) { $0 &+ evenLimb &* $1 }
    even = Limbs(even, next.odd) { $0 &+ 2 &* oddLimb &* $1 }
    odd = Limbs(odd, factor.odd) { $0 &+ evenLimb &* $1 }
    odd = Limbs(odd, factor.even) { $0 &+ oddLimb &* $1 }
    factor = next
  }

  /// The same number with what a limb has too much moved to the next one; what passes 2^255 counts 19 times.
  private var carried: FieldElement {
    var number = self
    number.carry(wrapping: 19)
    return number
  }

  private mutating func carry(wrapping factor: UInt64) {
    Self.carry(&even.l0, 26, to: &odd.l0)
    Self.carry(&odd.l0, 25, to: &even.l1)
    Self.carry(&even.l1, 26, to: &odd.l1)
    Self.carry(&odd.l1, 25, to: &even.l2)
    Self.carry(&even.l2, 26, to: &odd.l2)
    Self.carry(&odd.l2, 25, to: &even.l3)
    Self.carry(&even.l3, 26, to: &odd.l3)
    Self.carry(&odd.l3, 25, to: &even.l4)
    Self.carry(&even.l4, 26, to: &odd.l4)
    Self.carry(&odd.l4, 25, to: &even.l0, times: factor)
    Self.carry(&even.l0, 26, to: &odd.l0)
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

  /// Exchanges two numbers if `condition` is 1, and not if it is 0, in the same steps.
  static func swap(_ one: inout FieldElement, _ other: inout FieldElement, if condition: UInt64) {
    let mask = 0 &- condition
    let even = Limbs(one.even, other.even) { mask & ($0 ^ $1) }
    let odd = Limbs(one.odd, other.odd) { mask & ($0 ^ $1) }
    one = FieldElement(even: Limbs(one.even, even, ^), odd: Limbs(one.odd, odd, ^))
    other = FieldElement(even: Limbs(other.even, even, ^), odd: Limbs(other.odd, odd, ^))
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
    even = Limbs(l0: limb(0, 26), l1: limb(51, 26), l2: limb(102, 26), l3: limb(153, 26), l4: limb(204, 26))
    odd = Limbs(l0: limb(26, 25), l1: limb(77, 25), l2: limb(128, 25), l3: limb(179, 25), l4: limb(230, 25))
  }

  /// The smallest number that is equal modulo 2^255 - 19, in 32 bytes.
  var bytes: [UInt8] {
    // 19 more passes 2^255 if the number is not below the modulus. The 19 are then taken away again: the modulus is
    // added, and the 2^255 that this gives is dropped.
    var number = carried
    number.even.l0 &+= 19
    number.carry(wrapping: 19)
    number = number + .modulus
    number.carry(wrapping: 0)
    var bytes = [UInt8](repeating: 0, count: X25519.byteCount)
    let even = number.even
    let odd = number.odd
    let limbs = [even.l0, odd.l0, even.l1, odd.l1, even.l2, odd.l2, even.l3, odd.l3, even.l4, odd.l4]
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

/// Five limbs, each 2^51 times the one before it.
private struct Limbs {
  var l0: UInt64 = 0
  var l1: UInt64 = 0
  var l2: UInt64 = 0
  var l3: UInt64 = 0
  var l4: UInt64 = 0

  /// 2^51 times as much, modulo 2^255 - 19: the limb that reaches 2^255 counts 19 times at the beginning.
  var shifted: Limbs { Limbs(l0: 19 &* l4, l1: l0, l2: l1, l3: l2, l4: l3) }
}

extension Limbs {
  init(_ left: Limbs, _ right: Limbs, _ combine: (UInt64, UInt64) -> UInt64) {
    self.init(
      l0: combine(left.l0, right.l0), l1: combine(left.l1, right.l1), l2: combine(left.l2, right.l2),
      l3: combine(left.l3, right.l3), l4: combine(left.l4, right.l4))
  }
}
