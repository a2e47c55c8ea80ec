// A pasted text as it arrives: bytes up to the mark that ends it, kept up to a limit.

import BattleshipFrame

struct PastedText: Sendable {
  private static let end = Array("\u{1b}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the bytes that belong to the text; returns its event once it is complete.
  mutating func take(from rest: inout ArraySlice<UInt8>) -> TerminalEvent? {
    while let byte = rest.popFirst() {
      bytes.append(byte)
      if byte == Self.end.last, bytes.suffix(Self.end.count).elementsEqual(Self.end) { return event }
      if bytes.count > limit + Self.end.count {
        isTooLong = true
        bytes.removeFirst(bytes.count - Self.end.count)
      }
    }
    return nil
  }

  private var event: TerminalEvent {
    let content = bytes.dropLast(Self.end.count)
    let text = String(decoding: content, as: UTF8.self)
    if isTooLong || content.count > limit { return .pasteRefused(.longer(than: limit)) }
    return text.utf8.elementsEqual(content) ? .paste(text) : .pasteRefused(.notText)
  }
}
