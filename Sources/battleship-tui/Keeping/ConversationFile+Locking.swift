// The lock with which two programs take turns with a kept file; the wait is short while a screen is shown.

import CSystem

extension ConversationFile {
  /// The other player's program holds the lock for only a few milliseconds.
  func lock(within milliseconds: Int) -> Locking { FileLock.take(descriptor, within: milliseconds) }

  /// Waits without a limit; call it only before there is a screen, so that Ctrl-C ends the program.
  func waitForLock() -> Locking {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return .impossible(errno) }
    }
    return .ours
  }

  func unlock() { flock(descriptor, LOCK_UN) }

  var lockHolder: Int32? { FileLock.holder(of: descriptor) }
}
