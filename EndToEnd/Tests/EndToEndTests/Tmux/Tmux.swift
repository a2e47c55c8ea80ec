// A pane of tmux with nobody before it: what runs there is a script, and tmux says what became of the pane.

import CSystem
import TerminalHarness
import Testing

/// A server of tmux with one pane.
final class Tmux {
  /// Where tmux is installed; nil where it is not.
  static let path: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first { path in
    access(path, X_OK) == 0
  }

  private let words: [String]
  /// A folder that the script knows as `$FOLDER`.
  let folder: TemporaryFolder

  /// Starts a script of the shell in a pane of 80 columns and 24 rows, which knows a program as `$PROGRAM`.
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

  /// What tmux answers to a command; nothing where it is not there.
  @discardableResult
  func ask(_ command: String...) -> String { (try? run(words: words + command).output) ?? "" }

  /// The lines of the pane that are not empty.
  var picture: [Substring] { ask("capture-pane", "-p").split(separator: "\n") }

  /// Whether the pane shows its second screen, the cursor, and whether it tells of the mouse and of the keypad.
  var flags: String {
    let names = ["alternate_on", "cursor_flag", "mouse_any_flag", "keypad_cursor_flag", "keypad_flag"]
    let answer = ask("display-message", "-p", names.map { "#{\($0)}" }.joined(separator: " "))
    return String(answer.prefix { $0 != "\n" })
  }

  /// Asks until something holds; whether it came to that.
  func wait(until holds: (Tmux) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(TerminalSession.patience)
    while !holds(self) { guard ContinuousClock.now < deadline else { return false } }
    return true
  }
}
