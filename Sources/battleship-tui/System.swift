// The calls of the system that the program makes itself: reading and writing, a new file, the time, a seed.

import BattleshipApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum System {
  /// Writes a text, such as to standard output or standard error.
  ///
  /// - Returns: Nil, or the number of the error that broke it off.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    write(Array(text.utf8), to: descriptor)
  }

  /// Writes all of some bytes.
  ///
  /// - Returns: Nil, or the number of the error that broke it off.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.put(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// The bytes of standard input up to its end, or one more than so many; of a terminal only a line.
  ///
  /// - Throws: ``ReadError`` with the system's number for it.
  static func readInput(limit: Int) throws(ReadError) -> [UInt8] {
    let isTerminal = isatty(0) == 1
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while bytes.count <= limit {
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw ReadError(number: errno) }
      bytes += buffer[..<count]
      if count == 0 || isTerminal && bytes.last == 0x0A { break }
    }
    return bytes
  }

  /// Why standard input could not be read.
  struct ReadError: Error, Equatable {
    let number: Int32
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

  /// What an error number of the system means, in its words.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// A seed that nobody foresees.
  static var seed: UInt64 { UInt64.random(in: .min ... .max) }

  /// Lets writing beyond the size that a file may have be an error and not the end.
  static func ignoreFullFiles() { signal(SIGXFSZ, SIG_IGN) }

  static func end(_ status: Int32) -> Never { exit(status) }
}
