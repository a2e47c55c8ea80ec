// The lock by which programs take turns with a file or a folder: waits are limited, and Linux names the holder.

import BattleshipPlay
import CSystem

enum Locking: Equatable {
  case ours
  case held
  case impossible(Int32)
}

enum FileLock {
  /// Milliseconds to wait while no screen is open; other programs hold these locks only for a few.
  static let longestWait = 1_000

  static func take(_ descriptor: Int32, within milliseconds: Int) -> Locking {
    for _ in 0...milliseconds {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .ours }
      guard errno == EWOULDBLOCK || errno == EINTR else { return .impossible(errno) }
      if milliseconds > 0 { poll(nil, 0, 1) }
    }
    return .held
  }

  static func require(_ descriptor: Int32, within milliseconds: Int) throws(FileError) {
    switch take(descriptor, within: milliseconds) {
    case .ours: break
    case .held: throw .obstacle(.held(byProcess: holder(of: descriptor)))
    case .impossible(let number): throw .system(number)
    }
  }

  /// nil if the system does not report it. Compares only the inode, because on an overlay file system the device
  /// differs from the one in the list of locks.
  static func holder(of descriptor: Int32) -> Int32? {
    var about = stat()
    guard fstat(descriptor, &about) == 0, let locks = try? System.read(Path("/proc/locks"), limit: 1 << 20) else {
      return nil
    }
    // 1: FLOCK  ADVISORY  WRITE 4711 fe:01:123456 0 EOF
    for line in String(decoding: locks, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(about.st_ino)") else { continue }
      return Int32(words[4]).flatMap { $0 > 0 ? $0 : nil }
    }
    return nil
  }
}
