// Splits the bytes of a peer into lines, wherever the packets break, and holds at most one unfinished line.

import BattleshipCore

/// A line ends with `\n`, and has at most ``longest`` bytes including it.
struct LineReader: Hashable, Sendable {
  /// Enough for a message URL and the end of its line.
  static let longest = MessageContent.longestURL + 1

  private var line: [UInt8] = []
  /// How many bytes of the current line have arrived, kept or not.
  private var length = 0

  enum Line: Hashable, Sendable {
    case text(String)
    /// A line that is too long or not UTF-8. A line without an end counts again after each ``longest`` bytes.
    case dropped
  }

  mutating func lines(in bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      length += 1
      if byte == UInt8(ascii: "\n") {
        if length <= Self.longest {
          lines.append(String(validating: line, as: UTF8.self).map { .text($0) } ?? .dropped)
        }
        line = []
        length = 0
      } else if length % Self.longest == 0 {
        lines.append(.dropped)
        line = []
      } else if length < Self.longest {
        line.append(byte)
      }
    }
    return lines
  }
}
