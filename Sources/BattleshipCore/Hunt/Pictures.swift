// Boards describe themselves as pictures, one line per row, so that logs and failing tests show boards.

extension BoardSize {
  /// A picture of this board: one line per row, one character per cell.
  ///
  /// ```swift
  /// let picture = BoardSize("4x2")!.picture { $0.row == 0 ? "#" : "." }
  /// assert(picture == "####\n....")
  /// ```
  public func picture(_ character: (Cell) -> Unicode.Scalar) -> String {
    var picture = ""
    for row in cellsByRow {
      if !picture.utf8.isEmpty { picture += "\n" }
      for cell in row { picture.unicodeScalars.append(character(cell)) }
    }
    return picture
  }

  fileprivate func picture(of ships: [Ship]) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEF".unicodeScalars)
    return picture { cell in ships.firstIndex { $0.cells.contains(cell) }.map { letters[$0] } ?? "." }
  }
}

extension Chart: CustomStringConvertible {
  /// A picture of the chart: `.` unknown, `o` a miss, `x` a hit, `X` a sunk ship.
  public var description: String {
    rules.board.picture { cell in
      switch self[cell] {
      case .unknown: "."
      case .miss: "o"
      case .hit: "x"
      case .sunk: "X"
      }
    }
  }
}

extension Game: Secret {
  /// The picture of the ``chart``, without ships that were not found; the picture of the ``fleet`` shows all ships.
  public var description: String { chart.description }
}

extension Fleet: CustomStringConvertible {
  /// A picture of the ships: `.` water, and a letter for each ship by its first cell, `a` to `z` and then `A` to `F`.
  public var description: String { rules.board.picture(of: Array(ships)) }
}

extension FleetDraft: CustomStringConvertible {
  /// A picture of the ships placed so far: `.` water, and a letter for each ship in the order of placing.
  public var description: String { rules.board.picture(of: ships) }
}

extension CellSet: CustomStringConvertible {
  /// A picture of the smallest board that has all cells of the set: `#` a cell of the set, `.` any other. The empty set
  /// is a single dot.
  public var description: String {
    var (rows, columns) = (1, 1)
    for cell in self { (rows, columns) = (Swift.max(rows, cell.row + 1), Swift.max(columns, cell.column + 1)) }
    return BoardSize(uncheckedRows: rows, columns: columns).picture { contains($0) ? "#" : "." }
  }
}
