// The apps of the phone in the hand: the drawer, the open sticker pack, the store, and a sticker in the hand.

import BattleshipPlay
import MessagesHost

extension AppState {
  /// Whether the transcript and the input field are on the screen as well, and no app or store covers them.
  var isBesideConversation: Bool {
    if case .store = phone.screen { return false }
    return phone.openStyle != .expanded
  }

  /// What can be focused in the store, in the open pack or in the drawer, in order.
  var appTargets: [Target] {
    switch phone.screen {
    case .store(.list): return phone.store.bundles.indices.map { .storeApp($0) } + [.leavesStore]
    case .store(.app(let app)): return (StoreButton(app, on: phone).map { [$0.target] } ?? []) + [.leavesStore]
    case .pack(let open): return open.pack.stickers.indices.map { .sticker($0) }
    case .elsewhere, .transcript, .keyboard, .app:
      return showsApps ? phone.drawer.indices.map { .app($0) } + [.store] : []
    }
  }

  /// Does what something of the apps is for.
  mutating func activate(app target: Target) -> [AppEffect] {
    switch target {
    case .apps: return toggleApps()
    case .app(let place):
      guard phone.drawer.indices.contains(place) else { return [] }
      let app = phone.drawer[place]
      showsApps = false
      return app.identifier == BattleshipExtension.manifest.identifier
        ? openGame() : happen(holder, .apps(.opened(app)))
    case .store:
      showsApps = false
      return happen(holder, .apps(.openedStore(.list)))
    case .storeApp(let place):
      guard phone.store.bundles.indices.contains(place) else { return [] }
      return happen(holder, .apps(.openedStore(.app(phone.store.bundles[place].manifest))))
    case .get: return happen(holder, .apps(.got(seed: generator.next())))
    case .remove:
      guard case .store(.app(let app)) = phone.screen else { return [] }
      return happen(holder, .apps(.removed(app)))
    case .leavesStore:
      guard case .store(.app) = phone.screen else { return happen(holder, .apps(.closedStore)) }
      return happen(holder, .apps(.openedStore(.list)))
    case .attribution(let number): return happen(holder, .apps(.tappedAttribution(number)))
    case .sticker(let index): return happen(holder, .apps(.tappedSticker(index)))
    case .unlock, .bubble, .cross, .field, .send, .drawer, .chevron, .seat, .cell, .key, .title, .disabled,
      .disabledSend,
      .drop, .spot, .opensNews, .replies, .shoots, .answer:
      return []
    }
  }

  /// Shows the apps, or takes them away; a pack that is open is closed for that.
  mutating func toggleApps() -> [AppEffect] {
    guard isBesideConversation, phone.running == nil else { return [] }
    let closed = phone.openApp == nil ? [] : happen(holder, .closedPanel)
    showsApps = closed.isEmpty ? !showsApps : true
    chosenFocus = nil
    return closed
  }

  /// Brings a sticker that gets the focus on the screen.
  mutating func scroll(toSticker index: Int) -> [AppEffect] {
    guard case .pack(let open) = phone.screen, open.browser.sticker(at: index) == nil else { return [] }
    let browser = open.browser
    let row = index / browser.stickerSize.columns
    let first = row < browser.firstRow ? row : row - browser.visibleRows + 1
    return happen(holder, .apps(.scrolled(toRow: first)))
  }

  /// One step back from the apps; nil if none are shown.
  mutating func leaveApps() -> [AppEffect]? {
    if phone.heldSticker != nil {
      aim = nil
      return happen(holder, .apps(.dropped(on: nil, across: 0, down: 0)))
    }
    if case .store = phone.screen { return activate(app: .leavesStore) }
    guard showsApps, chosenFocus == nil else { return nil }
    showsApps = false
    return []
  }
}

/// What can be done on an app's page in the store.
enum StoreButton: Hashable {
  case get, remove

  /// The button of an app's page; nil for the game itself, which is always there.
  init?(_ app: Manifest, on phone: Phone<BattleshipExtension>) {
    if app.identifier == BattleshipExtension.manifest.identifier { return nil }
    self = phone.hasInstalled(app) ? .remove : .get
  }

  var target: Target {
    switch self {
    case .get: .get
    case .remove: .remove
    }
  }
}

extension Phone {
  /// Whether an item comes from an app that is not on this phone.
  func lacksApp(of item: Transcript.Item) -> Bool {
    item.post?.app.map { !hasInstalled($0) } ?? false
  }
}
