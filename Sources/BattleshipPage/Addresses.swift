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

  /// The base of a link that is only a fragment.
  static let none: MessageURLBase = {
    guard let base = try? MessageURLBase("#") else { preconditionFailure("a number sign is a base") }
    return base
  }()

  /// The message URL in an address; nil if there is nothing behind the page's own.
  static func message(in address: String) -> String? {
    let bytes = ByteText(address).bytes
    let rest = bytes.drop { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    return rest.count > 1 ? address.pastedLink : nil
  }

  /// Whether the game in an address was sent to the page's server with it: what follows the number sign is not.
  static func sentGame(_ address: String) -> Bool {
    let sent = ByteText(ByteText(address).bytes.prefix { $0 != UInt8(ascii: "#") })
    return isOnServer(sent) && LinkFault(of: sent.string.pastedLink) != .foreign
  }

  private static func isOnServer(_ word: ByteText) -> Bool { word.hasPrefix("https://") || word.hasPrefix("http://") }
}
