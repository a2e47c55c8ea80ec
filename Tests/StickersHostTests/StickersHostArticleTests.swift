// The examples of the article about checking stickers, as tests, and a test that it has no others.

import Foundation
import HostTestSupport
import StickersHost
import TestSupport
import Testing

private func localFiles(in folder: URL) throws -> [LocalFile] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map { file in
    LocalFile(url: "file:///\(file.lastPathComponent)", contents: Array(try Data(contentsOf: file)))
  }
}

@Suite struct StickersHostArticleTests {
  private let files = [
    LocalFile(url: "file:///ship.png", contents: drawnPNG()),
    LocalFile(url: "file:///small.png", contents: drawnPNG(299, 300)),
    LocalFile(url: "file:///note.txt", contents: Array("hello".utf8)),
  ]
  /// A PNG whose header announces twice the rows that it has.
  private let half = pngFile([
    PNGPart("IHDR", bigEndian(300) + bigEndian(300) + [1, 0, 0, 0, 0]), PNGPart("IDAT", pixels(300, 150)),
    PNGPart("IEND"),
  ])
  private var animated: [UInt8] { get throws { try goldenPicture("rocking.apng.png") } }

  @Test func `a folder is read into files`() throws {
    let files = try localFiles(in: pictureFolder)
    let animated = try animated
    #expect(files.first { $0.url == "file:///rocking.apng.png" }?.contents == animated)
  }

  @Test func `a pack names the stickers that cannot be used, with the reasons`() {
    let names = ["ship.png", "small.png", "note.txt"]
    let manifest = StickerPackManifest(
      size: .large,
      entries: names.map { .init($0, localizedDescription: "a ship", source: .file("file:///\($0)")) })
    let pack = StickerPack(manifest, files: files)
    #expect(pack.stickers.map(\.imageFileURL) == ["file:///ship.png", "file:///small.png"])
    #expect(pack.stickers.last?.concerns.map { "\($0)" } == ["299 x 300 pixels, not 300 to 618 each way"])
    #expect(pack.refused.map(\.name) == ["note.txt"])
    #expect(pack.refused.map { "\($0)" } == ["note.txt: file:///note.txt: byte 0: not a PNG, APNG, GIF or JPEG file"])
    let strict = StickerPack(manifest, files: files, strict: true)
    #expect(strict.refused.map(\.name) == ["small.png", "note.txt"])
    #expect(strict.refused.first?.reason == .concern(.pixels(PixelSize(width: 299, height: 300))))
    let reason = StickerRefusal.picture("file:///note.txt", PictureError(.unknownFormat, at: 0))
    #expect(pack.refused.last == RefusedSticker(name: "note.txt", reason: reason))
  }

  @Test func `a sequence has the delay of its speed`() {
    let frames = ["file:///ship.png", "file:///ship.png", "file:///ship.png"]
    let entry = StickerPackManifest.ListedSticker(
      "sail", localizedDescription: "a ship sails", source: .sequence(frames, .framesPerSecond(10), repetitions: 0))
    let picture = StickerPack(StickerPackManifest(entries: [entry]), files: files).stickers.first?.picture
    #expect(picture?.delays == Array(repeating: FrameDelay(numerator: 1, denominator: 10), count: 3))
    #expect(picture?.plays == nil)
  }

  @Test func `a pack accepts a picture whose pixels are missing, and unpacking finds out`() throws {
    let pack = StickerPack(
      StickerPackManifest(entries: [.init("half", localizedDescription: "", source: .file("file:///half"))]),
      files: [LocalFile(url: "file:///half", contents: half)])
    #expect(pack.refused.isEmpty)
    #expect(try Picture(half).format == .png)
    #expect(throws: PictureError.self) { try PixelPicture(half) }
    for file in files where file.url.hasSuffix(".png") {
      let pixels = try PixelPicture(file.contents ?? [])
      #expect(pixels[0, 0].alpha == 255, "\(file.url) begins with a clear pixel")
    }
  }

  @Test func `advice is a recommendation, and legibility the share of an edge that stands out`() throws {
    let animated = try animated
    let sail = try PixelPicture(animated)
    #expect(try Picture(animated).advice == nil && sail.advice == nil)
    #expect(sail.legibility(on: .white) == 1 && sail.legibility(on: .red) == 0)
  }

