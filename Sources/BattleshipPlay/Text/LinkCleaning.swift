// The link in a text that was pasted or opened, without the characters that programs and people add to it.

import BattleshipCore

extension String {
  /// The link in a pasted text, or in an address that was opened. Links of the game are cleaned only here.
  ///
  /// The link starts at the last scheme, such as `https://` or `battleship:?`, that begins a word; without one, in the last line that has
  /// a question mark. White space and invisible characters are dropped, as are quotes, brackets and stops around the
  /// link, and `&amp;` becomes `&`.
  ///
  /// If the rest is not a message, more is tried. Words or another query may follow the link, so it is cut at the last
  /// white space or question mark before which it is a message. A query and words before the game in the fragment are
  /// dropped. The escapes after the address are undone, up to twice. If nothing helps, the result is the first of these
  /// links that has anything of the game, or the first of all.
  package var pastedLink: String {
    var text = self
    var (first, ours) = (String?.none, String?.none)
    for _ in 0...2 {
      for part in [text, text.gameInFragment].compactMap({ $0 }) {
        let link = part.linkWithoutWords
        switch LinkFault(of: link) {
        case nil: return link
        case .foreign: first = first ?? link
        case .cutOff, .newer, .unreleased, .unreadable: ours = ours ?? link
        }
      }
      text = text.unescaped
    }
    return ours ?? first ?? ""
  }

  /// The address, a number sign, and the query in its fragment; nil if there is none.
  private var gameInFragment: String? {
    let bytes = Array(utf8)
    let (hash, mark) = (UInt8(ascii: "#"), UInt8(ascii: "?"))
    guard let fragment = bytes.firstIndex(of: hash), let query = bytes[fragment...].firstIndex(of: mark) else {
      return nil
    }
    return String(decoding: bytes.prefix { $0 != hash && $0 != mark } + [hash] + bytes[query...], as: UTF8.self)
  }

  /// Undoes escapes, except in the address before the query or fragment.
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

  /// The link up to the last word with which it is a message.
  private var linkWithoutWords: String {
    let text = Array(unicodeScalars)
    var (link, ends): ([Unicode.Scalar], [Int]) = ([], [])
    for scalar in text[Self.start(ofLinkIn: text)...] {
      if scalar.isGap || scalar == "?", link.count <= MessageContent.longestURL, ends.last != link.count {
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

  /// The link without the punctuation around it.
  private static func bare(_ link: ArraySlice<Unicode.Scalar>) -> String {
    var rest = link
    while let first = rest.first, first.surroundsLinks { rest.removeFirst() }
    while let last = rest.last, last.surroundsLinks { rest.removeLast() }
    return String(String.UnicodeScalarView(rest))
  }

  /// Whether a link goes on with this after the colon of its scheme: an address, or at once the query.
  private static func endsScheme(_ next: ArraySlice<Unicode.Scalar>) -> Bool {
    next.first == "?" || next.elementsEqual(["/", "/"]) || next.elementsEqual(["#", "?"])
  }

  private static func start(ofLinkIn text: [Unicode.Scalar]) -> Int {
    var (line, found) = (0, 0)
    var scheme: Int?
    for (index, scalar) in text.enumerated() {
      switch scalar {
      case "\n", "\r": line = index
      case "?": found = line
      case ":" where Self.endsScheme(text[(index + 1)...].prefix(2)):
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

  fileprivate var surroundsLinks: Bool {
    switch self {
    case "\"", "'", "`", "(", ")", "[", "]", "<", ">", "{", "}", ".", ",", ":", ";", "!", "…", "«", "»", "‹", "›", "！",
      "（", "）", "，", "：", "；":
      true
    default: 0x2018...0x201F ~= value || 0x3001...0x3002 ~= value || 0x3008...0x3011 ~= value
    }
  }
}
