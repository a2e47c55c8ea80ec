// What a tap on the transcript does: select, launch, or hand the URL to the browser.

import NotificationsHost

extension Phone {
  /// The user tapped an item.
  mutating func tap(_ number: Int, _ effects: inout [Effect]) {
    guard let item = transcript.item(number), let selection = Selection(item) else {
      effects.append(.ignored(.noSuchItem(number), on: owner))
      return
    }
    guard device.runsExtensions, canRun(selection.letter.app) else {
      return openInBrowser(selection.letter, &effects)
    }
    guard let running, isRunning(selection.letter.app) else {
      return open(selection.letter.app, style: .expanded, selection: selection, &effects)
    }
    if running.selection?.item != number { select(number, &effects) }
    if running.style == .compact { transition(to: .expanded, &effects) }
  }

  /// Makes the message of an item the selected one of the open extension.
  mutating func select(_ number: Int, _ effects: inout [Effect]) {
    guard let item = transcript.item(number), let selection = Selection(item),
      let identities = identities(of: selection.letter.app)
    else { return }
    let message = selection.message(identities: identities, owner: owner)
    call(.willSelect(message), about: number, &effects)
    changeRunning { $0.selection = selection }
    call(.didSelect(message), about: number, &effects)
  }

  /// The user tapped the line under an item that names the extension.
  mutating func tapAttribution(_ number: Int, _ effects: inout [Effect]) {
    guard let app = transcript.app(number), lacks(app) else {
      effects.append(.ignored(.noSuchItem(number), on: owner))
      return
    }
    effects.append(.openedStore(app))
    if store.bundle(app) != nil, openStyle != .expanded { close(to: .store(.app(app)), &effects) }
  }

  /// The user of a watch hands an item to the phone, because a watch cannot open it itself.
  mutating func handOver(_ number: Int, _ effects: inout [Effect]) {
    guard device == .watch else { return effects.append(.ignored(.noWatch(device), on: owner)) }
    guard let item = transcript.item(number), item.letter != nil else {
      return effects.append(.ignored(.noSuchItem(number), on: owner))
    }
    effects.append(.handedToPhone(item.address))
  }

  /// The number on this phone of an item that a watch hands over; nil if it is gone.
  public func number(of address: ItemAddress) -> Int? {
    transcript.position(of: address).map { transcript.items[$0].number }
  }

  /// Whether an extension could run on this phone but is not installed.
  func lacks(_ app: Manifest) -> Bool {
    device.runsExtensions && !hasInstalled(app)
  }

  private func openInBrowser(_ letter: Letter, _ effects: inout [Effect]) {
    guard device != .watch else {
      effects.append(.ignored(.runsNoExtensions(device), on: owner))
      return
    }
    guard let url = letter.url, browserOpens(url) else {
      effects.append(.noted(.notForBrowser(letter.url.flatMap(urlScheme)), on: owner))
      return
    }
    effects.append(.openedInBrowser(url))
  }
}
