// Pictures as pixels, from each kind of file, whole and damaged.

import HostTestSupport
import TestSupport
import Testing

@testable import StickersHost

/// The Adler-32 of all pixels row by row, as red, green, blue and alpha; a transparent pixel has no colour.
func checksum(_ picture: PixelPicture) -> UInt32 {
  var (low, high): (UInt32, UInt32) = (1, 0)
  for pixel in picture.pixels {
    let shown = pixel.alpha == 0 ? Pixel.clear : pixel
    for byte in [shown.red, shown.green, shown.blue, shown.alpha] {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
  }
  return high << 16 | low
}

@Suite struct PixelTests {
  @Test(arguments: try goldenLines("pixels.txt")) func `a picture has the pixels that ImageMagick found in it`(
    line: String
  ) throws {
    let fields = line.split(separator: " ").map(String.init)
    let picture = try PixelPicture(try goldenPicture(fields[0]))
    #expect("\(picture.width)" == fields[1])
    #expect("\(picture.height)" == fields[2])
    #expect("\(checksum(picture))" == fields[3])
  }

  @Test func `a JPEG picture and any other file are not decoded`() throws {
    for file in [try goldenPicture("small.jpg"), Array("hello".utf8), []] {
      #expect(throws: PictureError(file.first == 0xFF ? .notUnpacked : .unknownFormat, at: 0)) {
        try PixelPicture(file)
      }
    }
  }

  @Test func `a truncated file is refused wherever it was cut`() throws {
    for name in ["bits.png", "still.gif"] {
      let file = try goldenPicture(name)
      let end = name == "bits.png" ? file.count - 1 : file.count / 2
      for count in stride(from: 8, through: end, by: max(1, end / 150)) {
        #expect(throws: PictureError.self, "\(name) \(count)") { try PixelPicture(Array(file[..<count])) }
      }
    }
  }

  @Test func `a damaged file is refused or has all its pixels, whatever was damaged`() throws {
    let files = try ["bits.png", "still.png", "still.gif", "gray.png"].map(goldenPicture).map {
      Array($0.prefix(2_000))
    }
    forAll("damaged pictures", count: 400) { chance in
      var file = files[chance.number(0...files.count - 1)]
      for _ in 0..<chance.number(1...4) {
        file[chance.number(0...file.count - 1)] = UInt8(chance.number(0...255))
      }
      guard let picture = try? PixelPicture(file) else { return true }
      return picture.pixels.count == picture.width * picture.height
    }
  }

  @Test func `too many pixels are refused before they are unpacked`() throws {
    #expect(try PixelPicture(drawnPNG(1_024, 1_024)).pixels.count == PixelPicture.maximumPixelCount)
    #expect(throws: PictureError(.tooManyPixels, at: 8)) { try PixelPicture(drawnPNG(1_025, 1_024)) }
    let size = PixelSize(width: Int(Int32.max), height: Int(Int32.max))
    #expect(throws: PictureError(.tooManyPixels, at: 0)) { try PixelPicture(clear: size) }
  }

  @Test func `a transparent gray is clear, and one that is not a gray of the file is refused`() throws {
    let header = PNGPart("IHDR", [0, 0, 0, 8, 0, 0, 0, 8, 1, 0, 0, 0, 0])
    func picture(_ clear: [UInt8]) throws -> PixelPicture {
      try PixelPicture(
        pngFile([header, PNGPart("tRNS", clear), PNGPart("IDAT", pixels(8, 8)), PNGPart("IEND")]))
    }
    #expect(try picture([0, 1])[3, 3] == Pixel(red: 255, green: 255, blue: 255, alpha: 0))
    #expect(try picture([0, 0])[3, 3].alpha == 255)
    #expect(throws: PictureError(.wrongValue, at: 46)) { try picture([1]) }
  }

  @Test func `packed pixels that do not match the size are refused`() {
    let header = PNGPart("IHDR", [0, 0, 0, 8, 0, 0, 0, 8, 1, 0, 0, 0, 0])
    func picture(_ rows: Int) throws -> PixelPicture {
      try PixelPicture(pngFile([header, PNGPart("IDAT", pixels(8, rows)), PNGPart("IEND")]))
    }
    #expect(throws: Never.self) { try picture(8) }
    #expect(throws: PictureError(.tooManyPixels, at: 33)) { try picture(9) }
    #expect(throws: PictureError(.endsEarly, at: 33)) { try picture(7) }
  }
}

@Suite struct InflateTests {
  @Test(
    arguments: [
      // Stored, with fixed codes, and with the block's own codes.
      ([0x78, 0x01, 0x01, 0x05, 0x00, 0xFA, 0xFF, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x06, 0x2C, 0x02, 0x15], "hello"),
      ([0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15], "hello"),
      ([0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01], ""),
    ] as [([UInt8], String)])
  func `packed data is unpacked`(packed: [UInt8], text: String) throws {
    #expect(try Inflate.unpack(packed, most: 100) == Array(text.utf8))
    for count in 0..<packed.count {
      #expect(throws: PictureError(.endsEarly, at: 0)) { try Inflate.unpack(Array(packed[..<count]), most: 100) }
    }
  }

  @Test(
    arguments: [
      (
        [0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x16],
        PictureError(.wrongChecksum, at: 0)
      ),
      ([0x79, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01], PictureError(.wrongData, at: 0)),
      ([0x78, 0x9D, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01], PictureError(.wrongData, at: 0)),
      ([0x78, 0x9C, 0x07, 0x00, 0x00, 0x00, 0x00, 0x01], PictureError(.wrongData, at: 0)),
      ([0x78, 0x01, 0x01, 0x05, 0x00, 0xFA, 0xFE, 0x68, 0x65, 0x6C, 0x6C, 0x6F], PictureError(.wrongData, at: 0)),
      // A distance that reaches back beyond the start.
      ([0x78, 0x9C, 0x03, 0x02, 0x00, 0x00, 0x00, 0x01], PictureError(.wrongData, at: 0)),
    ] as [([UInt8], PictureError)])
  func `data that breaks a rule is refused`(packed: [UInt8], error: PictureError) {
    #expect(throws: error) { try Inflate.unpack(packed, most: 100) }
  }

  @Test func `more data than was asked for is refused`() {
    let packed: [UInt8] = [0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15]
    #expect(throws: PictureError(.tooManyPixels, at: 0)) { try Inflate.unpack(packed, most: 4) }
  }
}
