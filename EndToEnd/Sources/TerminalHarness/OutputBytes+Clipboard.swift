// The texts that a program put on the clipboard through the terminal (OSC 52), and the rest of its output.

extension OutputBytes {
  /// Every complete text that was put on the clipboard, in order; an empty one clears it.
  public var copied: [String] {
    pieces.dropFirst().filter { $0.contains(0x07) }.map { Self.decoded($0.prefix { $0 != 0x07 }) }
  }

  /// All output except the sequences for the clipboard, as text.
  public var textBesideClipboard: String {
    let others = pieces.dropFirst().map { $0.drop { $0 != 0x07 } }
    return String(decoding: ([pieces[0]] + others).joined(), as: UTF8.self)
  }

  /// The bytes between the marks that begin texts for the clipboard.
  private var pieces: [ArraySlice<UInt8>] {
    let mark = Array("\u{1b}]52;c;".utf8)
    var (pieces, start, place) = ([ArraySlice<UInt8>](), 0, 0)
    while place < bytes.count {
      if bytes[place] == mark[0], bytes[place...].starts(with: mark) {
        pieces.append(bytes[start..<place])
        start = place + mark.count
        place = start
      } else {
        place += 1
      }
    }
    return pieces + [bytes[start...]]
  }

  /// The text that some base 64 encodes.
  private static func decoded(_ base64: ArraySlice<UInt8>) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (text, bits, count) = ([UInt8](), 0, 0)
    for letter in base64 {
      guard let value = letters.firstIndex(of: letter) else { break }
      (bits, count) = (bits << 6 | value, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      text.append(UInt8(truncatingIfNeeded: bits >> count))
      bits &= 1 << count - 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
