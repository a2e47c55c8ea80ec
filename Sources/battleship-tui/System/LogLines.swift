// Reads the lines of a log in pieces, up to the first invalid line; the caller decides what follows.

import BattleshipApp
import BattleshipPlay
import CSystem

/// The whole lines after the file's current place; reading a line advances that place.
///
/// They end at the end of the file, or at an error, which is in ``trouble``.
final class LogLines: Sequence, IteratorProtocol {
  private let file: Log
  private var piece: [UInt8] = []
  /// The offset of the next line in `piece`.
  private var start = 0
  /// The offset of the next piece in the file.
  private var offset: off_t
  private var isAtEnd = false
  private var place: Log.FilePlace
  /// A line that ``isEmpty`` has read and ``next()`` has not returned yet.
  private var ahead: ArraySlice<UInt8>?

  private(set) var trouble: ConversationFileError?

  init(_ file: Log) {
    self.file = file
    place = file.place
    offset = file.position
    var about = stat()
    if fstat(file.descriptor, &about) == 0, about.st_size > Log.sizeLimit {
      trouble = .large(byteCount: Int(about.st_size), limit: Log.sizeLimit)
    }
  }

  /// The bytes of an incomplete last line, once all others were read.
  var torn: [UInt8] { isAtEnd ? Array(piece[start...]) : [] }

  /// An incomplete last line does not count.
  var isEmpty: Bool {
    ahead = ahead ?? read()
    return ahead == nil
  }

  /// The next line in UTF-8, without its checksum; keeping it beyond the next call costs a copy of the buffer.
  func next() -> ArraySlice<UInt8>? {
    let line = ahead ?? read()
    ahead = nil
    if line != nil { file.note(read: place) }
    return line
  }

  private func read() -> ArraySlice<UInt8>? {
    var searched = start
    while trouble == nil, !isAtEnd {
      if let end = endOfLine(from: searched) { return line(to: end) }
      guard piece.count - start <= Log.lineLimit else { return failAtLongLine() }
      piece.removeFirst(start)
      start = 0
      searched = piece.count
      readPiece()
    }
    return nil
  }

  private func endOfLine(from start: Int) -> Int? {
    piece.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(end) - base
    }
  }

  private var number: Int { place.lineCount + 1 }

  private func line(to end: Int) -> ArraySlice<UInt8>? {
    defer { start = end + 1 }
    guard end - start <= Log.lineLimit else { return failAtLongLine() }
    let bytes = piece[start..<end]
    switch number == 1 ? FileForm(firstLine: bytes) : nil {
    case .newer: return fail(.file(.obstacle(.newer)))
    case .older: return fail(.file(.obstacle(.older)))
    case .known, nil: break
    }
    guard let line = place.checksum.line(bytes) else {
      let isText = String(validating: bytes, as: UTF8.self) != nil
      return fail(isText ? .changed(line: number) : .unreadable(line: number))
    }
    place.position += off_t(end + 1 - start)
    place.lineCount += 1
    return line
  }

  private func fail(_ error: ConversationFileError) -> ArraySlice<UInt8>? {
    trouble = error
    return nil
  }

  private func failAtLongLine() -> ArraySlice<UInt8>? {
    fail(.longLine(number: number, limit: Log.lineLimit))
  }

  private func readPiece() {
    let (rest, size) = (piece.count, 1 << 18)
    var count = 0
    piece = Array(unsafeUninitializedCapacity: rest + size) { bytes, initialized in
      _ = bytes.initialize(from: piece)
      let address = bytes.baseAddress.map { $0 + rest }
      repeat { count = pread(file.descriptor, address, size, offset) } while count < 0 && errno == EINTR
      initialized = count < 0 ? rest : rest + count
    }
    if count < 0 { trouble = .file(.system(errno)) }
    if count == 0 { isAtEnd = true }
    if count > 0 { offset += off_t(count) }
  }
}
