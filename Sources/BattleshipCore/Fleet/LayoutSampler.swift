// Rejection sampling: ships are placed at random, and all of them again if two collide, so no layout is favoured.

/// One random word places several ships. The word is multiplied by the number of a ship's places: the upper half of
/// the product selects the place, and the lower half is the random word for the next ship. A seed is a promise
/// (`--seed`, `battleship_hide`), so a word must always give the same places.
struct LayoutSampler {
  private let rules: Rules
  private(set) var failures = 0
  private var layout: ShipLayout
  private var lengths: ShipLengths.Iterator
  private var nextLength: Int?

  init(under rules: Rules) {
    self.rules = rules
    layout = ShipLayout(apart: rules.apart)
    lengths = rules.shipLengths.makeIterator()
    nextLength = lengths.next()
  }

  /// Places ships by a random word; nil until all of them are placed.
  mutating func placeShips(by word: UInt64) -> Fleet? {
    var draw = Draw(word: word)
    while let length = nextLength, draw.hasMore {
      // Every layout of the longer ships leaves the same number of free cells, unless ships must lie apart.
      let isPlaced = length > 1 || rules.apart ? placeAnywhere(length, &draw) : placeOnFreeCell(&draw)
      guard isPlaced else { return fail() }
      nextLength = lengths.next()
    }
    guard draw.isFair else { return fail() }
    return nextLength == nil ? Fleet(layout, rules: rules) : nil
  }

  private mutating func fail() -> Fleet? {
    failures += 1
    layout = ShipLayout(apart: rules.apart)
    lengths = rules.shipLengths.makeIterator()
    nextLength = lengths.next()
    return nil
  }

  private mutating func placeAnywhere(_ length: Int, _ draw: inout Draw) -> Bool {
    let board = rules.board
    let startsAcross = max(0, board.columns - length + 1)
    let startsDown = max(0, board.rows - length + 1)
    let placesAcross = startsAcross * board.rows
    let place = draw.number(below: placesAcross + startsDown * board.columns)
    let isAcross = place < placesAcross
    // No board has more than 256 places in one direction.
    let (row, column) = UInt16(isAcross ? place : place - placesAcross)
      .quotientAndRemainder(dividingBy: UInt16(isAcross ? startsAcross : board.columns))
    let first = Cell(uncheckedRow: Int(row), column: Int(column))
    return layout.add(Ship(uncheckedFirst: first, length: length, direction: isAcross ? .across : .down))
  }

  private mutating func placeOnFreeCell(_ draw: inout Draw) -> Bool {
    let free = rules.board.cells.subtracting(layout.cells)
    let number = draw.number(below: free.count)
    for cell in free.dropFirst(number) { return layout.add(Ship(cell)) }
    return false
  }
}

private struct Draw {
  private var word: UInt64
  private var outcomes: UInt64 = 1

  init(word: UInt64) {
    self.word = word
  }

  /// Whether the word has enough randomness left for another number. A ship has at most 512 places (a ship of one cell,
  /// if ships must lie apart), so there are fewer than 2 to the 59th outcomes, 1/32 of all words.
  var hasMore: Bool { outcomes < 1 << 50 }

  mutating func number(below bound: Int) -> Int {
    outcomes &*= UInt64(bound)
    let product = word.multipliedFullWidth(by: UInt64(bound))
    word = product.low
    return Int(product.high)
  }

  /// False for the few words that would favour some outcomes.
  var isFair: Bool { word >= outcomes || word >= (0 &- outcomes) % outcomes }
}
