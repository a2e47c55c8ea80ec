// Two players at one keyboard on a terminal: the lock between them, a kill at every step, a game in lines.

import CSystem
import TerminalHarness
import Testing

@Suite("Two at one keyboard", .waits) struct TwoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ words: String...) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui"), "two", "--names", "Ann,Ben", "--rules", "messages"] + words,
      environment: ["XDG_STATE_HOME": folder.path])
  }

  private func type(_ keys: String, _ terminal: TerminalSession, shows text: String) throws {
    terminal.type(keys)
    try #require(terminal.shows(text), "\(text)\n\(terminal.picture)")
  }

  @Test func `each hides, fires and sees the result behind a lock, and a kill at any step loses nothing`() throws {
    var terminal = try start()
    /// Kills the program; the player who has the keyboard unlocks the game again.
    func killed(_ name: String, shows text: String) throws {
      terminal.send(signal: SIGKILL)
      #expect(terminal.end() == .signal(SIGKILL))
      terminal = try start()
      try #require(terminal.shows("Pass the keyboard to \(name)"), "\(terminal.picture)")
      try #require(terminal.shows("[>I am \(name): unlock<]"), "\(terminal.picture)")
      try type("\r", terminal, shows: text)
    }
    try #require(terminal.shows("Ships to place: 2"), "\(terminal.picture)")
    try type("\r", terminal, shows: "Ships to place: 1")
    try killed("Ann", shows: "Ships to place: 1")
    terminal.type("r")
    try #require(terminal.shows(">Finished<"), "\(terminal.picture)")
    // The second Enter does not open the lock.
    try type("\r\r", terminal, shows: "Pass the keyboard to Ben")
    #expect(terminal.find("Ships to place") == nil)
    try #require(terminal.shows("[>I am Ben: unlock<]"), "\(terminal.picture)")
    #expect(terminal.find("Ann's ships are out of sight.") != nil)
    try type("\r", terminal, shows: "Ships to place: 2")
    try type("r\r", terminal, shows: "Fire a shot")
    try killed("Ben", shows: "Fire a shot")
    try type("a1\r", terminal, shows: "[>Pass to Ann<]")
    #expect(terminal.find("A1") != nil)
    try killed("Ben", shows: "[>Pass to Ann<]")
    try type("\r", terminal, shows: "[>I am Ann: unlock<]")
    try killed("Ann", shows: "A1")
    // Giving up ends the game for both, and the next one can begin.
    try type("\t\r", terminal, shows: "Give up now")
    try type("\t\r", terminal, shows: "Play again")
    #expect(terminal.find("Ann 0 : 1 Ben") != nil)
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.settingsAreAsFound)
    let score = try run(words: ["/usr/bin/env", "XDG_STATE_HOME=\(folder.path)", built("battleship-tui"), "score"])
    #expect(score.output.contains("Ben"), "\(score.output)")
  }
}
