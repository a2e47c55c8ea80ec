// System calls that fail one by one: the program ends properly, and its saved game can be resumed.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: calls of the system that fail", .waits, .enabled(if: Strace.path != nil, "strace is not installed"))
struct SystemCallTests {
  private var chance = SystemRandomNumberGenerator()

  /// The call and the error: of the n-th call, or of the n-th and all later ones.
  private static let failures: [(call: String, error: String)] = [
    ("fdatasync", "EIO"), ("write", "ENOSPC"), ("write", "EIO"), ("write", "EINTR"), ("pwrite64", "EIO"),
    ("openat", "EMFILE"), ("openat", "EACCES"), ("pread64", "EIO"), ("read", "EIO"), ("read", "EINTR"),
    ("flock", "ENOLCK"), ("flock", "EINTR"), ("fcntl", "EMFILE"), ("dup2", "EMFILE"), ("ftruncate", "EIO"),
    ("rename", "ENOSPC"), ("mkdir", "ENOSPC"), ("newfstatat", "EIO"), ("memfd_create", "ENFILE"), ("pipe", "EMFILE"),
    ("poll", "EINTR"), ("inotify_init1", "EMFILE"), ("inotify_add_watch", "ENOSPC"), ("lseek", "EIO"),
    ("rt_sigaction", "EINVAL"), ("ioctl", "EIO"), ("mmap", "ENOMEM"),
  ]

  /// Keys typed in the hot seat without looking at the screen: a game is set up, sent, and left.
  private static let blindKeys = ["\r", "\r", "\u{1b}OC\r", "\r", "\r", "\r", "\r", "q"]

  /// Plays while a call fails; returns how the program ended, and whether the terminal was restored.
  private func play(_ failure: String, in folder: String) throws -> (end: Ended, isAsFound: Bool, said: [String])? {
    let words = try #require(Strace.words([failure], log: folder + "/log"))
    let terminal = try TerminalSession(
      words + [built("battleship-tui"), "--trace", folder + "/trace"],
      environment: ["XDG_STATE_HOME": folder, "SWIFT_BACKTRACE": "enable=no"], columns: 120)
    for key in Self.blindKeys {
      terminal.type(key)
      terminal.listen()
      if terminal.hasEnded { break }
    }
    // Type the keys again that a failing call has lost.
    let hasEnded = terminal.wait {
      if !$0.hasEnded { $0.type("zq") }
      $0.listen()
      return $0.hasEnded
    }
    if !hasEnded { terminal.hangUp() }
    return terminal.end().map { ($0, terminal.settingsAreAsFound, terminal.picture.filter { !$0.isEmpty }) }
  }

  @Test mutating func `the program ends by itself, gives the terminal back, and saves whole lines`() throws {
    var cases = Self.failures.flatMap { failure in
      (1...(drills < 100 ? 12 : 60)).flatMap { number in
        // A call that is always interrupted would be repeated forever.
        (failure.error == "EINTR" ? [""] : ["", "+"]).map {
          "\(failure.call):error=\(failure.error):when=\(number)\($0)"
        }
      }
    }
    cases = drills < 100 ? Array(cases.shuffled(using: &chance).prefix(drills * 4)) : cases
    for failure in cases {
      let folder = try TemporaryFolder()
      // Before the program's own first line, the loader and the C library handle their failures.
      guard let (end, isAsFound, said) = try play(failure, in: folder.path) else {
        Issue.record("\(failure): it did not end")
        continue
      }
      switch end {
      case .status(let status): #expect([0, 1, 2, 127].contains(status), "\(failure): \(said)")
      // The loader crashes if it gets no memory.
      case .signal(let signal):
        #expect(signal == SIGHUP || signal == SIGSEGV && failure.hasPrefix("mmap"), "\(failure): \(said)")
      }
      #expect(isAsFound || failure.hasPrefix("ioctl"), "\(failure): \(said)")
      let kept = contents(folder.path + "/battleship/conversation-3") ?? ""
      #expect(
        kept.isEmpty || kept.hasPrefix("battleship-conversation 3 ") && kept.hasSuffix("\n"), "\(failure): \(kept)")
      // Whatever was saved, the next start resumes it or begins anew, and reports no damage.
      let again = try TerminalSession([built("battleship-tui"), "play"], environment: ["XDG_STATE_HOME": folder.path])
      let isThere = again.wait { $0.find("unlock<]") != nil || $0.find("[>Start game<]") != nil }
      #expect(isThere, "\(failure): \(again.picture)")
      let names = TemporaryFolder.names(in: folder.path + "/battleship")
      #expect(!names.contains { $0.contains("damaged") }, "\(failure): \(names)")
    }
  }
}
