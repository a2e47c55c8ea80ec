// Facts 89 to 94: the view and the possible actions of a person if the extension does not run there.

import HostTestSupport
import MessagesHost
import Testing

@Suite struct OtherDeviceFacts {
  /// Kate has another kind of machine, or a phone without the extension.
  private func desk(
    _ device: Device, has installed: [Manifest]? = nil, behavior: PhoneBehavior = []
  ) -> Desk<Probe> {
    Desk(
      TwoPhones(
        first: Phone(owner: .first, own: "John", other: "Kate", seed: 1),
        second: Phone(
          owner: .second, own: "Kate", other: "John", device: device,
          installed: installed, seed: 1, behavior: behavior)))
  }

  private func bubble(_ desk: Desk<Probe>) -> BubbleDrawing? {
    guard let item = desk.phones.second.transcript.items.first,
      case .bubble(let bubble) = desk.phones.second.drawings(of: item).first
    else { return nil }
    return bubble
  }

  @Test func `fact 89: the second person's machine and extensions are chosen when two phones are made`() {
    #expect(TwoPhones<Probe>(firstName: "A", secondName: "B", seed: 1).second.installed == [Probe.manifest])
    let mac = TwoPhones<Probe>(firstName: "A", secondName: "B", seed: 1, secondDevice: .mac).second
    #expect(mac.device == .mac)
    #expect(mac.installed.isEmpty)
    #expect(TwoPhones<Probe>(firstName: "A", secondName: "B", seed: 1, secondInstalled: []).second.installed.isEmpty)
  }

