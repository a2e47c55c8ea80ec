// What a key means: for the seat if that has the focus, for a text that is being written, or for the phone.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppState {
  /// Lets a key be pressed.
  mutating func press(_ key: Key, at time: ClockTime) -> [AppEffect] {
    let context = context
    if context.isBoard, let events = seat?.naming(with: key, by: way) { return act(events, at: time) }
    forgetNaming()
    if context == .typing, let effects = write(key) { return effects }
    guard let command = KeyTable.command(for: key, in: context) else { return [] }
    return perform(command, in: context, at: time)
  }

  /// A cell that is half named is named no more.
  mutating func forgetNaming() {
    if seat?.naming != nil { pass(.naming(nil)) }
  }

  /// Does what a key asks for.
  mutating func perform(_ command: KeyCommand, in context: KeyContext, at time: ClockTime) -> [AppEffect] {
    if context == .holding, command.movesSticker { return perform(withSticker: command) }
    switch command {
    case .next: return isOnBoard ? perform(atSeat: .next, at: time) : activate(focus, at: time)
    case .press, .turn, .shuffle, .takeBack, .advise: return perform(atSeat: command, at: time)
    case .up, .left: return isOnBoard ? perform(atSeat: command, at: time) : focusMoved(isBack: true)
    case .down, .right: return isOnBoard ? perform(atSeat: command, at: time) : focusMoved(isBack: false)
    case .focusNext: return focusMoved(isBack: false)
    case .focusPrevious: return focusMoved(isBack: true)
    case .back: return seat?.events(for: .back, by: way, seed: { 0 }).map { act($0, at: time) } ?? goBack()
    case .chevron: return activate(.chevron, at: time)
    case .copy: return copy()
    case .apps: return toggleApps()
    case .peel: return peel()
    case .enlarge, .shrink, .turnSticker, .turnStickerBack: break
    case .deleteStaged: return phone.inputField.staged.isEmpty ? [] : deleteStaged(0)
    case .help: (overlay, overlayScroll) = (.help, 0)
    case .callLog where lock != nil: break
    case .callLog: (overlay, overlayScroll) = (.callLog, max(0, log.calls.count - 4))
    case .watch: watch()
    case .first, .last, .play: break
    case .redraw: return [.redraw]
    case .quit: return [.quit]
    }
    return []
  }

  private mutating func perform(atSeat command: KeyCommand, at time: ClockTime) -> [AppEffect] {
    var generator = generator
    let events = seat?.events(for: command, by: way) { generator.next() }
    self.generator = generator
    return act(events ?? [], at: time)
  }

  private mutating func focusMoved(isBack: Bool) -> [AppEffect] {
    moveFocus(isBack: isBack)
    if case .sticker(let index) = focus { return scroll(toSticker: index) }
    return []
  }

  /// Takes a key as text for the input field; nil if it writes nothing.
  private mutating func write(_ key: Key) -> [AppEffect]? {
    if lock != nil { return writeAnswer(key) }
    var text = phone.inputField.text
    switch key {
    case .character(let character): text.append(character)
    case .backspace: if text.popLast() == nil { return [] }
    case .enter, .tab, .backTab, .escape, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function, .control:
      return nil
    }
    return happen(holder, .edited(text))
  }

  /// Whether a cell is focused.
  private var isOnBoard: Bool { context.isBoard && seat?.focus(by: way) == .board }

  /// Takes what was pasted into the input field, a text or the link of a game.
  ///
  /// In a conversation the field is gone to for that; a game that fills the screen has none.
  mutating func paste(_ text: String) -> [AppEffect] {
    guard lock == nil else {
      lock?.answer?.text += text
      return []
    }
    if context == .typing { return happen(holder, .pasted(text)) }
    guard !text.isEmpty else { return [] }
    guard seat == nil, isBesideConversation, phone.heldSticker == nil else {
      notice = .noFieldHere
      return []
    }
    let entered = phone.screen == .keyboard ? [] : happen(holder, .tappedInputField)
    let pasted = happen(holder, .pasted(text))
    chosenFocus = phone.inputField.staged.isEmpty ? .field : .send
    return entered + pasted
  }

  /// Deletes a staged message if that is asked for twice: a fleet may hang on it.
  mutating func deleteStaged(_ position: Int) -> [AppEffect] {
    guard deletes == position else {
      deletes = position
      notice = .asksToDelete
      return []
    }
    return happen(holder, .deletedStaged(position))
  }
}

extension KeyContext {
  /// Whether a board has the focus.
  var isBoard: Bool {
    switch self {
    case .placing, .attack: true
    case .locked, .conversation, .typing, .holding, .replay: false
    }
  }
}
