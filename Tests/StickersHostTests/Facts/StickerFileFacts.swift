// Facts 79 to 85: which files a sticker can have, and how large it is drawn.

import HostTestSupport
import Testing

@testable import StickersHost

@Suite struct StickerFileFacts {
  private func sticker(
    _ url: String, _ contents: [UInt8]?, isReadable: Bool = true, description: String = "a ship"
  ) throws(StickerErrorCode) -> Sticker {
    let files = [LocalFile(url: "file:///ship", isReadable: isReadable, contents: contents)]
    return try Sticker(contentsOfFileURL: url, localizedDescription: description, files: files)
  }

  @Test(arguments: [
    ("still.png", Picture.Format.png), ("rocking.apng.png", .apng), ("forever.gif", .gif), ("baseline.jpg", .jpeg),
  ])
  func `fact 79: a PNG, APNG, GIF or JPEG file is a sticker, recognized by its content`(
    name: String, format: Picture.Format
  ) throws {
    let sticker = try sticker("file:///ship", try goldenPicture(name))
    #expect(sticker.picture?.format == format)
    #expect(sticker.localizedDescription == "a ship")
    #expect(sticker.imageFileURL == "file:///ship")
  }

  @Test func `fact 79: a description of more than 150 characters is a concern`() throws {
    let good = try sticker("file:///ship", drawnPNG(), description: String(repeating: "é", count: 150))
    #expect(good.concerns.isEmpty)
    let long = try sticker("file:///ship", drawnPNG(), description: String(repeating: "é", count: 151))
    #expect(long.concerns == [.description(characters: 151)])
  }

  @Test func `fact 80: each fault of a file has its code`() throws {
    let picture = drawnPNG()
    #expect(throws: StickerErrorCode.improperFileURL) { try sticker("https://a.b/ship.png", picture) }
    #expect(throws: StickerErrorCode.fileNotFound) { try sticker("file:///sail", picture) }
    #expect(throws: StickerErrorCode.fileUnreadable) { try sticker("file:///ship", picture, isReadable: false) }
    #expect(throws: StickerErrorCode.stickerFileImproperFileAttributes) { try sticker("file:///ship", nil) }
    #expect(throws: StickerErrorCode.stickerFileImproperFileFormat) { try sticker("file:///ship", Array("BM".utf8)) }
    #expect(throws: StickerErrorCode.stickerFileImproperFileAttributes) { try sticker("file:///ship", []) }
  }

  @Test func `fact 80: 512,000 bytes are a sticker, and one more is too many`() throws {
    let picture = drawnPNG()
    let padded = picture + [UInt8](repeating: 0, count: 512_000 - picture.count)
    #expect(try sticker("file:///ship", padded).picture?.format == .png)
    #expect(throws: StickerErrorCode.stickerFileImproperFileSize) { try sticker("file:///ship", padded + [0]) }
  }

  @Test(arguments: [(500_000, true), (500_001, false), (512_000, false)])
  func `fact 80: from 500,001 to 512,000 bytes are a concern, and no pack refuses them`(count: Int, isGood: Bool) throws
  {
    let picture = drawnPNG()
    let padded = picture + [UInt8](repeating: 0, count: count - picture.count)
    let sticker = try sticker("file:///ship", padded)
    #expect(sticker.concerns == (isGood ? [] : [.bytes(count)]))
    let entry = StickerPackManifest.ListedSticker("ship", localizedDescription: "a ship", source: .file("file:///ship"))
    let files = [LocalFile(url: "file:///ship", contents: padded)]
    let strict = StickerPack(StickerPackManifest(entries: [entry]), files: files, strict: true)
    #expect(strict.stickers.map(\.concerns) == [sticker.concerns])
    #expect(strict.stickers.map(\.byteCount) == [count])
  }

  @Test func `a sticker equals the same one whose file was not read, but not another one`() throws {
    let (url, picture) = ("file:///ship", drawnPNG())
    let one = try sticker(url, picture)
    let received = Sticker(imageFileURL: url, localizedDescription: "a ship", picture: one.picture)
    #expect(received.byteCount == nil)
    #expect(Set([one, received]).count == 1)
    #expect(one != Sticker(imageFileURL: "file:///sail", localizedDescription: "a ship", picture: one.picture))
    #expect(one != Sticker(imageFileURL: url, localizedDescription: "a sail", picture: one.picture))
    #expect(one != Sticker(imageFileURL: url, localizedDescription: "a ship", picture: nil))
  }

