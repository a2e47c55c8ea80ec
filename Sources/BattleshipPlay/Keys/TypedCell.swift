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
    switch Part(key) {
    case .row(let row)?: row < board.rows ? TypedCell(row: row) : nil
    case .digit(let digit)?: typed.map { $0.with(digit, on: board) ?? $0 }
    case nil: nil
    }
  }

  /// The place off the board that a key would name, such as `K`, or `A11` after `A1`; nil for any other key.
  static func placeOff(_ board: BoardSize, named key: Key, typed: TypedCell?) -> SafeText? {
    switch Part(key) {
    case .row(let row)? where row >= board.rows: return .row(row)
    case .digit(let digit)?:
      guard let typed, typed.with(digit, on: board) == nil else { return nil }
      let row = SafeText.row(typed.row)
      return typed.column.map { "\(row)\($0)\(digit)" } ?? "\(row)\(digit)"
    case .row?, nil: return nil
    }
  }

  /// What a key can be in a cell's name.
  private enum Part {
    case row(Int)
    case digit(Int)

    init?(_ key: Key) {
      guard case .character(let character) = key, let scalar = character.unicodeScalars.first,
        character.unicodeScalars.count == 1
      else { return nil }
      switch scalar.value {
      case 0x30...0x39: self = .digit(Int(scalar.value) - 0x30)
      case 0x41...0x5A, 0x61...0x7A: self = .row(Int(scalar.value | 0x20) - 0x61)
      case _: return nil
      }
    }
  }

  /// nil if the column would be off the board.
  private func with(_ digit: Int, on board: BoardSize) -> TypedCell? {
    let column = (column ?? 0) * 10 + digit
    return 1...board.columns ~= column ? TypedCell(row: row, column: column) : nil
  }
}
