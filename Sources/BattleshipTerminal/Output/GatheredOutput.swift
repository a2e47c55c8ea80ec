// What ncurses writes for one frame reaches the terminal in one piece.

import CNCurses

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A descriptor for ncurses alone, which can be made to gather what is written to it.
///
/// ncurses writes whatever it has each time it moves the cursor: half a dozen writes for a key, two dozen for a screen.
/// Whoever draws what comes, such as a terminal far away, may draw it in pieces then.
struct GatheredOutput {
  /// The descriptor for ncurses.
  let descriptor: Int32

  private let terminal: Int32

  /// A file in memory; below 0 where there is none, and nothing is gathered.
  private let memory: Int32

  /// - Throws: ``TerminalError`` where there is no descriptor left.
  init(terminal: Int32) throws(TerminalError) {
    self.terminal = terminal
    descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .system(errno) }
    memory = curses_memory()
  }

  /// Does what lets ncurses write, and then writes all of it.
  func inOnePiece(_ draw: () -> Void) {
    guard memory >= 0, point(to: memory) else { return draw() }
    draw()
    while !point(to: terminal), errno == EINTR || errno == EBUSY {}
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, pread(memory, buffer.baseAddress, count, 0))
    }
    writeAll(bytes, to: terminal)
    lseek(memory, 0, SEEK_SET)
  }

  /// Lets the descriptor of ncurses be another one; false where something came between.
  private func point(to other: Int32) -> Bool {
    guard dup2(other, descriptor) >= 0 else { return false }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return true
  }
}
