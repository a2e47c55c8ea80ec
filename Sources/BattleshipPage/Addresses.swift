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
    let page = address.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    own = (try? MessageURLBase(String(page) + "#")).map { ($0, Self.isOnServer(address)) }
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
    leadNowhere ? "" : base.text.last == "#" ? String(base.text.dropLast()) : base.text
  }

  /// Whether the links lead to no web server.
  var leadNowhere: Bool { !Self.isOnServer(base.text) }

  /// The base of a link that is only a fragment.
  static let none: MessageURLBase = {
    guard let base = try? MessageURLBase("#") else { preconditionFailure("a number sign is a base") }
    return base
  }()

  /// The message URL in an address; nil if there is nothing behind the page's own.
  static func message(in address: String) -> String? {
    let rest = address.utf8.drop { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    return rest.count > 1 ? address.pastedLink : nil
  }

  /// Whether the game in an address was sent to the page's server with it: what follows the number sign is not.
  static func sentGame(_ address: String) -> Bool {
    let sent = String(address.split(at: "#").first)
    return isOnServer(sent) && LinkFault(of: sent.pastedLink) != .foreign
  }

  private static func isOnServer(_ address: String) -> Bool {
    address.hasPrefix("https://") || address.hasPrefix("http://")
  }
}
