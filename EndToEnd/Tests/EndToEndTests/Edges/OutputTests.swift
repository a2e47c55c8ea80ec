// Standard output that cannot take the message of a game: it appears on the terminal, and the status shows the failure.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: an output that fails", .waits) struct OutputTests {
  private let fresh = LinkCommandTests.fresh
  private var fired: String { fresh + "&Guess=4" }

  /// Opens the fresh game by a shell script that has the program's path as `$0` and the URL as `$1`, and fires.
  private func play(_ script: String, fire: Bool = true) throws -> TerminalSession {
    let terminal = try TerminalSession(
      ["/bin/bash", "-c", "set -o pipefail; " + script, built("battleship-tui"), fresh], columns: 200)
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    try Player(terminal: terminal, hand: .names).press(cell: "B2")
    try #require(terminal.shows("B2: miss."))
    return terminal
  }

  private func left(_ terminal: TerminalSession, _ end: Ended) -> [String] {
    #expect(terminal.end() == end)
    #expect(terminal.settingsAreAsFound)
    #expect(terminal.output.mode(1049) == false)
    return terminal.picture.filter { !$0.isEmpty }
  }

  private func said(_ reason: String) -> [String] {
    [fired, "battleship-tui: standard output cannot be written: \(reason); the message is the line above"]
  }

  @Test(arguments: [
    ("\"$0\" open \"$1\" > /dev/full", "No space left on device"), ("\"$0\" open \"$1\" | true", "Broken pipe"),
    ("\"$0\" open \"$1\" >&-", "Bad file descriptor"),
    ("\"$0\" open - <<< \"$1\" > /dev/full", "No space left on device"),
    ("ulimit -f 0; \"$0\" open \"$1\" > \"$(mktemp)\"", "File too large"),
    ("ulimit -f 0; \"$0\" open \"$1\" > \"$(mktemp)\" 2> \"$(mktemp)\"", ""),
    ("exec \"$0\" open \"$1\" > /dev/full 2> /dev/null", ""),
  ])
  func `the message is on the terminal, with the reason and a status`(script: String, reason: String) throws {
    let terminal = try play(script)
    terminal.type("q")
    #expect(left(terminal, .status(1)) == (reason.isEmpty ? [fired] : said(reason)))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal that ends the game leaves it there as well`(signal: Int32) throws {
    let terminal = try play("exec \"$0\" open \"$1\" > /dev/full")
    terminal.send(signal: signal)
    #expect(left(terminal, .signal(signal)) == said("No space left on device"))
  }

  @Test func `new leaves its message on the terminal, too`() throws {
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", "\"$0\" new > /dev/full", built("battleship-tui")], columns: 200)
    try #require(terminal.shows("Ships to place: 2"))
    for key in ["a1\r", "c3\r"] { terminal.type(key) }
    try #require(terminal.shows("[>Finished<]"))
    terminal.type("\r")
    let lines = left(terminal, .status(1))
    #expect(lines.first == fresh)
    #expect(lines.count == 2)
  }

  @Test func `without a screen, the status and a line report the failure`() throws {
    let script = "'\(built("battleship-tui"))' shoot '\(fresh)' B2 > /dev/full; echo $? >&2"
    #expect(
      try run(script: script).complaint
        == "battleship-tui: standard output cannot be written: No space left on device\n1\n")
    #expect(try run(script: "battleship-tui inspect '\(fresh)' | true").status == 0)
  }
}
