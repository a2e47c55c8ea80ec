// Every event of a phone and its consequences.

import NotificationsHost

extension Phone {
  /// Applies an event and returns its effects.
  ///
  /// The same phone and the same event always give the same phone and the same effects. An event that cannot happen is
  /// ignored, and an effect says why.
  @discardableResult
  public mutating func update(_ event: PhoneEvent<App.Action>) -> [Effect] {
    var effects: [Effect] = []
    handle(event, &effects)
    grantRequests(&effects)
    followLiveBubbles(&effects)
    followConversation(&effects)
    refreshPanel()
    return effects
  }

  private mutating func handle(_ event: PhoneEvent<App.Action>, _ effects: inout [Effect]) {
    if screen == .elsewhere, event.place != .anywhere {
      return effects.append(.ignored(.notInConversation, on: owner))
    }
    if let obstacle = obstacle(at: event.place) { return effects.append(.ignored(obstacle, on: owner)) }
    switch event {
    case .received(let envelope): receive(envelope, &effects)
    case .delivered(let number): note(.delivered, of: number, &effects)
    case .lost(let number): note(.failed(.notDelivered), of: number, &effects)
    case .installed(let app, let seed): install(app, seed: seed, &effects)
    case .removed(let app): remove(app, &effects)
    case .shortTimePassed: transcript.expire()
    case .notifications(let event): notify(event, &effects)
    case .enteredConversation: enter(&effects)
    case .leftConversation: close(to: .elsewhere, &effects)
    case .openedFromDrawer(let app): openFromDrawer(app, &effects)
    case .tappedItem(let number): tap(number, &effects)
    case .tappedStaged(let position): tap(stagedAt: position, &effects)
    case .tappedAttribution(let number): tapAttribution(number, &effects)
    case .kept(let number): keep(number, &effects)
    case .deletedItem(let number):
      if !transcript.remove(number) { effects.append(.ignored(.noSuchItem(number), on: owner)) }
    case .sentAgain(let number): sendAgain(number, &effects)
    case .tappedChevron:
      guard let style = styleOfOpen(&effects) else { return }
      transition(to: style == .compact ? .expanded : .compact, &effects)
    case .closedPanel:
      guard styleOfOpen(&effects) != nil else { return }
      close(to: .transcript, &effects)
    case .acted(let action):
      guard running != nil else { return effects.append(.ignored(.noExtensionOpen, on: owner)) }
      if sendsForExtensions { changeRunning { $0.wasTouched = true } }
      hand(action, &effects)
    case .actedInBubble(let number, let action): act(action, inBubble: number, &effects)
    case .tappedInputField:
      guard reachField(&effects) else { return }
      close(to: .keyboard, &effects)
    case .hidKeyboard:
      guard reachKeyboard(&effects) else { return }
      screen = .transcript
    case .edited(let text):
      guard reachKeyboard(&effects) else { return }
      inputField.text = text
    case .pasted(let text):
      guard reachKeyboard(&effects) else { return }
      paste(text, &effects)
    case .deletedStaged(let position): delete(stagedAt: position, &effects)
    case .pressedSend: send(&effects)
    case .tappedSticker(let index): tapSticker(index, &effects)
    case .scrolledStickers(let row): scrollStickers(toRow: row, &effects)
    case .peeledSticker(let index): peelSticker(index, &effects)
    case .scaledSticker(let percent): scaleSticker(percent: percent, &effects)
    case .turnedSticker(let degrees): turnSticker(degrees: degrees, &effects)
    case .droppedSticker(let number, let across, let down):
      dropSticker(on: number, across: across, down: down, &effects)
    case .tappedRecentSticker(let index): tapRecent(index, &effects)
    case .swipedToNextApp: swipe(by: 1, &effects)
    case .swipedToPreviousApp: swipe(by: -1, &effects)
    case .movedInDrawer(let app, let place): move(app, to: place, &effects)
    case .enabled(let app, let seed): enable(app, seed: seed, &effects)
    case .disabled(let app): disable(app, &effects)
    case .switchedAutomaticAdding(let isOn): addsAutomatically = isOn
    case .choseLanguage(let tag): preferredLanguage = tag
    case .openedStore(let page): openStore(page, &effects)
    case .tappedGet(let seed): getApp(seed: seed, &effects)
    case .closedStore: closeStore(&effects)
    case .personJoined(let name): join(name, &effects)
    case .personLeft(let person): leave(person, &effects)
    case .completionsCame: completeInsertions(&effects)
    case .answeredSheet(let answer): answerSheet(answer, &effects)
    case .handedToPhone(let number): handOver(number, &effects)
    }
  }

  /// The obstacle in front of the conversation that prevents an event, if there is one.
  private func obstacle(at place: PhoneEvent<App.Action>.Place) -> Obstacle? {
    switch place {
    case .anywhere, .conversation: return nil
    case .front: return heldSticker == nil ? nil : .holdingSticker
    case .free:
      if case .store = screen { return .storeInFront }
      if running?.sheet != nil { return .sheetInFront }
      return heldSticker == nil ? nil : .holdingSticker
    }
  }

  /// Whether there is a keyboard; if not, adds an effect that says so.
  private func reachKeyboard(_ effects: inout [Effect]) -> Bool {
    if screen == .keyboard { return true }
    effects.append(.ignored(.noKeyboard, on: owner))
    return false
  }

  /// The style of the open app; if none is open, adds an effect that says so.
  private func styleOfOpen(_ effects: inout [Effect]) -> PresentationStyle? {
    if let openStyle { return openStyle }
    effects.append(.ignored(.noExtensionOpen, on: owner))
    return nil
  }

  mutating func enter(_ effects: inout [Effect]) {
    guard !notifications.isLocked else { return effects.append(.notified(.ignored(.phoneLocked), on: owner)) }
    guard screen == .elsewhere else { return effects.append(.ignored(.alreadyInConversation, on: owner)) }
    screen = .transcript
    transcript.readAll()
  }

  private mutating func keep(_ number: Int, _ effects: inout [Effect]) {
    if !transcript.keep(number) { effects.append(.ignored(.noSuchItem(number), on: owner)) }
  }
}