  @Test(arguments: [
    (300, 300, true), (618, 618, true), (299, 300, false), (300, 299, false), (619, 400, false), (400, 619, false),
  ])
  func `fact 81: pixels out of range are a concern, and a pack that is read strictly refuses them`(
    width: Int, height: Int, isGood: Bool
  ) throws {
    let size = PixelSize(width: width, height: height)
    let sticker = try sticker("file:///ship", drawnPNG(width, height))
    #expect(sticker.concerns == (isGood ? [] : [.pixels(size)]))
    let entry = StickerPackManifest.ListedSticker("ship", localizedDescription: "a ship", source: .file("file:///ship"))
    let files = [LocalFile(url: "file:///ship", contents: drawnPNG(width, height))]
    let manifest = StickerPackManifest(entries: [entry])
    let pack = StickerPack(manifest, files: files)
    #expect(pack.stickers == [sticker])
    #expect(pack.refused.isEmpty)
    let strict = StickerPack(manifest, files: files, strict: true)
    #expect(strict.stickers == (isGood ? [sticker] : []))
    #expect(strict.refused.map(\.reason) == (isGood ? [] : [.concern(.pixels(size))]))
  }

  @Test func `fact 82: a picture at three pixels to a point is scaled down to two and to one`() {
    let size = PixelSize(width: 408, height: 300)
    let drawn = [3, 2, 1].map { StickerSize.regular.drawnSize(of: size, scale: $0) }
    #expect(drawn.map(\.width) == [408, 272, 136])
    #expect(drawn.map(\.height) == [300, 200, 100])
  }

  @Test func `fact 83: the sizes have Apple's numbers and points`() {
    #expect(StickerSize.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(StickerSize.allCases.map(\.points) == [100, 136, 206])
    #expect(StickerPackManifest(entries: []).size == .regular)
  }

  @Test func `fact 84: a row has four, three or two stickers`() {
    #expect(StickerSize.allCases.map(\.columns) == [4, 3, 2])
  }

  @Test func `fact 85: a larger picture is scaled down to its cell, and a smaller one is not enlarged`() {
    let large = PixelSize(width: 618, height: 309)
    #expect(StickerSize.small.drawnSize(of: large, scale: 3) == PixelSize(width: 300, height: 150))
    #expect(StickerSize.small.drawnSize(of: large, scale: 1) == PixelSize(width: 100, height: 50))
    let small = PixelSize(width: 300, height: 300)
    #expect(StickerSize.large.drawnSize(of: small, scale: 3) == small)
    #expect(StickerSize.large.drawnSize(of: PixelSize(width: 3_000, height: 1), scale: 1).height == 1)
  }

  @Test(arguments: [
    (StickerSize.small, 300, true), (.small, 301, false), (.regular, 408, true), (.regular, 409, false),
    (.large, 618, true),
  ])
  func `fact 85: a picture larger than its cell is a concern, and no pack refuses it`(
    size: StickerSize, side: Int, isGood: Bool
  ) throws {
    let concern = StickerConcern.largerThanCell(PixelSize(width: 300, height: side), size)
    let files = [LocalFile(url: "file:///ship", contents: drawnPNG(300, side))]
    let entry = StickerPackManifest.ListedSticker("ship", localizedDescription: "a ship", source: .file("file:///ship"))
    let strict = StickerPack(StickerPackManifest(size: size, entries: [entry]), files: files, strict: true)
    #expect(strict.stickers.map { $0.concerns(in: strict.size) } == [isGood ? [] : [concern]])
    #expect(strict.stickers.map(\.concerns) == [[]])
    #expect(!concern.isRefusedStrictly)
    #expect(isGood == (size.drawnSize(of: PixelSize(width: 300, height: side), scale: 3).height == side))
  }

  @Test func `fact 85: a picture that is too large for every cell has both faults`() throws {
    let size = PixelSize(width: 619, height: 300)
    let sticker = try sticker("file:///ship", drawnPNG(619, 300))
    #expect(sticker.concerns(in: .large) == [.pixels(size), .largerThanCell(size, .large)])
    #expect(sticker.concerns(in: .large).map(\.isRefusedStrictly) == [true, false])
  }
}
