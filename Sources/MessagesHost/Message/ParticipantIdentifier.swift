// A person as an extension knows them: a UUID without meaning on any other phone.

import NotificationsHost

/// Identifies a person to one extension on one phone, as a UUID does in Messages.
///
/// The same person has a different identifier on another phone, for another extension, and after the extension was
/// reinstalled.
public struct ParticipantIdentifier: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Six of the 128 bits are overwritten to mark a random UUID.
  init(high: UInt64, low: UInt64) {
    self.high = high & ~0xF000 | 0x4000
    self.low = low & ~(0b11 << 62) | 0b10 << 62
  }

  /// The identifier with this text, in upper or lower case; nil if the text is not a UUID.
  public init?(uuidString: String) {
    self.init(uuidBytes: Array(uuidString.utf8)[...])
  }

  static let writtenCount = 36

  init?(uuidBytes bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.writtenCount else { return nil }
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for (offset, byte) in bytes.enumerated() {
      if Self.isDash(offset) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = hexadecimalDigit(byte) else { return nil }
      words = (words.high << 4 | words.low >> 60, words.low << 4 | UInt64(digit))
    }
    (high, low) = words
  }

  /// The identifier in upper case, as `8-4-4-4-12` hexadecimal digits.
  public var uuidString: String {
    var bytes: [UInt8] = []
    var left = 32
    for offset in 0..<Self.writtenCount {
      if Self.isDash(offset) {
        bytes.append(UInt8(ascii: "-"))
        continue
      }
      left -= 1
      let digit = UInt8(
        truncatingIfNeeded: (left >= 16 ? high >> UInt64((left - 16) * 4) : low >> UInt64(left * 4)) & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDash(_ offset: Int) -> Bool {
    offset == 8 || offset == 13 || offset == 18 || offset == 23
  }
}

extension ParticipantIdentifier: CustomStringConvertible {
  /// The same as ``uuidString``, so that `"$\(identifier)"` is shown as a name in a caption.
  public var description: String { uuidString }
}
