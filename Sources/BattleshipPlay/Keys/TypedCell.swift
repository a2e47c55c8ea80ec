// A cell being typed at the keyboard, one key at a time.

import BattleshipCore

/// A cell being named at the keyboard: a letter for the row, then a number for the column.
///
/// ```swift
/// let typed = TypedCell(row: 1, column: 3)
/// assert(typed.cell == Cell("B3") && TypedCell(row: 1).cell == nil)
/// ```
public struct TypedCell: Hashable, Sendable {
  /// The row, counted from 0.
  public let row: Int

  /// The column so far, counted from 1; nil before its first digit.
  public let column: Int?

  /// A row that was named, and the column so far.
  public init(row: Int, column: Int? = nil) {
    self.row = row
    self.column = column
  }

  /// The cell, once it has a column; nil before.
  public var cell: Cell? { column.flatMap { Cell(row: row, column: $0 - 1) } }

  /// nil if the key is not part of a name.
  ///
  /// A letter names a row if the board has it, even if the letter also moves the cursor: `j` goes down, and `j5` goes
  /// to J5. A digit that leads off the board changes nothing.
  static func after(_ key: Key, typed: TypedCell?, on board: BoardSize) -> TypedCell? {
    guard case .character(let character) = key, let scalar = character.unicodeScalars.first,
      character.unicodeScalars.count == 1
    else { return nil }
    if 0x30...0x39 ~= scalar.value, let typed { return typed.with(Int(scalar.value) - 0x30, on: board) }
    let row = Int(scalar.value | 0x20) - 0x61
    return 0..<board.rows ~= row ? TypedCell(row: row) : nil
  }

  private func with(_ digit: Int, on board: BoardSize) -> TypedCell {
    let column = (column ?? 0) * 10 + digit
    return 1...board.columns ~= column ? TypedCell(row: row, column: column) : self
  }
}
