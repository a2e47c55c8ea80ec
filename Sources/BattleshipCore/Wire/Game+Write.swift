// A game becomes a message URL: always the same one for the same game, the original demo's if its rules are.

extension Game {
  /// The message URL of this game, on the base that the original demo used or one of your own.
  ///
  /// A game before its first shot, under the demo's rules:
  /// `www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0`
  public func messageURL(base: MessageURLBase = .demo) -> String {
    String(unsafeUninitializedCapacity: base.text.utf8.count &+ roomForQuery) { buffer in
      var writer = MessageWriter(buffer)
      write(to: &writer, base: base)
      return writer.count
    }
  }

  /// Writes the message URL of this game behind what a buffer holds.
  ///
  /// - Throws: ``MessageRoomError`` if the buffer has too little room; then it is left as it was.
  public func writeMessageURL(
    to output: inout OutputSpan<UInt8>, base: MessageURLBase = .demo
  ) throws(MessageRoomError) {
    let room = output.freeCapacity
    let needed = output.append { write(to: &$0, base: base) }
    guard needed <= room else { throw .tooLittleRoom(needed: needed) }
  }

  /// At least the room that the query takes, its question mark included.
  private var roomForQuery: Int {
    // A ship takes 22 bytes at most, a shot 10, a length 3, the flag 14, all other items together less than 64.
    rules.shipLengths.count * 25 + shotCount * 10 + 78
  }

  private func write(to output: inout MessageWriter, base: MessageURLBase) {
    output.append(base.text)
    write(.shipLocation, to: &output)
    write(.isComplete, to: &output)
    if rules != .messages {
      for item in [MessageItem.board, .fleet, .misses, .apart] { write(item, to: &output) }
    }
    write(.guess, to: &output)
  }
}

extension Game {
  /// Writes an item as often as this game has it: not at all if it says the default.
  private func write(_ item: MessageItem, to output: inout MessageWriter) {
    switch item {
    case .shipLocation:
      for ship in fleet.ships {
        output.append(item)
        output.append(rules.board.knownIndex(of: ship.first))
        if ship.length > 1 {
          output.append(UInt8(ascii: "-"))
          output.append(rules.board.knownIndex(of: ship.last))
        }
      }
    case .isComplete:
      output.append(item)
      output.append(status == .open ? 0 : 1)
    case .board where rules.board != Rules.messages.board:
      output.append(item)
      output.append(rules.board.columns)
      output.append(UInt8(ascii: "x"))
      output.append(rules.board.rows)
    case .fleet where rules.shipLengths != Rules.messages.shipLengths:
      output.append(item)
      var isFirst = true
      for length in rules.shipLengths {
        if !isFirst { output.append(UInt8(ascii: ".")) }
        output.append(length)
        isFirst = false
      }
    case .misses where rules.losingMiss != Rules.messages.losingMiss:
      output.append(item)
      output.append(rules.losingMiss ?? 0)
    case .apart where rules.apart:
      output.append(item)
      output.append(1)
    case .guess:
      for cell in shots {
        output.append(item)
        output.append(rules.board.knownIndex(of: cell))
      }
    // The format of a hunt is known by its absence, and the other items are a duel's.
    case .board, .fleet, .misses, .apart, .format, .volley, .seal, .play, .open: break
    }
  }
}

/// Why a message URL was not written.
///
/// ```swift
/// let size = game.messageURL().utf8.count
/// let url = Array<UInt8>(capacity: size) { output in
///   do { try game.writeMessageURL(to: &output) } catch { assertionFailure("\(error)") }
/// }
/// assert(url == Array(game.messageURL().utf8))
/// ```
public enum MessageRoomError: Error, Hashable, Sendable {
  /// The buffer has less room than the URL takes.
  case tooLittleRoom(needed: Int)
}
