// Writes out characters to be repeated (REP), because libvterm wraps the line when they nearly fill it.

/// Writes out the repetitions of `ESC [ n b`.
struct RepeatedLetters {
  /// An incomplete sequence, and the byte before it.
  private var begun: [UInt8] = []
  private var last: UInt8 = 0x20

  /// The bytes with every repetition written out, up to an incomplete sequence.
  mutating func writtenOut(in bytes: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    var rest = (begun + bytes)[...]
    begun = []
    while let escape = rest.firstIndex(of: 0x1b) {
      take(rest[..<escape], into: &written)
      let digits = rest[escape...].dropFirst(2)
      guard let end = digits.firstIndex(where: { !(0x30...0x39 ~= $0) }) else {
        begun = Array(rest[escape...])
        return written
      }
      if rest[escape + 1] == UInt8(ascii: "["), rest[end] == UInt8(ascii: "b") {
        let count = Int(String(decoding: digits[..<end], as: UTF8.self)) ?? 1
        written += Array(repeating: last, count: count)
        rest = rest[(end + 1)...]
      } else {
        take(rest[escape..<end], into: &written)
        rest = rest[end...]
      }
    }
    take(rest, into: &written)
    return written
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>, into written: inout [UInt8]) {
    written += bytes
    last = bytes.last ?? last
  }
}
