// Sticker packs in Xcode's asset catalogs: valid ones, and every kind of invalid one.

import HostTestSupport
import StickersHost
import Testing

@testable import MessagesHost

@Suite struct StickerCatalogTests {
  private static let folder = "file:///apps/Tea.stickerpack/"
  private static let app = Manifest(identifier: "stickerpack.Tea", displayName: "Tea")

  /// A text file of the pack.
  private static func text(_ name: String, _ text: String) -> LocalFile {
    LocalFile(url: folder + name, contents: Array(text.utf8))
  }

  private static func picture(_ name: String) -> LocalFile { LocalFile(url: folder + name, contents: drawnPNG()) }

  /// The files of a pack with a sticker and a sequence, as Xcode writes them.
  private static let files = [
    text(
      "Contents.json",
      #"""
      {"info": {"version": 1, "author": "xcode"}, "properties": {"grid-size": "large"},
       "stickers": [{"filename": "Cup.sticker"}, {"filename": "Steam.stickersequence"}]}
      """#),
    text("Cup.sticker/Contents.json", #"{"properties": {"filename": "cup.png", "accessibility-label": "A cup"}}"#),
    picture("Cup.sticker/cup.png"),
    text(
      "Steam.stickersequence/Contents.json",
      #"""
      {"properties": {"duration": 15, "duration-type": "fps", "repetitions": 2},
       "frames": [{"filename": "1.png"}, {"filename": "2.png"}]}
      """#),
    picture("Steam.stickersequence/1.png"), picture("Steam.stickersequence/2.png"),
  ]

  private func pack(_ change: (String, with: String)? = nil) throws(StickerCatalogError) -> StickerPack? {
    let files = Self.files.map { file -> LocalFile in
      guard let change, let text = file.contents.map({ String(decoding: $0, as: UTF8.self) }),
        text.contains(change.0)
      else { return file }
      return LocalFile(url: file.url, contents: Array(text.replacing(change.0, with: change.with).utf8))
    }
    return try AppBundle(Self.app, stickerPackAt: Self.folder, files: files).pack
  }

  @Test func `an asset catalog's pack has its stickers and sequences, in order`() throws {
    let pack = try #require(try pack())
    #expect(pack.size == .large)
    #expect(pack.refused.isEmpty)
    #expect(pack.stickers.map(\.localizedDescription) == ["A cup", "Steam"])
    #expect(pack.stickers.compactMap(\.picture?.frameCount) == [1, 2])
    #expect(pack.stickers.compactMap(\.picture?.format) == [.png, .apng])
  }

  @Test(arguments: [("fixed", "1.5"), ("fixed", "2"), ("fixed", "0.125"), ("fps", "24")])
  func `a sequence has a duration or a number of frames per second`(type: String, duration: String) throws {
    let pack = try pack(
      (
        #""duration": 15, "duration-type": "fps", "repetitions": 2"#,
        with: "\"duration\": \(duration), \"duration-type\": \"\(type)\""
      ))
    #expect(pack?.refused.isEmpty == true)
    #expect(pack?.stickers.last?.picture?.plays == nil, "without repetitions it runs for ever")
  }

  @Test func `a picture of another size is a concern, and refused if the pack is read strictly`() throws {
    let small = LocalFile(url: Self.folder + "Cup.sticker/cup.png", contents: drawnPNG(200, 200))
    let files = Self.files.map { $0.url == small.url ? small : $0 }
    let concern = StickerConcern.pixels(PixelSize(width: 200, height: 200))
    let pack = try AppBundle(Self.app, stickerPackAt: Self.folder, files: files).pack
    #expect(pack?.stickers.map(\.concerns) == [[concern], []])
    let strict = try AppBundle(Self.app, stickerPackAt: Self.folder, files: files, strict: true).pack
    #expect(strict?.stickers.count == 1)
    #expect(strict?.refused == [RefusedSticker(name: "Cup.sticker", reason: .concern(concern))])
  }

  @Test(arguments: [
    (#""grid-size": "large""#, #""grid-size": "huge""#, #"Contents.json: "huge" under "grid-size""#),
    (#""grid-size": "large""#, #""grid": 3"#, #"Contents.json: nothing that can be used under "grid-size""#),
    (#""stickers": ["#, #""sticker": ["#, #"Contents.json: nothing that can be used under "stickers""#),
    (#"{"filename": "Cup.sticker"}"#, #"{"name": 7}"#, #"Contents.json: nothing that can be used under "filename""#),
    (#"{"info""#, #"{info""#, "Contents.json: not JSON from byte 1 on"),
  ])
  func `a pack that cannot be read is refused with the file and the reason`(good: String, bad: String, reason: String) {
    do throws(StickerCatalogError) {
      _ = try pack((good, with: bad))
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == Self.folder + reason)
    }
  }

  @Test func `a folder without Contents.json is not a pack`() {
    #expect(throws: StickerCatalogError.noFile(Self.folder + "Contents.json")) {
      try AppBundle(Self.app, stickerPackAt: Self.folder, files: [])
    }
  }

  @Test(arguments: [
    ("Cup.sticker\"}", "Mug.sticker\"}", "Mug.sticker", "Mug.sticker/Contents.json: no such file"),
    ("cup.png", "mug.png", "Cup.sticker", "Cup.sticker/mug.png: no such file"),
    (
      #""filename": "cup.png", "#, "", "Cup.sticker",
      #"Cup.sticker/Contents.json: nothing that can be used under "filename""#
    ),
    (
      #""fps""#, #""beats""#, "Steam.stickersequence",
      #"Steam.stickersequence/Contents.json: "beats" under "duration-type""#
    ),
    (": 15", ": 1.5", "Steam.stickersequence", #"Steam.stickersequence/Contents.json: 1.5 under "duration""#),
    (
      #""duration": 15, "#, "", "Steam.stickersequence",
      #"Steam.stickersequence/Contents.json: nothing that can be used under "duration""#
    ),
    (
      #": 15, "duration-type": "fps""#, #": 1.23456, "duration-type": "fixed""#, "Steam.stickersequence",
      #"Steam.stickersequence/Contents.json: 1.23456 under "duration""#
    ),
    (
      #": 15, "duration-type": "fps""#, #": 1e9, "duration-type": "fixed""#, "Steam.stickersequence",
      #"Steam.stickersequence/Contents.json: 1e9 under "duration""#
    ),
    (
      #""repetitions": 2"#, #""repetitions": "x""#, "Steam.stickersequence",
      #"Steam.stickersequence/Contents.json: "x" under "repetitions""#
    ),
    ("\"2.png\"", "\"3.png\"", "Steam.stickersequence", "Steam.stickersequence/3.png: no such file"),
  ])
  func `a sticker that cannot be used is listed with its reason, and the other is there`(
    good: String, bad: String, name: String, reason: String
  ) throws {
    let pack = try pack((good, with: bad))
    #expect(pack?.refused.map(\.description) == [name + ": " + Self.folder + reason])
    #expect(pack?.stickers.count == 1)
  }

  @Test func `a pack is written as fields and read back`() throws {
    let bundle = try AppBundle(Self.app, stickerPackAt: Self.folder, files: Self.files)
    #expect(try AppBundle(line: bundle.line) == bundle.asKept)
    #expect(throws: TextFormError.self) { try AppBundle(line: bundle.line.replacing(" large 2 ", with: " large 3 ")) }
  }
}
