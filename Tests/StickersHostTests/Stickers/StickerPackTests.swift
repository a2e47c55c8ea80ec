// A pack from a manifest: the stickers listed in order, the refused ones with their reasons, and sequences of frames.

import HostTestSupport
import Testing

@testable import StickersHost

@Suite struct StickerPackTests {
  private typealias ListedSticker = StickerPackManifest.ListedSticker

  private func pack(_ entries: [ListedSticker], _ files: [LocalFile], strict: Bool = false) -> StickerPack {
    StickerPack(StickerPackManifest(size: .small, entries: entries), files: files, strict: strict)
  }

  private func file(_ name: String, _ contents: [UInt8]?, isReadable: Bool = true) -> LocalFile {
    LocalFile(url: "file:///\(name)", isReadable: isReadable, contents: contents)
  }

  @Test(arguments: [false, true])
  func `usable stickers are listed in order, and the others with name and reason`(isStrict: Bool) throws {
    let files = [
      file("wave.gif", try goldenPicture("forever.gif")), file("note.txt", Array("hello".utf8)),
      file("ship.png", drawnPNG()), file("secret.png", drawnPNG(), isReadable: false), file("empty.png", nil),
      file("tiny.png", drawnPNG(10, 10)), file("torn.png", Array(drawnPNG().dropLast())),
      file("huge.png", drawnPNG() + [UInt8](repeating: 0, count: 512_000)),
    ]
    let names = files.map { String($0.url.dropFirst(8)) } + ["lost.png"]
    let talk = String(repeating: "x", count: 151)
    let entries =
      names.map { ListedSticker($0, localizedDescription: "the \($0)", source: .file("file:///\($0)")) } + [
        ListedSticker("web", localizedDescription: "", source: .file("https://a.b/c.png")),
        ListedSticker("talk", localizedDescription: talk, source: .file("file:///ship.png")),
      ]
    let pack = pack(entries, files, strict: isStrict)
    #expect(pack.size == .small)
    #expect(
      pack.stickers.map(\.localizedDescription)
        == (isStrict ? ["the wave.gif", "the ship.png"] : ["the wave.gif", "the ship.png", "the tiny.png", talk]))
    let concerns = [
      "tiny.png: 10 x 10 pixels, not 300 to 618 each way", "talk: a description of 151 characters, more than 150",
    ]
    let refused = [
      "note.txt: file:///note.txt: byte 0: not a PNG, APNG, GIF or JPEG file",
      "secret.png: file:///secret.png: the file may not be read",
      "empty.png: file:///empty.png: a file without bytes", concerns[0],
      "torn.png: file:///torn.png: byte \(drawnPNG().count - 4): the file ends early",
      "huge.png: \(drawnPNG().count + 512_000) bytes, more than 512000", "lost.png: file:///lost.png: no such file",
      "web: https://a.b/c.png: not a local file", concerns[1],
    ]
    #expect(pack.refused.map { "\($0)" } == refused.filter { isStrict || !concerns.contains($0) })
  }

  private func sequence(
    _ frames: [String], _ timing: StickerPackManifest.FrameTiming = .framesPerSecond(10), repetitions: Int = 0
  ) throws -> StickerPack {
    let files = [
      file("a", drawnPNG()), file("b", drawnPNG()), file("c", drawnPNG()), file("wide", drawnPNG(301)),
      file("gif", try goldenPicture("still.gif")), file("moves", try goldenPicture("rocking.apng.png")),
      file("colour", try goldenPicture("still.png")),
    ]
    let source = StickerPackManifest.Source.sequence(frames.map { "file:///\($0)" }, timing, repetitions: repetitions)
    return pack([ListedSticker("run", localizedDescription: "it runs", source: source)], files)
  }

  @Test(
    arguments: [
      (StickerPackManifest.FrameTiming.framesPerSecond(15), 0, 0.2, nil), (.milliseconds(1_500), 2, 1.5, 3),
      (.milliseconds(100), 1, 0.1, 2),
    ] as [(StickerPackManifest.FrameTiming, Int, Double, Int?)])
  func `a sequence becomes one animated picture with the frames in order`(
    timing: StickerPackManifest.FrameTiming, repetitions: Int, seconds: Double, plays: Int?
  ) throws {
    let sticker = try #require(try sequence(["a", "b", "c"], timing, repetitions: repetitions).stickers.first)
    let picture = try #require(sticker.picture)
    #expect(picture.format == .apng)
    #expect(picture.frameCount == 3)
    #expect(abs(picture.duration - seconds) < 1e-9)
    #expect(picture.plays == plays)
    #expect(sticker.localizedDescription == "it runs")
  }

  @Test(
    arguments: [
      ([], .framesPerSecond(1), 0, .frames(.noFrames)), (["a"], .framesPerSecond(0), 0, .timing),
      (["a"], .milliseconds(-1), 0, .timing), (["a"], .framesPerSecond(70_000), 0, .timing),
      (["a"], .framesPerSecond(1), -1, .repetitions(-1)),
      (["a", "wide"], .framesPerSecond(1), 0, .frames(.differs(frame: 1))),
      (["a", "colour"], .framesPerSecond(1), 0, .frames(.differs(frame: 1))),
      (["a", "gif"], .framesPerSecond(1), 0, .frames(.notStill(frame: 1))),
      (["moves"], .framesPerSecond(1), 0, .frames(.notStill(frame: 0))),
      (["a", "lost"], .framesPerSecond(1), 0, .file("file:///lost", .fileNotFound)),
    ] as [([String], StickerPackManifest.FrameTiming, Int, StickerRefusal)])
  func `a sequence that cannot be built is refused`(
    frames: [String], timing: StickerPackManifest.FrameTiming, repetitions: Int, reason: StickerRefusal
  ) throws {
    let pack = try sequence(frames, timing, repetitions: repetitions)
    #expect(pack.stickers.isEmpty)
    #expect(pack.refused.map(\.reason) == [reason])
  }

  @Test func `frames of real pictures are joined as they are`() throws {
    let frames = try ["still.png", "still.png"].map(goldenPicture)
    let joined = try joinedPNG(frames, delay: FrameDelay(numerator: 1, denominator: 4), plays: 2)
    #expect(try Picture(joined).delays.map(\.seconds) == [0.25, 0.25])
    let once = try joinedPNG([frames[0]], delay: FrameDelay(numerator: 1, denominator: 4), plays: 1)
    #expect(try Picture(once).frameCount == 1)
    #expect(throws: FrameError.unreadable(frame: 0, PictureError(.unknownFormat, at: 0))) {
      try joinedPNG([[]], delay: FrameDelay(numerator: 1, denominator: 4), plays: 1)
    }
  }
}
