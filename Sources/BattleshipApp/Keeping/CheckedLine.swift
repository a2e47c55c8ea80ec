// A line of a stored file with a checksum at its end, which reveals bytes that changed on the disk.

import BattleshipCore

/// A line, a space, and a CRC-32 in eight hexadecimal digits.
///
/// In a file of one line, the checksum covers that line. In a conversation it covers all lines so far, each with its
/// line end and without its checksum, so that swapped, doubled or dropped lines are noticed.
package enum CheckedLine {
  package static func text(_ line: String) -> String { line + " " + Checksum(of: Array(line.utf8)[...]).text }

  package static func checked(_ line: [UInt8]) -> [UInt8] { line + " \(Checksum(of: line[...]).text)".utf8 }

  package static func line(_ text: String) -> String? {
    bytes(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  package static func bytes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count > Checksum.byteCount else { return nil }
    let line = bytes.dropLast(Checksum.byteCount + 1)
    return bytes[line.endIndex...].elementsEqual((" " + Checksum(of: line).text).utf8) ? line : nil
  }
}

/// A CRC-32 of the bytes so far (ISO 3309).
package struct Checksum: Hashable, Sendable {
  package static let byteCount = 8

  private var value: UInt32 = 0

  package init() {}

  fileprivate init(of bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { add($0) } }

  package var text: String { String(decoding: digits, as: UTF8.self) }

  /// Without an array, because a file is checked line by line.
  private var digits: some Collection<UInt8> {
    (0..<Self.byteCount).lazy.map { Hexadecimal.digit(UInt8(truncatingIfNeeded: value >> (28 - 4 * UInt32($0))) & 15) }
  }

  package mutating func checked(_ line: String) -> String {
    add(Array(line.utf8)[...])
    return line + " " + text
  }

  /// Returns the line without its checksum; if that is missing or wrong, returns nil and adds nothing.
  package mutating func line(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count > Self.byteCount, case let line = bytes.dropLast(Self.byteCount + 1),
      bytes[line.endIndex] == 0x20
    else { return nil }
    var next = self
    next.add(line)
    guard bytes[(line.endIndex + 1)...].elementsEqual(next.digits) else { return nil }
    self = next
    return line
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    line.withUnsafeBytes { add($0) }
    add(0x0A)
  }

  /// Adds eight bytes at a time: for a file of 109 MB this takes 0.08 seconds instead of 0.24.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var (crc, index) = (~value, 0)
    Self.remainders.withUnsafeBufferPointer { table in
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(crc)
        crc = 0
        for step in 0..<8 { crc ^= table[(7 - step) * 256 + Int(word >> (8 * UInt64(step)) & 0xFF)] }
        index += 8
      }
      for byte in bytes[index...] { crc = crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    }
    value = ~crc
  }

  private mutating func add(_ byte: UInt8) { withUnsafeBytes(of: byte) { add($0) } }

  /// The remainder of each byte divided by the CRC-32 polynomial, bits reversed; then that of each byte followed by one
  /// zero byte, by two, and so on to seven.
  private static let remainders: [UInt32] = (1..<8).reduce(
    into: (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
  ) { table, _ in
    let (first, last) = (table[..<256], table.suffix(256))
    table += last.map { $0 >> 8 ^ first[Int($0 & 0xFF)] }
  }
}
