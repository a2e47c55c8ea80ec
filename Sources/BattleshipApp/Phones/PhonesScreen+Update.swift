// Handles every event of the phones.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if language != environment.language { speak(environment.language) }
    applyBase()
    switch event {
    case .input(let input): return keeping(receive(input, in: environment))
    case .acted(let events):
      return seat == nil ? [] : keeping(events.flatMap { act($0, in: environment) })
    case .hovered(let cell):
      return seat?.event(hovering: cell).map { keeping(act($0, in: environment)) } ?? []
    case .entropy(let entropy): return keeping(take(entropy))
    case .awoke:
      lock?.isDeaf = false
      return []
    case .table, .live, .left, .returned, .noticed: return []
    }
  }

  private mutating func receive(_ input: PlayerInput, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if lock?.isDeaf == true {
      guard case .key(let key) = input, KeyBindings.command(for: key, in: .locked) == .quit else { return [] }
      return [.leave]
    }
    let asked = selection.deletes
    defer { if selection.deletes == asked { selection.deletes = nil } }
    switch input {
    case .key(let key): return press(key, in: environment)
    case .click(let target): return activate(target, in: environment)
    case .scroll where context == .placing, .secondClick where context == .placing: return act(.turned, in: environment)
    case .scroll(let wheel) where context == .holding:
      return perform(withSticker: .sticker(wheel == .up ? .enlarge : .shrink))
    case .secondClick where context == .holding: return perform(withSticker: .sticker(.turn))
    case .scroll(let wheel):
      selection.scrolledBack = max(0, selection.scrolledBack + (wheel == .up ? 3 : -3))
      return []
    case .paste(let text): return paste(text)
    case .pasteRefused(let refusal): return lock == nil ? [.say(.pasteRefused(refusal))] : []
    case .secondClick(.cell(let cell)?) where context == .attack: return act(.noted(cell), in: environment)
    case .secondClick: return []
    }
  }

  mutating func activate(_ target: Target, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch target {
    case .seat(.button(.handOver)): return handOver(in: environment)
    case .seat(.button(.watch)): return [watch]
    case .seat(.button(let button)): return act(.button(button), in: environment)
    case .seat(.board): return act(.pressed, in: environment)
    case .seat(.ownBoard): if let event = seat?.event(activating: .ownBoard) { applyTransient(event) }
    case .cell(let cell):
      selection.chosenFocus = nil
      return press(cell, in: environment)
    case .phone(let target): return activate(target, in: environment)
    case .lock(let target): return activate(target, in: environment)
    case .drawer(let target): return activate(target, in: environment)
    case .key(let command): return perform(command, with: context, in: environment)
    case .disabled(let target): return [.say(.notYet(target))]
    case .title: break
    }
    return []
  }

  private mutating func activate(_ target: PhoneTarget, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch target {
    case .chevron: return handle(holder, .tappedChevron)
    case .bubble(let number): return open(bubble: number)
    case .attribution(let number):
      selection.chosenFocus = nil
      return handle(holder, .tappedAttribution(number))
    case .cross(let position): return deleteStaged(position)
    case .field:
      let isFocused = selection.chosenFocus == .phone(.field) && phone.screen == .keyboard
      selection.chosenFocus = .phone(.field)
      if isFocused, !phone.inputField.isEmpty { return send(in: environment) }
      return handle(holder, .tappedInputField)
    case .send: return send(in: environment)
    case .drop: return drop(at: selection.aim)
    case .spot(let spot): return drop(at: spot)
    }
  }

  mutating func goBack() -> [ScreenEffect] {
    if lock != nil {
      lock?.answer = nil
      selection.chosenFocus = nil
      return []
    }
    if let effects = leaveApps() { return effects }
    if selection.chosenFocus != nil || seat?.hasChosenFocus == true, focus != nextStep {
      selection.chosenFocus = nil
      if seat != nil { applyTransient(.focused(nil)) }
      return []
    }
    guard let style = phone.openStyle else { return [.say(.noWayBack)] }
    return handle(holder, style == .expanded ? .tappedChevron : .closedPanel)
  }

  mutating func copy() -> [ScreenEffect] {
    guard let url = urlToCopy else { return [.say(.nothingToCopy)] }
    hasCopied = true
    return [.say(.copied), .copy(url)]
  }

  var urlToCopy: String? {
    phone.inputField.storedMessage?.url ?? phone.running?.instance.openURL
      ?? phone.transcript.newestBubble?.storedMessage?.url
  }
}
