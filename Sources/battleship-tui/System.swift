// The few calls of the system that the program makes itself: writing, the time, a seed.

import BattleshipApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum System {
  /// Writes a text to standard output or standard error.
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.put(descriptor, $0) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Opens a file that is written anew, for its owner alone; nil where that cannot be.
  static func create(_ path: String) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // A file that was there before keeps its permissions otherwise. A terminal or a pipe is not ours to change.
    var about = stat()
    if fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG, fchmod(descriptor, 0o600) != 0 {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// The time of the day where the player is.
  static var clock: ClockTime {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return ClockTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }

  /// A seed that nobody foresees.
  static var seed: UInt64 { UInt64.random(in: .min ... .max) }

  /// Lets writing beyond the size that a file may have be an error and not the end.
  static func ignoreFullFiles() { signal(SIGXFSZ, SIG_IGN) }

  static func end(_ status: Int32) -> Never { exit(status) }
}
