// strace, which makes calls of the system fail: where it is installed and may trace.

import CSystem
import TerminalHarness

enum Strace {
  /// Where strace is installed; nil where it is not, or where it may not trace.
  static let path: String? = ["/usr/bin/strace", "/usr/local/bin/strace"].first { path in
    access(path, X_OK) == 0 && (try? run(words: [path, "-o", "/dev/null", "/bin/true"]))?.status == 0
  }

  /// The words before those of a program in which calls fail: each as in `flock:error=ENOLCK:when=2`.
  static func words(_ failures: [String], log: String) -> [String]? {
    guard let path else { return nil }
    let calls = Set(failures.map { String($0.prefix { $0 != ":" }) }).sorted().joined(separator: ",")
    return [path, "-f", "-qq", "-o", log, "-e", "trace=\(calls)"] + failures.flatMap { ["-e", "inject=\($0)"] } + ["--"]
  }
}
