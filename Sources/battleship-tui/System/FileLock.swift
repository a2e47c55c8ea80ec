// The lock by which two programs take turns with a file or a folder: waits are limited, and Linux names the holder.

import BattleshipPlay
import CSystem

/// The result of a request for a lock.
enum Locking: Equatable {
  /// This program holds it until it unlocks it.
  case ours
  /// Another program holds it.
  case held
  /// Locking failed, with this error number.
  case impossible(Int32)
}

enum FileLock {
  /// The milliseconds to wait where no screen waits for a key; other programs hold these locks for only a few.
  static let patience = 1_000

  /// Tries to lock for at most this many milliseconds.
  static func take(_ descriptor: Int32, within milliseconds: Int) -> Locking {
    for _ in 0...milliseconds {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .ours }
      guard errno == EWOULDBLOCK || errno == EINTR else { return .impossible(errno) }
      if milliseconds > 0 { poll(nil, 0, 1) }
    }
    return .held
  }

  /// Locks or throws, naming the holder.
  static func require(_ descriptor: Int32, within milliseconds: Int) throws(FileError) {
    switch take(descriptor, within: milliseconds) {
    case .ours: break
    case .held: throw .obstacle(.held(byProcess: holder(of: descriptor)))
    case .impossible(let number): throw .system(number)
    }
  }

  /// The process that holds the lock; `nil` if the system does not say. It is found by the inode alone, because an overlay has
  /// another device than the list of locks.
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
