// The log of a game's shots keeps eight of them in a word, so that most shots need no list to grow.

/// The cells fired at, in the order of the shots.
///
/// Fewer than eight shots need no heap at all. Equal logs have equal words, because what a word does not hold is zero.
struct ShotLog: Hashable, Sendable {
  /// Words that hold eight shots each, the first one in the lowest byte.
  var full: [UInt64] = []

  /// The shots behind those of the full words.
  var last: UInt64 = 0

  /// How many shots there are.
  var count = 0

  /// No shots yet.
  init() {}

  /// As many shots from their words, of which the last one may be empty.
  @inline(__always)
  init(count: Int, _ word: (Int) -> UInt64) {
    let words = count &>> 3
    if words > 0 {
      full = [UInt64](unsafeUninitializedCapacity: words) { full, filled in
        for place in 0..<words { full.initializeElement(at: place, to: word(place)) }
        filled = words
      }
    }
    last = word(words)
    self.count = count
  }

  /// Notes a shot, and says whether the last word is full now: then it must be kept before the next shot.
  @inline(__always)
  mutating func append(_ cell: Cell) -> Bool {
    last |= UInt64(cell.code) &<< UInt64(truncatingIfNeeded: count &* 8)
    count &+= 1
    return count & 7 == 0
  }

  /// Puts the last word, which is full, behind the others. No game has more than `most` shots.
  mutating func keepLast(of most: Int) {
    // Room for every shot that the game may see, in one allocation.
    if full.isEmpty { full.reserveCapacity(most &>> 3) }
    full.append(last)
    last = 0
  }

  /// The shots as a list.
  var cells: [Cell] {
    [Cell](unsafeUninitializedCapacity: count) { cells, filled in
      forEach { cell in
        cells.initializeElement(at: filled, to: cell)
        filled &+= 1
      }
    }
  }

  /// Hands over the shots in their order.
  @inline(__always)
  func forEach(_ body: (Cell) -> Void) {
    for word in full { Self.forEach(8, of: word, body) }
    Self.forEach(count & 7, of: last, body)
  }

  @inline(__always)
  private static func forEach(_ count: Int, of word: UInt64, _ body: (Cell) -> Void) {
    var rest = word
    for _ in 0..<count {
      body(Cell(code: UInt8(truncatingIfNeeded: rest)))
      rest &>>= 8
    }
  }
}
