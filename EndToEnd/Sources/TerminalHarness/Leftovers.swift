// Processes that are still running when the tests are over; the run fails if there are any.

import CSystem

/// Finds the processes that the tests of this run started, and their children, by a mark in the environment.
///
/// The check runs when the test process exits. Without `/proc` it finds nothing.
public enum Leftovers {
  /// The variable that every started program gets, and passes to its children.
  public static let mark: (name: String, value: String) = {
    atexit {
      let left = Leftovers.thatDoNotEnd()
      guard !left.isEmpty else { return }
      for process in left {
        let words = contents("/proc/\(process)/cmdline").map { $0.split(separator: "\0").joined(separator: " ") }
        let line = Array("left behind by the tests: process \(process), \(words ?? "")\n".utf8)
        _ = write(2, line, line.count)
        kill(process, SIGKILL)
      }
      _exit(1)
    }
    return ("BATTLESHIP_TEST_RUN", "\(getpid())-\(UInt32.random(in: .min ... .max))")
  }()

  /// The processes of this run that have not ended, in order.
  public static var running: [Int32] {
    let mark = "\(mark.name)=\(mark.value)"
    return TemporaryFolder.names(in: "/proc").compactMap { Int32($0) }.filter { process in
      process != getpid()
        && contents("/proc/\(process)/environ")?.split(separator: "\0").contains { $0 == mark } == true
    }.sorted()
  }

  /// The processes that do not end in time: a server needs a moment after it was told to end.
  private static func thatDoNotEnd() -> [Int32] {
    let deadline = TerminalSession.now() + TerminalSession.longestWait
    var left = running
    while !left.isEmpty, TerminalSession.now() < deadline {
      poll(nil, 0, 20)
      left = running
    }
    return left
  }
}
