// Picture files that other programs wrote, and the refusals of damaged ones.

import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import StickersHost

@Suite struct StickerPictureTests {
  @Test func `files written by Pillow have the properties that Pillow reads`() throws {
    let lines = try goldenLines("pictures.txt")
    #expect(lines.count == 13)
    for line in lines {
      let fields = line.split(separator: " ").map(String.init)
      let picture = try Picture(goldenPicture(fields[0]))
      let thousandths = Int((picture.duration * 1_000).rounded())
      let read = [
        "\(picture.format)".uppercased(), "\(picture.size.width)", "\(picture.size.height)", "\(picture.frameCount)",
        "\(picture.plays ?? 0)", "\(thousandths)",
      ]
      #expect(read == Array(fields.dropFirst()), "\(line)")
    }
  }

  @Test(arguments: try goldenLines("pictures.txt").map { String($0.prefix { $0 != " " }) })
  func `a truncated file is refused wherever it was cut`(name: String) throws {
    let bytes = try goldenPicture(name)
    for count in 0..<bytes.count {
      #expect(throws: PictureError.self, "\(count) bytes") { try Picture(Array(bytes[..<count])) }
    }
    #expect(try Picture(bytes + [1, 2, 3]) == Picture(bytes))
  }

  @Test func `any bytes are a picture or are refused with an offset in them`() throws {
    let files = try goldenLines("pictures.txt").map { try goldenPicture(String($0.prefix { $0 != " " })) }
    var accepted = 0
    forAll("a damaged picture is read or refused", count: 20_000) { chance in
      var bytes = chance.one(of: files)
      for _ in 0..<chance.number(1...4) {
        let position = chance.number(0...min(bytes.count - 1, chance.isTrue(oneIn: 3) ? 40 : bytes.count - 1))
        switch chance.number(1...3) {
        case 1: bytes[position] = UInt8(chance.number(0...255))
        case 2: bytes.removeSubrange(position..<min(bytes.count, position + chance.number(1...9)))
        default: bytes.insert(contentsOf: [0, 0xFF, UInt8(chance.number(0...255))], at: position)
        }
        if bytes.isEmpty { return true }
      }
      do throws(PictureError) {
        let picture = try Picture(bytes)
        accepted += 1
        return picture.size.width > 0 && picture.size.height > 0 && picture.frame(at: 1) < picture.frameCount
      } catch {
        return 0...bytes.count ~= error.offset
      }
    }
    print("read after damage: \(accepted)")
    #expect(accepted > 100)
  }

  @Test func `the frame that is shown follows from the time, the delays and the number of plays`() throws {
    let rocking = try Picture(goldenPicture("rocking.apng.png"))
    #expect([0, 0.09, 0.11, 0.34, 0.36, 0.38].map(rocking.frame) == [0, 0, 1, 1, 2, 2])
    #expect([0.4, 0.5, 39.12].map(rocking.frame) == [0, 1, 1])
    let once = try Picture(goldenPicture("once.gif"))
    #expect([0, 0.07, 0.3, 0.34, 100].map(once.frame) == [0, 1, 3, 3, 3])
    let thrice = try Picture(goldenPicture("thrice.gif"))
    #expect([-1, 0.21, 0.41, 0.59, 0.61].map(thrice.frame) == [0, 0, 0, 3, 3])
    #expect(try Picture(goldenPicture("still.png")).frame(at: 5) == 0)
  }

  @Test func `an error describes itself in words`() {
    #expect(throws: PictureError(.unknownFormat, at: 0)) { try Picture(Array("BM".utf8)) }
    #expect("\(PictureError(.wrongChecksum, at: 29))" == "byte 29: a wrong checksum")
  }
}
