// A cell is one square of a board, named as on the cardboard game: a letter for the row, a number for the column.

/// One square of a board: row A to P, column 1 to 16.
///
/// The greatest board has 16 rows of 16 cells, and a square outside of it is not a value. Whether a cell lies on a
/// smaller board is that board's to say: ``BoardSize/contains(_:)``.
@frozen
public struct Cell: Hashable, Sendable {
  /// The row in the upper four bits, the column in the lower four.
  @usableFromInline let code: UInt8

  @inlinable
  init(code: UInt8) {
    self.code = code
  }

  /// The cell in a row and a column, both counted from 0; nil outside 0 to 15.
  @inlinable
  public init?(row: Int, column: Int) {
    guard 0..<16 ~= row, 0..<16 ~= column else { return nil }
    code = UInt8(truncatingIfNeeded: row &* 16 &+ column)
  }

  /// The cell in the upper left corner, which every board has.
  public static var a1: Cell { Cell(code: 0) }

  /// The row, counted from 0.
  @inlinable public var row: Int { Int(code >> 4) }

  /// The column, counted from 0.
  @inlinable public var column: Int { Int(code & 15) }
}

extension Cell {
  /// The cell that goes by a name such as `B3` or `b3`; nil for any other text.
  public init?(_ name: String) {
    var letters = name.utf8.makeIterator()
    guard let letter = letters.next(), let digit = letters.next() else { return nil }
    var column = Int(digit) - 48
    guard 1...9 ~= column else { return nil }
    if let second = letters.next() {
      column = column * 10 + Int(second) - 48
      guard 48...57 ~= second, letters.next() == nil else { return nil }
    }
    self.init(row: Int(letter | 32) - 97, column: column - 1)
  }
}

extension Cell: CustomStringConvertible {
  /// The cell's name: `B3` is the second row, third column.
  public var description: String {
    var name = ""
    name.unicodeScalars.append(Unicode.Scalar(UInt8(65 + row)))
    name += String(column + 1)
    return name
  }
}

extension Cell: Comparable {
  /// Whether a cell comes before another one, reading row by row.
  @inlinable
  public static func < (left: Cell, right: Cell) -> Bool {
    left.code < right.code
  }
}
