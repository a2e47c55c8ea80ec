// The order of the calls of a sticker browser, of the sending calls, of a sheet, and of a pack: S-11 to S-14.

import MessagesHost
import StickersHost
import TestSupport
import Testing

@Suite struct StickerOrderTests {
  private var desk = Desk<Probe>(
    TwoPhones(
      first: Phone(owner: .first, own: "John", other: "Kate", seed: 1, behavior: .sendsForExtensions),
      second: Phone(owner: .second, own: "Kate", other: "John", seed: 1)))

  private func check<App: Launchable>(
    _ scenario: String, _ desk: Desk<App>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let parts = try goldenLines("call-orders.txt").split { $0.hasPrefix("S-") }
    let headings = try goldenLines("call-orders.txt").filter { $0.hasPrefix("S-") }
    let expected = Array(parts[try #require(headings.firstIndex(of: scenario))])
    let got = desk.log.description.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("- ") }
    #expect(got == expected, "\n\(desk.log)", sourceLocation: sourceLocation)
  }

  @Test mutating func `S-11: a browser of five large stickers is shown, scrolled, expanded and reloaded`() throws {
    desk.on(.first, do: .keep("5", under: "count"))
    desk.startLog()
    desk.on(.first, do: .showBrowser(.large))
    try check("S-11 shown", desk)
    desk.startLog()
    desk.on(.first, .scrolledStickers(toRow: 1), .tappedChevron)
    desk.on(.first, do: .reload)
    try check("S-11 scrolled, expanded, loaded anew", desk)
  }

  @Test mutating func `S-12: an extension sends directly, and again without a touch`() throws {
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.react(to: "didReceive", .sendText("thanks"))))
    desk.startLog()
    desk.on(.first, do: .send(Draft()))
    desk.deliver()
    try check("S-12 touched", desk)
    desk.on(.second, do: .insert(Draft()))
    desk.on(.second, .pressedSend)
    desk.startLog()
    desk.deliver()
    try check("S-12 untouched", desk)
  }

  @Test mutating func `S-13: a sheet is answered`() throws {
    desk.on(.first, do: .present(.camera))
    desk.startLog()
    desk.on(.first, .answeredSheet(.cancelled))
    try check("S-13", desk)
  }

  @Test func `S-14: from an extension to a pack, which gets no calls, and back`() throws {
    let pack = AppBundle(
      Manifest(identifier: "com.example.fleet", displayName: "Fleet"),
      pack: StickerPack(StickerPackManifest(entries: []), files: []))
    var desk = Desk<Probe>(
      TwoPhones(firstName: "A", secondName: "B", seed: 1, store: Store([AppBundle(Probe.manifest), pack])))
    desk.on(.first, .installed(pack.manifest, seed: 1), .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, .swipedToNextApp, .tappedChevron, .tappedChevron, .scrolledStickers(toRow: 0))
    try check("S-14", desk)
    #expect(desk.phones.first.openApp == pack.manifest)
    desk.startLog()
    desk.on(.first, .swipedToPreviousApp)
    #expect(desk.log.calls.map(\.call.name).first == "viewDidLoad")
  }
}
