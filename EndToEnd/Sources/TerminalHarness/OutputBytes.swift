// The output of a program besides its text: modes switched on and off, colours, titles, texts for the clipboard.

/// All bytes that a program has written to its terminal.
public struct OutputBytes: Sendable {
  /// The bytes, from the first to the last.
  public private(set) var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The bytes as text, valid or not.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a mode such as 1049, the second screen, is on; nil if it was never set.
  public func mode(_ number: Int) -> Bool? {
    controlSequences.last { $0.isPrivate && $0.numbers.contains(number) && ($0.last == "h" || $0.last == "l") }
      .map { $0.last == "h" }
  }

  /// Whether any colour was used.
  public var hasColors: Bool {
    controlSequences.contains { sequence in
      guard sequence.last == "m", !sequence.isPrivate else { return false }
      return sequence.numbers.contains { 30...49 ~= $0 || 90...107 ~= $0 }
    }
  }

  private struct ControlSequence {
    let isPrivate: Bool
    let numbers: [Int]
    let last: Character
  }

  private var controlSequences: [ControlSequence] {
    var found: [ControlSequence] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1b) {
      rest = rest[(start + 1)...]
      guard rest.first == UInt8(ascii: "[") else { continue }
      let body = rest.dropFirst()
      // As in a terminal, a control character ends an incomplete sequence, and the next one begins with it.
      guard let end = body.firstIndex(where: { 0x40...0x7e ~= $0 || $0 < 0x20 }) else { break }
      guard bytes[end] >= 0x20 else {
        rest = body[end...]
        continue
      }
      let isPrivate = body.first == UInt8(ascii: "?")
      let numbers = String(decoding: body[..<end].dropFirst(isPrivate ? 1 : 0), as: UTF8.self)
        .split(separator: ";").compactMap { Int($0) }
      found.append(.init(isPrivate: isPrivate, numbers: numbers, last: Character(Unicode.Scalar(bytes[end]))))
      rest = body[end...]
    }
    return found
  }
}
