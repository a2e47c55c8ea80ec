// What the article about checking stickers shows, as tests, and a test that it shows nothing else.

import Foundation
import HostTestSupport
import StickersHost
import Testing

@Suite struct StickerArticleTests {
  private let ship = drawnPNG()
  private let small = drawnPNG(299, 300)
  private var animated: [UInt8] { get throws { try goldenPicture("rocking.apng.png") } }

  @Test func `a pack names the stickers that cannot be used, with the reasons`() {
    let files = [
      LocalFile(url: "file:///ship.png", contents: ship), LocalFile(url: "file:///small.png", contents: small),
      LocalFile(url: "file:///note.txt", contents: Array("hello".utf8)),
    ]
    let names = ["ship.png", "small.png", "note.txt"]
    let manifest = StickerPackManifest(
      size: .large,
      entries: names.map { .init($0, localizedDescription: "a ship", source: .file("file:///\($0)")) })
    let pack = StickerPack(manifest, files: files)
    #expect(pack.stickers.map(\.imageFileURL) == ["file:///ship.png"])
    #expect(
      pack.refused.map { "\($0)" } == [
        "small.png: 299 x 300 pixels, not 300 to 618 each way",
        "note.txt: file:///note.txt: byte 0: no PNG, APNG, GIF or JPEG file",
      ])
  }

  @Test func `an app may use what a pack may not, and a file without bytes is no sticker`() throws {
    let files = [
      LocalFile(url: "file:///small.png", contents: small), LocalFile(url: "file:///empty.png", contents: []),
    ]
    let sticker = try Sticker(contentsOfFileURL: "file:///small.png", localizedDescription: "a boat", files: files)
    #expect(sticker.concerns == [.pixels(PixelSize(width: 299, height: 300))])
    #expect(throws: StickerErrorCode.stickerFileImproperFileAttributes) {
      try Sticker(contentsOfFileURL: "file:///empty.png", localizedDescription: "nothing", files: files)
    }
  }

  @Test func `a picture tells its frames, and how large it is drawn`() throws {
    let animated = try animated
    let picture = try Picture(animated)
    #expect(picture.format == .apng && picture.transparency == .full)
    #expect(picture.frameCount == 3 && picture.plays == nil)
    #expect(picture.frame(at: 0) == 0 && picture.frame(at: 0.2) == 1)
    #expect(StickerSize.small.drawnSize(of: picture.size, scale: 2) == PixelSize(width: 200, height: 200))
    let pixels = try PixelPicture(animated)
    #expect(pixels.width == picture.size.width)
    #expect(pixels[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func `a view moves from start to stop`() throws {
    let files = [LocalFile(url: "file:///a.png", contents: try animated)]
    let sticker = try Sticker(contentsOfFileURL: "file:///a.png", localizedDescription: "", files: files)
    var view = StickerView(sticker: sticker)
    view.startAnimating()
    view.advance(by: 200)
    #expect(view.isAnimating && view.frame == 1)
    view.stopAnimating()
    #expect(view.frame == 0)
  }

  @Test func `every example of the article is in a test`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let compiled = lines(try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
    let article = try String(
      contentsOf: tests.appendingPathComponent("../../docs/StickersHost.docc/CheckingStickers.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 5)
    for block in blocks {
      let shown = lines(block.components(separatedBy: "```")[0])
      #expect(compiled.contains(shown), "\(shown)")
    }
  }
}
