// The apps on the current phone: the drawer, the open sticker pack, the store, and a held sticker.

import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  /// Whether the transcript and the input field are visible, not covered by an app or the store.
  var isBesideConversation: Bool {
    if case .store = phone.screen { return false }
    return phone.openStyle != .expanded
  }

  var appTargets: [DrawerTarget] {
    switch phone.screen {
    case .store(.list): return phone.store.bundles.indices.map { .storeApp($0) } + [.leavesStore]
    case .store(.app(let app)): return (phone.storeButton(for: app).map { [$0] } ?? []) + [.leavesStore]
    case .pack(let open): return open.pack.stickers.indices.map { .sticker($0) }
    case .elsewhere, .transcript, .keyboard, .app:
      return selection.showsApps ? phone.drawer.indices.map { .app($0) } + [.store] : []
    }
  }

  mutating func activate(_ target: DrawerTarget, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if target == .game { return openGame() }
    selection.chosenFocus = nil
    switch target {
    case .game: return []
    case .apps: return toggleApps()
    case .app(let index):
      guard phone.drawer.indices.contains(index) else { return [] }
      let app = phone.drawer[index]
      selection.showsApps = false
      return app.identifier == BattleshipExtension.manifest.identifier
        ? openGame() : handle(holder, .openedFromDrawer(app))
    case .store:
      selection.showsApps = false
      return handle(holder, .openedStore(.list))
    case .storeApp(let index):
      guard phone.store.bundles.indices.contains(index) else { return [] }
      return handle(holder, .openedStore(.app(phone.store.bundles[index].manifest)))
    case .get:
      seedOfApps = nextSeed(in: environment)
      return handle(holder, .tappedGet(seed: seedOfApps))
    case .remove:
      guard case .store(.app(let app)) = phone.screen else { return [] }
      guard selection.deletes == .drawer(.remove) else {
        (selection.deletes, selection.chosenFocus) = (.drawer(.remove), .drawer(.remove))
        return [.say(.asksToRemove)]
      }
      return handle(holder, .removed(app))
    case .leavesStore: return leaveStore()
    case .sticker(let index):
      let tapped = handle(holder, .tappedSticker(index))
      // A pack that covers the field gives way to what was put there.
      return tapped + (isBesideConversation ? [] : handle(holder, .tappedChevron))
    }
  }

  private mutating func leaveStore() -> [ScreenEffect] {
    guard case .store(.app) = phone.screen else { return handle(holder, .closedStore) }
    return handle(holder, .openedStore(.list))
  }

  mutating func toggleApps() -> [ScreenEffect] {
    guard isBesideConversation else { return [] }
    let closed = phone.openApp == nil ? [] : handle(holder, .closedPanel)
    selection.showsApps = closed.isEmpty ? !selection.showsApps : true
    selection.chosenFocus = nil
    return closed
  }

  mutating func scroll(toSticker index: Int) -> [ScreenEffect] {
    guard case .pack(let open) = phone.screen, open.browser.sticker(at: index) == nil else { return [] }
    let browser = open.browser
    let row = index / browser.stickerSize.columns
    let first = row < browser.firstRow ? row : row - browser.visibleRows + 1
    return handle(holder, .scrolledStickers(toRow: first))
  }

  /// Goes one step back from the apps; nil if none are shown, or the focus must go back first.
  mutating func leaveApps() -> [ScreenEffect]? {
    if phone.heldSticker != nil {
      selection.aim = nil
      return handle(holder, .droppedSticker(on: nil, across: 0, down: 0))
    }
    if case .store = phone.screen { return leaveStore() }
    guard selection.showsApps, selection.chosenFocus == nil else { return nil }
    selection.showsApps = false
    return []
  }
}

extension Phone {
  func lacksApp(of item: Transcript.Item) -> Bool {
    item.post?.app.map { !hasInstalled($0) } ?? false
  }

  /// nil for the game, which cannot be removed from a phone that has it.
  func storeButton(for app: Manifest) -> DrawerTarget? {
    guard hasInstalled(app) else { return .get }
    return app.identifier == BattleshipExtension.manifest.identifier ? nil : .remove
  }
}