  @Test func `a picture of another size is a concern, and a text file is not a sticker`() throws {
    let sticker = try Sticker(contentsOfFileURL: "file:///small.png", localizedDescription: "a boat", files: files)
    #expect(sticker.concerns == [.pixels(PixelSize(width: 299, height: 300))])
    #expect(throws: StickerErrorCode.stickerFileImproperFileFormat) {
      try Sticker(contentsOfFileURL: "file:///note.txt", localizedDescription: "nothing", files: files)
    }
  }

  @Test func `a picture has its frames and the size at which it is drawn`() throws {
    let animated = try animated
    let picture = try Picture(animated)
    #expect(picture.format == .apng && picture.transparency == .full)
    #expect(picture.frameCount == 3 && picture.plays == nil)
    #expect(picture.delays.first == FrameDelay(numerator: 1, denominator: 10))
    #expect(picture.frame(at: 0) == 0 && picture.frame(at: 0.2) == 1)
    #expect(StickerSize.small.drawnSize(of: picture.size, scale: 2) == PixelSize(width: 200, height: 200))
    let pixels = try PixelPicture(animated)
    #expect(pixels.width == picture.size.width)
    #expect(pixels[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func `a view moves from start to stop`() throws {
    let animated = try animated
    let files = [LocalFile(url: "file:///a.png", contents: animated)]
    var view = StickerView(
      sticker: try Sticker(contentsOfFileURL: "file:///a.png", localizedDescription: "", files: files))
    view.startAnimating()
    view.advance(by: 200)
    #expect(view.isAnimating && view.frame == 1)
    view.stopAnimating()
    #expect(view.frame == 0)
  }

  @Test func `a GIF without its trailer is refused, and so is a changed byte`() throws {
    let gif = try goldenPicture("forever.gif")
    #expect(throws: PictureError(.endsEarly, at: gif.count - 1)) { try Picture(gif.dropLast()) }
    var png = drawnPNG()
    png[20] ^= 1
    #expect(throws: PictureError(.wrongChecksum, at: 29)) { try Picture(png) }
  }

  @Test func `the article has the text of every refusal, concern and advice, and the name of every code`() throws {
    let article = try article()
    let (file, size) = ("file:///a.png", PixelSize(width: 299, height: 300))
    let refusals: [StickerRefusal] = [
      .file(file, .fileNotFound), .file(file, .fileUnreadable), .file("https://a.b/a.png", .improperFileURL),
      .file(file, .stickerFileImproperFileAttributes), .bytes(512_001),
      .picture(file, PictureError(.unknownFormat, at: 0)), .picture(file, PictureError(.endsEarly, at: 41)),
      .picture(file, PictureError(.wrongChecksum, at: 29)), .picture(file, PictureError(.wrongPlace, at: 33)),
      .concern(.pixels(size)), .concern(.description(characters: 151)), .frames(.noFrames),
      .frames(.notStill(frame: 1)), .frames(.differs(frame: 1)), .timing, .repetitions(-1),
    ]
    for refusal in refusals { #expect(article.contains("| `\(refusal)` |"), "\(refusal)") }
    let concerns: [StickerConcern] = [
      .pixels(size), .description(characters: 151), .bytes(500_001),
      .largerThanCell(PixelSize(width: 408, height: 408), .small),
    ]
    for concern in concerns {
      #expect(article.contains("| `\(concern)` | \(concern.isRefusedStrictly ? "yes" : "no") |"), "\(concern)")
    }
    for advice in StickerAdvice.allCases { #expect(article.contains("| `\(advice)` |"), "\(advice)") }
    for code in StickerErrorCode.allCases {
      let words = "\(code)".split(separator: " ")
      #expect(article.contains("| `.\(words[0])` | \(code.rawValue) |") && words.last == "(\(code.rawValue))")
    }
  }

  private func article() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: tests.appendingPathComponent("../../docs/StickersHost.docc/CheckingStickers.md"), encoding: .utf8)
  }

  @Test func `every example of the article is in a test`() throws {
    let compiled = lines(of: try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
    let blocks = try article().components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 8)
    for block in blocks {
      let shown = lines(of: block.components(separatedBy: "```")[0])
      #expect(compiled.contains(shown), "\(shown)")
    }
  }
}
