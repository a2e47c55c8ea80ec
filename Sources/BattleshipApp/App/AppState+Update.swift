// Handles every event of the program.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppState {
  /// Applies an event; any event except the timer ends a running animation.
  package mutating func update(_ event: AppEvent, at time: ClockTime) -> [AppEffect] {
    keeping(happen(event, at: time))
  }

  private mutating func happen(_ event: AppEvent, at time: ClockTime) -> [AppEffect] {
    if lock?.isBeingPassed == true {
      if case .pressed(let key) = event, KeyTable.command(for: key, in: .locked) == .quit { return [.quit] }
      guard event == .awoke else { return [.wake(afterMilliseconds: LockScreen.passing)] }
      lock?.isBeingPassed = false
      return []
    }
    if event == .awoke, replay == nil {
      flash = flash?.next
      return flash == nil ? [] : [.wake(afterMilliseconds: Flash.pause)]
    }
    let before = seat?.strike
    let effects = apply(event, at: time)
    flash = nil
    guard let before, let now = seat?.strike else { return effects }
    let moment = Moment(from: before, to: now, isStill: isStill)
    flash = moment.flash
    return effects + (moment.rings ? [.ring] : [])
      + (moment.isMoving ? [.wake(afterMilliseconds: Flash.pause)] : [])
  }

  private mutating func apply(_ event: AppEvent, at time: ClockTime) -> [AppEffect] {
    // Keep the notice while the phone is locked: the person who unlocks it should read it.
    if lock == nil { notice = nil }
    let asked = deletes
    defer { if deletes == asked { deletes = nil } }
    if replay != nil { return watch(event) }
    if overlay != nil { return closeOverlay(event) }
    switch event {
    case .pressed(let key): return press(key, at: time)
    case .clicked(let target):
      forgetNaming()
      return activate(target, at: time)
    case .scrolled where context == .placing, .secondClicked where context == .placing:
      return act([.turned], at: time)
    case .scrolled(let wheel) where context == .holding:
      return perform(withSticker: wheel == .up ? .enlarge : .shrink)
    case .secondClicked where context == .holding: return perform(withSticker: .turnSticker)
    case .scrolled(let wheel):
      scrolledBack = max(0, scrolledBack + (wheel == .up ? 3 : -3))
      return []
    case .pasted(let text): return paste(text)
    case .pasteRefused(let refusal):
      if lock == nil { notice = .pasteRefused(refusal) }
      return []
    case .awoke, .secondClicked: return []
    }
  }

  /// Handles an event while an overlay is shown: scrolling moves it, any other key or click closes it.
  private mutating func closeOverlay(_ event: AppEvent) -> [AppEffect] {
    switch event {
    case .pressed(.control("l")): return [.redraw]
    case .pressed(.up), .pressed(.character("k")), .scrolled(.up): overlayScroll -= 1
    case .pressed(.down), .pressed(.character("j")), .scrolled(.down): overlayScroll += 1
    case .pressed(.pageUp): overlayScroll -= 8
    case .pressed(.pageDown): overlayScroll += 8
    case .pressed, .clicked, .secondClicked: overlay = nil
    case .pasted, .pasteRefused, .awoke: break
    }
    overlayScroll = max(0, min(overlayScroll, linesOfOverlay - 1))
    return []
  }

  /// The number of lines in the overlay.
  private var linesOfOverlay: Int {
    overlay == .callLog
      ? log.calls.count : Glyphs(widths: .ascii).aim(in: language).count + KeyTable.lines(in: language).count
  }

  /// Activates a target on the screen.
  mutating func activate(_ target: Target, at time: ClockTime) -> [AppEffect] {
    switch target {
    case .unlock: return unlock()
    case .drawer: return openGame()
    case .chevron: return happen(holder, .tappedChevron)
    case .seat(.button(.handOver)): return handOver(at: time)
    case .seat(.button(.watch)): watch()
    case .seat(.button(let button)): return act([.button(button)], at: time)
    case .seat(.board): return act([.pressed], at: time)
    case .seat(.ownBoard): for event in seat?.events(activating: .ownBoard) ?? [] { pass(event) }
    case .cell(let cell):
      chosenFocus = nil
      return act([.focused(nil), .pointed(cell), .pressed], at: time)
    case .bubble(let number): return open(bubble: number)
    case .cross(let position): return deleteStaged(position)
    case .key(let command): return perform(command, in: context, at: time)
    case .disabled(let button): notice = .notYet(.seat(.button(button)))
    case .disabledSend: notice = .notYet(.send)
    case .field:
      let isFocused = chosenFocus == .field && phone.screen == .keyboard
      chosenFocus = .field
      if isFocused, !phone.inputField.isEmpty { return send(at: time) }
      return happen(holder, .tappedInputField)
    case .send: return send(at: time)
    case .title: break
    case .apps, .app, .store, .storeApp, .get, .remove, .leavesStore, .attribution, .sticker:
      chosenFocus = nil
      return activate(app: target)
    case .drop: return drop(at: aim)
    case .spot(let spot): return drop(at: spot)
    case .opensNews, .replies, .shoots, .answer: return activate(notification: target, at: time)
    }
    return []
  }

  mutating func goBack() -> [AppEffect] {
    if lock != nil {
      lock?.answer = nil
      chosenFocus = nil
      return []
    }
    if let effects = leaveApps() { return effects }
    if chosenFocus != nil || seat?.hasChosenFocus == true, focus != nextStep {
      chosenFocus = nil
      if seat != nil { pass(.focused(nil)) }
      return []
    }
    guard let style = phone.openStyle else {
      notice = .noWayBack
      return []
    }
    return happen(holder, style == .expanded ? .tappedChevron : .closedPanel)
  }

  mutating func copy() -> [AppEffect] {
    let newest = phone.transcript.newestBubble?.letter
    guard let url = phone.inputField.letter?.url ?? phone.running?.instance.openURL ?? newest?.url else {
      notice = .nothingToCopy
      return []
    }
    notice = .copied
    hasCopied = true
    return [.copy(url)]
  }
}
