// Stickers on bubbles that change, come late, are lost, or are on other machines; and the stickers sent recently.

import HostTestSupport
import StickersHost
import Testing

@testable import MessagesHost

@Suite struct BubbleStickerTests {
  var desk = Desk<Probe>()

  private mutating func place(_ index: Int, on item: Int, by person: Participant) {
    desk.on(person, do: .showBrowser(.regular))
    desk.on(person, .peeledSticker(index), .droppedSticker(on: item, across: 500, down: 500))
  }

  @Test mutating func `stickers go with the bubble that a later message replaces`() {
    desk.send(Draft(caption: "one", summary: "one was here", session: .new))
    place(0, on: 1, by: .second)
    desk.deliver()
    #expect(desk.transcript(.first) == ["#1 > (one) @500,500 100% 0° *sticker 0*"])
    desk.on(.second, .closedPanel, .tappedItem(1), .tappedChevron)
    desk.send(Draft(caption: "two", session: .selected), from: .second)
    #expect(desk.transcript(.first) == ["#1 > - one was here", "#3 < (two)"])
    #expect(desk.transcript(.second) == ["#1 < - one was here", "#3 > (two)"])
  }

  @Test mutating func `a sticker that arrives after its bubble was replaced is dropped, so both phones agree`() {
    desk.send(Draft(caption: "one", summary: "one was here", session: .new))
    place(0, on: 1, by: .second)
    desk.on(.first, .closedPanel, .tappedItem(1), .tappedChevron)
    desk.on(.first, do: .insert(Draft(caption: "two", session: .selected)))
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(desk.log.description.contains("- first noted: a sticker came for a bubble that is gone\n"))
    #expect(desk.transcript(.first) == ["#1 > - one was here", "#2 > (two)"])
    #expect(desk.transcript(.second) == ["#1 < - one was here", "#3 < (two)"])
  }

  @Test mutating func `stickers can lie on stickers, a lost one is marked, and a summary takes none`() {
    desk.on(.first, do: .insertSticker("file:///s.png"))
    desk.on(.first, .pressedSend)
    desk.deliver()
    place(3, on: 1, by: .second)
    desk.phones.update(.mailLost)
    #expect(desk.phones.second.transcript.items[0].stickers.map(\.delivery) == [.failed(.notDelivered)])
    #expect(desk.transcript(.first) == ["#1 > *a sticker*"])
    desk.send(Draft(caption: "one", summary: "gone", session: .new))
    desk.on(.first, .closedPanel, .tappedItem(2), .tappedChevron)
    desk.send(Draft(caption: "two", session: .selected))
    place(1, on: 3, by: .second)
    #expect(desk.effects == [.ignored(.noSuchItem(3), on: .second)])
  }

  @Test mutating func `a sticker that came while the conversation was away is read when it is entered`() {
    desk.send(Draft(caption: "one"))
    desk.on(.first, .leftConversation)
    place(0, on: 1, by: .second)
    desk.deliver()
    #expect(desk.phones.first.transcript.items[0].stickers.map(\.delivery) == [.received])
    desk.on(.first, .enteredConversation)
    #expect(desk.phones.first.transcript.items[0].stickers.map(\.delivery) == [.read])
  }

  @Test func `an older phone shows a sticker on a bubble as a message of its own`() {
    var desk = Desk<Probe>(
      TwoPhones(firstName: "John", secondName: "Kate", seed: 1, secondDevice: .olderPhone))
    desk.on(.first, do: .insertText("ahoy"))
    desk.on(.first, .pressedSend)
    desk.on(.first, do: .showBrowser(.small))
    desk.on(.first, .peeledSticker(0), .droppedSticker(on: 1, across: 1, down: 1))
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < ahoy + *sticker 0*"])
  }

  @Test
  mutating func `the recent stickers begin with the one sent last, have each sticker once, and can be sent again`() {
    desk.on(.first, do: .showBrowser(.small))
    desk.on(.first, .tappedSticker(2), .pressedSend, .tappedSticker(5), .pressedSend, .peeledSticker(2))
    desk.on(.first, .droppedSticker(on: 1, across: 1, down: 1))
    #expect(desk.phones.first.recentStickers.map(\.sticker) == [probeSticker(2), probeSticker(5)])
    desk.on(.first, .closedPanel, .tappedRecentSticker(1), .pressedSend)
    #expect(desk.phones.first.recentStickers.map(\.sticker) == [probeSticker(5), probeSticker(2)])
    desk.on(.first, .tappedRecentSticker(2))
    #expect(desk.effects == [.ignored(.noSuchSticker(2), on: .first)])
    desk.deliver()
    #expect(desk.transcript(.second).last == "#4 < *sticker 5*")
  }

  @Test mutating func `a fault of a sticker is noted when it is used`() throws {
    let size = PixelSize(width: 10, height: 10)
    let files = [LocalFile(url: "file:///ship.png", contents: drawnPNG(10, 10))]
    var phones = TwoPhones<AddingApp>(
      first: Phone(owner: .first, own: "A", other: "B", seed: 1, files: files),
      second: Phone(owner: .second, own: "B", other: "A", seed: 1))
    phones.update(.on(.first, .openedFromDrawer(AddingApp.manifest)))
    phones.update(.on(.first, .acted(.plus)))
    phones.update(.on(.first, .acted(.done("file:///ship.png"))))
    let effects = phones.update(.on(.first, .tappedSticker(0)))
    #expect(effects == [.noted(.stickerConcern(.pixels(size)), on: .first)])
    #expect(phones.first.inputField.staged.count == 1)
  }

  @Test func `the add-sticker flow: plus expands, Cancel and Done collapse, Done adds, and both stay after a restart`()
  {
    let files = [LocalFile(url: "file:///ship.png", contents: drawnPNG())]
    var desk = Desk<AddingApp>(
      TwoPhones(
        first: Phone(owner: .first, own: "A", other: "B", seed: 1, files: files),
        second: Phone(owner: .second, own: "B", other: "A", seed: 1)))
    desk.on(.first, .openedFromDrawer(AddingApp.manifest))
    #expect(desk.running(.first)?.page == .grid)
    desk.startLog()
    desk.on(.first, .acted(.plus))
    #expect(desk.running(.first)?.page == .adding)
    #expect(desk.log.calls.map(\.call.name) == ["willTransition", "didTransition"])
    desk.on(.first, .acted(.cancel))
    #expect(desk.running(.first)?.page == .grid)
    #expect(desk.phones.first.openBrowser?.count == 0)
    desk.on(.first, .acted(.plus), .acted(.done("file:///ship.png")))
    #expect(desk.running(.first)?.page == .grid)
    #expect(desk.phones.first.openBrowser?.stickers.map(\.imageFileURL) == ["file:///ship.png"])
    desk.on(.first, .acted(.plus), .acted(.done("file:///lost.png")))
    #expect(desk.running(.first)?.failure == .fileNotFound)
    desk.on(.first, .closedPanel, .openedFromDrawer(AddingApp.manifest), .tappedSticker(0), .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < *mine*"])
  }
}
