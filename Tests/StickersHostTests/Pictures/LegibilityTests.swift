// The contrast of a sticker's edge with a background: by hand, by another definition, and on real pictures.

import HostTestSupport
import TestSupport
import Testing

@testable import StickersHost

@Suite struct LegibilityTests {
  /// A picture in letters: `#` black, `o` white, `.` transparent.
  private func picture(_ rows: String...) throws -> PixelPicture {
    var picture = try PixelPicture(clear: PixelSize(width: rows[0].count, height: rows.count))
    for (row, line) in rows.enumerated() {
      for (column, letter) in line.enumerated() where letter != "." {
        picture[row, column] = gray(letter == "o" ? 255 : 0)
      }
    }
    return picture
  }

  private func gray(_ light: UInt8, alpha: UInt8 = 255) -> Pixel {
    Pixel(red: light, green: light, blue: light, alpha: alpha)
  }

  private func pixel(_ pixel: Pixel) throws -> PixelPicture {
    var picture = try PixelPicture(clear: PixelSize(width: 1, height: 1))
    picture[0, 0] = pixel
    return picture
  }

  @Test func `only the edge counts, at a transparent pixel and at the end of the picture`() throws {
    let framed = try picture("ooo.", "o#o.", "ooo.")
    #expect(framed.legibility(on: .white) == 0)
    #expect(framed.legibility(on: .black) == 1)
    let open = try picture("ooo.", "o#..", "ooo.")
    #expect(open.legibility(on: .white) == 1.0 / 8)
    #expect(open.legibility(on: .black) == 7.0 / 8)
  }

  @Test func `a picture in which nothing is visible has no legibility`() throws {
    #expect(try picture("...").legibility(on: .white) == nil)
    #expect(try pixel(gray(0, alpha: 127)).legibility(on: .white) == nil)
    #expect(try pixel(gray(0, alpha: 128)).legibility(on: .white) == 1)
  }

  @Test func `a pixel stands out from a contrast of 3 on`() throws {
    #expect(try [148, 149].map { try pixel(gray($0)).legibility(on: .white) } == [1, 0])
    #expect(try [89, 90].map { try pixel(gray($0)).legibility(on: .black) } == [0, 1])
  }

  @Test func `squares of 8 pixels are compared each with its own colour`() throws {
    let row = String(repeating: "o", count: 24)
    let rows = try picture(row, row)
    #expect(rows.legibility(on: .chequered) == 1.0 / 3)
    #expect(try picture("########o").legibility(on: .chequered) == 1)
  }

  @Test func `the contrast of a pixel is that of WCAG, for any colour`() {
    let grounds: [(StickerGround, Int32)] = [
      (.white, 0xFF_FFFF), (.black, 0), (.red, 0xFF_0000), (.yellow, 0xFF_FF00), (.chequered, 0xFF_FFFF),
    ]
    forAll("contrast of one pixel", count: 300) { chance in
      let parts = (0..<3).map { _ in UInt8(chance.number(0...255)) }
      let rgb = parts.reduce(0 as Int32) { $0 << 8 | Int32($1) }
      let picture = try pixel(Pixel(red: parts[0], green: parts[1], blue: parts[2], alpha: 255))
      return grounds.allSatisfy { ground, color in
        picture.legibility(on: ground) == (ColorVision.normal.contrast(rgb, color) >= 3 ? 1 : 0)
      }
    }
  }

  /// The figures come from a program of ten lines in another language, which reads the pictures with Pillow.
  @Test(
    arguments: [
      ("still.png", 628, [628, 628, 0, 628, 628]), ("bits.png", 1_598, [0, 1_598, 1_598, 0, 796]),
      ("palette.png", 1_628, [0, 1_628, 0, 0, 800]), ("rocking.apng.png", 855, [855, 855, 0, 855, 855]),
      ("still.gif", 1_196, [0, 1_196, 0, 0, 598]),
      ("../../../../Examples/StickerPack/hit.png", 1_138, [854, 482, 69, 854, 665]),
    ] as [(String, Int, [Int])])
  func `real pictures have the legibility that another program found`(name: String, edge: Int, legible: [Int]) throws {
    let picture = try PixelPicture(goldenPicture(name))
    #expect(StickerGround.allCases.map { picture.legibility(on: $0) } == legible.map { Double($0) / Double(edge) })
  }
}
