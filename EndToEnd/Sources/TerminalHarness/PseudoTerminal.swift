// A program on a terminal of its own: a session, a controlling terminal, signals as after login, nothing inherited.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// A program on a pseudo-terminal.
final class PseudoTerminal {
  let child: pid_t
  private(set) var master: Int32
  /// Kept open, so that the terminal's settings can be read when the program is gone.
  private let slave: Int32
  private let found: [UInt8]
  private var end: Ended?

  /// Descriptors must not get into a program that another test starts meanwhile.
  private static let starting = Mutex(())

  init(_ words: [String], environment: [String: String], input: String?, rows: Int, columns: Int) throws(HarnessError) {
    var (master, slave, child) = (Int32(-1), Int32(-1), pid_t())
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var found: [UInt8] = []
    let failure: Int32 = Self.starting.withLock { _ in
      var name = [CChar](repeating: 0, count: 256)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else { return errno }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      found = Self.settings(of: slave)
      return Self.spawn(&child, words, environment, terminal: name, input: input)
    }
    guard failure == 0 else { throw .system(failure) }
    (self.master, self.slave, self.child) = (master, slave, child)
    self.found = found
  }

  deinit {
    kill(child, SIGKILL)
    if end == nil { waitpid(child, nil, 0) }
    hangUp()
    close(slave)
  }

  /// Whether the terminal is set as before the program began.
  var settingsAreAsFound: Bool { Self.settings(of: slave) == found }

  /// Writes what a person would type.
  func type(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress.map { $0 + written }, bytes.count - written) }
      guard count > 0 || errno == EINTR else { return }
      written += max(0, count)
    }
  }

  func resize(rows: Int, columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the window, as with its cross.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// What the program wrote, waiting no longer than so many milliseconds; empty where it wrote nothing.
  func output(milliseconds: Int32) -> [UInt8] {
    guard master >= 0 else { return [] }
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// How the program ended; nil while it runs.
  func ended() -> Ended? {
    if end != nil { return end }
    var status: Int32 = 0
    guard waitpid(child, &status, WNOHANG) == child else { return nil }
    end = status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
    return end
  }

  /// The settings that `stty -a` shows.
  private static func settings(of terminal: Int32) -> [UInt8] {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  private static func spawn(
    _ child: inout pid_t, _ words: [String], _ environment: [String: String], terminal: [CChar], input: String?
  ) -> Int32 {
    #if canImport(Darwin)
      var (attributes, actions): (posix_spawnattr_t?, posix_spawn_file_actions_t?) = (nil, nil)
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
      let newSession: Int16 = 0x80
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    // The first terminal that a new session opens is its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 1, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 0)
    }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    return posix_spawn(&child, words[0], &actions, &attributes, arguments, variables)
  }
}

/// How a program ended.
public enum Ended: Hashable, Sendable {
  /// By itself, with this status.
  case status(Int32)
  /// By a signal of this number.
  case signal(Int32)
}

/// Why a program could not be started.
public enum HarnessError: Error, Hashable, Sendable {
  /// The system refused, with this error number.
  case system(Int32)
}
