// Buffers ncurses' output for a frame, and writes it to the terminal in one piece.

import CNCurses
import CSystem
import CTerminalGuard

/// A descriptor for ncurses alone, whose output can be buffered.
///
/// ncurses flushes its output each time it moves the cursor: half a dozen writes for a key, two dozen for a screen. A
/// slow connection would then draw a frame in pieces.
struct BufferedOutput {
  let descriptor: Int32

  /// Whether the terminal shows the output between two marks all at once.
  var framesAtOnce = false

  private let terminal: Int32

  /// A file in memory; if there is none, it is below 0 and nothing is buffered.
  private let memory: Int32

  init(terminal: Int32) throws(TerminalError) {
    self.terminal = terminal
    descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .system(errno) }
    memory = curses_memory()
  }

  func inOnePiece(_ draw: () -> Void) {
    guard memory >= 0, point(to: memory) else { return draw() }
    draw()
    while !point(to: terminal), errno == EINTR || errno == EBUSY {}
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, pread(memory, buffer.baseAddress, count, 0))
    }
    let shortened = ColorChanges.shorten(bytes)
    write(framesAtOnce && shortened.count > Self.mostOfStep ? Self.beginning + shortened + Self.end : shortened)
    lseek(memory, 0, SEEK_SET)
  }

  /// A step of the cursor takes about 250 bytes: it is shown in one piece anyway, and the marks would add a fifteenth.
  private static let mostOfStep = 512

  private static let (beginning, end) = (Array("\u{1b}[?2026h".utf8), Array("\u{1b}[?2026l".utf8))

  /// Writes bytes to the terminal, unless the program was asked to end: the screen is then no longer needed, and a
  /// terminal that takes no output would keep the program from saving the game.
  func write(_ bytes: some Sequence<UInt8>) {
    writeAll(bytes, to: terminal) { terminal_guard_is_ending() != 0 }
  }

  private func point(to other: Int32) -> Bool {
    guard dup2(other, descriptor) >= 0 else { return false }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return true
  }
}
