// The trace: a separate file for the host's calls and the messages; its errors never stop the game.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file to which lines are written until a write fails.
struct Trace {
  private static let firstLine = "battleship-trace 1\n"

  private let descriptor: Int32

  /// Whether every write has succeeded so far.
  private var isWhole = true

  /// Opens an empty file or overwrites an older trace; creates a missing file for its owner alone.
  ///
  /// A terminal, a device or a pipe with a reader is allowed too. Writing does not block: if the reader stops reading,
  /// the trace ends, not the game.
  ///
  /// - Throws: ``TraceError`` if it would follow a link or overwrite anything else, such as the conversation.
  init(path: Path, conversation: Path?) throws(TraceError) {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = path.withCString { open($0, flags, 0o600) }
    guard descriptor >= 0 else { throw errno == ELOOP ? .link : .system(errno) }
    do throws(TraceError) {
      try begin(path, conversation)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private func begin(_ path: Path, _ conversation: Path?) throws(TraceError) {
    var (about, other) = (stat(), stat())
    guard fstat(descriptor, &about) == 0 else { throw .system(errno) }
    if let conversation, conversation.withCString({ stat($0, &other) }) == 0, about.st_ino == other.st_ino,
      about.st_dev == other.st_dev
    {
      throw .conversation
    }
    // Do not truncate or change a terminal, a device or a pipe.
    if about.st_mode & S_IFMT == S_IFREG {
      if about.st_size > 0 { try Self.checkIsTrace(path, about) }
      guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, 0o600) == 0 else { throw .system(errno) }
    }
    if let number = System.write(Self.firstLine, to: descriptor) { throw .system(number) }
  }

  private static func checkIsTrace(_ path: Path, _ about: stat) throws(TraceError) {
    let reading = path.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard reading >= 0 else { throw .system(errno) }
    defer { close(reading) }
    var again = stat()
    var first = [UInt8](repeating: 0, count: firstLine.utf8.count)
    guard fstat(reading, &again) == 0, again.st_ino == about.st_ino, again.st_dev == about.st_dev,
      pread(reading, &first, first.count, 0) == first.count, first.elementsEqual(firstLine.utf8)
    else { throw .other }
  }

  /// Writes a line, unless an earlier write failed.
  ///
  /// - Returns: The error number of the first failure, once.
  mutating func write(_ line: String) -> Int32? {
    guard isWhole, let number = System.write(line + "\n", to: descriptor) else { return nil }
    isWhole = false
    return number
  }
}

/// Why a trace cannot be written to a file.
enum TraceError: Error, Equatable {
  /// It is a link to another file.
  case link
  /// It is the file of the conversation.
  case conversation
  /// It contains something other than a trace.
  case other
  /// The system refused, with this error number.
  case system(Int32)
}
