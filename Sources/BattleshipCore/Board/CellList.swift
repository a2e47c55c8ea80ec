// A list of cells keeps eight of them in a word, so that a short list needs no heap.

/// Cells in an order, one byte for each. Fewer than eight need no heap.
///
/// Equal lists have equal words, because the part of the last word that holds no cell is zero.
struct CellList: Hashable, Sendable {
  /// Words that hold eight cells each, the first one in the lowest byte.
  private var full: [UInt64] = []

  /// The cells behind those of the full words.
  private var last: UInt64 = 0

  /// How many cells there are.
  private(set) var count = 0

  /// Appends a cell.
  @inline(__always)
  mutating func append(_ cell: Cell) {
    assert(count < 256)
    last |= UInt64(cell.code) &<< UInt64(truncatingIfNeeded: (count & 7) &* 8)
    count &+= 1
    if count & 7 == 0 { keepLast() }
  }

  private mutating func keepLast() {
    // The first full word makes room for all cells of the greatest board, so a list allocates once.
    if full.isEmpty { full.reserveCapacity(32) }
    full.append(last)
    last = 0
  }

  /// Removes all cells, and keeps the memory for others.
  mutating func removeAll() {
    full.removeAll(keepingCapacity: true)
    (last, count) = (0, 0)
  }
}

extension CellList: Sequence {
  /// Walks over the cells in their order.
  struct Iterator: IteratorProtocol {
    fileprivate let list: CellList
    fileprivate var place = 0
    fileprivate var word: UInt64 = 0

    mutating func next() -> Cell? {
      guard place < list.count else { return nil }
      if place & 7 == 0 { word = place &>> 3 < list.full.count ? list.full[place &>> 3] : list.last }
      defer {
        place &+= 1
        word &>>= 8
      }
      return Cell(code: UInt8(truncatingIfNeeded: word))
    }
  }

  func makeIterator() -> Iterator { Iterator(list: self) }

  var underestimatedCount: Int { count }
}
