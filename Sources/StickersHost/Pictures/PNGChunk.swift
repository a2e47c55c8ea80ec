// The chunks that a PNG file is made of: a length, a name, bytes and a checksum.

/// The bytes at the start of every PNG file.
package enum PNGSignature {
  /// The signature.
  package static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// A chunk of a PNG file.
package struct PNGChunk: Equatable {
  /// The four letters that name the chunk.
  package let name: String

  /// The bytes of the chunk.
  package let content: [UInt8]

  /// The offset of the chunk in the file.
  package let offset: Int

  /// A chunk.
  package init(name: String, content: [UInt8], offset: Int) {
    (self.name, self.content, self.offset) = (name, content, offset)
  }

  /// The bytes of the chunk in a file.
  package var written: [UInt8] {
    let named = Array(name.utf8) + content
    return Self.word(UInt32(content.count)) + named + Self.word(checksum(named[...]))
  }

  /// A number in four bytes, the highest first.
  package static func word(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension PictureReader {
  /// Reads a chunk and checks its checksum.
  mutating func chunk() throws(PictureError) -> PNGChunk {
    let offset = position
    let length = try number(bytes: 4)
    let start = position
    guard left >= 4 else { throw error(.endsEarly) }
    let letters = bytes[start..<start + 4]
    guard letters.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else { throw error(.wrongValue) }
    try skip(4)
    try skip(length)
    let named = bytes[start..<position]
    let checksumOffset = position
    guard try word(bytes: 4) == checksum(named) else { throw PictureError(.wrongChecksum, at: checksumOffset) }
    return PNGChunk(
      name: String(decoding: letters, as: UTF8.self), content: Array(named.dropFirst(4)), offset: offset)
  }
}

/// The checksum of a chunk: CRC-32 of its name and bytes.
private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes { sum = sum >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
  return ~sum
}

/// The CRC table, with an entry for each byte.
private let checksums: [UInt32] = (0..<256).map { index in
  (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
}
