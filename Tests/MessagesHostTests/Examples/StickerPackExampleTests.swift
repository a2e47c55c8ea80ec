// The sticker pack of Examples/ on two phones, and the manifest line by line.

import StickersHost
import Testing

@testable import MessagesHost

@Suite struct StickerPackExampleTests {
  @Test func `every sticker of the pack can be used`() throws {
    let bundle = try pack(in: "Examples/StickerPack")
    let pack = try #require(bundle.pack)
    #expect(pack.refused.map(\.description) == [])
    #expect(
      pack.stickers.map(\.localizedDescription) == [
        "A ship under sail", "A hit", "A splash, and nothing hit", "A ship rides the waves",
        "A lighthouse turns its light",
      ])
    #expect(pack.stickers.compactMap(\.picture?.frameCount) == [1, 1, 1, 4, 4])
    #expect(pack.stickers.compactMap(\.picture?.format) == [.png, .png, .png, .apng, .gif])
    #expect(bundle.icon != nil)
    #expect(bundle.containingApp == nil)
  }

  @Test func `the pack is installed from the store and shown, and its stickers reach the other phone`() throws {
    let bundle = try pack(in: "Examples/StickerPack")
    var desk = Desk<Counter>(
      TwoPhones(
        firstName: "John", secondName: "Kate", seed: 1, store: Store([AppBundle(Counter.manifest), bundle])))
    desk.on(.first, .openedStore(.list), .openedStore(.app(bundle.manifest)), .tappedGet(seed: 2), .closedStore)
    desk.on(.first, .openedFromDrawer(bundle.manifest))
    #expect(desk.phones.first.openBrowser?.stickers.count == 5)
    desk.on(.first, .tappedSticker(0), .pressedSend)
    desk.on(.first, .peeledSticker(3), .scaledSticker(percent: 50), .droppedSticker(on: 1, across: 900, down: 100))
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < *A ship under sail* @900,100 50% 0° *A ship rides the waves*"])
    desk.on(.first, .tappedChevron)
    #expect(desk.phones.first.openStyle == .expanded)
    #expect(desk.log.calls.isEmpty)
    desk.on(.first, .peeledSticker(0))
    #expect(desk.effects == [.ignored(.transcriptOutOfReach, on: .first)])
    desk.on(.first, .acted(.addOne))
    #expect(desk.effects == [.ignored(.noExtensionOpen, on: .first)])
    desk.on(.first, .removed(bundle.manifest))
    #expect(desk.phones.first.openApp == nil)
  }

  @Test(arguments: [
    ("sticker-pack 1", "sticker-pack 2", "line 1, column 14: form 2 is newer than this program"),
    ("sticker-pack 1", "sticker-pack 0", "line 1, column 14: a number is expected"),
    ("regular", "huge", "line 1, column 44: small or regular or large is expected"),
    ("icon -", "icon", "line 2, column 5: a space is expected"),
    ("sticker \"a\"", "picture \"a\"", "line 3, column 1: sticker or sequence is expected"),
    ("\"A ship\"", "A ship", "line 3, column 13: a text in quotation marks"),
    ("frames 1", "frames 2", "line 6, column 1: frame is expected"),
    ("milliseconds", "seconds", "line 4, column 18: frames-per-second or milliseconds is expected"),
    ("repetitions 3", "repetitions -3", "line 4, column 47: a number is expected"),
  ])
  func `a malformed manifest is refused with the place of its error`(good: String, bad: String, refusal: String)
    throws
  {
    let text = """
      sticker-pack 1 "com.example.fleet" "Fleet" regular
      icon -
      sticker "a" "A ship"
      sequence "b" "c" milliseconds 300 repetitions 3 frames 1
      frame "d"

      """
    let bundle = try AppBundle(packManifest: text, folder: "file:///", files: [])
    #expect(bundle.pack?.refused.map(\.name) == ["a", "b"])
    #expect(bundle.icon == nil)
    do throws(TextFormError) {
      _ = try AppBundle(packManifest: text.replacing(good, with: bad), folder: "file:///", files: [])
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix(refusal))
    }
  }
}
