// X25519 (RFC 7748): two players work out the same 32 bytes, each from a secret and the other's public key.

package enum X25519 {
  package static let byteCount = 32

  /// The base point of all public keys.
  static let base = [9] + [UInt8](repeating: 0, count: byteCount - 1)

  package static func publicKey(of secret: [UInt8]) -> [UInt8] { product(of: secret, base) }

  /// The shared secret of this secret and the other player's public key; nil if that is a point of small order, which
  /// gives zeros with every secret.
  package static func shared(_ secret: [UInt8], with publicKey: [UInt8]) -> [UInt8]? {
    let bytes = product(of: secret, publicKey)
    return bytes.reduce(0, |) == 0 ? nil : bytes
  }

  /// The Montgomery ladder: no branch and no memory address depends on the secret.
  static func product(of secret: [UInt8], _ point: [UInt8]) -> [UInt8] {
    precondition(secret.count == byteCount && point.count == byteCount, "a secret and a point have 32 bytes")
    let scalar = clamped(secret)
    let start = FieldElement(bytes: point)
    // Two multiples of the point, one apart, each as a fraction x / z.
    var low = (x: FieldElement.one, z: FieldElement.zero)
    var high = (x: start, z: FieldElement.one)
    var isSwapped: UInt64 = 0
    for bit in (0..<255).reversed() {
      let value = UInt64(scalar[bit / 8] >> UInt8(bit % 8) & 1)
      FieldElement.swap(&low.x, &high.x, if: isSwapped ^ value)
      FieldElement.swap(&low.z, &high.z, if: isSwapped ^ value)
      isSwapped = value
      let (sum, difference) = (low.x + low.z, low.x - low.z)
      let (sumSquare, differenceSquare) = (sum * sum, difference * difference)
      let (left, right) = ((high.x - high.z) * sum, (high.x + high.z) * difference)
      let (both, apart) = (left + right, left - right)
      high = (both * both, start * (apart * apart))
      let gap = sumSquare - differenceSquare
      low = (sumSquare * differenceSquare, gap * (sumSquare + FieldElement.a24 * gap))
    }
    FieldElement.swap(&low.x, &high.x, if: isSwapped)
    FieldElement.swap(&low.z, &high.z, if: isSwapped)
    return (low.x * low.z.inverse).bytes
  }

  /// A multiple of 8 between 2^254 and 2^255.
  private static func clamped(_ secret: [UInt8]) -> [UInt8] {
    var scalar = secret
    scalar[0] &= 0xF8
    scalar[31] = scalar[31] & 0x7F | 0x40
    return scalar
  }
}
