// Facts 95 to 97: the drawer, the stores, the home screen; and facts 56 and 94 as far as they depend on those.

import HostTestSupport
import StickersHost
import Testing

@testable import MessagesHost

@Suite struct DrawerFacts {
  typealias Three = TwoExtensions<Probe, TwoExtensions<Rival, Counter>>

  private static let pack = AppBundle(
    Manifest(identifier: "com.example.fleet", displayName: "Fleet of the Seven Seas"),
    pack: StickerPack(
      StickerPackManifest(
        entries: [.init("ship", localizedDescription: "a ship", source: .file("file:///ship.png"))]),
      files: [LocalFile(url: "file:///ship.png", contents: drawnPNG())]))

  private static let store: Store = {
    var probe = AppBundle(Probe.manifest)
    (probe.icon, probe.containingApp, probe.price) = (BubbleImage(bytes: [1]), "Probes at Sea", "0.99 €")
    return Store([probe, AppBundle(Rival.manifest), AppBundle(Counter.manifest), pack])
  }()

  private func desk(installed: [Manifest]? = nil) -> Desk<Three> {
    Desk(TwoPhones(firstName: "John", secondName: "Kate", seed: 1, secondInstalled: installed, store: Self.store))
  }

  @Test func `fact 95: the drawer shows the installed apps, and a new app is added automatically`() {
    var desk = desk()
    #expect(desk.phones.first.drawer == [Probe.manifest, Rival.manifest, Counter.manifest])
    desk.on(.first, .installed(Self.pack.manifest, seed: 4))
    #expect(desk.phones.first.drawer.last == Self.pack.manifest)
    desk.on(.first, .removed(Rival.manifest))
    #expect(desk.phones.first.drawer == [Probe.manifest, Counter.manifest, Self.pack.manifest])
  }

