// Fact 88 without a phone: a view that the extension animates, the transparency of pictures, and advice about it.

import HostTestSupport
import StickersHost
import Testing

@Suite struct StickerViewFacts {
  @Test func `fact 88: a view starts at its first frame when it is told to, and stops there`() throws {
    let files = [LocalFile(url: "file:///a", contents: try goldenPicture("rocking.apng.png"))]
    var view = StickerView(
      sticker: try Sticker(contentsOfFileURL: "file:///a", localizedDescription: "", files: files))
    view.advance(by: 200)
    #expect(!view.isAnimating)
    #expect(view.frame == 0)
    #expect(abs(view.animationDuration - 0.39) < 1e-9)
    view.startAnimating()
    view.advance(by: 200)
    #expect(view.isAnimating)
    #expect(view.frame == 1)
    view.startAnimating()
    #expect(view.frame == 0)
    view.advance(by: 380)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(view.frame == 0)
    view.startAnimating()
    view.sticker = try drawnSticker("file:///b")
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(!view.isAnimating)
    #expect(view.animationDuration == 0)
    view.sticker = nil
    view.startAnimating()
    #expect(view.frame == 0)
    #expect(!view.isAnimating)
  }

  @Test(arguments: [
    ("still.png", Picture.Transparency.full, false), ("rocking.apng.png", .full, true), ("once.gif", .hardEdges, true),
    ("baseline.jpg", .none, false),
  ])
  func `fact 88: transparency follows from the format, and only APNG and GIF are animated`(
    name: String, transparency: Picture.Transparency, isAnimated: Bool
  ) throws {
    let picture = try Picture(goldenPicture(name))
    #expect(picture.transparency == transparency)
    #expect(picture.isAnimated == isAnimated)
  }

  @Test(
    arguments: [
      ("still.png", nil, nil), ("gray.png", nil, .opaqueGround), ("rocking.apng.png", nil, nil),
      ("still.gif", .hardEdges, .opaqueGround),
    ] as [(String, StickerAdvice?, StickerAdvice?)])
  func `fact 88: PNG and APNG with a transparent ground are recommended, and no pack refuses anything else`(
    name: String, format: StickerAdvice?, ground: StickerAdvice?
  ) throws {
    let file = try goldenPicture(name)
    #expect(try Picture(file).advice == format)
    #expect(try PixelPicture(file).advice == ground)
    let entry = StickerPackManifest.ListedSticker("ship", localizedDescription: "a ship", source: .file("file:///ship"))
    let files = [LocalFile(url: "file:///ship", contents: file)]
    #expect(StickerPack(StickerPackManifest(entries: [entry]), files: files, strict: true).refused.isEmpty)
  }

  @Test func `fact 88: a JPEG has no transparency`() throws {
    #expect(try Picture(goldenPicture("baseline.jpg")).advice == .noTransparency)
  }
}
