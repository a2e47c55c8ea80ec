// Keys on a board: letters and digits that name a cell, and the ways from one cell to the next.

import BattleshipCore

/// A cell being named at the keyboard: a letter for the row, then a number for the column.
struct TypedCell: Hashable, Sendable {
  /// The row that was named.
  let row: Int

  /// The column so far, counted from 1; nil before its first digit.
  var column: Int?

  /// The cell, once it has a column.
  var cell: Cell? { column.flatMap { Cell(row: row, column: $0 - 1) } }

  /// What is being named after a key on a board; nil where the key names nothing.
  ///
  /// A capital letter always names a row. A small one does where it is no command there; the letters that move never do,
  /// and `e` does on boards that have a row E. A digit that leads off the board changes nothing.
  static func after(_ key: Key, typed: TypedCell?, on board: BoardSize, in context: KeyContext) -> TypedCell? {
    guard case .character(let character) = key, let byte = character.asciiValue else { return nil }
    if let digit = character.wholeNumberValue, let typed { return typed.with(digit, on: board) }
    let row = Int(byte | 0x20) - 0x61
    guard 0..<board.rows ~= row else { return nil }
    let isCapital = byte & 0x20 == 0
    let command = KeyMap.command(for: key, in: context)
    return isCapital || command == nil || command == .chevron ? TypedCell(row: row) : nil
  }

  private func with(_ digit: Int, on board: BoardSize) -> TypedCell {
    let column = (column ?? 0) * 10 + digit
    return 1...board.columns ~= column ? TypedCell(row: row, column: column) : self
  }
}

extension Cell {
  /// The cell of a board beside this one; nil beyond the board's edge, and for a command that does not move.
  func beside(_ command: Command, on board: BoardSize) -> Cell? {
    let cell: Cell? =
      switch command {
      case .up: Cell(row: row - 1, column: column)
      case .down: Cell(row: row + 1, column: column)
      case .left: Cell(row: row, column: column - 1)
      case .right: Cell(row: row, column: column + 1)
      default: nil
      }
    return cell.flatMap { board.contains($0) ? $0 : nil }
  }
}

extension Command {
  /// How far this moves through what can be focused: forwards, or backwards.
  var steps: Int { self == .down || self == .right ? 1 : -1 }
}

extension [Target] {
  /// The target so many steps after another one, round and round.
  func target(_ steps: Int, after target: Target) -> Target {
    self[((firstIndex(of: target) ?? 0) + steps + count) % count]
  }
}
