// Input that begins with an escape: the Esc key, keys without a letter, the mouse, and answers of the terminal.

import BattleshipFrame

extension InputDecoder {
  /// The milliseconds to wait for a sequence after an escape: more delay Esc, fewer fail on slow lines.
  private static let escapeTimeout: Int32 = 50
  static let sequenceTimeout: Int32 = 500

  func escapeStep(_ bytes: ArraySlice<UInt8>) -> DecodingStep {
    guard let second = bytes.dropFirst().first else { return .more(Self.escapeTimeout) }
    switch second {
    case UInt8(ascii: "["): return controlSequenceStep(bytes, from: 2)
    case UInt8(ascii: "O"): return keypadStep(bytes, from: 2)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return answerStep(bytes)
    case Byte.escape: return .take(1, .key(.escape))
    case 0x80...:
      // A letter with Alt.
      switch letterStep(bytes.dropFirst()) {
      case .take(let count, _): return .take(count + 1, .unknown)
      case let other: return other
      }
    default: return .take(2, sequences[bytes.prefix(2)].map(TerminalEvent.key) ?? .unknown)
    }
  }

  /// `ESC [`, numbers, and one final byte that names the sequence.
  func controlSequenceStep(_ bytes: ArraySlice<UInt8>, from first: Int) -> DecodingStep {
    let body = bytes.dropFirst(first)
    guard let end = body.firstIndex(where: { !(0x20...0x3f ~= $0) }) else { return .more(Self.sequenceTimeout) }
    let count = end - bytes.startIndex
    let last = bytes[end]
    // Any other byte belongs to the next event: the sequence broke off.
    guard 0x40...0x7e ~= last else {
      return .take(last == Byte.cancel || last == Byte.substitute ? count + 1 : count, .unknown)
    }
    let parameters = body[..<end]
    switch (last, parameters.first) {
    case (UInt8(ascii: "["), nil):
      // The Linux console sends one more byte for F1 to F5.
      guard body.count > 1 else { return .more(Self.sequenceTimeout) }
      return .take(count + 2, key([Byte.escape, UInt8(ascii: "[")] + body.prefix(2)))
    case (UInt8(ascii: "M"), nil):
      guard body.count > 3 else { return .more(Self.sequenceTimeout) }
      let (button, column, row) = (body[end + 1], body[end + 2], body[end + 3])
      guard button >= 32, column > 32, row > 32 else { return .take(count + 4, .unknown) }
      let isRelease = (button - 32) & 0x43 == 3
      return .take(
        count + 4,
        isRelease ? nil : mouse(Int(button) - 32, Point(row: Int(row) - 33, column: Int(column) - 33)))
    case (UInt8(ascii: "M"), UInt8(ascii: "<")), (UInt8(ascii: "m"), UInt8(ascii: "<")):
      let numbers = self.numbers(in: parameters.dropFirst())
      guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return .take(count + 1, .unknown) }
      // The release of a button is not an event.
      let isRelease = last == UInt8(ascii: "m")
      return .take(
        count + 1, isRelease ? nil : mouse(numbers[0], Point(row: numbers[2] - 1, column: numbers[1] - 1)))
    case (UInt8(ascii: "I"), nil): return .take(count + 1, .focused(true))
    case (UInt8(ascii: "O"), nil): return .take(count + 1, .focused(false))
    case (UInt8(ascii: "c"), _), (UInt8(ascii: "y"), _):
      return .take(count + 1, answer(parameters, last).map { .answered($0) } ?? .unknown)
    case (UInt8(ascii: "~"), _) where parameters.elementsEqual("200".utf8): return .paste(count + 1)
    default: return .take(count + 1, key([Byte.escape, UInt8(ascii: "[")] + body[...end]))
    }
  }

  /// `ESC O` and one byte, with numbers before it if modifiers were held.
  func keypadStep(_ bytes: ArraySlice<UInt8>, from first: Int) -> DecodingStep {
    let body = bytes.dropFirst(first)
    guard let end = body.firstIndex(where: { !(0x30...0x3b ~= $0) }) else { return .more(Self.sequenceTimeout) }
    let count = end - bytes.startIndex
    guard 0x20...0x7e ~= bytes[end] else { return .take(count, .unknown) }
    return .take(count + 1, key([Byte.escape, UInt8(ascii: "O")] + body[...end]))
  }

  /// An answer of the terminal, which ends with a bell or `ESC \`.
  private func answerStep(_ bytes: ArraySlice<UInt8>) -> DecodingStep {
    var index = bytes.startIndex + 2
    func event() -> TerminalEvent {
      guard bytes[bytes.startIndex + 1] == UInt8(ascii: "]") else { return .unknown }
      return ground(in: bytes[bytes.startIndex + 2..<index]).map { .answered($0) } ?? .unknown
    }
    while index < bytes.endIndex {
      if bytes[index] == Byte.bell { return .take(index + 1 - bytes.startIndex, event()) }
      if bytes[index] == Byte.escape {
        guard index + 1 < bytes.endIndex else { break }
        let isEnd = bytes[index + 1] == UInt8(ascii: "\\")
        return .take(index + (isEnd ? 2 : 0) - bytes.startIndex, isEnd ? event() : .unknown)
      }
      index += 1
    }
    return .more(Self.sequenceTimeout)
  }

  private func key(_ sequence: [UInt8]) -> TerminalEvent {
    sequences[sequence].map(TerminalEvent.key) ?? .unknown
  }

  /// The event of a mouse button, by the number that all kinds of reports share: 4, 8 and 16 are keys held with it, 32
  /// marks a move, and 64 the wheel.
  private func mouse(_ button: Int, _ point: Point) -> TerminalEvent? {
    switch button & ~(4 | 8 | 16) {
    case 0: return .click(point)
    case 2: return .secondClick(point)
    case 64: return .scroll(point, .up)
    case 65: return .scroll(point, .down)
    case 35: return .pointed(point)
    case 32...63: return nil
    default: return .unknown
    }
  }

  /// Empty if one of the numbers between semicolons cannot be read.
  private func numbers(in text: ArraySlice<UInt8>) -> [Int] {
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { 0x30...0x39 ~= $0 } ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    return numbers.count == parts.count ? numbers : []
  }
}
