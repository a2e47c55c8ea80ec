// Facts 79, 80 and 85 to 88 on phones: stickers of an extension, in the browser, in the input field, and on bubbles.

import HostTestSupport
import StickersHost
import Testing

@testable import MessagesHost

@Suite struct StickerFacts {
  var desk = Desk<Probe>()

  @Test mutating func `fact 86: a tap puts the sticker into the input field, and Send makes it an item on both phones`()
  {
    desk.on(.first, do: .showBrowser(.regular))
    desk.on(.first, .tappedSticker(1))
    #expect(desk.phones.first.inputField.staged == [.sticker(probeSticker(1), from: Probe.manifest)])
    #expect(desk.phones.first.transcript.items.isEmpty)
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < *sticker 1*"])
  }

  @Test mutating func `fact 86: a sticker that is peeled off and dropped on a bubble is on both phones, without Send`()
  {
    desk.send(Draft(caption: "move"), from: .second)
    desk.on(.first, do: .showBrowser(.regular))
    desk.on(.first, .peeledSticker(2))
    #expect(desk.phones.first.heldSticker?.sticker == probeSticker(2))
    #expect(desk.effects.isEmpty)
    desk.on(.first, .droppedSticker(on: 1, across: 250, down: 900))
    #expect(desk.phones.first.heldSticker == nil)
    desk.deliver()
    #expect(desk.transcript(.first) == ["#1 < (move) @250,900 100% 0° *sticker 2*"])
    #expect(desk.transcript(.second) == ["#1 > (move) @250,900 100% 0° *sticker 2*"])
    #expect(desk.phones.first.transcript.items[0].stickers.map(\.delivery) == [.delivered])
  }

  @Test mutating func `fact 86: a sticker that is dropped outside all bubbles goes back, and nothing is sent`() {
    desk.send(Draft(caption: "move"))
    desk.on(.first, do: .showBrowser(.regular))
    desk.on(.first, .peeledSticker(0), .droppedSticker(on: nil, across: 0, down: 0))
    #expect(desk.effects.isEmpty)
    #expect(desk.phones.first.heldSticker == nil)
    desk.on(.first, .peeledSticker(0), .droppedSticker(on: 1, across: 1_001, down: 0))
    #expect(desk.effects.isEmpty)
    #expect(desk.phones.first.heldSticker == nil)
    desk.on(.first, .peeledSticker(0), .droppedSticker(on: 7, across: 1, down: 0))
    #expect(desk.effects == [.ignored(.noSuchItem(7), on: .first)])
    #expect(desk.transcript(.first) == ["#1 > (move)"])
    desk.on(.first, .droppedSticker(on: 1, across: 1, down: 1))
    #expect(desk.effects == [.ignored(.noStickerHeld, on: .first)])
  }

  @Test mutating func `fact 86: while a sticker is held nothing else can be touched, and leaving puts it back`() {
    desk.on(.first, do: .showBrowser(.regular))
    desk.on(.first, .peeledSticker(0), .tappedChevron)
    #expect(desk.effects == [.ignored(.holdingSticker, on: .first)])
    desk.on(.first, .leftConversation)
    #expect(desk.phones.first.heldSticker == nil)
    #expect(desk.phones.first.screen == .elsewhere)
  }

  @Test mutating func `fact 86: an expanded app hides the bubbles, so no sticker can be peeled off`() {
    desk.on(.first, do: .showBrowser(.regular))
    desk.on(.first, .tappedChevron, .peeledSticker(0))
    #expect(desk.effects == [.ignored(.transcriptOutOfReach, on: .first)])
    desk.on(.first, .tappedSticker(0))
    #expect(desk.phones.first.inputField.staged.count == 1)
  }

