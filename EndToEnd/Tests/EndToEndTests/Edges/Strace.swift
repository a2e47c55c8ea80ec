// strace, which makes system calls fail, if it is installed and may trace.

import CSystem
import TerminalHarness

enum Strace {
  /// The path of strace; nil if it is not installed or may not trace.
  static let path: String? = ["/usr/bin/strace", "/usr/local/bin/strace"].first { path in
    access(path, X_OK) == 0 && (try? run(words: [path, "-o", "/dev/null", "/bin/true"]))?.status == 0
  }

  /// The words before a program whose calls are to fail: each failure as in `flock:error=ENOLCK:when=2`.
  static func words(_ failures: [String], log: String) -> [String]? {
    guard let path else { return nil }
    let calls = Set(failures.map { String($0.prefix { $0 != ":" }) }).sorted().joined(separator: ",")
    return [path, "-f", "-qq", "-o", log, "-e", "trace=\(calls)"] + failures.flatMap { ["-e", "inject=\($0)"] } + ["--"]
  }
}
