// PNG files chunk by chunk: each rule of the order and each value that is checked, broken once.

import HostTestSupport
import Testing

@testable import StickersHost

@Suite struct PNGTests {
  private static let header = PNGPart("IHDR", [0, 0, 1, 44, 0, 0, 1, 44, 1, 0, 0, 0, 0])
  private static let data = PNGPart("IDAT", pixels(300, 300))
  private static let end = PNGPart("IEND")
  private static let palette = PNGPart("PLTE", [1, 2, 3])

  private static func header(_ depth: UInt8, _ colors: UInt8, _ rest: [UInt8] = [0, 0, 0]) -> PNGPart {
    PNGPart("IHDR", [0, 0, 1, 44, 0, 0, 1, 44, depth, colors] + rest)
  }

  private static func frames(_ count: UInt8, plays: UInt8 = 0) -> PNGPart {
    PNGPart("acTL", [0, 0, 0, count, 0, 0, 0, plays])
  }

  private static func frame(
    _ sequence: UInt8, width: UInt8 = 44, left: UInt8 = 0, delay: [UInt8] = [0, 1, 0, 10], manner: [UInt8] = [0, 0]
  ) -> PNGPart {
    PNGPart(
      "fcTL",
      [0, 0, 0, sequence, 0, 0, 1, width, 0, 0, 1, 44, 0, 0, 0, left, 0, 0, 0, 0] + delay + manner)
  }

  private static func more(_ sequence: UInt8) -> PNGPart { PNGPart("fdAT", [0, 0, 0, sequence, 9]) }

  @Test func `a palette, an unknown chunk and pixels in several chunks are read`() throws {
    let parts = [Self.header(8, 3), Self.palette, PNGPart("teXt", [1]), Self.data, Self.data, Self.end]
    #expect(try Picture(pngFile(parts)).format == .png)
  }

  @Test func `the frames of an animation have their delays, and the picture itself may be none of them`() throws {
    let own = [Self.header, Self.frames(2, plays: 3), Self.frame(0), Self.data, Self.frame(1, delay: [0, 7, 0, 0])]
    let picture = try Picture(pngFile(own + [Self.more(2), Self.more(3), Self.end]))
    #expect(picture.delays.map(\.seconds) == [0.1, 0.07])
    #expect(picture.plays == 3)
    #expect(picture.format == .apng)
    let apart = [Self.header, Self.frames(1), Self.data, Self.frame(0, width: 2), Self.more(1), Self.end]
    let single = try Picture(pngFile(apart))
    #expect(single.frameCount == 1)
    #expect(single.plays == nil)
    #expect(!single.isAnimated)
    #expect(single.duration == 0)
  }

  @Test(
    arguments: [
      ([data, end], .missingPart), ([header, header, data, end], .wrongPlace),
      ([PNGPart("IHDR", [0, 0, 1, 44]), data, end], .wrongValue),
      ([PNGPart("IHDR", [0, 0, 0, 0, 0, 0, 1, 44, 1, 0, 0, 0, 0]), data, end], .noPixels),
      ([PNGPart("IHDR", [0x80, 0, 0, 0, 0, 0, 1, 44, 1, 0, 0, 0, 0]), data, end], .wrongValue),
      ([header(3, 0), data, end], .wrongValue), ([header(4, 2), data, end], .wrongValue),
      ([header(16, 3), palette, data, end], .wrongValue), ([header(8, 5), data, end], .wrongValue),
      ([header(8, 0, [1, 0, 0]), data, end], .wrongValue), ([header(8, 0, [0, 1, 0]), data, end], .wrongValue),
      ([header(8, 0, [0, 0, 2]), data, end], .wrongValue), ([header(8, 3), data, end], .missingPart),
      ([header, PNGPart("PLTE", [1, 2]), data, end], .wrongValue),
      ([header, palette, palette, data, end], .wrongPlace), ([header, data, palette, end], .wrongPlace),
      ([header, data, PNGPart("teXt"), data, end], .wrongPlace), ([header, end], .missingPart),
      ([header, data, PNGPart("IEND", [0])], .wrongValue), ([header, PNGPart("NEWS"), data, end], .wrongValue),
      ([header, data], .endsEarly), ([header, frames(0), data, end], .wrongValue),
      ([header, frames(1), frames(1), data, end], .wrongPlace), ([header, data, frames(1), end], .wrongPlace),
      ([header, PNGPart("acTL", [0, 0, 0, 1]), data, end], .wrongValue),
      ([header, frames(2), frame(0), data, end], .missingPart), ([header, frames(1), data, end], .missingPart),
      ([header, frames(1), frame(1), data, end], .wrongPlace),
      ([header, frames(1), frame(0, width: 43), data, end], .wrongValue),
      ([header, frames(1), frame(0, left: 1), data, end], .wrongValue),
      ([header, frames(1), frame(0, manner: [3, 0]), data, end], .wrongValue),
      ([header, frames(1), frame(0, manner: [0, 2]), data, end], .wrongValue),
      ([header, frames(1), PNGPart("fcTL", [0, 0, 0, 0, 1]), data, end], .wrongValue),
      ([header, frames(1), PNGPart("fcTL", [0]), data, end], .wrongValue),
      ([header, frames(2), frame(0), frame(1), data, end], .wrongPlace),
      ([header, frames(1), frame(0), data, frame(1), more(2), end], .wrongPlace),
      ([header, frames(2), frame(0), data, frame(1), end], .missingPart),
      ([header, frames(1), data, more(0), end], .wrongPlace),
      ([header, frames(1), frame(0), more(1), data, end], .wrongPlace),
    ] as [([PNGPart], PictureError.Reason)])
  func `a file that breaks a rule is refused`(parts: [PNGPart], reason: PictureError.Reason) {
    do throws(PictureError) {
      _ = try Picture(pngFile(parts))
      Issue.record("\(parts.map(\.name)) was read")
    } catch {
      #expect(error.reason == reason, "\(parts.map(\.name)): \(error)")
    }
  }

  @Test func `a wrong checksum is found, and its place named`() {
    var bytes = drawnPNG()
    bytes[20] ^= 1
    #expect(throws: PictureError(.wrongChecksum, at: 29)) { try Picture(bytes) }
  }
}
