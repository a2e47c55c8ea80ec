// The link in a pasted text, without what chats, mails and terminals put into it and around it.

import BattleshipCore

extension String {
  /// The link in a pasted text.
  ///
  /// It starts at the last scheme, such as `https://`, that begins a word; without one, in the last line that has a
  /// question mark. White space, invisible characters, and quotes, brackets and stops around it are dropped, and
  /// `&amp;` becomes `&`. If the rest is no message, words may follow the link: then it ends at the last white space
  /// before which there is one.
  package var pastedLink: String {
    let text = Array(unicodeScalars)
    var (link, ends): ([Unicode.Scalar], [Int]) = ([], [])
    for scalar in text[Self.start(ofLinkIn: text)...] {
      if scalar.isGap {
        if link.count <= Self.longestMessage, ends.last != link.count { ends.append(link.count) }
        continue
      }
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
    var bytes: [UInt8] = []
    for scalar in rest { bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
    return ByteText(bytes).string
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
    case "\"", "'", "`", "(", ")", "[", "]", "<", ">", "{", "}", ".", ",", ":", ";", "!", "«", "»", "‹", "›", "！",
      "（", "）", "，", "：", "；":
      true
    default: 0x2018...0x201F ~= value || 0x3001...0x3002 ~= value || 0x3008...0x3011 ~= value
    }
  }
}
