// A game becomes a message URL: always the same one for the same game, the original demo's where its rules are.

extension Game {
  /// The message URL of this game, on the base that the original demo used.
  ///
  /// A game before its first shot, under the demo's rules:
  /// `www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0`
  public func messageURL() -> String {
    String(unsafeUninitializedCapacity: MessageURLBase.demoText.utf8CodeUnitCount &+ roomForQuery) { buffer in
      var writer = MessageWriter(buffer)
      writer.append(MessageURLBase.demoText)
      writer.append(self)
      return writer.count
    }
  }

  /// The message URL of this game on a base of your own, such as `https://example.com/play`.
  public func messageURL(base: MessageURLBase) -> String {
    String(unsafeUninitializedCapacity: base.text.utf8.count &+ roomForQuery) { buffer in
      var writer = MessageWriter(buffer)
      writer.appendText(base.text)
      writer.append(self)
      return writer.count
    }
  }

  /// Writes the message URL of this game, on the base that the original demo used, behind what a buffer holds.
  ///
  /// - Throws: ``MessageRoomError`` where the buffer has too little room; then it is left as it was.
  public func writeMessageURL(to output: inout OutputSpan<UInt8>) throws(MessageRoomError) {
    let room = MessageURLBase.demoText.utf8CodeUnitCount &+ roomForQuery
    guard output.freeCapacity >= room else { return try writeTightly(to: &output) }
    output.withUnsafeMutableBufferPointer { buffer, count in
      var writer = MessageWriter(buffer, from: count)
      writer.append(MessageURLBase.demoText)
      writer.append(self)
      count = writer.count
    }
  }

  /// Writes into a buffer that may be just large enough, by way of a string.
  @inline(never)
  private func writeTightly(to output: inout OutputSpan<UInt8>) throws(MessageRoomError) {
    let url = messageURL().utf8
    guard output.freeCapacity >= url.count else { throw .tooLittleRoom(needed: url.count) }
    for byte in url { output.append(byte) }
  }

  /// At least the room that the query takes, its question mark included.
  @inline(__always)
  private var roomForQuery: Int {
    // A ship takes 22 bytes at most, a shot 10, the question mark and the flag 14, and the last number writes 3 more.
    let items = rules.shipLengths.count &* 22 &+ log.count &* 10 &+ 17
    return rules == .messages ? items : items &+ 128
  }
}

/// Why a message URL was not written.
public enum MessageRoomError: Error, Hashable, Sendable {
  /// The buffer has less room than the URL takes.
  case tooLittleRoom(needed: Int)
}

extension MessageWriter {
  /// Appends the query of a game, from its question mark on.
  @inline(__always)
  fileprivate mutating func append(_ game: borrowing Game) {
    let board = game.rules.board
    let query = count
    if game.rules.shipLengths.longest == 1 {
      for cell in game.fleet.cells {
        append("&Ship_Location=")
        append(board.knownIndex(of: cell))
      }
    } else {
      appendShips(of: game)
    }
    // Every item is written with an ampersand before it, the first one too.
    replace(at: query, with: UInt8(ascii: "?"))
    append("&Is_Complete=")
    append(digit: game.status == .open ? 0 : 1)
    if game.rules != .messages { appendSettings(of: game) }
    game.log.forEach { cell in
      append(sevenOf: "&Guess= ")
      append(board.knownIndex(of: cell))
    }
  }

  /// Appends ships of any length.
  @inline(never)
  private mutating func appendShips(of game: borrowing Game) {
    let board = game.rules.board
    var writer = self
    game.fleet.forEachShip { first, last in
      writer.append("&Ship_Location=")
      writer.append(board.knownIndex(of: first))
      if first != last {
        writer.append("-")
        writer.append(board.knownIndex(of: last))
      }
    }
    self = writer
  }

  /// Appends the rules that are not the original demo's.
  @inline(never)
  private mutating func appendSettings(of game: borrowing Game) {
    let rules = game.rules
    let defaults = Rules.messages
    if rules.board != defaults.board {
      append("&Board=")
      append(rules.board.columns)
      append("x")
      append(rules.board.rows)
    }
    if rules.shipLengths != defaults.shipLengths {
      var separator: StaticString = "&Fleet="
      for length in rules.shipLengths {
        append(separator)
        append(length)
        separator = "."
      }
    }
    if rules.losingMiss != defaults.losingMiss {
      append("&Misses=")
      let misses = rules.losingMiss ?? 0
      if misses < 256 { append(misses) } else { append("256") }
    }
    if rules.apart { append("&Apart=1") }
  }
}
