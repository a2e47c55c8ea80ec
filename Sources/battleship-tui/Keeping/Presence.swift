// Shows each of two terminals whether the other program runs, by locks that the system releases when a program ends.

import CSystem
import MessagesHost

/// No bytes are written for this. Each program locks its own byte far beyond the end of the shared file, and tests the
/// other one's byte. The file watch notices an arrival, because the file's time is set then, and a departure, because
/// a file that was open for writing is closed then.
///
/// macOS does not declare these locks in its public headers, and on file systems such as NFS they conflict with the
/// lock by which the programs take turns. There the other person's presence is unknown.
final class Presence {
  #if os(Linux)
    private let descriptor: Int32

    /// A second descriptor, closed after the lock is released: the other program notices that and finds the byte free.
    private let bell: Int32
  #endif

  private let other: Participant

  /// The caller must hold the file's lock; nil if presence is not supported here.
  init?(of person: Participant, in file: Log) {
    #if os(Linux)
      other = person.other
      descriptor = Self.opened(file)
      bell = Self.opened(file)
      var own = Self.byte(of: person, kind: F_RDLCK)
      guard descriptor >= 0, bell >= 0, !Self.takesTurnsWithSuchLocks(descriptor),
        fcntl(descriptor, Self.locks, &own) == 0
      else { return nil }
      futimens(descriptor, nil)
    #else
      return nil
    #endif
  }

  deinit {
    #if os(Linux)
      close(descriptor)
      close(bell)
    #endif
  }

  /// nil if the system does not say.
  var isOtherThere: Bool? {
    #if os(Linux)
      var theirs = Self.byte(of: other, kind: F_WRLCK)
      guard fcntl(descriptor, Self.asks, &theirs) == 0 else { return nil }
      return theirs.l_type != F_UNLCK
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// Linux's `F_OFD_GETLK` and `F_OFD_SETLK`, which its C headers declare only under `_GNU_SOURCE`.
    private static let (asks, locks): (Int32, Int32) = (36, 37)

    /// The offset of the locked bytes, larger than any file.
    private static let start: off_t = 1 << 62

    private static func byte(of person: Participant, kind: Int32) -> flock {
      var range = flock()
      (range.l_type, range.l_whence) = (Int16(kind), Int16(SEEK_SET))
      range.l_start = start + (person == .first ? 0 : 1)
      range.l_len = 1
      return range
    }

    private static func opened(_ file: Log) -> Int32 {
      guard let new = try? System.opened(file.path, O_RDWR | O_NOFOLLOW) else { return -1 }
      var (old, now) = (stat(), stat())
      guard fstat(file.descriptor, &old) == 0, fstat(new, &now) == 0, old.st_ino == now.st_ino,
        old.st_dev == now.st_dev
      else {
        close(new)
        return -1
      }
      return new
    }

    /// Whether the lock for taking turns is one of these locks too, so that presence would block the game.
    private static func takesTurnsWithSuchLocks(_ descriptor: Int32) -> Bool {
      var all = flock()
      all.l_type = Int16(F_WRLCK)
      all.l_whence = Int16(SEEK_SET)
      all.l_start = 0
      all.l_len = start
      return fcntl(descriptor, Self.asks, &all) != 0 || all.l_type != F_UNLCK
    }
  #endif
}
