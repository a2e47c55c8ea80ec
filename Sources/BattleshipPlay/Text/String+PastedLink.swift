// The link in a text that was pasted or arrived, without what programs and people put into it and around it.

import BattleshipCore

extension String {
  /// The link in a pasted text, or in an address that was opened. This is the one place where a link is cleaned.
  ///
  /// It starts at the last scheme, such as `https://`, that begins a word; without one, in the last line that has a
  /// question mark. White space, invisible characters, and quotes, brackets and stops around it are dropped, and
  /// `&amp;` becomes `&`. If the rest is no message, more is tried until there is one: words or another query may follow
  /// the link, then it ends at the last white space or question mark before which there is one; a query and words may
  /// precede the game in the fragment; and the escapes behind the address are undone, up to twice. If nothing helps, it is
  /// the first of these links that has anything of the game.
  package var pastedLink: String {
    var text = self
    var (first, ours) = (String?.none, String?.none)
    for _ in 0...2 {
      for part in [text, text.gameInFragment].compactMap({ $0 }) {
        let link = part.linkWithoutWords
        switch LinkFault(of: link) {
        case nil: return link
        case .foreign: first = first ?? link
        case .cutOff, .newer, .unreadable: ours = ours ?? link
        }
      }
      text = text.unescaped
    }
    return ours ?? first ?? ""
  }

  /// The address with the query in its fragment behind a single number sign; nil if there is none.
  private var gameInFragment: String? {
    let bytes = Array(utf8)
    let (hash, mark) = (UInt8(ascii: "#"), UInt8(ascii: "?"))
    guard let fragment = bytes.firstIndex(of: hash), let query = bytes[fragment...].firstIndex(of: mark) else {
      return nil
    }
    return String(decoding: bytes.prefix { $0 != hash && $0 != mark } + [hash] + bytes[query...], as: UTF8.self)
  }

  /// The text with its escapes undone, but for those of an address before a query.
  private var unescaped: String {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.startIndex
    var (result, position) = (Array(bytes[..<start]), start)
    while position < bytes.count {
      let escaped = bytes.span.escapedByte(at: position)
      result.append(escaped ?? bytes[position])
      position += escaped == nil ? 1 : 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The link in the text, up to the last word with which it is a message.
  private var linkWithoutWords: String {
    let text = Array(unicodeScalars)
    var (link, ends): ([Unicode.Scalar], [Int]) = ([], [])
    for scalar in text[Self.start(ofLinkIn: text)...] {
      if scalar.isGap || scalar == "?", link.count <= Self.longestMessage, ends.last != link.count {
        ends.append(link.count)
      }
      guard !scalar.isGap else { continue }
      link.append(scalar)
      if scalar == ";", link.count >= 5, link[(link.count - 5)...].elementsEqual("&amp;".unicodeScalars) {
        link.removeLast(4)
      }
    }
    let whole = Self.bare(link[...])
    var message = whole
    while MessageContent(in: message) == nil {
      guard let end = ends.popLast() else { return whole }
      message = Self.bare(link[..<end])
    }
    return message
  }

  /// More characters than a message has, even with punctuation around it.
  private static var longestMessage: Int { 6_000 }

  /// A link without the punctuation around it.
  private static func bare(_ link: ArraySlice<Unicode.Scalar>) -> String {
    var rest = link
    while let first = rest.first, first.surroundsLinks { rest.removeFirst() }
    while let last = rest.last, last.surroundsLinks { rest.removeLast() }
    return String(String.UnicodeScalarView(rest))
  }

  private static func start(ofLinkIn text: [Unicode.Scalar]) -> Int {
    var (line, found) = (0, 0)
    var scheme: Int?
    for (index, scalar) in text.enumerated() {
      switch scalar {
      case "\n", "\r": line = index
      case "?": found = line
      case ":" where text[(index + 1)...].starts(with: ["/", "/"]):
        var first = index
        while first > 0, text[first - 1].isLetter { first -= 1 }
        if first == 0 || text[first - 1].isGap || text[first - 1].surroundsLinks { scheme = first }
      default: break
      }
    }
    return scheme ?? found
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { 0x61...0x7A ~= value | 0x20 }

  /// Whether it is white space or invisible; no link has such a character.
  fileprivate var isGap: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is a quote, a bracket or a stop, which people and programs put around links.
  fileprivate var surroundsLinks: Bool {
    switch self {
    case "\"", "'", "`", "(", ")", "[", "]", "<", ">", "{", "}", ".", ",", ":", ";", "!", "…", "«", "»", "‹", "›", "！",
      "（", "）", "，", "：", "；":
      true
    default: 0x2018...0x201F ~= value || 0x3001...0x3002 ~= value || 0x3008...0x3011 ~= value
    }
  }
}
