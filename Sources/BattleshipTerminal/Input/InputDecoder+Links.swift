// A link that arrives as keys: a terminal that does not mark pasted text would otherwise make commands of its letters.

import BattleshipFrame

extension InputDecoder {
  /// The milliseconds to wait for the rest of a link; keys follow each other more slowly.
  private static let pause: Int32 = 30

  /// The step for bytes that begin with a scheme, such as `https://` or `battleship:?`; nil for other bytes. Nobody types
  /// a scheme so fast that it comes in one piece.
  static func linkStep(_ bytes: ArraySlice<UInt8>) -> DecodingStep? {
    guard hasScheme(bytes) else { return nil }
    let link = bytes.prefix { 0x21..<0x7f ~= $0 }
    return link.count < bytes.count ? .take(link.count, pasted(link)) : .more(pause)
  }

  /// The link that no more bytes follow; nil if the bytes are no link.
  static func wholeLink(_ bytes: [UInt8]) -> TerminalEvent? { hasScheme(bytes[...]) ? pasted(bytes[...]) : nil }

  private static func pasted(_ link: ArraySlice<UInt8>) -> TerminalEvent {
    .paste(String(decoding: link, as: UTF8.self))
  }

  private static func hasScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    let scheme = bytes.prefix(16).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    let rest = bytes.dropFirst(scheme.count)
    return scheme.count > 3 && (rest.starts(with: "://".utf8) || rest.starts(with: ":?".utf8))
  }
}
