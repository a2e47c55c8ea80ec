// Calls of the C library as small Swift functions.

import CSystem

func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

func setEnvironment(_ name: String, _ value: String?) {
  if let value { setenv(name, value, 1) } else { unsetenv(name) }
}

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Writes bytes until all are written, the descriptor fails, or `isOver` says that the rest is unwanted. Returns the
/// error number of a failed write, else nil.
@discardableResult
package func writeAll(
  _ bytes: some Sequence<UInt8>, to descriptor: Int32, unless isOver: () -> Bool = { false }
) -> Int32? {
  let bytes = Array(bytes)
  var written = 0
  while written < bytes.count, !isOver() {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return errno }
    written += count
  }
  return nil
}

package enum ReadResult {
  case bytes([UInt8])
  case nothingYet
  case closed
}

package func readSome(_ descriptor: Int32) -> ReadResult {
  var buffer = [UInt8](repeating: 0, count: 4_096)
  let count = read(descriptor, &buffer, buffer.count)
  if count > 0 { return .bytes(Array(buffer[..<count])) }
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothingYet : .closed
}

/// A descriptor to wait for, until it can be read or, with `isToWrite`, written.
package struct Watched: ExpressibleByIntegerLiteral {
  let descriptor: Int32
  let isToWrite: Bool

  package init(_ descriptor: Int32, isToWrite: Bool = false) {
    self.descriptor = descriptor
    self.isToWrite = isToWrite
  }

  package init(integerLiteral descriptor: Int32) { self.init(descriptor) }
}

func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool]? {
  wait(for: descriptors.map { Watched($0) }, milliseconds: milliseconds)
}

/// Waits until a descriptor is ready or the time is over; returns which ones are ready. -1 means no time limit.
///
/// A descriptor below 0 is never ready. nil means that a signal interrupted the wait. After any other failure, all
/// count as ready, and using them reports the error.
package func wait(for descriptors: [Watched], milliseconds: Int32) -> [Bool]? {
  var waiting = descriptors.map {
    pollfd(fd: $0.descriptor, events: Int16($0.isToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
  }
  guard poll(&waiting, nfds_t(waiting.count), milliseconds) >= 0 else {
    return errno == EINTR ? nil : descriptors.map { $0.descriptor >= 0 }
  }
  return waiting.map { $0.revents != 0 }
}

/// The time of a monotonic clock.
package func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
}

/// Why no further file can be opened, as an error number; nil if one can.
func reasonAgainstOpening() -> Int32? {
  let descriptor = open("/", O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return errno }
  close(descriptor)
  return nil
}

/// nil if it is no terminal, or does not know its size.
package func windowSize(_ descriptor: Int32) -> (rows: Int32, columns: Int32)? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
  return (Int32(size.ws_row), Int32(size.ws_col))
}

/// The signals that do not end the program.
enum Signal {
  static let stop = SIGTSTP
  static let resume = SIGCONT
  static let newSize = SIGWINCH
}

/// Whether the line has 9,600 bits a second or less: a whole screen takes seconds on it.
func isSlowLine(_ descriptor: Int32) -> Bool {
  var settings = termios()
  guard tcgetattr(descriptor, &settings) == 0 else { return false }
  let speed = cfgetospeed(&settings)
  return speed != speed_t(B0) && speed <= speed_t(B9600)
}
