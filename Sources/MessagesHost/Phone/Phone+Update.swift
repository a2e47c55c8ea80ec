// Every event of a phone, and what follows from it.

extension Phone {
  /// Lets an event happen.
  ///
  /// The same phone and the same event always give the same phone and the same effects. An event that cannot happen
  /// here is ignored and says why.
  @discardableResult
  public mutating func update(_ event: PhoneEvent<App.Action>) -> [Effect] {
    var effects: [Effect] = []
    happen(event, &effects)
    grantWishes(&effects)
    refreshPanel()
    return effects
  }

  private mutating func happen(_ event: PhoneEvent<App.Action>, _ effects: inout [Effect]) {
    if screen == .elsewhere, event.happensInConversation {
      return effects.append(.ignored(.notInConversation, on: owner))
    }
    switch event {
    case .received(let envelope): receive(envelope, &effects)
    case .delivered(let number): note(.delivered, of: number, &effects)
    case .lost(let number): note(.failed(.notDelivered), of: number, &effects)
    case .installed(let app, let seed): install(app, seed: seed, &effects)
    case .removed(let app): remove(app, &effects)
    case .shortTimePassed: expire()
    case .enteredConversation: enter(&effects)
    case .leftConversation: close(to: .elsewhere, &effects)
    case .openedFromDrawer(let app): openFromDrawer(app, &effects)
    case .tappedItem(let number): tap(number, &effects)
    case .tappedAttribution(let number): tapAttribution(number, &effects)
    case .kept(let number): keep(number, &effects)
    case .tappedChevron:
      guard let style = styleOfOpen(&effects) else { return }
      transition(to: style == .compact ? .expanded : .compact, &effects)
    case .closedPanel:
      guard styleOfOpen(&effects) != nil else { return }
      close(to: .transcript, &effects)
    case .acted(let action):
      guard styleOfOpen(&effects) != nil else { return }
      hand(action, &effects)
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
    }
  }

  /// Whether there is a keyboard; where not, says so.
  private func reachKeyboard(_ effects: inout [Effect]) -> Bool {
    if screen == .keyboard { return true }
    effects.append(.ignored(.noKeyboard, on: owner))
    return false
  }

  /// The style of the open extension; where none is open, says so.
  private func styleOfOpen(_ effects: inout [Effect]) -> PresentationStyle? {
    if let running { return running.style }
    effects.append(.ignored(.noExtensionOpen, on: owner))
    return nil
  }

  private mutating func openFromDrawer(_ app: Manifest, _ effects: inout [Effect]) {
    guard device.runsExtensions else { return effects.append(.ignored(.runsNoExtensions(device), on: owner)) }
    guard hasInstalled(app) else { return effects.append(.ignored(.notInstalled(app), on: owner)) }
    guard running?.style != .expanded else { return effects.append(.ignored(.drawerOutOfReach, on: owner)) }
    guard !isRunning(app) else { return effects.append(.ignored(.alreadyOpen(app), on: owner)) }
    open(app, style: .compact, selection: nil, &effects)
  }

  private mutating func enter(_ effects: inout [Effect]) {
    guard screen == .elsewhere else { return effects.append(.ignored(.alreadyInConversation, on: owner)) }
    screen = .transcript
    for position in transcript.items.indices where transcript.items[position].delivery == .received {
      transcript.items[position].delivery = .read
    }
  }

  private mutating func install(_ app: Manifest, seed: UInt64, _ effects: inout [Effect]) {
    guard device.runsExtensions else { return effects.append(.ignored(.runsNoExtensions(device), on: owner)) }
    guard Self.canLaunch(app) else { return effects.append(.ignored(.noSuchExtension(app), on: owner)) }
    guard !hasInstalled(app) else { return effects.append(.ignored(.alreadyInstalled(app), on: owner)) }
    installationsMade += 1
    let fresh = seed &+ UInt64(truncatingIfNeeded: installationsMade) &* 0xD1B5_4A32_D192_ED03
    installations.append(Installation(app: app, identities: Identities(seed: fresh, owner: owner, app: app)))
  }

  private mutating func remove(_ app: Manifest, _ effects: inout [Effect]) {
    guard hasInstalled(app) else { return effects.append(.ignored(.notInstalled(app), on: owner)) }
    if isRunning(app) { close(to: .transcript, &effects) }
    installations.removeAll { $0.app.identifier == app.identifier }
  }

  private mutating func keep(_ number: Int, _ effects: inout [Effect]) {
    guard let position = transcript.position(of: number), transcript.items[position].delivery == .read,
      transcript.items[position].letter?.shouldExpire == true
    else { return effects.append(.ignored(.noSuchItem(number), on: owner)) }
    transcript.items[position].delivery = .kept
  }

  private mutating func expire() {
    transcript.items.removeAll { $0.delivery == .read && $0.letter?.shouldExpire == true }
  }
}
