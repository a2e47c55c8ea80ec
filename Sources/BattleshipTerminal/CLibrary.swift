// Calls of the C library as small Swift functions.

import CSystem

/// The value of an environment variable; nil if it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Sets an environment variable; nil removes it.
func setEnvironment(_ name: String, _ value: String?) {
  if let value { setenv(name, value, 1) } else { unsetenv(name) }
}

/// Whether a descriptor is a terminal.
func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Writes bytes until all are written, the descriptor fails, or the rest is not wanted any more; nil, or the error number
/// of the failed write.
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

enum ReadResult {
  case bytes([UInt8])
  case nothingYet
  case closed
}

/// The bytes that can be read now.
func readSome(_ descriptor: Int32) -> ReadResult {
  var buffer = [UInt8](repeating: 0, count: 4_096)
  let count = read(descriptor, &buffer, buffer.count)
  if count > 0 { return .bytes(Array(buffer[..<count])) }
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothingYet : .closed
}

/// Waits until a descriptor is readable or the time is over; returns which ones are readable. -1 means no limit.
///
/// A descriptor below 0 is never readable. Nil if a signal interrupted the wait; after any other failure all are called
/// readable, and reading them says what is wrong.
func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool]? {
  var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  guard poll(&waiting, nfds_t(waiting.count), milliseconds) >= 0 else {
    return errno == EINTR ? nil : descriptors.map { $0 >= 0 }
  }
  return waiting.map { $0.revents != 0 }
}

/// The milliseconds of a monotonic clock.
package func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
}

/// Why no further file can be opened; nil if one can.
func reasonAgainstOpening() -> Int32? {
  let descriptor = open("/", O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return errno }
  close(descriptor)
  return nil
}

/// The rows and columns that a terminal says it has; nil if it does not say.
func windowSize(_ descriptor: Int32) -> (rows: Int32, columns: Int32)? {
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

/// Whether a terminal is on a line of 9,600 bits a second or less, on which a whole screen takes seconds.
func isSlowLine(_ descriptor: Int32) -> Bool {
  var settings = termios()
  guard tcgetattr(descriptor, &settings) == 0 else { return false }
  let speed = cfgetospeed(&settings)
  return speed != speed_t(B0) && speed <= speed_t(B9600)
}
