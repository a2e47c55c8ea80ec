// Every event of a phone and its consequences.

import NotificationsHost
import StickersHost

extension Phone {
  /// Applies an event and returns its effects.
  ///
  /// The same phone and the same event always give the same phone and the same effects. An event that cannot happen is
  /// ignored, and an effect says why.
  @discardableResult
  public mutating func update(_ event: PhoneEvent<App.Action>) -> [Effect] {
    var effects: [Effect] = []
    do throws(Obstacle) {
      try handle(event, &effects)
    } catch {
      effects.append(.ignored(error, on: owner))
    }
    grantRequests(&effects)
    updateLiveBubbles(&effects)
    updateNotifications(&effects)
    refreshPanel()
    return effects
  }

  private mutating func handle(_ event: PhoneEvent<App.Action>, _ effects: inout [Effect]) throws(Obstacle) {
    try requireScreen(for: event)
    switch event {
    case .received(let envelope): try receive(envelope, &effects)
    case .delivered(let number): try setDelivery(.delivered, of: number)
    case .lost(let number): try setDelivery(.failed(.notDelivered), of: number)
    case .installed(let app, let seed): try install(app, seed: seed)
    case .removed(let app): try remove(app, &effects)
    case .shortTimePassed: transcript.expire()
    case .notifications(let event): notify(event, &effects)
    case .fileAppeared(let file):
      guard isFileURL(file.url), !files.contains(where: { $0.url == file.url }) else { throw .badFile(url: file.url) }
      files.append(file)
    case .appStored(let text, let key, let group):
      guard installed.contains(where: { store.appGroups(of: $0).contains(group) }) else {
        throw .noSuchAppGroup(group)
      }
      appGroups[group, default: AppStorage()][key] = text
    case .appComposed(let message, let text, let app): try compose(message, text, by: app, &effects)
    case .answeredComposer(let isSent): try answerComposer(isSent, &effects)
    case .memoryRanLow:
      guard running != nil else { throw .noExtensionOpen }
      call(.didReceiveMemoryWarning, &effects)
    case .processEnded: try endProcess()
    case .enteredConversation:
      guard screen == .elsewhere else { throw .alreadyInConversation }
      guard composer == nil else { throw .sheetInFront }
      enter(&effects)
    case .leftConversation: close(to: .elsewhere, &effects)
    case .openedFromDrawer(let app): try openFromDrawer(app, &effects)
    case .tappedItem(let number): try tap(number, &effects)
    case .tappedStaged(let position): try tap(stagedAt: position, &effects)
    case .tappedAttribution(let number): try tapAttribution(number, &effects)
    case .kept(let number): if !transcript.keep(number) { throw .noSuchItem(number) }
    case .deletedItem(let number): if !transcript.remove(number) { throw .noSuchItem(number) }
    case .sentAgain(let number): try sendAgain(number, &effects)
    case .tappedChevron:
      guard let openStyle else { throw .noExtensionOpen }
      transition(to: openStyle == .compact ? .expanded : .compact, &effects)
    case .closedPanel:
      guard openStyle != nil else { throw .noExtensionOpen }
      close(to: .transcript, &effects)
    case .acted(let action):
      guard running != nil else { throw .noExtensionOpen }
      changeRunning { [behavior] running in
        running.isStarting = false
        if behavior.contains(.sendsForExtensions) { running.wasTouched = true }
      }
      callRunning(logging: nil, &effects) { $0.perform(action) }
    case .resultCame(let action):
      guard running != nil else { throw .noExtensionOpen }
      callRunning(logging: nil, &effects) { $0.perform(action) }
    case .actedInBubble(let number, let action): try act(action, inBubble: number, &effects)
    case .tappedInputField:
      try requireInputField()
      close(to: .keyboard, &effects)
    case .hidKeyboard:
      try requireKeyboard()
      screen = .transcript
    case .edited(let text):
      try requireKeyboard()
      inputField.text = text
    case .pasted(let text):
      try requireKeyboard()
      paste(text, &effects)
    case .deletedStaged(let position): try delete(stagedAt: position, &effects)
    case .pressedSend: try send(&effects)
    case .tappedSticker(let index): try tapSticker(index, &effects)
    case .scrolledStickers(let row): try scrollStickers(toRow: row, &effects)
    case .peeledSticker(let index): try peelSticker(index, &effects)
    case .scaledSticker(let percent): try scaleSticker(percent: percent)
    case .turnedSticker(let degrees): try turnSticker(degrees: degrees)
    case .droppedSticker(let number, let across, let down):
      try dropSticker(on: number, across: across, down: down, &effects)
    case .tappedRecentSticker(let index): try tapRecent(index, &effects)
    case .swipedToNextApp: try swipe(by: 1, &effects)
    case .swipedToPreviousApp: try swipe(by: -1, &effects)
    case .movedInDrawer(let app, let index): try move(app, to: index)
    case .enabled(let app, let seed): try enable(app, seed: seed)
    case .disabled(let app): try disable(app, &effects)
    case .switchedAutomaticAdding(let isOn): addsAutomatically = isOn
    case .choseLanguage(let tag): preferredLanguage = tag
    case .openedStore(let page): try openStore(page, &effects)
    case .tappedGet(let seed): try getApp(seed: seed)
    case .closedStore: try closeStore()
    case .personJoined(let name): try join(name)
    case .personLeft(let person): try leave(person)
    case .completionsCame: try callCompletions(&effects)
    case .answeredSheet(let answer): try answerSheet(answer, &effects)
    case .handedToPhone(let number): try handOver(number, &effects)
    case .recentStickersCame(let stickers):
      guard device == .watch else { throw .noWatch(device) }
      recentStickers = stickers
    }
  }

  private func requireScreen(for event: PhoneEvent<App.Action>) throws(Obstacle) {
    let requirement = event.requirement
    if screen == .elsewhere, requirement != .nothing { throw .notInConversation }
    switch requirement {
    case .nothing, .conversation: return
    case .noHeldSticker: break
    case .nothingInFront:
      if case .store = screen { throw .storeInFront }
      if running?.sheet != nil { throw .sheetInFront }
    }
    if heldSticker != nil { throw .holdingSticker }
  }

  private func requireKeyboard() throws(Obstacle) {
    if screen != .keyboard { throw .noKeyboard }
  }

  mutating func enter(_ effects: inout [Effect]) {
    guard !notifications.isLocked else { return effects.append(.notified(.ignored(.phoneLocked), on: owner)) }
    screen = .transcript
    transcript.readAll()
  }
}
