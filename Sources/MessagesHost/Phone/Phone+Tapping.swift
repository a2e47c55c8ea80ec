// The effects of a tap on the transcript: select, launch, open the store, or open the URL in the browser.

import NotificationsHost

extension Phone {
  mutating func tap(_ number: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard let item = transcript.item(number), let selection = Selection(item) else { throw .noSuchItem(number) }
    guard device.runsExtensions, canRun(selection.storedMessage.app) else {
      return try openWithoutExtension(selection.storedMessage, &effects)
    }
    show(selection, &effects)
  }

  mutating func tap(stagedAt position: Int, _ effects: inout [Effect]) throws(Obstacle) {
    try requireInputField()
    guard inputField.staged.indices.contains(position), let stored = inputField.staged[position].storedMessage,
      canRun(stored.app)
    else { throw .nothingStaged(position) }
    show(Selection(location: .staged, storedMessage: stored, error: nil), &effects)
  }

  private mutating func show(_ selection: Selection, _ effects: inout [Effect]) {
    guard let running, isRunning(selection.storedMessage.app) else {
      return open(selection.storedMessage.app, style: .expanded, selection: selection, &effects)
    }
    let isSelected =
      running.selection?.location == selection.location && running.selection?.storedMessage == selection.storedMessage
    if !isSelected, behavior.contains(.omitsSelectionCalls) {
      changeRunning { $0.selection = selection }
    } else if !isSelected {
      select(selection, &effects)
    }
    if running.style == .compact { transition(to: .expanded, &effects) }
  }

  mutating func select(_ selection: Selection, _ effects: inout [Effect]) {
    guard let identities = identities(of: selection.storedMessage.app) else { return }
    let message = received(selection.message(identities: identities, owner: owner), identities)
    call(.willSelect(message), about: selection.item, &effects)
    changeRunning { $0.selection = selection }
    call(.didSelect(message), about: selection.item, &effects)
  }

  mutating func tapAttribution(_ number: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard let app = transcript.app(number), lacks(app) else { throw .noSuchItem(number) }
    showInStore(app, &effects)
  }

  /// The page opens here only if the store has the app and can be reached.
  private mutating func showInStore(_ app: Manifest, _ effects: inout [Effect]) {
    effects.append(.openedStore(app))
    if store.bundle(app) != nil, openStyle != .expanded { close(to: .store(.app(app)), &effects) }
  }

  /// A watch cannot open a message itself.
  mutating func handOver(_ number: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard device == .watch else { throw .noWatch(device) }
    guard let item = transcript.item(number), item.storedMessage != nil else { throw .noSuchItem(number) }
    effects.append(.handedToPhone(item.address))
  }

  /// The number on this phone of an item that a watch hands over; nil if it is gone.
  public func number(of address: ItemAddress) -> Int? {
    transcript.position(of: address).map { transcript.items[$0].number }
  }

  func lacks(_ app: Manifest) -> Bool {
    device.runsExtensions && !hasInstalled(app)
  }

  private mutating func openWithoutExtension(_ stored: StoredMessage, _ effects: inout [Effect]) throws(Obstacle) {
    switch device {
    case .watch: throw .runsNoExtensions(device)
    case .phone where !behavior.contains(.opensBrowserWithoutApp): return showInStore(stored.app, &effects)
    case .phone, .mac, .olderPhone: break
    }
    guard let url = stored.url, browserOpens(url) else {
      return effects.append(.noted(.notForBrowser(stored.url.flatMap(urlScheme)), on: owner))
    }
    effects.append(.openedInBrowser(url))
  }
}
