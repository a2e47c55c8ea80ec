// The lock by which two programs take turns with a kept file; nothing waits long for it while a screen is shown.

import CSystem

extension ConversationFile {
  /// Tries to lock for at most this many milliseconds; the other player's program holds the lock for a few.
  func lock(within milliseconds: Int) -> Locking { FileLock.take(descriptor, within: milliseconds) }

  /// Waits for the lock without a limit; call it only before there is a screen, so that Ctrl-C ends the program.
  func waitForLock() -> Locking {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return .impossible(errno) }
    }
    return .ours
  }

  func unlock() { flock(descriptor, LOCK_UN) }

  /// The process that holds the lock; `nil` if the system does not say.
  var lockHolder: Int32? { FileLock.holder(of: descriptor) }
}
