// Reports when a file grows, shrinks or disappears, without polling.

import CSystem

final class FileWatch {
  /// Becomes readable when the file changes.
  let descriptor: Int32

  #if canImport(Darwin)
    private let file: Int32
  #endif

  init?(path: Path) {
    #if canImport(Darwin)
      // Both are set before anything can fail, so that the end of this object closes them.
      descriptor = kqueue()
      file = path.withCString { open($0, O_EVTONLY) }
      guard descriptor >= 0, file >= 0 else { return nil }
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB), data: 0, udata: nil)
      guard kevent(descriptor, &change, 1, nil, 0, nil) == 0 else { return nil }
    #else
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard
        path.withCString({
          inotify_add_watch(
            descriptor, $0, UInt32(IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVE_SELF | IN_DELETE_SELF))
        }) >= 0
      else { return nil }
    #endif
  }

  deinit {
    close(descriptor)
    #if canImport(Darwin)
      close(file)
    #endif
  }

  /// Consumes the changes so far, so that the next one is reported again.
  func clear() {
    #if canImport(Darwin)
      var event = kevent()
      var none = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &none) > 0 {}
    #else
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
    #endif
  }
}
