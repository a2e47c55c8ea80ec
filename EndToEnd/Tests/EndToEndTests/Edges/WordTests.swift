// The words of the command line: all of them, even without /proc, and of any bytes if they are paths.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: words and paths", .waits) struct WordTests {
  /// Whether the tests can take `/proc` away from a program.
  private static let canHideProc =
    (try? run(script: "unshare --mount mount -t tmpfs none /proc"))?.status == 0

  @Test(.enabled(if: canHideProc, "only root can take /proc away")) func `arguments are read without /proc`() throws {
    let hidden = "mount -t tmpfs none /proc && exec battleship-tui"
    let version = try run(script: "unshare --mount sh -c '\(hidden) --version'")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("battleship-tui "))
    let shot = try run(script: "unshare --mount sh -c '\(hidden) shoot \"$0\" B2' '\(LinkCommandTests.fresh)'")
    #expect(shot.output.hasPrefix("B2 miss"))
    #expect(shot.complaint.isEmpty)
  }

  @Test func `a word that is not text is refused unless it names a file`() throws {
    let refused = try run(script: "battleship-tui --names \"$(printf 'A\\377,B')\"")
    #expect(refused.status == 2)
    #expect(refused.complaint == "battleship-tui: 'A\u{fffd},B' is not UTF-8 text; see battleship-tui --help\n")
    #expect(try run(script: "battleship-tui \"$(printf 'inspect\\377')\"").status == 2)
    #expect(try run(script: "battleship-tui inspect \"$(printf '\(LinkCommandTests.fresh)\\377')\"").status == 2)
  }

  /// The names in a folder as `ls` prints them, with escapes for bytes beyond ASCII.
  private func names(in folder: String) throws -> [Substring] {
    try run(words: ["/bin/ls", "-b", "-R", "-A", folder]).output.split(separator: "\n")
  }

  @Test func `a path is used byte for byte`() throws {
    let folder = try TemporaryFolder()
    let script = """
      odd=$(printf 'a\\377\\300b'); export XDG_STATE_HOME="$1/$odd"
      "$0" --trace "$1/$odd.trace"; read line
      "$0" --trace="$1/$odd.second" --conversation="$1/$odd.shared" --as John; read line
      HOME="$1/$odd" XDG_STATE_HOME= "$0" play; read line
      """
    let terminal = try TerminalSession(["/bin/sh", "-c", script, built("battleship-tui"), folder.path])
    for screen in ["[>Start game<]", "John's phone", "[>Start game<]"] {
      try #require(terminal.shows(screen) && terminal.shows("q quit"), "\(terminal.picture)")
      if screen == "[>Start game<]" { try Player(terminal: terminal).sendShips() }
      terminal.type("q")
      try #require(terminal.wait { $0.output.mode(1049) == false })
      terminal.listen()
      terminal.type("\n")
    }
    #expect(terminal.end() == .status(0))
    let names = try names(in: folder.path)
    for name in ["a\\377\\300b", "a\\377\\300b.trace", "a\\377\\300b.second", "a\\377\\300b.shared"] {
      #expect(names.contains(name[...]), "\(name) in \(names)")
    }
    #expect(names.contains { $0.hasSuffix("a\\377\\300b/.local/state/battleship:") }, "\(names)")
    #expect(names.filter { $0 == "conversation-3" }.count == 2)
  }
}
