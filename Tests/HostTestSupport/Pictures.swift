// Pictures for tests: made here byte by byte, and real ones that another program wrote.

import Foundation
import StickersHost

/// The bytes of a picture that Pillow wrote.
package func goldenPicture(_ name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: pictureFolder.appendingPathComponent(name)))
}

package let pictureFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("StickersHostTests/Golden/Pictures")

/// A white PNG picture of this size.
package func drawnPNG(_ width: Int = 300, _ height: Int = 300) -> [UInt8] {
  let parts = [PNGPart("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [1, 0, 0, 0, 0])]
  return pngFile(parts + [PNGPart("IDAT", pixels(width, height)), PNGPart("IEND")])
}

/// A chunk of a PNG file that a test makes.
package struct PNGPart {
  package let name: String
  package let content: [UInt8]

  package init(_ name: String, _ content: [UInt8] = []) {
    self.name = name
    self.content = content
  }
}

/// A PNG file of these chunks, with their checksums.
package func pngFile(_ parts: [PNGPart]) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + parts.flatMap { writtenChunk($0.name, $0.content) }
}

/// White pixels, one bit each, as zlib stores them without packing.
package func pixels(_ width: Int, _ height: Int) -> [UInt8] {
  let raw = (0..<height).flatMap { _ in [0] + [UInt8](repeating: 0xFF, count: (width + 7) / 8) }
  var packed: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: raw.count, by: 0xFFFF) {
    let block = raw[start..<min(raw.count, start + 0xFFFF)]
    let length = UInt16(block.count)
    packed.append(block.endIndex == raw.count ? 1 : 0)
    for number in [length, ~length] { packed += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }
    packed += block
  }
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in raw {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return packed + bigEndian(high << 16 | low)
}

/// A sticker from a file with this URL, whatever is on the phone.
package func drawnSticker(_ url: String) throws(StickerErrorCode) -> Sticker {
  try Sticker(
    contentsOfFileURL: url, localizedDescription: "a sticker", files: [LocalFile(url: url, contents: stillPNG)])
}

private let stillPNG = drawnPNG()
