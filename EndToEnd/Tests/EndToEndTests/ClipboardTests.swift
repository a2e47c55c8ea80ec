// Copying: to the terminal itself, through tmux, or said to be impossible.

import TerminalHarness
import Testing

@Suite("Clipboard") struct ClipboardTests {
  @Test func `a terminal gets the text in base 64`() throws {
    let trial = try startTrial()
    trial.type("y")
    #expect(trial.shows("copied: terminal"))
    #expect(trial.output.text.contains("\u{1b}]52;c;aHR0cHM6Ly9leGFtcGxlLmNvbS8/YT0x\u{7}"))
  }

  @Test(arguments: ["vt100", "linux"])
  func `a terminal without a clipboard gets nothing, and the program knows`(name: String) throws {
    let trial = try startTrial(environment: ["TERM": name])
    trial.type("y")
    #expect(trial.shows("copied: nobody"))
    #expect(!trial.output.text.contains("]52;"))
  }

  @Test(.enabled(if: Tmux.path != nil, "tmux is not installed"))
  func `tmux shows the same, is told what to copy, and gives the terminal back`() throws {
    let tmux = try #require(Tmux.path)
    let folder = try TemporaryFolder()
    let words = [tmux, "-S", folder.path + "/socket", "-f", "/dev/null"]
    let outside = try TerminalSession(words + ["new-session", built("terminal-trial")])
    defer {
      let end = try? TerminalSession(words + ["kill-server"])
      _ = end?.end()
    }
    try #require(outside.shows("events: 0"), "\(outside.picture)")
    #expect(outside.picture[2...4] == ["海戦 é e\u{301} ▲●✕ |", "╭──────╮", "│@ . . │"])
    outside.type("\u{1b}OC")
    #expect(outside.wait { $0.picture[4] == "│. @ . │" })
    outside.type("y")
    #expect(outside.shows("copied: tmux"))
    let buffer = try TerminalSession(words + ["show-buffer"])
    #expect(buffer.end() == .status(0))
    #expect(buffer.picture[0] == "https://example.com/?a=1")
    outside.type("q")
    #expect(outside.end() == .status(0))
    #expect(outside.settingsAreAsFound)
  }
}
