// The examples of the comments of StickersHost, as a test.

import HostTestSupport
import StickersHost
import Testing

@Suite struct StickerCommentTests {
  private let bytes = drawnPNG()

  @Test func `a sticker, its pack and its picture`() throws {
    let files = [LocalFile(url: "file:///ship.png", contents: bytes)]
    let ship = try Sticker(contentsOfFileURL: "file:///ship.png", localizedDescription: "A ship", files: files)
    #expect(ship.concerns.isEmpty)
    let flags = StickerPackManifest(entries: [
      .init("Ship", localizedDescription: "A ship", source: .file("file:///ship.png"))
    ])
    #expect(StickerPack(flags, files: files).refused.isEmpty)
    let picture = try Picture(bytes)
    #expect(picture.format == .png)
    let legibility = try PixelPicture(bytes).legibility(on: .white)
    #expect(legibility == 0, "it is white")
  }
}
