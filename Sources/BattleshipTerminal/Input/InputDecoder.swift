// Decodes bytes from a keyboard into events: each step consumes the bytes of one event.

import BattleshipFrame

/// Decodes events from the bytes that a terminal sends.
///
/// Bytes come in pieces of any size. If the last ones may be the beginning of a sequence, ``timeout`` says how long to
/// wait for more, and ``flush()`` decodes them if nothing comes. An unknown sequence becomes one
/// `TerminalEvent.unknown`, and no part of it is taken for a letter.
package struct InputDecoder: Sendable {
  /// The most bytes of a pasted text.
  package static let pasteLimit = 65_536

  /// The most bytes to keep of an unfinished sequence; terminals send a few dozen.
  package static let sequenceLimit = 4_096

  enum DecodingStep {
    /// Consume this many bytes; nil means no event.
    case take(Int, TerminalEvent?)
    /// Consume this many bytes; a pasted text begins after them.
    case paste(Int)
    /// The bytes are incomplete: wait this many milliseconds for more.
    case more(Int32)
  }

  let sequences: KeySequences
  private var waiting: [UInt8] = []
  private var pasted: PastedText?
  /// Whether the waiting bytes are only the beginning and the last byte of a sequence beyond the limit.
  private var isShortened = false
  private var escapeWasAlone = false

  package init(sequences: KeySequences) {
    self.sequences = sequences
  }

  /// The milliseconds to wait for the rest of the last bytes; nil if they were complete.
  package private(set) var timeout: Int32?

  package mutating func events(in bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var bytes = Array(bytes)
    if escapeWasAlone, isRestOfSequence(bytes) { bytes.insert(Byte.escape, at: 0) }
    escapeWasAlone = false
    waiting += bytes
    timeout = nil
    var events: [TerminalEvent] = []
    var rest = waiting[...]
    reading: while !rest.isEmpty {
      if pasted != nil {
        guard let event = pasted?.take(from: &rest) else { break }
        events.append(event)
        pasted = nil
        continue
      }
      switch step(rest) {
      case .take(let count, let event) where !isShortened:
        rest = rest.dropFirst(count)
        if let event { events.append(count > Self.sequenceLimit ? .unknown : event) }
      case .paste(let count) where !isShortened:
        rest = rest.dropFirst(count)
        pasted = PastedText(limit: Self.pasteLimit)
      case .take(let count, _), .paste(let count):
        rest = rest.dropFirst(count)
        isShortened = false
        events.append(.unknown)
      case .more(let milliseconds):
        if isShortened || rest.count > Self.sequenceLimit {
          // These bytes tell how the sequence ends; the ones between them do not.
          rest = rest.prefix(rest.first == Byte.escape ? 2 : 1) + rest.suffix(1)
          isShortened = true
        }
        timeout = milliseconds
        break reading
      }
    }
    waiting = Array(rest)
    if pasted != nil { timeout = 1_000 }
    return events
  }

  package mutating func flush() -> [TerminalEvent] {
    defer {
      waiting = []
      pasted = nil
      isShortened = false
      timeout = nil
    }
    if pasted != nil { return [.pasteRefused(.unfinished)] }
    if !isShortened, let link = Self.wholeLink(waiting) { return [link] }
    escapeWasAlone = waiting == [Byte.escape]
    return waiting.isEmpty ? [] : [escapeWasAlone ? .key(.escape) : .unknown]
  }

  /// Whether bytes are a key's sequence without its escape, which came too long before them on a slow line.
  private func isRestOfSequence(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    if sequences[[Byte.escape] + bytes] != nil { return true }
    guard case .take(bytes.count + 1, let event) = step(([Byte.escape] + bytes)[...]) else { return false }
    return bytes[0] == UInt8(ascii: "[") && event != .unknown
  }

  func step(_ bytes: ArraySlice<UInt8>) -> DecodingStep {
    let first = bytes[bytes.startIndex]
    switch first {
    case Byte.escape: return escapeStep(bytes)
    // The same in one byte, from a terminal that was set to eight bits. It is not valid UTF-8.
    case 0x9b: return controlSequenceStep(bytes, from: 1)
    case 0x8f: return keypadStep(bytes, from: 1)
    case 0x0d, 0x0a: return .take(1, .key(.enter))
    case 0x09: return .take(1, .key(.tab))
    case 0x08, 0x7f: return .take(1, .key(.backspace))
    case 0x01...0x1a: return .take(1, .key(.control(Character(Unicode.Scalar(first + 0x60)))))
    case 0x20..<0x7f: return Self.linkStep(bytes) ?? .take(1, .key(.character(Character(Unicode.Scalar(first)))))
    case 0x80...: return letterStep(bytes)
    default: return .take(1, .unknown)
    }
  }

  /// A letter beyond ASCII, in UTF-8.
  func letterStep(_ bytes: ArraySlice<UInt8>) -> DecodingStep {
    let length: Int
    switch bytes[bytes.startIndex] {
    case 0xc2...0xdf: length = 2
    case 0xe0...0xef: length = 3
    case 0xf0...0xf4: length = 4
    default: return .take(1, .unknown)
    }
    let letter = bytes.prefix(length)
    let tail = letter.dropFirst().prefix { 0x80...0xbf ~= $0 }
    guard tail.count == letter.count - 1 else { return .take(1 + tail.count, .unknown) }
    guard letter.count == length else { return .more(100) }
    let text = String(decoding: letter, as: UTF8.self)
    guard text.utf8.elementsEqual(letter), let scalar = text.unicodeScalars.first, scalar.value > 0x9f else {
      return .take(length, .unknown)
    }
    return .take(length, .key(.character(Character(scalar))))
  }
}

enum Byte {
  static let bell: UInt8 = 0x07
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1a
  static let escape: UInt8 = 0x1b
}
