// HMAC-SHA-256: 32 bytes that can be computed only with the key, as RFC 2104 defines them.

package enum HMAC {
  /// The code of a label, which names the purpose of the code, a zero byte and the bytes.
  static func code(_ label: StaticString, _ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    code(of: label.withUTF8Buffer { Array($0) } + [0] + bytes, key: key)
  }

  /// Compares every byte, because the sender of a live game could measure where a comparison ends. Without a code,
  /// nothing is the same.
  static func isSame(_ code: [UInt8]?, _ other: [UInt8]) -> Bool {
    guard let code, code.count == other.count else { return false }
    return code.indices.reduce(UInt8(0)) { $0 | (code[$1] ^ other[$1]) } == 0
  }

  package static func code(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > SHA256.blockSize ? SHA256.hash(key) : key
    let padded = short + [UInt8](repeating: 0, count: SHA256.blockSize - short.count)
    let inner = SHA256.hash(padded.map { $0 ^ 0x36 } + bytes)
    return SHA256.hash(padded.map { $0 ^ 0x5c } + inner)
  }
}
