// Handles a key: at the seat if it has the focus, in a text being written, or on the phone.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  mutating func press(_ key: Key, in environment: ScreenEnvironment) -> [ScreenEffect] {
    let context = context
    if context.isBoard, let seat {
      let refused = Notice.offBoard(
        seat.placeOffBoard(named: key, by: transport), at: seat, in: environment.language)
      if let event = seat.naming(with: key, by: transport) { return act(event, in: environment) + refused }
      if !refused.isEmpty { return refused }
    }
    if context == .typing, let effects = write(key) { return effects }
    guard let command = KeyBindings.command(for: key, in: context) else { return [] }
    return perform(command, with: context, in: environment)
  }

  mutating func perform(_ command: KeyCommand, with context: KeyContext, in environment: ScreenEnvironment)
    -> [ScreenEffect]
  {
    if context == .holding, command.movesSticker { return perform(withSticker: command) }
    switch command {
    case .next: return isOnBoard ? perform(atSeat: .next, in: environment) : activate(focus, in: environment)
    case .board: return perform(atSeat: command, in: environment)
    case .up, .left:
      return isOnBoard ? perform(atSeat: command, in: environment) : focusMoved(isBack: true, in: environment)
    case .down, .right:
      return isOnBoard ? perform(atSeat: command, in: environment) : focusMoved(isBack: false, in: environment)
    case .focusNext: return focusMoved(isBack: false, in: environment)
    case .focusPrevious: return focusMoved(isBack: true, in: environment)
    case .back: return seat?.event(for: .back, by: transport, seed: 0).map { act($0, in: environment) } ?? goBack()
    case .phone(.chevron): return activate(.phone(.chevron), in: environment)
    case .copy: return copy()
    case .phone(.apps): return toggleApps()
    case .sticker(.peel): return peel()
    case .sticker, .replay: break
    case .phone(.delete): return phone.inputField.staged.isEmpty ? [] : deleteStaged(0)
    case .help: return [.show(.overlay(OverlayScreen(.keys(owner == nil ? .phones : .ownPhone, context))))]
    case .phone(.handOver): return mayHandOver ? handOver(in: environment) : []
    case .phone(.callLog) where lock != nil: break
    case .phone(.callLog): return [.show(.overlay(OverlayScreen(calls: calls())))]
    case .watch: return [watch]
    case .redraw: return [.redraw]
    case .quit: return [.leave]
    }
    return []
  }

  func calls(newest count: Int = .max) -> [OverlayScreen.Call] {
    history.log.calls.enumerated().suffix(count).map { number, call in
      let name = phones[call.phone.other].contacts.name(of: call.phone)
      return OverlayScreen.Call(label: "\(number + 1) \(SafeText(name, limit: 30))", text: SafeText(call.description))
    }
  }

  var watch: ScreenEffect {
    guard let story = seat == nil ? bubbleStory : seat?.replay else { return .say(.nothingToWatch) }
    let players = Players(
      me: SafeText(phone.contacts.own, limit: 18),
      other: PlayerName(SafeText(phones[holder].contacts.name(of: holder.other), limit: 18)), by: transport)
    return .show(.replay(ReplayScreen([story], names: .known(players))))
  }

  /// The replay of a bubble shows only what its message shows.
  private var bubbleStory: Replay? {
    var item = phone.transcript.newestBubble
    if case .phone(.bubble(let number)) = focus { item = phone.transcript.item(number) }
    guard let content = MessageContent(in: item?.storedMessage?.url) else { return nil }
    let story = Replay(content)
    return story.stepCount > 0 ? story : nil
  }

  private mutating func perform(atSeat command: KeyCommand, in environment: ScreenEnvironment) -> [ScreenEffect] {
    let seed = command == .board(.shuffle) ? nextSeed(in: environment) : 0
    return seat?.event(for: command, by: transport, seed: seed).map { act($0, in: environment) } ?? []
  }

  private mutating func focusMoved(isBack: Bool, in environment: ScreenEnvironment) -> [ScreenEffect] {
    moveFocus(isBack: isBack, in: environment)
    if case .drawer(.sticker(let index)) = focus { return scroll(toSticker: index) }
    return []
  }

  private mutating func write(_ key: Key) -> [ScreenEffect]? {
    if lock != nil { return writeAnswer(key) }
    let text = phone.inputField.text
    guard let typed = text.typed(key) else { return nil }
    return typed == text ? [] : handle(holder, .edited(typed))
  }

  private var isOnBoard: Bool { context.isBoard && seat?.focus(by: transport) == .board }

  /// Does nothing while a game fills the screen, which then has no field.
  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard lock == nil else {
      lock?.answer?.text += text
      return []
    }
    if context == .typing { return handle(holder, .pasted(text)) }
    guard !text.isEmpty else { return [] }
    guard seat == nil, isBesideConversation, phone.heldSticker == nil else {
      return [.say(.noFieldHere)]
    }
    let entered = phone.screen == .keyboard ? [] : handle(holder, .tappedInputField)
    let pasted = handle(holder, .pasted(text))
    selection.chosenFocus = .phone(phone.inputField.staged.isEmpty ? .field : .send)
    return entered + pasted
  }

  /// Deletes a staged message on the second request, because it may hold a fleet just placed.
  mutating func deleteStaged(_ position: Int) -> [ScreenEffect] {
    guard selection.deletes == .phone(.cross(position)) else {
      selection.deletes = .phone(.cross(position))
      return [.say(.asksToDelete)]
    }
    return handle(holder, .deletedStaged(position))
  }
}

extension KeyContext {
  /// Whether keys are read as on a board, even if a button has the focus.
  var isBoard: Bool {
    switch self {
    case .placing, .attack: true
    case .locked, .conversation, .typing, .holding, .replay: false
    }
  }
}
