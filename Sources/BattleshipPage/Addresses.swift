// The address of the page, the addresses to which its links lead, and the message in an address.

import BattleshipCore
import BattleshipPlay

struct Addresses: Sendable {
  /// The address for which the page was made, if there is one.
  var made: MessageURLBase?

  /// The page's own address, and whether it is on a web server.
  private var own: (base: MessageURLBase, isOnServer: Bool)?

  /// Learns the page's own address from an address under which it is shown.
  mutating func learn(from address: String) {
    let word = ByteText(address)
    let end = word.bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? word.bytes.endIndex
    own = (try? MessageURLBase(ByteText(word.bytes[..<end]).string + "#")).map { ($0, Self.isOnServer(word)) }
  }

  /// The base for the next message: the address for which the page was made if it is on a disk, else its own address.
  ///
  /// An address that is too long or odd to be a base is left out: then the link is a query without one.
  var base: MessageURLBase {
    if let own, own.isOnServer || made == nil { return own.base }
    return made ?? Self.none
  }

  /// The address of the page without a game, to tell others of it; empty if it is on a disk.
  var page: String {
    let bytes = ByteText(base.text).bytes
    return leadNowhere ? "" : ByteText(bytes.last == UInt8(ascii: "#") ? Array(bytes.dropLast()) : bytes).string
  }

  /// Whether the links lead to no web server.
  var leadNowhere: Bool { !Self.isOnServer(ByteText(base.text)) }

  private static let none: MessageURLBase = {
    guard let base = try? MessageURLBase("#") else { preconditionFailure("a number sign is a base") }
    return base
  }()

  /// The message URL in an address; nil if it holds neither a query nor a fragment that stands for one.
  ///
  /// A fragment that begins with a question mark is the query, even if other programs have put a query such as `?x=1`
  /// before it. They also escape its signs, or write a second number sign.
  static func message(in address: String) -> String? {
    let bytes = ByteText(address).bytes
    let (hash, mark) = (UInt8(ascii: "#"), UInt8(ascii: "?"))
    let fragment = bytes[(bytes.firstIndex(of: hash) ?? bytes.endIndex)...].drop { $0 == hash }
    var query = ByteText(fragment)
    if query.hasPrefix("%3F") || query.hasPrefix("%3f") {
      query = ByteText(unescaped(query.bytes))
    }
    let start = bytes.firstIndex { $0 == hash || $0 == mark } ?? bytes.endIndex
    if query.hasPrefix("?"), query.bytes.count > 1 {
      return ByteText(bytes[..<start] + [hash] + query.bytes).string
    }
    return start + 1 < bytes.count && bytes[start] == mark && bytes[start + 1] != hash ? address : nil
  }

  /// The bytes with the escapes of the three signs of a query replaced: `?`, `&` and `=`.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var (result, rest) = ([UInt8](), bytes[...])
    while let byte = rest.popFirst() {
      let letter: UInt8? =
        switch ByteText(rest.prefix(2)) {
        case "3F", "3f": UInt8(ascii: "?")
        case "26": UInt8(ascii: "&")
        case "3D", "3d": UInt8(ascii: "=")
        case _: nil
        }
      if byte == UInt8(ascii: "%"), let letter {
        result.append(letter)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Whether a message in an address was sent to the page's server with it.
  static func wasSent(_ message: String) -> Bool {
    let bytes = ByteText(message).bytes
    guard isOnServer(ByteText(message)), let query = bytes.firstIndex(of: UInt8(ascii: "?")) else { return false }
    return !bytes[..<query].contains(UInt8(ascii: "#"))
  }

  private static func isOnServer(_ word: ByteText) -> Bool { word.hasPrefix("https://") || word.hasPrefix("http://") }
}
