// A cell is one square of a board, named as on the cardboard game: a letter for the row, a number for the column.

/// One square of a board: row A to P, column 1 to 16.
///
/// A value is always a square of the largest board, 16 rows of 16 cells. Ask ``BoardSize/contains(_:)`` whether it
/// lies on a smaller one.
///
/// ```swift
/// let cell = Cell("B3")!
/// assert(cell.row == 1 && cell.column == 2)
/// assert(cell.below == Cell("C3") && Cell("Q1") == nil)
/// ```
public struct Cell: Hashable, Sendable {
  /// The row in the upper four bits, the column in the lower four.
  let code: UInt8

  init(code: UInt8) {
    self.code = code
  }

  /// The cell in a row and a column, both counted from 0; nil outside 0 to 15.
  public init?(row: Int, column: Int) {
    guard 0..<16 ~= row, 0..<16 ~= column else { return nil }
    code = UInt8(row * 16 + column)
  }

  init(uncheckedRow row: Int, column: Int) {
    assert(0..<16 ~= row && 0..<16 ~= column)
    code = UInt8(truncatingIfNeeded: row &* 16 &+ column)
  }

  /// The cell in the upper left corner, which every board has.
  public static var a1: Cell { Cell(code: 0) }

  /// The row, counted from 0.
  public var row: Int { Int(code >> 4) }

  /// The column, counted from 0.
  public var column: Int { Int(code & 15) }
}

extension Cell {
  /// The cell above this one; nil in row A.
  public var above: Cell? { Cell(row: row - 1, column: column) }

  /// The cell below this one; nil in row P, the last of the largest board.
  public var below: Cell? { Cell(row: row + 1, column: column) }

  /// The cell to the left of this one; nil in column 1.
  public var left: Cell? { Cell(row: row, column: column - 1) }

  /// The cell to the right of this one; nil in column 16, the last of the largest board.
  public var right: Cell? { Cell(row: row, column: column + 1) }
}

extension Cell: LosslessStringConvertible {
  /// The cell with a name such as `B3` or `b3`; nil for any other text.
  public init?(_ name: String) {
    let bytes = Array(name.utf8)
    guard let letter = bytes.first, let number = wholeNumber(bytes.dropFirst()) else { return nil }
    self.init(row: Int(letter | 32) - Int(UInt8(ascii: "a")), column: number - 1)
  }

  /// Whether a text has the form of a cell's name, a letter and a number from 1, even if no board has that cell.
  package static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    guard let letter = text.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 32 else { return false }
    let digits = text.dropFirst()
    return !digits.isEmpty && digits.first != UInt8(ascii: "0")
      && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// The cell's name: `B3` is the second row, third column.
  public var description: String {
    String(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(row)))) + String(column + 1)
  }
}

extension Cell: Comparable {
  /// Orders cells row by row: `A16` comes before `B1`.
  public static func < (left: Cell, right: Cell) -> Bool {
    left.code < right.code
  }
}
