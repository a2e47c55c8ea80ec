// GIF and JPEG files block by block: valid ones, and each rule broken once.

import Testing

@testable import StickersHost

@Suite struct GIFAndJPEGTests {
  private static let screen = Array("GIF89a".utf8) + [44, 1, 44, 1, 0x80, 0, 0] + [UInt8](repeating: 9, count: 6)
  private static let image: [UInt8] = [0x2C, 0, 0, 0, 0, 44, 1, 44, 1, 0, 2, 1, 0x44, 0]
  private static func delay(_ hundredths: UInt8) -> [UInt8] { [0x21, 0xF9, 4, 0, hundredths, 0, 0, 0] }
  private static func loop(_ again: UInt8, by name: String = "NETSCAPE2.0") -> [UInt8] {
    [0x21, 0xFF, 11] + Array(name.utf8) + [3, 1, again, 0, 0]
  }

  @Test func `frames have the delays that precede them, and a file has its number of repetitions`() throws {
    let comment: [UInt8] = [0x21, 0xFE, 2, 65, 66, 0]
    let parts = [Self.screen, Self.loop(4), comment, Self.delay(7), Self.image, Self.image, Self.delay(9), Self.image]
    let picture = try Picture(parts.flatMap { $0 } + [0x3B])
    #expect(picture.delays.map(\.seconds) == [0.07, 0, 0.09])
    #expect(picture.plays == 5)
    #expect(picture.size == PixelSize(width: 300, height: 300))
    let other = Self.screen + Self.loop(0, by: "ANIMEXTS1.0") + Self.image + [0x3B]
    #expect(try Picture(other).plays == nil)
    let unknown = Self.screen + Self.loop(0, by: "SOMEBODYELS") + Self.image + [0x3B]
    #expect(try Picture(unknown).plays == 1)
  }

  @Test(
    arguments: [
      (screen + [0x3B], .missingPart), (screen + image, .endsEarly), (screen + [0x99], .wrongValue),
      (Array("GIF89a".utf8) + [0, 0, 44, 1, 0, 0, 0] + image + [0x3B], .noPixels),
      (screen + [0x2C, 0, 0, 0, 0, 0, 0, 44, 1, 0, 2, 1, 0x44, 0, 0x3B], .noPixels),
      (screen + [0x2C, 1, 0, 0, 0, 44, 1, 44, 1, 0, 2, 1, 0x44, 0, 0x3B], .wrongValue),
      (screen + [0x2C, 0, 0, 0, 0, 44, 1, 45, 1, 0, 2, 1, 0x44, 0, 0x3B], .wrongValue),
      (screen + [0x2C, 0, 0, 0, 0, 44, 1, 44, 1, 0, 9, 1, 0x44, 0, 0x3B], .wrongValue),
      (screen + [0x2C, 0, 0, 0, 0, 44, 1, 44, 1, 0, 1, 1, 0x44, 0, 0x3B], .wrongValue),
      (screen + [0x2C, 0, 0, 0, 0, 44, 1, 44, 1, 0, 2, 0, 0x3B], .missingPart),
      (screen + [0x21, 0xF9, 5, 0, 1, 0, 0, 0] + image + [0x3B], .wrongValue),
      (screen + [0x21, 0xF9, 4, 0, 1, 0, 0, 1] + image + [0x3B], .wrongValue),
      (screen + [0x21, 0xFF, 10], .wrongValue),
    ] as [([UInt8], PictureError.Reason)])
  func `a GIF file that breaks a rule is refused`(bytes: [UInt8], reason: PictureError.Reason) {
    check(bytes, reason)
  }

  private static let jfif: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
  private static let size: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 1, 44, 2, 88, 1, 1, 0x11, 0]
  private static let scan: [UInt8] = [0xFF, 0xDA, 0, 3, 0, 7, 0xFF, 0, 0xFF, 0xD0, 8]
  private static func jpeg(_ parts: [UInt8]...) -> [UInt8] { [0xFF, 0xD8] + parts.flatMap { $0 } }

  @Test func `a JPEG file has its size after any number of segments and fill bytes`() throws {
    let picture = try Picture(
      Self.jpeg(Self.jfif, [0xFF, 0xFF] + Self.size, Self.scan, Self.scan, [0xFF, 0xFF, 0xD9]))
    #expect(picture.size == PixelSize(width: 600, height: 300))
    #expect(picture.format == .jpeg)
    #expect(picture.plays == 1)
  }

  @Test(
    arguments: [
      (jpeg([0xFF, 0xD9]), .missingPart), (jpeg(size, [0xFF, 0xD9]), .missingPart),
      (jpeg(scan, [0xFF, 0xD9]), .missingPart), (jpeg(size, scan), .endsEarly), (jpeg(size, scan, [0xFF]), .endsEarly),
      (jpeg(size, size, scan, [0xFF, 0xD9]), .wrongPlace), (jpeg([0xFF, 0xD8]), .wrongPlace),
      (jpeg([7]), .wrongValue), (jpeg([0xFF, 0xE0, 0, 1]), .wrongValue), (jpeg([0xFF, 0xE0, 0, 9]), .endsEarly),
      (jpeg([0xFF, 0xC0, 0, 11, 8, 0, 0, 2, 88, 1, 1, 0x11, 0]), .noPixels),
      (jpeg([0xFF, 0xC0, 0, 11, 8, 1, 44, 2, 88, 2, 1, 0x11, 0]), .wrongValue),
      (jpeg([0xFF, 0xC0, 0, 4, 8, 1]), .wrongValue),
    ] as [([UInt8], PictureError.Reason)])
  func `a JPEG file that breaks a rule is refused`(bytes: [UInt8], reason: PictureError.Reason) {
    check(bytes, reason)
  }

  private func check(_ bytes: [UInt8], _ reason: PictureError.Reason) {
    do throws(PictureError) {
      _ = try Picture(bytes)
      Issue.record("\(bytes) was read")
    } catch {
      #expect(error.reason == reason, "\(bytes): \(error)")
    }
  }
}
