// Reads standard input line by line, with a limit; the C library's reader has none, and spins after an interruption.

import BattleshipPlay

struct InputLines {
  private var rest: [UInt8] = []

  /// Reads the next line, without its end, or more than `limit` bytes of it; nil at the end of the input.
  ///
  /// `wait` is called before each read, which waits for input.
  mutating func next(limit: Int, before wait: () -> Void) throws(FileError) -> [UInt8]? {
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest.removeFirst(end + 1)
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
      searched = rest.count
      // The byte after the limit may be the first one of a line end.
      if searched > limit + 1 { return rest }
      wait()
      let more = try System.some(of: 0)
      guard !more.isEmpty else {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      rest += more
    }
  }
}
