// A trial puts every ship anywhere at random, and all of them anew where two meet: so no layout is favoured.

/// Trials of one layout after the other, until one has no ship over another one.
///
/// A random word places as many ships as it is good for: the word times the number of a ship's places has the place
/// in its upper half, and its lower half is a random word for the next ship.
struct FleetTrial {
  private let rules: Rules

  /// How many layouts came to nothing.
  private(set) var failures = 0

  private var lengths: ShipLengths
  private var cells = CellSet()

  /// The cells that no further ship may take.
  private var closed = CellSet()

  /// The cells from which a ship goes on to the right.
  private var joinedRight = CellSet()

  /// The last cell of every ship.
  private var last = CellSet()

  init(under rules: Rules) {
    self.rules = rules
    lengths = rules.shipLengths
  }

  /// The fleet, once every ship is placed.
  var fleet: Fleet {
    // Every other cell goes on downwards.
    let joinedDown = cells.subtracting(joinedRight).subtracting(last)
    return Fleet(unchecked: cells, joinedRight: joinedRight, joinedDown: joinedDown, rules: rules)
  }

  /// Places ships by a random word, and says whether all of them are placed.
  mutating func goOn(with word: UInt64) -> Bool {
    var random = word
    var outcomes: UInt64 = 1
    // No ship has more than 480 places, so that the outcomes of one word are less than 1/32 of all words.
    while !lengths.isEmpty, outcomes < 1 &<< 50 {
      let length = lengths.longest
      let isPlaced =
        length > 1 || rules.apart ? placeLong(length, &random, &outcomes) : placeSingle(&random, &outcomes)
      guard isPlaced else { return fail() }
      _ = lengths.take(length)
    }
    // The first few words, which would favour some outcomes, are not used.
    guard random >= outcomes || random >= (0 &- outcomes) % outcomes else { return fail() }
    return lengths.isEmpty
  }

  /// Starts anew.
  private mutating func fail() -> Bool {
    lengths = rules.shipLengths
    (cells, closed, joinedRight, last) = (CellSet(), CellSet(), CellSet(), CellSet())
    failures &+= 1
    return false
  }

  /// A number below a bound, from a random word; another random word remains.
  @inline(__always)
  private func draw(below bound: Int, _ random: inout UInt64, _ outcomes: inout UInt64) -> Int {
    let bound = UInt64(truncatingIfNeeded: bound)
    outcomes &*= bound
    let product = random.multipliedFullWidth(by: bound)
    random = product.low
    return Int(truncatingIfNeeded: product.high)
  }

  /// Puts a ship anywhere on the board; false if it meets another one.
  @inline(__always)
  private mutating func placeLong(_ length: Int, _ random: inout UInt64, _ outcomes: inout UInt64) -> Bool {
    let (rows, columns) = (rules.board.rows, rules.board.columns)
    let startsAcross = max(0, columns &- length &+ 1)
    let startsDown = max(0, rows &- length &+ 1)
    let placesAcross = startsAcross &* rows
    let place = draw(below: placesAcross &+ startsDown &* columns, &random, &outcomes)
    // No branch tells the directions apart: half of the time it would be foreseen wrongly.
    let isAcross = place < placesAcross
    let number = UInt32(truncatingIfNeeded: isAcross ? place : place &- placesAcross)
    let (row, column) = number.quotientAndRemainder(
      dividingBy: UInt32(truncatingIfNeeded: isAcross ? startsAcross : columns))
    let top = Int(row)
    let ship = CellSet(
      rows: top..<top &+ (isAcross ? 1 : length),
      bits: CellSet.rowBits(from: Int(column), count: isAcross ? length : 1))
    guard closed.isDisjoint(with: ship) else { return false }
    cells.formUnion(ship)
    close(top..<top &+ (isAcross ? 1 : length), Int(column)..<Int(column) &+ (isAcross ? length : 1))
    let first = UInt8(truncatingIfNeeded: row &* 16 &+ column)
    let joins = CellSet.rowBits(from: Int(first & 63), count: isAcross ? length &- 1 : 0)
    joinedRight.withWord(at: first &>> 6) { $0 |= joins }
    last.insert(Cell(code: first &+ UInt8(truncatingIfNeeded: length &- 1) &* (isAcross ? 1 : 16)))
    return true
  }

  /// Keeps other ships off a ship's cells, and off those around it if ships lie apart.
  private mutating func close(_ rows: Range<Int>, _ columns: Range<Int>) {
    let margin = rules.apart ? 1 : 0
    closed.formUnion(
      CellSet(
        rows: max(rows.lowerBound - margin, 0)..<min(rows.upperBound + margin, 16),
        columns: max(columns.lowerBound - margin, 0)..<min(columns.upperBound + margin, 16)))
  }

  /// Puts a ship of one cell where there is none yet. Ships of one cell are the last, so that nothing has to be closed.
  ///
  /// Every layout of the longer ships leaves as many cells for them, unless ships lie apart; then they are placed as
  /// longer ones are.
  private mutating func placeSingle(_ random: inout UInt64, _ outcomes: inout UInt64) -> Bool {
    let free = rules.board.cells.subtracting(cells)
    let number = draw(below: free.count, &random, &outcomes)
    for cell in free.dropFirst(number) {
      cells.insert(cell)
      last.insert(cell)
      return true
    }
    return false
  }
}
