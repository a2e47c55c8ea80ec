// A game's URL pasted at the terminal: it becomes a bubble, the other player plays it, and the URL is never visible.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: pasting", .waits) struct PastingTests {
  private let fresh = LinkCommandTests.fresh

  /// The game with the input field in use.
  private func startTyping(environment: [String: String] = [:]) throws -> TerminalSession {
    let terminal = try startGame(environment: environment)
    try Player(terminal: terminal).beginTyping()
    return terminal
  }

  @Test(arguments: ["", " \n"])
  func `a pasted URL of a game becomes a bubble, is sent, opened and played, and the URL is never visible`(
    around: String
  ) throws {
    let terminal = try startTyping()
    terminal.paste(around + fresh + around)
    try #require(terminal.shows("John placed their ships! Can you find them?"), "\(terminal.picture)")
    terminal.type("\r")
    let player = Player(terminal: terminal)
    try player.press(button: "I am Kate: unlock")
    try player.open(bubble: "John placed their")
    try player.press(cell: "A1")
    try #require(terminal.shows("A1: sunk"))
    try player.press(cell: "C3")
    try #require(terminal.shows("You destroyed all the ships!"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(!terminal.output.text.contains("Ship_Location"))
    #expect(!terminal.output.text.contains("shinobi"))
  }

  @Test func `pasted text that is not a game stays text, even beside a bubble`() throws {
    let terminal = try startTyping()
    terminal.paste("good luck ")
    try #require(terminal.shows("❯ good luck"))
    terminal.paste(fresh)
    try #require(terminal.shows("John placed their ships!"))
    terminal.paste("www.example.com/?x=1")
    try #require(terminal.shows("❯ good luck www.example.com/?x=1"))
  }

  @Test func `a pasted game survives a kill, in the input field`() throws {
    let folder = try TemporaryFolder()
    let terminal = try startTyping(environment: ["XDG_STATE_HOME": folder.path])
    terminal.paste(fresh + "&Guess=4")
    try #require(terminal.shows("John is looking for the ships: 0 of 2 hit"))
    terminal.send(signal: SIGKILL)
    _ = terminal.end()
    let again = try TerminalSession([built("battleship-tui"), "play"], environment: ["XDG_STATE_HOME": folder.path])
    try #require(again.shows("[>I am John: unlock<]"))
    again.type("\r")
    #expect(again.shows("John is looking for the ships: 0 of 2 hit"))
  }
}
