// The address of the page, and the addresses to which its links lead.

import BattleshipCore
import BattleshipPlay

/// The address of the page, and the base of its links.
struct Addresses: Hashable, Sendable {
  /// The address for which the page was made, if there is one.
  var made: MessageURLBase?

  /// The page's own address, if it is on a web server.
  private(set) var own: MessageURLBase?

  /// Learns the page's own address from an address under which it is shown.
  mutating func learn(from address: String) {
    let word = Word(address)
    let end = word.bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? word.bytes.endIndex
    own = Self.isOnServer(word) ? try? MessageURLBase(Word(word.bytes[..<end]).string + "#") : nil
  }

  /// The base for the next message: the page's own address, or the one for which it was made; else that of the message
  /// that came in, if it leads to the web; else the original demo's.
  func base(after received: MessageURLBase?) -> MessageURLBase {
    if let base = own ?? made { return base }
    guard let received, Self.leadsToWeb(Word(received.text)) else { return .demo }
    return received
  }

  /// The base of a message that was pasted; nil if it has none that can be used.
  static func base(ofPasted url: String) -> MessageURLBase? { try? MessageURLBase(of: url) }

  /// Whether an address holds a query, so that it may be a message.
  static func holdsMessage(_ address: String) -> Bool {
    let bytes = Word(address).bytes
    guard let place = bytes.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      return false
    }
    let next = bytes[place] == UInt8(ascii: "#") ? place + 1 : place
    return next < bytes.count && bytes[next] == UInt8(ascii: "?") && next + 1 < bytes.count
  }

  /// Whether the whole address, with the message, was sent to the page's server.
  static func wasSent(_ address: String) -> Bool {
    let bytes = Word(address).bytes
    guard isOnServer(Word(address)), let query = bytes.firstIndex(of: UInt8(ascii: "?")) else { return false }
    return !bytes[..<query].contains(UInt8(ascii: "#"))
  }

  /// A message URL as a link that a browser can follow; one without a scheme gets `https://`.
  static func link(_ url: String) -> String { isOnServer(Word(url)) ? url : "https://" + url }

  private static func isOnServer(_ word: Word) -> Bool { word.hasPrefix("https://") || word.hasPrefix("http://") }

  /// Whether it leads to the web, by its scheme or without one.
  private static func leadsToWeb(_ word: Word) -> Bool {
    isOnServer(word) || (!word.bytes.isEmpty && !word.bytes.contains(UInt8(ascii: ":")) && !word.hasPrefix("/"))
  }
}
