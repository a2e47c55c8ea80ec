// The few calls of the C library that everything here stands on.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The value of an environment variable; nil where it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Whether a descriptor is a terminal.
func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Writes all of some bytes, as far as somebody takes them.
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) {
  let bytes = Array(bytes)
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return }
    written += count
  }
}

/// What reading came to.
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

/// Which of these descriptors have something to read, or none after so many milliseconds; -1 waits for ever.
///
/// A descriptor below 0 never has something. Nil where a signal broke off the waiting.
func wait(
  _ first: Int32, _ second: Int32, _ third: Int32 = -1, milliseconds: Int32
) -> (first: Bool, second: Bool, third: Bool)? {
  var descriptors = [first, second, third].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  guard poll(&descriptors, 3, milliseconds) >= 0 else { return nil }
  return (descriptors[0].revents != 0, descriptors[1].revents != 0, descriptors[2].revents != 0)
}

/// How many rows and columns a terminal says that it has; nil where it does not say.
func windowSize(_ descriptor: Int32) -> (rows: Int32, columns: Int32)? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
  return (Int32(size.ws_row), Int32(size.ws_col))
}

/// The signals that a terminal answers.
enum Signal {
  static let stop = SIGTSTP
  static let goOn = SIGCONT
  static let newSize = SIGWINCH
}

/// Runs a program with a text as its standard input; whether it ended with status 0.
func run(_ arguments: [String], input: String) -> Bool {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return false }
  _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  var child = pid_t()
  let failure = posix_spawnp(&child, arguments[0], &actions, nil, words, environ)
  close(ends[0])
  if failure == 0 { writeAll(input.utf8, to: ends[1]) }
  close(ends[1])
  guard failure == 0 else { return false }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
  return status == 0
}
