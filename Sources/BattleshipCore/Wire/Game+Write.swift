// A game becomes a message URL; equal games have the same URL, and under the demo's rules it is the demo's own.

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

  /// Appends the message URL of this game to a buffer.
  ///
  /// - Throws: ``MessageRoomError`` if the buffer has too little room; then it does not change.
  public func writeMessageURL(
    to output: inout OutputSpan<UInt8>, base: MessageURLBase = .demo
  ) throws(MessageRoomError) {
    let room = output.freeCapacity
    let needed = output.append { write(to: &$0, base: base) }
    guard needed <= room else { throw .tooLittleRoom(needed: needed) }
  }

  /// An upper bound for the query's bytes, its question mark included.
  private var roomForQuery: Int {
    // A ship takes 22 bytes at most, a shot 10, a length 3, the flag 14, all other items together less than 64.
    rules.shipLengths.count * 25 + shotCount * 10 + 78
  }

  /// Writes every item except default rules.
  private func write(to output: inout MessageWriter, base: MessageURLBase) {
    let defaults = Rules.messages
    output.append(base.text)
    for ship in fleet.ships {
      output.append(.shipLocation, number: rules.board.knownIndex(of: ship.first))
      if ship.length > 1 { output.append(UInt8(ascii: "-"), number: rules.board.knownIndex(of: ship.last)) }
    }
    output.append(.isComplete, number: status == .open ? 0 : 1)
    if rules.board != defaults.board {
      output.append(.board, number: rules.board.columns)
      output.append(UInt8(ascii: "x"), number: rules.board.rows)
    }
    for (index, length) in rules.shipLengths.enumerated() where rules.shipLengths != defaults.shipLengths {
      if index == 0 {
        output.append(.fleet, number: length)
      } else {
        output.append(UInt8(ascii: "."), number: length)
      }
    }
    if rules.losingMiss != defaults.losingMiss { output.append(.misses, number: rules.losingMiss ?? 0) }
    if rules.apart { output.append(.apart, number: 1) }
    for cell in shots { output.append(.guess, number: rules.board.knownIndex(of: cell)) }
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