  @Test func `an extension is known by its identifier, whatever its name`() {
    let renamed = Manifest(identifier: Probe.manifest.identifier, displayName: "Probe 2")
    var desk = desk(.phone, has: [renamed])
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.phones.second.running?.app == renamed)
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.effects == [.ignored(.alreadyOpen(Probe.manifest), on: .second)])
    desk.startLog()
    desk.send(Draft(), from: .first)
    #expect(desk.log.calls.last?.call.name == "didReceive")
    desk.on(.second, .removed(Probe.manifest))
    #expect(desk.phones.second.installed.isEmpty)
  }

  @Test(arguments: [Device.mac, .watch, .olderPhone])
  func `fact 89: only a phone runs extensions`(device: Device) {
    var desk = desk(device)
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.effects == [.ignored(.runsNoExtensions(device), on: .second)])
    desk.on(.second, .installed(Probe.manifest, seed: 1))
    #expect(desk.effects == [.ignored(.runsNoExtensions(device), on: .second)])
    desk.send(Draft(caption: "hi"))
    desk.on(.second, .tappedItem(1))
    #expect(desk.phones.second.running == nil)
  }

  @Test(arguments: [Device.mac, .watch])
  func `fact 89: a Mac and a watch show the bubble in full`(device: Device) {
    var desk = desk(device)
    desk.send(Draft(caption: "from $me"))
    #expect(bubble(desk)?.captionBar?.caption?.text == "from John")
    #expect(bubble(desk)?.attribution == nil)
  }

  @Test(
    arguments: [
      ("https://a.b/c", "https://a.b/c", nil), ("HTTP://a.b", "HTTP://a.b", nil), ("data:,x", nil, "data"),
      ("www.shinobicontrols.com/battleship", nil, nil), ("file:///etc/passwd", nil, "file"),
    ] as [(String, String?, String?)])
  func `fact 90: a Mac opens http and https in the browser, and nothing else`(
    url: String, opened: String?, scheme: String?
  ) {
    var desk = desk(.mac)
    desk.send(Draft(url: url))
    desk.on(.second, .tappedItem(1))
    #expect(desk.effects == [opened.map { .openedInBrowser($0) } ?? .noted(.notForBrowser(scheme), on: .second)])
  }

  @Test func `fact 91: a phone without the extension shows the bubble, and a tap on it opens the store at the app`() {
    var desk = desk(.phone, has: [])
    desk.send(Draft(url: "https://a.b/c", caption: "hi"))
    #expect(bubble(desk)?.captionBar?.caption?.text == "hi")
    desk.on(.second, .tappedItem(1))
    #expect(desk.effects == [.openedStore(Probe.manifest)])
    #expect(desk.phones.second.screen == .store(.app(Probe.manifest)))
    desk.on(.second, .tappedGet(seed: 5), .closedStore, .tappedItem(1))
    #expect(desk.phones.second.running?.style == .expanded)
  }

  @Test(arguments: [("https://a.b/c", .openedInBrowser("https://a.b/c")), ("data:,x", nil)] as [(String, Effect?)])
  func `fact 91: a phone that follows the header of iOS 12 opens the URL in the browser instead`(
    url: String, opened: Effect?
  ) {
    var desk = desk(.phone, has: [], behavior: .opensBrowserWithoutApp)
    desk.send(Draft(url: url))
    desk.on(.second, .tappedItem(1))
    #expect(desk.effects == [opened ?? .noted(.notForBrowser("data"), on: .second)])
    #expect(desk.phones.second.screen == .transcript)
  }

  @Test func `fact 92: a watch opens nothing itself`() {
    var desk = desk(.watch)
    desk.send(Draft(url: "https://a.b/c"))
    desk.on(.second, .tappedItem(1))
    #expect(desk.effects == [.ignored(.runsNoExtensions(.watch), on: .second)])
  }

  @Test func `fact 92: a watch hands a bubble to the phone of its user, which opens it there`() {
    var desk = desk(.watch)
    var phone = Phone<Probe>(owner: .second, own: "Kate", other: "John", seed: 1)
    desk.on(.first, do: .insert(Draft(caption: "hi")))
    desk.on(.first, .pressedSend)
    for envelope in desk.phones.mailbox.envelopes { phone.update(.received(envelope)) }
    desk.deliver()
    desk.on(.second, .handedToPhone(1))
    #expect(desk.effects == [.handedToPhone(ItemAddress(sender: .first, number: 1))])
    #expect(phone.number(of: ItemAddress(sender: .first, number: 1)) == 1)
    desk.on(.second, .handedToPhone(2))
    #expect(desk.effects == [.ignored(.noSuchItem(2), on: .second)])
    #expect(phone.update(.handedToPhone(1)) == [.ignored(.noWatch(.phone), on: .second)])
  }

  @Test func `fact 92: a watch shows the stickers that its phone sent recently, and a tap sends one again`() throws {
    let sticker = try drawnSticker("file:///s.png")
    var desk = Desk<Probe>(
      TwoPhones(
        first: Phone(owner: .first, own: "John", other: "Kate", seed: 1),
        second: Phone(
          owner: .second, own: "Kate", other: "John", device: .watch, seed: 1,
          recentStickers: [RecentSticker(sticker, from: Probe.manifest)])))
    desk.on(.second, .tappedRecentSticker(0))
    desk.deliver()
    #expect(desk.transcript(.first) == ["#1 < *a sticker*"])
    desk.on(.second, .tappedRecentSticker(1))
    #expect(desk.effects == [.ignored(.noSuchSticker(1), on: .second)])
  }

  @Test func `fact 92: a watch shows what its phone sent, newest first, once the phone gives it`() throws {
    var desk = desk(.watch)
    var phone = Phone<Probe>(owner: .second, own: "Kate", other: "John", seed: 1)
    for url in ["file:///s.png", "file:///t.png"] {
      let sticker = try drawnSticker(url)
      let isStaged = phone.stage([.sticker(sticker, from: Probe.manifest)], text: "")
      #expect(isStaged)
      phone.update(.pressedSend)
    }
    #expect(phone.recentStickers.map(\.sticker.imageFileURL) == ["file:///t.png", "file:///s.png"])
    #expect(desk.phones.second.recentStickers.isEmpty)
    desk.on(.second, .leftConversation, .recentStickersCame(phone.recentStickers))
    #expect(desk.phones.second.recentStickers == phone.recentStickers)
    desk.on(.second, .enteredConversation, .tappedRecentSticker(1))
    #expect(desk.phones.second.recentStickers.first?.sticker.imageFileURL == "file:///s.png")
    desk.on(.first, .recentStickersCame([]))
    #expect(desk.effects == [.ignored(.noWatch(.phone), on: .first)])
    #expect("\(desk.effects[0])" == "first ignored: a phone has no phone beside it")
  }

  @Test func `fact 93: an older system shows the picture and the URL as two messages`() {
    var desk = desk(.olderPhone)
    var layout = TemplateLayout()
    (layout.image, layout.caption) = (BubbleImage(bytes: [3]), "hi")
    desk.send(Draft(url: "https://a.b/c", layout: layout))
    desk.send(Draft(url: "data:,x", layout: layout))
    let drawn = desk.phones.second.transcript.items.map { desk.phones.second.drawings(of: $0) }
    #expect(drawn.first == [.picture(.image(BubbleImage(bytes: [3]))), .link("https://a.b/c")])
    #expect(drawn.last == [.picture(.image(BubbleImage(bytes: [3])))])
  }

  @Test
  func `fact 94: an item from an extension that the viewer lacks has the extension's name, which leads to the store`()
    throws
  {
    var desk = desk(.phone, has: [])
    desk.on(.first, do: .insert(Draft()), .insertSticker("file:///s.png"), .insertText("hi"))
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(bubble(desk)?.attribution == "Probe")
    let sticker = try drawnSticker("file:///s.png")
    let items = desk.phones.second.transcript.items
    #expect(desk.phones.second.drawings(of: items[1]) == [.sticker(sticker, attribution: "Probe")])
    desk.on(.second, .tappedAttribution(1))
    #expect(desk.effects == [.openedStore(Probe.manifest)])
    #expect(desk.phones.second.screen == .store(.app(Probe.manifest)))
    desk.on(.second, .closedStore, .tappedAttribution(3))
    #expect(desk.effects == [.ignored(.noSuchItem(3), on: .second)])
    desk.on(.second, .installed(Probe.manifest, seed: 5))
    #expect(bubble(desk)?.attribution == nil)
    desk.on(.second, .tappedAttribution(1))
    #expect(desk.effects == [.ignored(.noSuchItem(1), on: .second)])
    desk.on(.second, .tappedItem(1))
    #expect(desk.phones.second.running?.style == .expanded)
  }
}
