// Moves unusable content of a log to a new file beside it.

import BattleshipPlay
import BattleshipTerminal
import CSystem

extension Log {
  static let asideLimit = 1 << 20

  /// Moves the bytes at the end of the file to a new one; returns the new name without the directory.
  func setAside(_ rest: [UInt8]) throws(ConversationFileError) -> String {
    let name = try writeAside(rest, "torn")
    guard ftruncate(descriptor, position) == 0 else { throw .file(.system(errno)) }
    return name
  }

  /// Sets aside an unreadable line and everything after it, unless that is more than ``asideLimit``.
  func setRestAside() throws(ConversationFileError) -> String {
    let rest = try bytes(from: position, limit: Self.asideLimit + 1)
    guard rest.count <= Self.asideLimit else {
      throw .large(byteCount: Int(position) + rest.count, limit: Self.sizeLimit)
    }
    return try setAside(rest)
  }

  /// The same for a file without a readable line.
  func setRestAsideIfAny() throws(ConversationFileError) {
    goBack()
    if hasGrown { _ = try setRestAside() }
  }

  /// Copies the known contents to a new file beside this one; nil if that fails.
  func copyAside() -> String? {
    guard let bytes = try? bytes(from: 0, limit: Int(position)), !bytes.isEmpty else { return nil }
    return try? writeAside(bytes, "kept")
  }

  /// Writes a new file, `PATH.WHY-1` and so on; leaves none behind if that fails.
  private func writeAside(_ bytes: [UInt8], _ why: String) throws(ConversationFileError) -> String {
    try Self.trying { () throws(FileError) in
      var other: Int32 = -1
      let aside = try path.numbered(".\(why)-") { aside in
        other = aside.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
        return other < 0 ? errno : nil
      }
      let failure = writeAll(bytes, to: other) ?? Self.flush(other)
      close(other)
      if let failure = failure ?? FlushedFile.flush(folder: path.directory) {
        _ = aside.withCString { unlink($0) }
        throw .system(failure)
      }
      return aside.name.text
    }
  }

  func bytes(from start: off_t, limit: Int) throws(ConversationFileError) -> [UInt8] {
    try Self.bytes(of: descriptor, from: start, limit: limit)
  }

  static func bytes(of descriptor: Int32, from start: off_t, limit: Int) throws(ConversationFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = pread(descriptor, &buffer, min(buffer.count, limit - bytes.count), start + off_t(bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .file(.system(errno)) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  func moveAside(_ why: String) throws(ConversationFileError) -> String {
    try Self.trying { () throws(FileError) in try FlushedFile.moveAside(path, why) }
  }
}
