// Bytes as letters, which is how a terminal takes a text for its clipboard.

/// Some bytes in base 64, with padding (RFC 4648).
package func base64(_ bytes: some Collection<UInt8>) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var rest = bytes[...]
  while !rest.isEmpty {
    let three = Array(rest.prefix(3))
    rest = rest.dropFirst(3)
    let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
    for place in 0..<4 {
      text.append(place <= three.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
