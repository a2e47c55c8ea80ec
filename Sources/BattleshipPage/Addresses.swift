// The address of the page, the base of its links, and the message in an address.

import BattleshipCore
import BattleshipPlay

struct Addresses: Sendable {
  /// The address for which the page was built, if any.
  var made: MessageURLBase?

  private var own: (base: MessageURLBase, isOnServer: Bool)?

  mutating func learn(from address: String) {
    let page = address.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    own = (try? MessageURLBase(String(page) + "#")).map { ($0, Self.isOnServer(address)) }
  }

  /// The base of links: the page's own address if a web server sent it, else the address for which it was built.
  ///
  /// An address that is too long or malformed is not used as a base.
  var base: MessageURLBase {
    if let own, own.isOnServer || made == nil { return own.base }
    return made ?? MessageURLBase.fragment
  }

  /// The page's address without a game, for telling others about it; empty if it is not on a web server.
  var page: String {
    leadNowhere ? "" : base.text.last == "#" ? String(base.text.dropLast()) : base.text
  }

  var leadNowhere: Bool { !Self.isOnServer(base.text) }

  /// The message in an address, which may be broken; nil for one that has none, such as the page's own address to which a
  /// chat program added a query.
  static func message(in address: String) -> String? {
    let rest = address.utf8.drop { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    let link = address.pastedLink
    let isBare = address.split(at: "#").rest.isEmpty && LinkFault(of: link) == .foreign
    return rest.count > 1 && !isBare ? link : nil
  }

  /// Whether the server saw the game in an address. Browsers do not send the part after the number sign.
  static func sentGame(_ address: String) -> Bool {
    let sent = String(address.split(at: "#").first)
    return isOnServer(sent) && LinkFault(of: sent.pastedLink) != .foreign
  }

  private static func isOnServer(_ address: String) -> Bool {
    ["https:", "http:"].contains(address.split(at: "/").first)
  }
}
