// A pane of tmux without a person: a script runs in it, and tmux reports the state of the pane.

import CSystem
import TerminalHarness
import Testing

/// A server of tmux with one pane.
final class Tmux {
  /// The path of tmux; nil if it is not installed.
  static let path: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first { path in
    access(path, X_OK) == 0
  }

  private let words: [String]
  /// A folder that the script has as `$FOLDER`.
  let folder: TemporaryFolder

  /// Starts a shell script in a pane of 80 columns and 24 rows, with a program as `$PROGRAM`.
  init(program: String, script: String) throws {
    folder = try TemporaryFolder()
    let settings = folder.path + "/settings"
    try write("set -g default-terminal tmux-256color\n", to: settings)
    words = [try #require(Self.path), "-S", folder.path + "/socket", "-f", settings]
    let variables = ["FOLDER=\(folder.path)", "XDG_STATE_HOME=\(folder.path)", "PROGRAM=\(built(program))"]
    let begin = ["new-session", "-d", "-x", "80", "-y", "24"] + variables.flatMap { ["-e", $0] }
    let begun = try run(words: words + begin + ["/bin/sh", "-c", script])
    try #require(begun.status == 0, "\(begun.complaint)")
  }

  deinit { ask("kill-server") }

  /// The answer of tmux to a command; empty if tmux has ended.
  @discardableResult
  func ask(_ command: String...) -> String { (try? run(words: words + command).output) ?? "" }

  /// The lines of the pane that are not empty.
  var picture: [Substring] { ask("capture-pane", "-p").split(separator: "\n") }

  /// Whether the pane shows its second screen and the cursor, and whether it reports the mouse and the keypad.
  var flags: String {
    let names = ["alternate_on", "cursor_flag", "mouse_any_flag", "keypad_cursor_flag", "keypad_flag"]
    let answer = ask("display-message", "-p", names.map { "#{\($0)}" }.joined(separator: " "))
    return String(answer.prefix { $0 != "\n" })
  }

  /// Asks until a condition holds; returns whether it came to hold.
  func wait(until holds: (Tmux) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(TerminalSession.longestWait)
    while !holds(self) { guard ContinuousClock.now < deadline else { return false } }
    return true
  }
}
