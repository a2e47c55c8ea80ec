// Any bytes as a picture, and as a chunk-by-chunk PNG: a refusal inside the bytes, or a picture that keeps its laws. What
// has pixels has as many as the picture says.

import FuzzDriver
import StickersHost

/// Bytes that are refused at a place among them, or are a picture whose every property is one.
func check(_ bytes: [UInt8]) {
  do throws(PictureError) {
    let picture = try Picture(bytes)
    precondition(picture.size.width > 0 && picture.size.height > 0, "a picture without pixels")
    precondition(picture.isAnimated == (picture.delays.count > 1), "it moves, or it does not")
    precondition(picture.duration >= 0, "a duration below 0")
    for seconds in [-1, 0, 0.05, 1, 1e9] {
      precondition(0..<picture.frameCount ~= picture.frame(at: seconds), "a frame that is not there")
    }
    for size in StickerSize.allCases {
      let drawn = size.drawnSize(of: picture.size, scale: 3)
      precondition(1...size.points * 3 ~= drawn.width && 1...size.points * 3 ~= drawn.height, "larger than its cell")
    }
    precondition((try? Picture(bytes + [0])) == picture, "bytes behind the end were looked at")
  } catch {
    precondition(0...bytes.count ~= error.offset, "an error outside the bytes")
  }
}

/// A file whose pixels are unpacked is a picture, of their size.
func checkPixels(_ bytes: [UInt8]) {
  guard let pixels = try? PixelPicture(bytes) else { return }
  precondition(pixels.pixels.count == pixels.width * pixels.height, "pixels without a place")
  guard let picture = try? Picture(bytes) else { preconditionFailure("pixels of no picture") }
  precondition(picture.size == PixelSize(width: pixels.width, height: pixels.height), "two sizes")
}

/// PNG files get a right checksum for every chunk, which random bytes never have.
func mended(_ bytes: [UInt8]) -> [UInt8] {
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  var rest = bytes[...]
  while rest.count >= 8 {
    let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) } % 1_000
    rest = rest.dropFirst(4)
    let named = rest.prefix(4 + length)
    rest = rest.dropFirst(4 + length + 4)
    file += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (named.count - 4) >> $0) } + named
    file += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum(named) >> $0) }
  }
  return file
}

/// CRC-32, bit by bit.
func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}

let status = fuzz { data, size in
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  check(bytes)
  checkPixels(bytes)
  if bytes.first == 0x89 {
    let mended = mended(Array(bytes.dropFirst(8)))
    check(mended)
    checkPixels(mended)
  }
  return 0
}
if status != 0 { fatalError("the fuzzer ended with \(status)") }
