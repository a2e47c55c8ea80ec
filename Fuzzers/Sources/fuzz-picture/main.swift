// Any bytes as a picture, and as a PNG chunk by chunk: an error inside the bytes, or a picture with valid properties.
// If it has pixels, they are as many as the picture says.

import FuzzDriver
import StickersHost

/// The bytes are refused at one of their offsets, or are a picture whose properties are all valid.
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

/// If a file has pixels, it is a picture of the same size.
func checkPixels(_ bytes: [UInt8]) {
  guard let pixels = try? PixelPicture(bytes) else { return }
  precondition(pixels.pixels.count == pixels.width * pixels.height, "pixels without a place")
  guard let picture = try? Picture(bytes) else { preconditionFailure("pixels of no picture") }
  precondition(picture.size == PixelSize(width: pixels.width, height: pixels.height), "two sizes")
}

/// Gives every chunk of a PNG file a right checksum, which random bytes never have.
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

fuzz { data, size in
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
