// The terminal's answers to the questions that it is asked once, when the program takes over its screen.

import BattleshipFrame

extension InputDecoder {
  /// Asks for the background colour, and whether frames can be shown all at once. Every terminal answers the last
  /// question, so its answer shows that no other one follows.
  static let questions = "\u{1b}]11;?\u{1b}\\\u{1b}[?2026$p\u{1b}[c"

  /// The answer in a control sequence; nil if there is none.
  func answer(_ parameters: ArraySlice<UInt8>, _ last: UInt8) -> TerminalAnswer? {
    switch (last, String(decoding: parameters, as: UTF8.self)) {
    case (UInt8(ascii: "y"), "?2026;1$"), (UInt8(ascii: "y"), "?2026;2$"): .showsFramesAtOnce
    case (UInt8(ascii: "c"), let text) where text.hasPrefix("?"): .nothingMore
    case _: nil
    }
  }

  /// The colour in an answer such as `11;rgb:ffff/ffff/ffff`, with one to four digits for each part.
  func ground(in answer: ArraySlice<UInt8>) -> TerminalAnswer? {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("11;rgb:") else { return nil }
    let parts = text.dropFirst("11;rgb:".count).split(separator: "/", omittingEmptySubsequences: false)
    let lights = parts.compactMap { part -> Double? in
      guard 1...4 ~= part.utf8.count, let number = Int(part, radix: 16), number >= 0, part.first != "+" else {
        return nil
      }
      return Double(number) / Double(1 << (4 * part.utf8.count) - 1)
    }
    guard parts.count == 3, lights.count == 3 else { return nil }
    return .ground(isLight: 0.3 * lights[0] + 0.6 * lights[1] + 0.1 * lights[2] > 0.5)
  }
}