  @Test mutating func `fact 87: the browser queries the count, then the stickers on the screen, and more on scroll`()
    throws
  {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, do: .showBrowser(.regular))
    #expect(desk.calls.map { $0.prefix { $0 != " " } } == ["numberOfStickers"] + (0..<6).map { "stickerAt(\($0))" })
    desk.startLog()
    desk.on(.first, .scrolledStickers(toRow: 1))
    #expect(desk.calls.map { $0.prefix { $0 != " " } } == (6..<9).map { "stickerAt(\($0))" })
    let browser = try #require(desk.phones.first.openBrowser)
    #expect(browser.stickers == (3..<9).map(probeSticker))
    #expect(browser.firstIndex == 3)
    desk.on(.first, .tappedSticker(2))
    #expect(desk.effects == [.ignored(.noSuchSticker(2), on: .first)])
    desk.startLog()
    desk.on(.first, .tappedChevron)
    #expect(desk.calls.dropFirst(2).map { $0.prefix { $0 != " " } } == ["stickerAt(9)", "stickerAt(10)"])
    desk.on(.first, .scrolledStickers(toRow: 4))
    #expect(desk.effects == [.ignored(.noSuchRow(4), on: .first)])
  }

  @Test
  mutating func `fact 87: reloadData queries everything on the screen again, and fewer stickers shorten the list`() {
    desk.on(.first, do: .showBrowser(.large))
    desk.on(.first, .scrolledStickers(toRow: 5))
    desk.startLog()
    desk.on(.first, do: .keep("3", under: "count"), .reload)
    #expect(desk.calls.map { $0.prefix { $0 != " " } } == ["numberOfStickers", "stickerAt(2)"])
    #expect(desk.phones.first.openBrowser?.firstRow == 1)
    desk.on(.first, do: .keep("-4", under: "count"), .reload)
    #expect(desk.effects.last == .noted(.negativeStickerCount(-4), on: .first))
    #expect(desk.phones.first.openBrowser?.stickers == [])
  }

  @Test func `fact 87: a browser without a data source is reported`() {
    var desk = Desk<Rival>()
    desk.on(.first, do: .showBrowser(.small))
    #expect(desk.effects.last == .noted(.noStickerDataSource, on: .first))
    #expect(desk.phones.first.openBrowser == nil)
    desk.on(.first, do: .reload)
    #expect(desk.effects == [.noted(.noStickerBrowser, on: .first)])
  }

  @Test mutating func `fact 88: stickers in a layout of the extension's own are tapped and peeled off too`() {
    desk.send(Draft(caption: "move"))
    desk.on(.first, do: .showViews(3))
    desk.on(.first, .tappedSticker(2), .pressedSend)
    desk.on(.first, .tappedSticker(1))
    #expect(desk.effects == [.ignored(.noSuchSticker(1), on: .first)])
    desk.on(.first, .peeledSticker(0), .droppedSticker(on: 2, across: 500, down: 500))
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < (move)", "#2 < *sticker 2* @500,500 100% 0° *sticker 0*"])
  }

  @Test mutating func `fact 88: a held sticker can be scaled and turned, and both phones show it that way`() {
    desk.on(.second, .tappedInputField, .edited("ahoy"), .pressedSend)
    desk.deliver()
    desk.on(.first, do: .showBrowser(.regular))
    desk.on(.first, .peeledSticker(4), .scaledSticker(percent: 250), .turnedSticker(degrees: 330))
    desk.on(.first, .scaledSticker(percent: 401))
    #expect(desk.effects == [.ignored(.stickerOfSize(percent: 401), on: .first)])
    desk.on(.first, .turnedSticker(degrees: 360))
    #expect(desk.effects == [.ignored(.stickerTurned(degrees: 360), on: .first)])
    desk.on(.first, .droppedSticker(on: 1, across: 0, down: 1_000))
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 > ahoy @0,1000 250% 330° *sticker 4*"])
    #expect(desk.transcript(.first) == ["#1 < ahoy @0,1000 250% 330° *sticker 4*"])
  }

  @Test func `fact 79: an extension makes a sticker from a file of its phone, and a missing one leaves the others`() {
    let files = [LocalFile(url: "file:///ship.png", contents: drawnPNG())]
    var desk = Desk<IceCream>(
      TwoPhones(
        first: Phone(owner: .first, own: "A", other: "B", seed: 1, files: files),
        second: Phone(owner: .second, own: "B", other: "A", seed: 1)))
    desk.on(.first, .openedFromDrawer(IceCream.manifest))
    #expect(desk.running(.first)?.stickers.map(\.imageFileURL) == ["file:///ship.png"])
    #expect(desk.running(.first)?.failures == ["file:///sail.png: fileNotFound (1)"])
  }

  @Test func `fact 80: a file of 500,001 bytes is noted when its sticker is used, and its size is not sent`() {
    let picture = drawnPNG()
    let padded = picture + [UInt8](repeating: 0, count: 500_001 - picture.count)
    var desk = Desk<AddingApp>(
      TwoPhones(
        first: Phone(
          owner: .first, own: "A", other: "B", seed: 1, files: [LocalFile(url: "file:///ship.png", contents: padded)]),
        second: Phone(owner: .second, own: "B", other: "A", seed: 1)))
    desk.on(
      .first, .openedFromDrawer(AddingApp.manifest), .acted(.plus), .acted(.done("file:///ship.png")), .tappedSticker(0)
    )
    #expect(desk.effects == [.noted(.stickerConcern(.bytes(500_001)), on: .first)])
    desk.on(.first, .pressedSend, .peeledSticker(0))
    #expect(desk.effects == [.noted(.stickerConcern(.bytes(500_001)), on: .first)])
    #expect(desk.phones.first.openBrowser?.stickers.map(\.byteCount) == [500_001])
    desk.on(.first, .droppedSticker(on: 1, across: 1, down: 1))
    desk.deliver()
    let item = desk.phones.second.transcript.items[0]
    guard case .sticker(let sticker, _)? = item.post else {
      Issue.record("\(item)")
      return
    }
    #expect(sticker.byteCount == nil)
    #expect(item.stickers.map(\.placed.sticker.byteCount) == [nil])
  }

  @Test func `fact 85: a picture larger than the cells of its browser is noted when it is tapped or peeled off`() throws
  {
    let files = [LocalFile(url: "file:///pack/ship.png", contents: drawnPNG(408, 408))]
    let text = "sticker-pack 1 \"com.example.fleet\" \"Fleet\" small\nicon -\nsticker \"ship.png\" \"a ship\"\n"
    let fleet = try AppBundle(packManifest: text, folder: "file:///pack/", files: files)
    let store = Store([AppBundle(Probe.manifest), fleet])
    var phone = Phone<Probe>(owner: .first, own: "A", other: "B", store: store, seed: 1)
    phone.update(.installed(fleet.manifest, seed: 2))
    phone.update(.openedFromDrawer(fleet.manifest))
    let size = PixelSize(width: 408, height: 408)
    let noted = [Effect.noted(.stickerConcern(.largerThanCell(size, .small)), on: .first)]
    #expect(phone.update(.tappedSticker(0)) == noted)
    #expect(phone.update(.peeledSticker(0)) == noted)
    #expect("\(noted[0])" == "first noted: a sticker has 408 x 408 pixels, larger than its cell of 300 x 300")
    phone.update(.droppedSticker(on: nil, across: 0, down: 0))
    phone.update(.pressedSend)
    #expect(phone.update(.tappedRecentSticker(0)).isEmpty, "no browser shows it")
  }
}
