// Keys that are no commands: letters and digits that name a cell, and text in the input field.

import BattleshipCore
import MessagesHost

extension AppState {
  /// Takes a key as part of a cell's name, on a board; nil where it is none.
  mutating func name(aCellWith key: Key) -> [AppEffect]? {
    guard let board = gameScreen?.board, focus == .board,
      let named = TypedCell.after(key, typed: typed, on: board, in: context)
    else { return nil }
    let isNew = named != typed
    typed = named
    return isNew ? named.cell.map { act(.pointed($0)) } ?? [] : []
  }

  /// Moves the cursor on a board, and the focus elsewhere.
  mutating func move(_ command: Command, in context: KeyContext) -> [AppEffect] {
    guard context == .placing || context == .attack, let board = gameScreen?.board, let cursor = gameScreen?.cursor
    else {
      moveFocus(by: command.steps)
      return []
    }
    // Beyond the edge nothing happens, and so nothing is kept that would take the place of the move before.
    return cursor.beside(command, on: board).map { act(.pointed($0)) } ?? []
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
