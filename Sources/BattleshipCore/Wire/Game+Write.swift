// A game becomes a message URL: always the same one for the same game, the original demo's if its rules are.

extension Game {
  /// The message URL of this game, on the base that the original demo used or one of your own.
  ///
  /// A game before its first shot, under the demo's rules:
  /// `www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0`
  public func messageURL(base: MessageURLBase = .demo) -> String {
    String(unsafeUninitializedCapacity: base.text.utf8.count + roomForQuery) { buffer in
      var output = OutputSpan(buffer: buffer, initializedCount: 0)
      write(to: &output, base: base)
      return output.finalize(for: buffer)
    }
  }

  /// Writes the message URL of this game behind what a buffer holds.
  ///
  /// - Throws: ``MessageRoomError`` if the buffer has too little room; then it is left as it was.
  public func writeMessageURL(
    to output: inout OutputSpan<UInt8>, base: MessageURLBase = .demo
  ) throws(MessageRoomError) {
    if output.freeCapacity < base.text.utf8.count + roomForQuery {
      let needed = messageURL(base: base).utf8.count
      guard output.freeCapacity >= needed else { throw .tooLittleRoom(needed: needed) }
    }
    write(to: &output, base: base)
  }

  /// At least the room that the query takes, its question mark included.
  private var roomForQuery: Int {
    // A ship takes 22 bytes at most, a shot 10, a length 3, the flag 14, all other items together less than 64.
    rules.shipLengths.count * 25 + shotCount * 10 + 78
  }

  private func write(to output: inout OutputSpan<UInt8>, base: MessageURLBase) {
    output.append(base.text)
    var separator = UInt8(ascii: "?")
    for item in [MessageItem.shipLocation, .isComplete, .board, .fleet, .misses, .apart, .guess] {
      write(item, to: &output, &separator)
    }
  }
}

extension Game {
  /// Writes an item as often as this game has it: not at all if it says the default.
  private func write(_ item: MessageItem, to output: inout OutputSpan<UInt8>, _ separator: inout UInt8) {
    let defaults = Rules.messages
    switch item {
    case .shipLocation:
      for ship in fleet.ships {
        output.append(item, &separator)
        output.append(rules.board.knownIndex(of: ship.first))
        if ship.length > 1 {
          output.append(UInt8(ascii: "-"))
          output.append(rules.board.knownIndex(of: ship.last))
        }
      }
    case .isComplete:
      output.append(item, &separator)
      output.append(status == .open ? 0 : 1)
    case .board where rules.board != defaults.board:
      output.append(item, &separator)
      output.append(rules.board.columns)
      output.append(UInt8(ascii: "x"))
      output.append(rules.board.rows)
    case .fleet where rules.shipLengths != defaults.shipLengths:
      output.append(item, &separator)
      var isFirst = true
      for length in rules.shipLengths {
        if !isFirst { output.append(UInt8(ascii: ".")) }
        output.append(length)
        isFirst = false
      }
    case .misses where rules.losingMiss != defaults.losingMiss:
      output.append(item, &separator)
      output.append(rules.losingMiss ?? 0)
    case .apart where rules.apart:
      output.append(item, &separator)
      output.append(1)
    case .guess:
      forEachShot { cell in
        output.append(item, &separator)
        output.append(rules.board.knownIndex(of: cell))
      }
    // The format of a hunt is known by its absence, and the other items are a duel's.
    case .board, .fleet, .misses, .apart, .format, .volley, .seal, .play, .open: break
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends what stands before an item's value: `&Guess=`. The first item has a question mark instead.
  fileprivate mutating func append(_ item: MessageItem, _ separator: inout UInt8) {
    append(separator)
    separator = UInt8(ascii: "&")
    let name = item.name
    for offset in 0..<name.utf8CodeUnitCount { append(name.utf8Start[offset]) }
    append(UInt8(ascii: "="))
  }

  fileprivate mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a number from 0 to 999 in digits.
  fileprivate mutating func append(_ number: Int) {
    assert(0...999 ~= number)
    if number > 99 { append(UInt8(ascii: "0") + UInt8(number / 100)) }
    if number > 9 { append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// Why a message URL was not written.
public enum MessageRoomError: Error, Hashable, Sendable {
  /// The buffer has less room than the URL takes.
  case tooLittleRoom(needed: Int)
}
