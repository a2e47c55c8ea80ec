// Keys that are no commands: letters and digits that name a cell, and text in the input field.

import BattleshipCore
import MessagesHost

extension AppState {
  /// Takes a key as part of a cell's name, on a board: a letter for the row, then a number for the column. Nil where
  /// it is none.
  ///
  /// A capital letter always names a row. A small one does where it is no command there; the letters that move never do,
  /// and `e` does on boards that have a row E.
  mutating func name(aCellWith key: Key) -> [AppEffect]? {
    guard let board, focus == .board, case .character(let character) = key, let byte = character.asciiValue else {
      return nil
    }
    if let digit = character.wholeNumberValue, let typed { return name(column: digit, after: typed, on: board) }
    let row = Int(byte | 0x20) - 0x61
    guard 0..<board.rows ~= row else { return nil }
    let isCapital = byte & 0x20 == 0
    let isCommand = KeyMap.command(for: key, in: context) != nil
    guard isCapital || !isCommand || character == "e" else { return nil }
    typed = TypedCell(row: row)
    return []
  }

  private mutating func name(column digit: Int, after typed: TypedCell, on board: BoardSize) -> [AppEffect] {
    let column = (typed.column ?? 0) * 10 + digit
    guard 1...board.columns ~= column, let cell = Cell(row: typed.row, column: column - 1) else { return [] }
    self.typed = TypedCell(row: typed.row, column: column)
    return act(.pointed(cell))
  }

  /// Moves the cursor on a board, and the focus elsewhere.
  mutating func move(_ command: Command, in context: KeyContext) -> [AppEffect] {
    guard context == .placing || context == .attack, let cursor else {
      moveFocus(by: command == .down || command == .right ? 1 : -1)
      return []
    }
    let row = cursor.row + (command == .down ? 1 : command == .up ? -1 : 0)
    let column = cursor.column + (command == .right ? 1 : command == .left ? -1 : 0)
    return Cell(row: row, column: column).map { act(.pointed($0)) } ?? []
  }

  /// The cell under the cursor.
  private var cursor: Cell? {
    switch gameScreen {
    case .placing(let placing): placing.cursor
    case .attack(let attack): attack.cursor
    default: nil
    }
  }

  /// Takes a key as text for the input field; nil where it writes nothing.
  mutating func write(_ key: Key) -> [AppEffect]? {
    var text = phone.inputField.text
    switch key {
    case .character(let character): text.append(character)
    case .backspace: if text.popLast() == nil { return [] }
    default: return nil
    }
    return happen(holder, .edited(text))
  }

  /// Takes what was pasted into the input field, a text or the link of a game; anywhere else it means nothing.
  mutating func paste(_ text: String) -> [AppEffect] {
    guard lock == nil, context == .typing else { return [] }
    return happen(holder, .pasted(text))
  }
}
