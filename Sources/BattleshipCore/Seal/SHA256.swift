// SHA-256 as FIPS 180-4 defines it: no way is known to find two texts with the same 32 bytes.

package enum SHA256 {
  /// The size of a block in bytes.
  static let blockSize = 64

  /// The 32 bytes of the hash.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    // A one bit, then zeros, so that the length in bits ends the last block.
    let zeros = blockSize - 1 - (bytes.count + 8) % blockSize
    let padded = bytes + [0x80] + [UInt8](repeating: 0, count: zeros) + (UInt64(bytes.count) * 8).bigEndianBytes
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      mix(padded[start..<start + blockSize], into: &state)
    }
    return state.flatMap { $0.bigEndianBytes }
  }

  /// Section 6.2.2 of the standard, with its names.
  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let w = schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let sum1 = rotate(e, by: 6) ^ rotate(e, by: 11) ^ rotate(e, by: 25)
      let choice = (e & f) ^ (~e & g)
      let temporary1 = h &+ sum1 &+ choice &+ constants[t] &+ w[t]
      let sum0 = rotate(a, by: 2) ^ rotate(a, by: 13) ^ rotate(a, by: 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ temporary1)
      (d, c, b, a) = (c, b, a, temporary1 &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var w = [UInt32](repeating: 0, count: 64)
    for t in 0..<64 {
      if t < 16 {
        w[t] = block.dropFirst(4 * t).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      } else {
        let sigma0 = rotate(w[t - 15], by: 7) ^ rotate(w[t - 15], by: 18) ^ w[t - 15] >> 3
        let sigma1 = rotate(w[t - 2], by: 17) ^ rotate(w[t - 2], by: 19) ^ w[t - 2] >> 10
        w[t] = w[t - 16] &+ sigma0 &+ w[t - 7] &+ sigma1
      }
    }
    return w
  }

  private static func rotate(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