  @Test func `fact 95: without automatic adding, a new app stays out of the drawer until it is switched on`() {
    var desk = desk(installed: [])
    desk.on(.second, .switchedAutomaticAdding(false), .installed(Probe.manifest, seed: 1))
    #expect(desk.phones.second.drawer.isEmpty)
    #expect(desk.phones.second.installed == [Probe.manifest])
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.effects == [.ignored(.notInDrawer(Probe.manifest), on: .second)])
    desk.on(.second, .enabled(Probe.manifest, seed: 2), .openedFromDrawer(Probe.manifest))
    #expect(desk.phones.second.openApp == Probe.manifest)
    desk.on(.second, .enabled(Probe.manifest, seed: 2))
    #expect(desk.effects == [.ignored(.alreadyInDrawer(Probe.manifest), on: .second)])
  }

  @Test func `fact 95: an app that is switched off closes, leaves the drawer, and is not launched by a bubble`() {
    var desk = desk()
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.one(.deed(.insert(Draft())))), .pressedSend)
    desk.deliver()
    desk.on(.first, .disabled(Probe.manifest))
    #expect(desk.phones.first.openApp == nil)
    #expect(desk.phones.first.drawer == [Rival.manifest, Counter.manifest])
    desk.on(.first, .tappedItem(1))
    #expect(desk.effects == [.openedStore(Probe.manifest)])
    desk.on(.first, .closedStore, .tappedAttribution(1))
    #expect(desk.effects == [.ignored(.noSuchItem(1), on: .first)])
    desk.on(.first, .disabled(Probe.manifest))
    #expect(desk.effects == [.ignored(.notInDrawer(Probe.manifest), on: .first)])
  }

  @Test func `fact 95: the order of the drawer is the user's, past apps that are switched off`() {
    var desk = desk()
    desk.on(.first, .disabled(Rival.manifest), .installed(Self.pack.manifest, seed: 1))
    desk.on(.first, .movedInDrawer(Self.pack.manifest, to: 0))
    #expect(desk.phones.first.drawer == [Self.pack.manifest, Probe.manifest, Counter.manifest])
    desk.on(.first, .movedInDrawer(Self.pack.manifest, to: 2))
    #expect(desk.phones.first.drawer == [Probe.manifest, Counter.manifest, Self.pack.manifest])
    desk.on(.first, .movedInDrawer(Probe.manifest, to: 3))
    #expect(desk.effects == [.ignored(.noPlaceInDrawer(3), on: .first)])
    desk.on(.first, .movedInDrawer(Rival.manifest, to: 0))
    #expect(desk.effects == [.ignored(.notInDrawer(Rival.manifest), on: .first)])
  }

  @Test func `fact 95: a swipe in compact opens the app's neighbour in the drawer`() {
    var desk = desk()
    desk.on(.first, .swipedToNextApp)
    #expect(desk.effects == [.ignored(.noExtensionOpen, on: .first)])
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, .swipedToNextApp)
    #expect(
      desk.log.calls.map { "\($0.app.displayName) \($0.call.name)" } == [
        "Probe viewWillDisappear", "Probe viewDidDisappear", "Probe willResignActive", "Probe didResignActive",
        "Rival viewDidLoad", "Rival willBecomeActive", "Rival didBecomeActive", "Rival viewWillAppear",
        "Rival viewDidAppear",
      ])
    desk.on(.first, .swipedToPreviousApp, .swipedToPreviousApp)
    #expect(desk.effects == [.ignored(.noNeighbor, on: .first)])
    #expect(desk.phones.first.openApp == Probe.manifest)
    desk.on(.first, .tappedChevron, .swipedToNextApp)
    #expect(desk.effects == [.ignored(.drawerOutOfReach, on: .first)])
  }

  @Test func `fact 96: an app with a containing app is on the home screen and in both stores, and one without is not`()
  {
    let phone = desk().phones.first
    #expect(phone.homeScreen.map(\.containingApp) == ["Probes at Sea"])
    #expect(phone.store.mainStoreBundles.map(\.manifest) == [Probe.manifest])
    #expect(phone.store.bundles.map(\.manifest.displayName).contains("Rival"))
    #expect(phone.drawer.contains(Rival.manifest))
  }

  @Test func `fact 96: the settings show an app's icon, name and storage, and apps without an icon are listed`() {
    var desk = desk()
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.one(.deed(.keep("12345", under: "key")))))
    #expect(desk.phones.first.settings.map(\.app.displayName) == ["Probe", "Rival", "Counter"])
    #expect(desk.phones.first.settings.map(\.storedBytes) == [8, 0, 0])
    #expect(desk.phones.first.settings.map { $0.icon != nil } == [true, false, false])
    #expect(
      Self.store.bundlesWithoutIcon.map(\.manifest.displayName) == ["Rival", "Counter", "Fleet of the Seven Seas"])
  }

  @Test func `fact 97: the drawer shows the display name, cut with an ellipsis if it is long`() {
    #expect(Self.pack.manifest.shortName(limit: 12) == "Fleet of th…")
    #expect(Self.pack.manifest.shortName(limit: 23) == "Fleet of the Seven Seas")
    #expect(Manifest(identifier: "a", displayName: "Café au lait").shortName(limit: 5) == "Café…")
  }

  @Test func `fact 56: an app that is switched off and on again knows both people under new identifiers`() throws {
    var desk = desk()
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    guard case .one(let before)? = desk.running(.first) else {
      Issue.record("the app does not run")
      return
    }
    desk.on(.first, .disabled(Probe.manifest), .enabled(Probe.manifest, seed: 1), .openedFromDrawer(Probe.manifest))
    guard case .one(let after)? = desk.running(.first) else {
      Issue.record("the app does not run again")
      return
    }
    let ids = [before, after].compactMap(\.activeConversation?.localParticipantIdentifier)
    #expect(Set(ids).count == 2)
  }

  @Test func `fact 94: the name under a sticker on a bubble leads to the store, where a tap installs the app`() {
    var desk = desk(installed: [])
    desk.on(.first, .installed(Self.pack.manifest, seed: 3), .openedFromDrawer(Self.pack.manifest), .tappedSticker(0))
    desk.on(.first, .pressedSend, .peeledSticker(0), .droppedSticker(on: 1, across: 1, down: 1))
    desk.deliver()
    let page = StorePage.app(Self.pack.manifest)
    desk.on(.second, .tappedAttribution(2))
    #expect(desk.effects == [.openedStore(Self.pack.manifest)])
    #expect(desk.phones.second.screen == .store(page))
    desk.on(.second, .pressedSend)
    #expect(desk.effects == [.ignored(.storeInFront, on: .second)])
    desk.on(.second, .tappedGet(seed: 9), .closedStore)
    #expect(desk.phones.second.drawer == [Self.pack.manifest])
    desk.on(.second, .tappedAttribution(2))
    #expect(desk.effects == [.ignored(.noSuchItem(2), on: .second)])
    desk.on(.second, .openedStore(.list), .openedStore(page), .tappedGet(seed: 9))
    #expect(desk.effects == [.ignored(.alreadyInstalled(Self.pack.manifest), on: .second)])
    desk.on(.second, .closedStore, .tappedGet(seed: 9))
    #expect(desk.effects == [.ignored(.noStorePage, on: .second)])
    desk.on(.second, .openedStore(.app(Manifest(identifier: "x", displayName: "X"))))
    #expect(desk.effects == [.ignored(.noSuchExtension(Manifest(identifier: "x", displayName: "X")), on: .second)])
  }
}
