// The symmetries of a board: a player that looks at a random image of the board has no favourite corner.

import BattleshipCore

/// One of the four symmetries of a board, or of eight if the board is square.
struct BoardSymmetry {
  private let board: BoardSize
  private let flipsRows: Bool
  private let flipsColumns: Bool

  /// After the flips, rows become columns.
  private let transposes: Bool

  init(_ board: BoardSize, using generator: inout RandomSource) {
    let image = generator.number(below: 8)
    self.board = board
    flipsRows = image & 1 != 0
    flipsColumns = image & 2 != 0
    transposes = image & 4 != 0 && board.rows == board.columns
  }

  func image(of cell: Cell) -> Cell? {
    let row = flipsRows ? board.rows - 1 - cell.row : cell.row
    let column = flipsColumns ? board.columns - 1 - cell.column : cell.column
    return transposes ? Cell(row: column, column: row) : Cell(row: row, column: column)
  }

  /// The inverse of `image(of:)`; nil for a cell off the board.
  func cell(at image: Cell) -> Cell? {
    let (row, column) = transposes ? (image.column, image.row) : (image.row, image.column)
    return Cell(
      row: flipsRows ? board.rows - 1 - row : row, column: flipsColumns ? board.columns - 1 - column : column)
  }

  func image(of cells: CellSet) -> CellSet {
    cells.reduce(into: CellSet()) { images, cell in
      if let image = image(of: cell) { images.insert(image) }
    }
  }
}

extension Situation {
  func image(under symmetry: BoardSymmetry) -> Situation {
    var situation = self
    situation.unknown = symmetry.image(of: unknown)
    situation.free = symmetry.image(of: free)
    situation.hits = symmetry.image(of: hits)
    return situation
  }
}
