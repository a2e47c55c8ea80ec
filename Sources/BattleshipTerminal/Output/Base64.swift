// Base 64 with padding (RFC 4648, section 4), in which a terminal accepts a text for its clipboard.

extension Sequence<UInt8> {
  package var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var letters = ""
    var (bits, count) = (0, 0)
    for byte in self {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 6 {
        count -= 6
        letters.append(alphabet[bits >> count & 63])
      }
    }
    if count > 0 { letters.append(alphabet[bits << (6 - count) & 63]) }
    return letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
  }
}
