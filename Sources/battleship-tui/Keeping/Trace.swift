// The trace: a separate file for the host's calls and the messages; its errors never stop the game.

import BattleshipPlay
import CSystem

struct Trace {
  private static let firstLine = "battleship-trace 1\n"

  private let descriptor: Int32
  private var isWhole = true

  /// Opens an empty file or overwrites an older trace; creates a missing file for its owner alone.
  ///
  /// - Throws: ``TraceError`` if it would follow a link or overwrite anything else, such as the conversation.
  init(path: Path, conversation: Path?) throws(TraceError) {
    do throws(FileError) {
      descriptor = try System.opened(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_APPEND, mode: 0o600)
    } catch {
      throw error == .system(ELOOP) ? .link : .file(error)
    }
    do throws(TraceError) {
      try begin(conversation)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private func begin(_ conversation: Path?) throws(TraceError) {
    var (about, other) = (stat(), stat())
    guard fstat(descriptor, &about) == 0 else { throw .file(.system(errno)) }
    if let conversation, conversation.withCString({ stat($0, &other) }) == 0, about.st_ino == other.st_ino,
      about.st_dev == other.st_dev
    {
      throw .conversation
    }
    var first = [UInt8](repeating: 0, count: Self.firstLine.utf8.count)
    if about.st_size > 0 {
      guard pread(descriptor, &first, first.count, 0) == first.count, first.elementsEqual(Self.firstLine.utf8) else {
        throw .other
      }
    }
    guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, 0o600) == 0 else { throw .file(.system(errno)) }
    if let number = System.write(Self.firstLine, to: descriptor) { throw .file(.system(number)) }
  }

  /// After a failed write, writes nothing more; returns the error number of that failure, once.
  mutating func write(_ line: String) -> Int32? {
    guard isWhole, let number = System.write(line + "\n", to: descriptor) else { return nil }
    isWhole = false
    return number
  }
}
