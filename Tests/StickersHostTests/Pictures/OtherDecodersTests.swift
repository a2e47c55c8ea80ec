// Our decoders compared with those of this machine: Python's zlib, and ImageMagick, where they are installed.

import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import StickersHost

private let python = OutsideProgram.find(.python3)
private let convert = OutsideProgram.find(.convert)

@Suite struct OtherDecodersTests {
  @Test(.enabled(if: python != nil, "there is no Python here"))
  func `data packed by Python's zlib is unpacked, whatever the settings`() throws {
    let script = """
      import random, sys, zlib
      random.seed(int(sys.argv[1]))
      for round in range(300):
          kind = random.choice([1, 3, 17, 256])
          data = bytes(random.randrange(kind) for _ in range(random.choice([0, 1, 5, 300, 5000])))
          data += data[:random.randrange(len(data) + 1)]
          packer = zlib.compressobj(random.randrange(10), zlib.DEFLATED, random.randrange(9, 16), 8,
              random.choice([zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE, zlib.Z_FIXED]))
          print((packer.compress(data) + packer.flush()).hex(), zlib.adler32(data), len(data))
      """
    let packed = try #require(python).output(["-c", script, "\(runSeed % 1_000_000)"])
    print("packed by Python: SEED=\(runSeed)")
    var compared = 0
    for line in String(decoding: packed, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      let digits = Array(fields[0])
      let packed = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
      // The decoder has checked the checksum at the end.
      #expect(try Inflate.unpack(packed, most: 20_000).count == Int(fields[2]))
      compared += 1
    }
    #expect(compared == 300)
  }

  @Test(
    .enabled(if: convert != nil, "there is no ImageMagick here"),
    arguments: [
      ["-depth", "8", "png:-"], ["-depth", "16", "png48:-"], ["-depth", "16", "png64:-"], ["png8:-"], ["png24:-"],
      ["png32:-"], ["-interlace", "PNG", "png:-"], ["-interlace", "PNG", "png8:-"], ["-monochrome", "png:-"],
      ["-interlace", "PNG", "-monochrome", "png:-"], ["-colorspace", "Gray", "-depth", "16", "png:-"],
      ["-colorspace", "Gray", "-depth", "2", "png:-"], ["-colors", "4", "-depth", "2", "png8:-"],
      ["-define", "png:compression-filter=4", "png:-"], ["-define", "png:compression-filter=3", "png:-"], ["gif:-"],
      ["-interlace", "GIF", "gif:-"], ["-colors", "2", "gif:-"], ["-crop", "17x9+20+20", "gif:-"],
    ])
  func `a picture written by ImageMagick has the pixels that ImageMagick reads`(writing: [String]) throws {
    let convert = try #require(convert)
    let source = pictureFolder.appendingPathComponent("rocking.apng.png")
    let file = try convert.output([source.path, "-resize", "61x57!"] + writing)
    let picture = try PixelPicture(file)
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("pixels-\(UUID().uuidString)")
    try Data(file).write(to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let format = writing.last?.hasPrefix("gif") == true ? "gif" : "png"
    // A GIF picture may be smaller than its screen.
    let whole = format == "gif" ? ["-coalesce"] : []
    let bytes = try convert.output(["\(format):\(copy.path)[0]"] + whole + ["-depth", "8", "rgba:-"])
    try #require(bytes.count == picture.pixels.count * 4, "\(picture.width) x \(picture.height)")
    for (place, pixel) in picture.pixels.enumerated() {
      let other = bytes[place * 4..<place * 4 + 4].map { Int($0) }
      let ours = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
      // We reduce sixteen bits to eight by truncating, ImageMagick by rounding.
      let isSame = zip(ours, other).allSatisfy { abs($0 - $1) <= 1 } || (pixel.alpha == 0 && other[3] == 0)
      if !isSame { return #expect(Bool(false), "pixel \(place): \(ours), and \(other) there") }
    }
  }
}
