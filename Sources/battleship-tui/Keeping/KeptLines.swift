// Reads the lines of a kept file in pieces, up to the first invalid line; the keepers decide what follows.

import BattleshipApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension KeptFile {
  /// The whole lines added since the last reading.
  func newLines() -> KeptLines { KeptLines(self) }
}

/// The whole lines after the file's current place; reading a line advances that place.
///
/// They end at the end of the file, or at an error, which is in ``trouble``.
final class KeptLines: Sequence, IteratorProtocol {
  private let file: KeptFile
  private var piece: [UInt8] = []
  /// The start of the next line in the piece.
  private var start = 0
  /// The start of the next piece in the file.
  private var offset: off_t
  private var isAtEnd = false
  private var first: (text: String, byteCount: Int)?

  /// The error that ended the lines before the end of the file.
  private(set) var trouble: SharedError?

  fileprivate init(_ file: KeptFile) {
    self.file = file
    offset = file.position
    var about = stat()
    if fstat(file.descriptor, &about) == 0, about.st_size > KeptFile.sizeLimit {
      trouble = .file(.large(byteCount: Int(about.st_size)))
    }
    first = read()
  }

  /// The bytes of an incomplete last line, once all others were read.
  var torn: [UInt8] { isAtEnd ? Array(piece[start...]) : [] }

  /// The next line, without consuming it.
  var peeked: String? { first?.text }

  func next() -> String? {
    guard let (text, byteCount) = first else { return nil }
    file.note(readLineOf: byteCount)
    first = read()
    return text
  }

  /// Reads the next whole line.
  private func read() -> (text: String, byteCount: Int)? {
    var searched = start
    while trouble == nil, !isAtEnd {
      if let end = piece[searched...].firstIndex(of: 0x0A) { return line(to: end) }
      guard piece.count - start <= KeptFile.lineLimit else {
        trouble = .file(.longLine(number: file.lineCount + 1))
        return nil
      }
      piece.removeFirst(start)
      (start, searched) = (0, piece.count)
      readPiece()
    }
    return nil
  }

  private func line(to end: Int) -> (text: String, byteCount: Int)? {
    defer { start = end + 1 }
    guard end - start <= KeptFile.lineLimit else {
      trouble = .file(.longLine(number: file.lineCount + 1))
      return nil
    }
    let bytes = piece[start..<end]
    if file.lineCount == 0, NewerForm.begins(bytes) {
      trouble = .file(.newer)
      return nil
    }
    if file.lineCount == 0, let text = String(validating: bytes, as: UTF8.self) { file.note(firstLine: text) }
    let checked = file.isChecked ? CheckedLine.bytes(bytes) : bytes
    if let line = checked.flatMap({ String(validating: $0, as: UTF8.self) }) { return (line, end + 1 - start) }
    let isText = String(validating: bytes, as: UTF8.self) != nil
    trouble = .damaged(isText ? .changed(line: file.lineCount + 1) : .notText(line: file.lineCount + 1))
    return nil
  }

  private func readPiece() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var count = pread(file.descriptor, &buffer, buffer.count, offset)
    while count < 0, errno == EINTR { count = pread(file.descriptor, &buffer, buffer.count, offset) }
    if count < 0 { trouble = .file(.system(errno)) }
    if count == 0 { isAtEnd = true }
    if count > 0 {
      piece += buffer[..<count]
      offset += off_t(count)
    }
  }
}
