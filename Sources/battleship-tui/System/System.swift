// System calls that several parts of the program share: reading and writing, folders, the time, a seed.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal
import CProgramStart
import CSystem

enum System {
  /// Prepares descriptors and signals before the program opens anything.
  ///
  /// If standard input, output or error is closed, the next opened file would take its number, and a screen could be
  /// written into a conversation. So another descriptor takes its place, on which reading or writing still fails.
  /// Writing to a pipe without a reader, or beyond the size limit of files, becomes an error and does not end the
  /// program.
  ///
  /// A core file would hold the player's key and both fleets, so none is left.
  static func begin() {
    program_leave_no_core()
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      let file = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
      if file < 0, open("/", O_RDONLY) < 0 { exit(1) }
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The words of the command line, without the program's name.
  static var words: [Argument] {
    let count = program_argument_count()
    guard count >= 0 else { return CommandLine.arguments.dropFirst().map { Argument($0) } }
    return (0..<count).dropFirst().map { index in
      guard let word = program_argument(index) else { return "" }
      return Argument(bytes: (0..<strlen(word)).map { UInt8(bitPattern: word[$0]) })
    }
  }

  /// Writes data to standard output and closes it, because some file systems report a full disk only then.
  ///
  /// - Returns: nil, or the error number.
  static func hand(_ text: String) -> Int32? {
    write(text, to: 1) ?? (close(1) == 0 ? nil : errno)
  }

  /// Returns nil, or the error number of the failed write.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    writeAll(text.utf8, to: descriptor)
  }

  /// Reads standard input to its end or until more than `limit` bytes are read; from a terminal, one line.
  static func readInput(limit: Int) throws(FileError) -> [UInt8] {
    try read(0, limit: limit, endsWithLine: isatty(0) == 1)
  }

  static var outputIsNoTerminal: Bool { isatty(1) == 0 }

  /// Opens a regular file and nothing else; never waits, and never takes over a terminal.
  ///
  /// A relative path is looked up in `folder`; a file that the flags create has the permissions `mode`.
  static func opened(
    _ path: Path, _ flags: Int32, in folder: Int32 = AT_FDCWD, mode: mode_t = 0
  ) throws(FileError) -> Int32 {
    let file = path.withCString { openat(folder, $0, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode) }
    // `ENXIO` means a pipe without a reader, or a socket.
    guard file >= 0 else { throw errno == ENXIO ? .obstacle(.noPlainFile) : .system(errno) }
    var about = stat()
    guard fstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .obstacle(.noPlainFile)
    }
    return file
  }

  static func read(_ path: Path, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = try opened(path, O_RDONLY)
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// Reads an open file to its end or until more than `limit` bytes are read; with `endsWithLine`, at most a line.
  static func read(_ descriptor: Int32, limit: Int, endsWithLine: Bool = false) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let more = try some(of: descriptor)
      bytes += more
      if more.isEmpty || endsWithLine && bytes.last == 0x0A { break }
    }
    return bytes
  }

  /// The bytes that can be read next; empty at the end.
  static func some(of descriptor: Int32) throws(FileError) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = get(descriptor, &buffer)
      if count >= 0 { return buffer[..<count] }
      guard errno == EINTR else { throw .system(errno) }
    }
  }

  /// The names in a folder in ascending order, without those that begin with a dot unless requested.
  static func names(in folder: Path, alsoHidden: Bool = false) throws(FileError) -> [Path] {
    guard let entries = folder.withCString({ opendir($0) }) else { throw .system(errno) }
    defer { closedir(entries) }
    var names: [Path] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Path(bytes: $0) }
      if alsoHidden || name.bytes.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  private static func get(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    CSystem.read(descriptor, &buffer, buffer.count)
  }

  static var clock: ClockTime { ClockTime(hour: Int(localTime.tm_hour), minute: Int(localTime.tm_min)) }

  /// The local date; nil if the clock is far beyond all dates.
  static var day: CalendarDate? {
    let now = localTime
    return try? CalendarDate(year: Int(now.tm_year) + 1_900, month: Int(now.tm_mon) + 1, day: Int(now.tm_mday))
  }

  private static var localTime: tm {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return parts
  }

  static var seconds: Int { time(nil) }

  /// The date in UTC; nil if the clock is far beyond all dates.
  static var today: CalendarDate? { CalendarDate(secondsSince1970: seconds) }

  static var seed: UInt64 { UInt64.random(in: .min ... .max) }

  static var randomness: RandomSource {
    var generator = SystemRandomNumberGenerator()
    return RandomSource(using: &generator)
  }

  static func end(_ status: Int32) -> Never { exit(status) }
}

extension FileError {
  var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
}
