// A board's size determines its cells and numbers them row by row, as message URLs do.

/// How many rows and columns a board has, each 1 to 16.
///
/// ```swift
/// let board = BoardSize("10x8")!  // ten columns, eight rows
/// assert(board.cellCount == 80 && board.contains(Cell("H10")!))
/// assert(board.index(of: Cell("B1")!) == 10)
/// ```
public struct BoardSize: Hashable, Sendable {
  /// The number of rows, 1 to 16.
  public let rows: Int

  /// The number of columns, 1 to 16.
  public let columns: Int

  /// A board of `rows` times `columns` cells.
  ///
  /// - Throws: ``RulesError/boardSize(rows:columns:)`` if either is not 1 to 16.
  public init(rows: Int, columns: Int) throws(RulesError) {
    guard 1...16 ~= rows, 1...16 ~= columns else { throw .boardSize(rows: rows, columns: columns) }
    self.init(uncheckedRows: rows, columns: columns)
  }

  init(uncheckedRows rows: Int, columns: Int) {
    assert(1...16 ~= rows && 1...16 ~= columns)
    self.rows = rows
    self.columns = columns
  }

  /// The number of cells, at most 256.
  public var cellCount: Int { rows * columns }

  /// Whether the cell lies on this board.
  public func contains(_ cell: Cell) -> Bool {
    cell.row < rows && cell.column < columns
  }

  /// The number of a cell, counted row by row from 0; nil for a cell off this board.
  public func index(of cell: Cell) -> Int? {
    contains(cell) ? cell.row * columns + cell.column : nil
  }

  func knownIndex(of cell: Cell) -> Int {
    assert(contains(cell))
    return cell.row &* columns &+ cell.column
  }

  /// The cell with this number, counted row by row from 0; nil if the board has none.
  public func cell(at index: Int) -> Cell? {
    guard index >= 0, index < cellCount else { return nil }
    // Numbers below 256 are divided as bytes, which is several times faster than as words.
    let (row, column) = UInt8(truncatingIfNeeded: index)
      .quotientAndRemainder(dividingBy: UInt8(truncatingIfNeeded: columns))
    return Cell(code: row << 4 | column)
  }
}

extension BoardSize {
  /// All cells of this board.
  public var cells: CellSet {
    CellSet(rows: 0..<rows, columns: 0..<columns)
  }

  /// The cells of each row, the top row first.
  public var cellsByRow: [CellSet] {
    (0..<rows).map { CellSet(rows: $0..<$0 + 1, columns: 0..<columns) }
  }

  /// The cells of this board that share a side with a cell, at most four.
  public func cells(beside cell: Cell) -> CellSet {
    var beside = CellSet()
    for neighbor in [cell.above, cell.below, cell.left, cell.right] {
      if let neighbor { beside.insert(neighbor) }
    }
    return beside.intersection(cells)
  }
}

extension BoardSize: LosslessStringConvertible {
  /// The board that a text such as `10x8` names, columns first; nil for any other text.
  public init?(_ text: String) {
    let sides = Array(text.utf8).split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = wholeNumber(sides[0]), let rows = wholeNumber(sides[1]),
      1...16 ~= columns, 1...16 ~= rows
    else { return nil }
    self.init(uncheckedRows: rows, columns: columns)
  }

  /// Columns times rows, as in a message URL: `10x8` is ten cells wide.
  public var description: String { "\(columns)x\(rows)" }
}
