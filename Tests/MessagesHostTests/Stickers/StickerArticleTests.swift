// The examples of the article about sticker packs, as tests, and a test that it has no others.

import Foundation
import HostTestSupport
import MessagesHost
import StickersHost
import Testing

@Suite struct StickerArticleTests {
  private let manifest = """
    sticker-pack 1 "com.example.fleet" "Fleet" regular
    icon "icon.png"
    sticker "ship.png" "A ship under sail"
    sticker "note.txt" "Not a picture"
    sequence "Waves" "Waves roll by" frames-per-second 4 repetitions 0 frames 2
    frame "wave-1.png"
    frame "wave-2.png"
    """ + "\n"
  private var files: [LocalFile] {
    ["icon.png", "ship.png", "wave-1.png", "wave-2.png"].map {
      LocalFile(url: "file:///fleet/\($0)", contents: drawnPNG())
    } + [LocalFile(url: "file:///fleet/note.txt", contents: Array("hello".utf8))]
  }

  @Test func `a pack says which of its stickers cannot be used`() throws {
    let fleet = try AppBundle(packManifest: manifest, folder: "file:///fleet/", files: files)
    #expect(fleet.pack?.stickers.map(\.localizedDescription) == ["A ship under sail", "Waves roll by"])
    #expect(fleet.pack?.stickers.last?.picture?.frameCount == 2)
    #expect(
      fleet.pack?.refused.map { "\($0)" } == [
        "note.txt: file:///fleet/note.txt: byte 0: not a PNG, APNG, GIF or JPEG file"
      ])
    #expect(fleet.icon?.bytes == drawnPNG())
    #expect(throws: TextFormError.expected(.endOfLine, at: .init(line: 7, column: 19))) {
      try AppBundle(packManifest: String(manifest.dropLast()), folder: "file:///fleet/", files: files)
    }
  }

  @Test func `a picture of another size is a concern, and refused if the pack is read strictly`() throws {
    let smallFiles = [LocalFile(url: "file:///fleet/ship.png", contents: drawnPNG(200, 200))]
    let fleet = try AppBundle(packManifest: manifest, folder: "file:///fleet/", files: smallFiles)
    #expect(fleet.pack?.stickers.first?.concerns == [.pixels(PixelSize(width: 200, height: 200))])
    let strict = try AppBundle(packManifest: manifest, folder: "file:///fleet/", files: smallFiles, strict: true)
    #expect(
      strict.pack?.refused.first.map { "\($0)" } == "ship.png: 200 x 200 pixels, not 300 to 618 each way")
  }

  @Test func `a sticker is sent, and another one is put on it`() throws {
    let fleet = try AppBundle(packManifest: manifest, folder: "file:///fleet/", files: files)
    var phones = TwoPhones<Shells>(
      firstName: "John", secondName: "Kate", seed: 1, store: Store([AppBundle(Shells.manifest), fleet])
    ).strict
    try phones.update(.on(.first, .installed(fleet.manifest, seed: 2)))
    try phones.update(.on(.first, .openedFromDrawer(fleet.manifest)))
    try phones.update(.on(.first, .tappedSticker(0)))
    try phones.update(.on(.first, .pressedSend))
    try phones.update(.on(.first, .peeledSticker(0)))
    try phones.update(.on(.first, .turnedSticker(degrees: 90)))
    try phones.update(.on(.first, .droppedSticker(on: 1, across: 500, down: 100)))
    try phones.deliverAll()

    let item = phones.second.transcript.items[0]
    #expect(
      phones.second.drawings(of: item) == [.sticker(fleet.pack!.stickers[0], attribution: "Fleet")])
    #expect(item.stickers.map(\.placed.placement) == [StickerPlacement(across: 500, down: 100, degrees: 90)])
    try phones.update(.on(.second, .tappedAttribution(1)), expecting: .openedStore(fleet.manifest))
    try phones.update(.on(.second, .tappedGet(seed: 3)))
    #expect(phones.second.drawer == [Shells.manifest, fleet.manifest])
    try phones.finish()
  }

  @Test func `a data source is queried for the stickers on the screen`() throws {
    let shells = [LocalFile(url: "file:///mussel.png", contents: drawnPNG())]
    var phone = Phone<Shells>(owner: .first, own: "John", other: "Kate", seed: 1, files: shells).strict
    var log = CallLog()
    log.note(try phone.update(.openedFromDrawer(Shells.manifest)))
    #expect(log.calls.suffix(2).map(\.call) == [.numberOfStickers, .sticker(at: 0)])
    #expect(phone.openBrowser?.stickers.map(\.localizedDescription) == ["a mussel"])
  }

  @Test func `a file is recognized by its bytes, and one that is not a sticker has Apple's code`() {
    let files = [LocalFile(url: "file:///note.png", contents: Array("hello".utf8))]
    #expect(throws: StickerErrorCode.stickerFileImproperFileFormat) {
      try Sticker(contentsOfFileURL: "file:///note.png", localizedDescription: "a note", files: files)
    }
  }

  @Test func `every example of the article is in a test or is the sample`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let compiled = try ["Stickers/StickerArticleTests.swift", "Support/Shells.swift"].map {
      lines(try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8))
    }
    let article = try String(
      contentsOf: tests.appendingPathComponent("../../docs/MessagesHost.docc/TestingAStickerPack.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 6)
    #expect(article.contains("```\n\(manifest)```"))
    for block in blocks {
      let shown = lines(block.components(separatedBy: "```")[0])
      #expect(compiled.contains { $0.contains(shown) }, "\(shown)")
    }
  }
}
