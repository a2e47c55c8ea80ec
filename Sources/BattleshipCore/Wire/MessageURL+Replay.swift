// The shots of a message are counted all together; they are fired one by one only to find the one that is to blame.

extension Game {
  /// Fires the shots of a message in their order.
  @inline(never)
  mutating func replay(_ parts: borrowing MessageParts) throws(GameFault) {
    guard replayTogether(parts) else { throw replayToFault(parts) }
    guard parts.settings.isComplete == (status != .open) else { throw .flag }
    // Only now is the message a game, and its shots worth an allocation.
    noteReplayed(parts.log)
  }

  /// Opens the cells of all shots, whose order only matters for the last one: the game must be open before it.
  ///
  /// - Returns: False, and the game is as it was, where a shot cannot have been fired.
  @inline(__always)
  private mutating func replayTogether(_ parts: borrowing MessageParts) -> Bool {
    let (board, count) = (rules.board, parts.guessCount)
    guard count <= board.cellCount else { return false }
    var cells = CellSet()
    var word: UInt64 = 0
    var last = Cell(code: 0)
    for place in 0..<count {
      guard let cell = board.cell(at: parts.guess(place)), cells.insert(cell).inserted else { return false }
      word |= UInt64(cell.code) &<< UInt64(truncatingIfNeeded: place &* 8)
      if place & 7 == 7 {
        parts.note(word, place &>> 3)
        word = 0
      }
      last = cell
    }
    parts.note(word, count &>> 3)
    return open(cells, count: count, last: last)
  }

  /// Fires shots of which one cannot be fired, up to that one.
  @inline(never)
  private mutating func replayToFault(_ parts: borrowing MessageParts) -> GameFault {
    let board = rules.board
    for place in 0..<parts.guessCount {
      // The 257th shot, of which nothing is kept, comes after the end: a board has 256 cells at most.
      guard status == .open, let cell = board.cell(at: parts.guess(place)), replay(cell, asShot: place &+ 1) else {
        return .guess(place)
      }
    }
    return .guess(parts.guessCount &- 1)
  }
}
