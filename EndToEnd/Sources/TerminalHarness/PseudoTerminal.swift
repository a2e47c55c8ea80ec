// A program on its own terminal: a session, a controlling terminal, signals as after login, nothing inherited.

import CSystem
import Synchronization

/// A program on a pseudo-terminal.
final class PseudoTerminal {
  let child: pid_t
  private(set) var master: Int32
  /// Kept open, so that the terminal's settings can be read after the program has ended.
  private let slave: Int32
  private let found: [UInt8]
  private var end: Ended?
  /// The output of the program while keys were typed.
  private var unheard: [UInt8] = []

  /// Serializes starts, because a program that another test starts meanwhile must not inherit the descriptors.
  private static let starting = Mutex(())

  init(_ words: [String], environment: [String: String], input: String?, rows: Int, columns: Int) throws(HarnessError) {
    var (master, slave) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var found: [UInt8] = []
    let child = try Self.starting.withLock { _ throws(HarnessError) in
      var name = [CChar](repeating: 0, count: 256)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else { throw .system(errno) }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
      found = Self.settings(of: slave)
      let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let files = StandardFiles(input: input ?? path, output: path, complaints: path)
      return try spawn(words, environment: environment, files: files)
    }
    (self.master, self.slave, self.child) = (master, slave, child)
    self.found = found
  }

  deinit {
    kill(child, SIGKILL)
    if end == nil { waitpid(child, nil, 0) }
    hangUp()
    close(slave)
  }

  /// Whether the terminal's settings are the same as before the program began.
  var settingsAreAsFound: Bool { Self.settings(of: slave) == found }

  /// Types bytes as a person would.
  ///
  /// A program whose output is not read blocks, so the output is read meanwhile; the next ``output(milliseconds:)``
  /// returns it.
  func type(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      var descriptor = pollfd(fd: master, events: Int16(POLLIN) | Int16(POLLOUT), revents: 0)
      let count = poll(&descriptor, 1, Int32(TerminalSession.longestWait * 1_000))
      if count < 0, errno == EINTR { continue }
      guard count > 0, descriptor.revents & Int16(POLLIN | POLLOUT) != 0 else { return }
      if descriptor.revents & Int16(POLLIN) != 0 { unheard += readSome() }
      guard descriptor.revents & Int16(POLLOUT) != 0 else { continue }
      let taken = bytes.withUnsafeBytes { write(master, $0.baseAddress.map { $0 + written }, bytes.count - written) }
      guard taken > 0 || errno == EINTR || errno == EAGAIN else { return }
      written += max(0, taken)
    }
  }

  /// Types as many bytes as the terminal accepts now, and reads nothing.
  func typeUnheard(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  func resize(rows: Int, columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the process group in the foreground, which only the other end of the terminal knows.
  func sendToForeground(signal: Int32) {
    let group = tcgetpgrp(master)
    if group > 1 { kill(-group, signal) }
  }

  /// Closes the window, as with its cross.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The output of the program, within so many milliseconds; empty if there is none.
  func output(milliseconds: Int32) -> [UInt8] {
    guard unheard.isEmpty else {
      defer { unheard = [] }
      return unheard
    }
    guard master >= 0 else { return [] }
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
    return readSome()
  }

  private func readSome() -> [UInt8] {
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
}

/// How a program ended.
public enum Ended: Hashable, Sendable {
  /// By itself, with this status.
  case status(Int32)
  /// By the signal with this number.
  case signal(Int32)
}

/// Why a program could not be started.
public enum HarnessError: Error, Hashable, Sendable {
  /// The system refused, with this error number.
  case system(Int32)
}
