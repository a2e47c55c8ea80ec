// A sequence beyond the limit is skipped: no byte of it is kept, and the decoder looks only for its end.

/// The kind of a sequence that is skipped, which decides how it ends.
enum LongSequence: Sendable {
  /// An answer of the terminal, which ends with a bell or `ESC \`.
  case answer
  /// A sequence that begins with `ESC [`, and ends with the first byte that is not a parameter.
  case control
  /// A sequence that begins with `ESC O`, and ends with the first byte that is not a digit, colon or semicolon.
  case keypad

  /// Consumes the bytes that tell the kind of the sequence.
  init(takingFrom bytes: inout ArraySlice<UInt8>) {
    let first = bytes.popFirst()
    switch first == Byte.escape ? bytes.popFirst() : first {
    case UInt8(ascii: "[")?, 0x9b?: self = .control
    case UInt8(ascii: "O")?, 0x8f?: self = .keypad
    default: self = .answer
    }
  }

  /// How many of the bytes belong to the sequence, and whether it ends with them.
  func part(of bytes: ArraySlice<UInt8>) -> (count: Int, isEnd: Bool) {
    let end: Int?
    switch self {
    case .answer: end = bytes.firstIndex { $0 == Byte.bell || $0 == Byte.escape }
    case .control: end = bytes.firstIndex { !(0x20...0x3f ~= $0) }
    case .keypad: end = bytes.firstIndex { !(0x30...0x3b ~= $0) }
    }
    guard let end else { return (bytes.count, false) }
    let count = end - bytes.startIndex
    switch (self, bytes[end]) {
    case (.answer, Byte.escape):
      // If a backslash follows, the escape is the end; otherwise it begins what comes next.
      guard let next = bytes[end...].dropFirst().first else { return (count, false) }
      return (next == UInt8(ascii: "\\") ? count + 2 : count, true)
    case (.answer, _), (.control, 0x40...0x7e), (.control, Byte.cancel), (.control, Byte.substitute),
      (.keypad, 0x20...0x7e):
      return (count + 1, true)
    case (.control, _), (.keypad, _): return (count, true)
    }
  }
}
