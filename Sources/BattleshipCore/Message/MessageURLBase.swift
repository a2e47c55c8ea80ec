// The base is the part of a message URL before the query: it determines where a link leads, but not the game.

/// The part of a message URL before its query: `https://example.com/play`.
///
/// ```swift
/// let base = try MessageURLBase("https://example.org/play")
/// assert(game.messageURL(base: base).hasPrefix("https://example.org/play?Ship_Location="))
/// ```
public struct MessageURLBase: Hashable, Sendable {
  /// The base as text.
  public let text: String

  /// The base that the original demo wrote, and the default everywhere: it has no scheme.
  public static let demo = MessageURLBase(unchecked: "www.shinobicontrols.com/battleship")

  /// `battleship:`, a scheme that the desktop package registers: such links open in the program, without a server.
  package static let program = MessageURLBase(unchecked: "battleship:")

  /// The query is the fragment of whatever page the link is on.
  package static let fragment = MessageURLBase(unchecked: "#")

  private init(unchecked text: String) {
    self.text = text
  }

  /// A base of your own.
  ///
  /// It may hold the characters that RFC 3986 allows before a query, so that a URL made with it has no spaces, and at
  /// most 400, so that every hunt and every duel on it can be finished. It may end in `#`: then the query is
  /// the URL's fragment, which a browser does not send to the server.
  ///
  /// - Throws: ``MessageURLBaseError`` if it is longer or holds another character.
  public init(_ text: String) throws(MessageURLBaseError) {
    var count = 0
    for byte in text.utf8 {
      let isLast = count == text.utf8.count - 1
      guard Self.isAllowed(byte) || (isLast && byte == UInt8(ascii: "#")) else { throw .badCharacter(offset: count) }
      count += 1
    }
    guard count <= 400 else { throw .tooLong(characters: count) }
    self.text = text
  }

  /// The base of a message URL: everything before its query. A reply on this base leads to the same place.
  ///
  /// - Throws: ``MessageURLBaseError`` if that part cannot be a base.
  public init(of messageURL: String) throws(MessageURLBaseError) {
    try self.init(String(decoding: messageURL.utf8.prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self))
  }

  /// The base of the message's URL, so that a reply leads to the sender's site; the original demo's if that cannot be a
  /// base.
  package static func reply(to messageURL: [UInt8]) -> MessageURLBase {
    (try? MessageURLBase(of: String(decoding: messageURL, as: UTF8.self))) ?? .demo
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    // ! $ % & ' ( ) * + , - . / and the digits, : and ;
    case 0x21, 0x24...0x3B: true
    case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"): true
    case UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}

/// Why a text cannot be the base of a message URL.
///
/// ```swift
/// do {
///   _ = try MessageURLBase("example.org/a b")
/// } catch {
///   assert(error == .badCharacter(offset: 13))
/// }
/// ```
public enum MessageURLBaseError: Error, Hashable, Sendable {
  /// A character that RFC 3986 does not allow before a query, at this many bytes from the start.
  case badCharacter(offset: Int)
  /// More than 400 characters.
  case tooLong(characters: Int)
}
