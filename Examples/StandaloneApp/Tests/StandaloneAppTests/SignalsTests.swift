// Runs the app on two phones: a missing file, a purchase, a picture from the camera, and flags that move while seen.

import MessagesHost
import StandaloneApp
import StickersHost
import Testing

@Suite struct SignalsTests {
  /// A GIF with two frames of a tenth of a second each; its width is 256 pixels more than this.
  private static func gif(_ width: UInt8 = 144) -> [UInt8] {
    let frame: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, width, 1, 144, 1, 0, 2, 1, 0x44, 0]
    return Array("GIF89a".utf8) + [width, 1, 144, 1, 0, 0, 0] + frame + frame + [0x3B]
  }

  private static let bundle: AppBundle = {
    var bundle = AppBundle(Signals.manifest)
    bundle.files = ["flag-a", "flag-c"].map { LocalFile(url: "file:///signals/\($0).gif", contents: gif()) }
    return bundle
  }()

  private var phones = TwoPhones<Signals>(
    firstName: "John", secondName: "Kate", seed: 1, store: Store([Self.bundle])
  ).strict

  private var app: Signals? { phones.first.running?.instance }

  private mutating func john(_ events: PhoneEvent<Signals.Action>...) throws {
    for event in events { try phones.update(.on(.first, event)) }
  }

  @Test mutating func `it stands alone: in the drawer and the Messages store, not on the home screen`() {
    #expect(phones.first.drawer == [Signals.manifest])
    #expect(phones.first.homeScreen.isEmpty && phones.first.store.mainStoreBundles.isEmpty)
    #expect(phones.first.store.bundlesWithoutIcon == [Self.bundle])
  }

  @Test mutating func `a missing file is told, and the other flags are there`() throws {
    try john(.openedFromDrawer(Signals.manifest))
    #expect(app?.stickerViews.count == 1)
    #expect(app?.notice == "flag-b.gif could not be made: fileNotFound (1)")
    try john(.tappedSticker(0), .pressedSend)
    try phones.deliverAll()
    #expect(phones.second.transcript.items.count == 1)
    try phones.finish()
  }

  @Test mutating func `the second set is there once it was bought, and stays`() throws {
    try john(.openedFromDrawer(Signals.manifest), .acted(.tappedLockedSet), .answeredSheet(.cancelled))
    #expect(app?.stickerViews.count == 1)
    try john(.acted(.tappedLockedSet), .answeredSheet(.allowed))
    #expect(app?.stickerViews.count == 2)
    try john(.closedPanel, .openedFromDrawer(Signals.manifest))
    #expect(app?.stickerViews.count == 2)
    try phones.finish()
  }

  @Test mutating func `a flag of one's own comes from the camera, on a page of its own, and back in compact`() throws {
    try john(.openedFromDrawer(Signals.manifest), .acted(.tappedPlus))
    #expect(app?.page == .adding && phones.first.running?.sheet == .camera)
    try john(.answeredSheet(.cancelled))
    #expect(app?.page == .grid && app?.stickerViews.count == 1)
    try john(.acted(.tappedPlus), .answeredSheet(.denied))
    #expect(app?.notice == "This is not allowed on this phone.")
    let photo = LocalFile(url: "file:///photos/mine.gif", contents: Self.gif())
    try john(.acted(.tappedPlus), .answeredSheet(.captured(photo)))
    #expect(app?.stickerViews.count == 2 && app?.page == .grid)
    try john(.closedPanel, .openedFromDrawer(Signals.manifest))
    #expect(app?.stickerViews.last?.sticker?.imageFileURL == photo.url)
    try phones.finish()
  }

  @Test mutating func `flags move while they are on the screen`() throws {
    try john(.openedFromDrawer(Signals.manifest), .acted(.tappedLockedSet), .answeredSheet(.allowed))
    try john(.acted(.scrolled(to: 0..<1)))
    #expect(app?.stickerViews.map(\.isAnimating) == [true, false])
    try john(.acted(.scrolled(to: 1..<2)))
    #expect(app?.stickerViews.map(\.isAnimating) == [false, true])
    #expect(app?.stickerViews[1].animationDuration == 0.2)
    try phones.finish()
  }
}
