// Stickers, the store and the notification's answers on a real terminal: sent, put on bubbles, restored after a kill.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: stickers and notifications", .waits) struct StickerTests {
  private let states: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    states = try TemporaryFolder()
    folder = try TemporaryFolder()
  }

  /// Types keys and waits for the text that they lead to.
  private func type(_ keys: String, _ terminal: TerminalSession, _ shows: String) throws {
    terminal.type(keys)
    try #require(terminal.shows(shows), "\(shows) in \(terminal.picture)")
  }

  @Test(arguments: [(24, 80), (12, 40)])
  func `a sticker is sent, another is put on a bubble, and both of them survive a kill`(rows: Int, columns: Int) throws
  {
    let environment = ["XDG_STATE_HOME": states.path]
    let terminal = try startGame(environment: environment, rows: rows, columns: columns)
    try Player(terminal: terminal).sendShips()
    try type("\r", terminal, "Enter opens")
    try type("a", terminal, "[>Battleships<]")
    try type("\u{1b}OC", terminal, "[>Harbour<]")
    try type("\r", terminal, "*BOOM*")
    try type("p", terminal, "Enter puts it there")
    try type("\r", terminal, "put on a bubble")
    try type("\t\r", terminal, "[>Send<]")
    terminal.send(signal: SIGKILL)
    #expect(terminal.end() == .signal(SIGKILL))
    let again = try TerminalSession(
      [built("battleship-tui"), "play"], environment: environment, rows: rows, columns: columns)
    try type("", again, "[>I am Kate: unlock<]")
    try type("\r", again, "[>Send<]")
    #expect(again.shows("\\__|\\_/"))
    // Sending only a sticker leaves the keyboard here, until it is handed over.
    try type("\r", again, "L: Pass the")
    try type("L", again, "[>I am John: unlock<]")
    try type("\r", again, "-+-")
    again.type("q")
    #expect(again.end() == .status(0))
    expectAsFound(again)
  }

  @Test func `a reply is written on the lock screen with the mouse, and shown as safely as any text`() throws {
    let terminal = try startGame()
    try Player(terminal: terminal).sendShips()
    let reply = try #require(terminal.find("Write"))
    terminal.click(row: reply.row, column: reply.column)
    try #require(terminal.shows("Reply:"), "\(terminal.picture)")
    terminal.paste("\u{1b}]0;owned\u{7}see you")
    try #require(terminal.shows("see you"), "\(terminal.picture)")
    try type("\r", terminal, "[>I am Kate: unlock<]")
    try #require(terminal.wait { $0.find("Write") == nil }, "\(terminal.picture)")
    terminal.listen()
    #expect(!terminal.output.text.contains("\u{1b}]0;owned"))
    try type("\r", terminal, "see you")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `in a duel of one shot a turn, a cell is fired at from the lock screen`() throws {
    let terminal = try TerminalSession([built("battleship-tui"), "play", "--duel", "--rules", "3x3:2.1"])
    try type("", terminal, "[>Start game<]")
    for keys in ["\r", "a1\r", "c3\r"] { terminal.type(keys) }
    try type("", terminal, "[>Finished<]")
    try type("\r", terminal, "[>I am Kate: unlock<]")
    #expect(terminal.find("[ Fire from here ]") == nil)
    for keys in ["\r", "b1\r", "c1\r"] { terminal.type(keys) }
    try type("", terminal, "[>Finished<]")
    try type("\r", terminal, "Fire a shot")
    try type("b3\r", terminal, "[ Fire from here ]")
    try type("\t\t", terminal, "[>Fire from here<]")
    try type("\r", terminal, "Fire at:")
    try type("b3", terminal, "Fire at: b3")
    try type("\r", terminal, "John fired at B3.")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `packs of a folder are installed, bad stickers are reported, and names with controls are harmless`() throws
  {
    try write(
      "sticker-pack 1 \"com.example.x\" \"A\\u{1b}[31mB\" regular\nicon -\nsticker \"no.png\" \"none\"\n",
      to: folder.path + "/pack.txt")
    let script = "\"$0\" play --seed 1 --apps \"$1\" 2> \"$1/complaint\""
    let terminal = try TerminalSession(["/bin/sh", "-c", script, built("battleship-tui"), folder.path])
    try type("", terminal, "[>Start game<]")
    #expect(read(folder.path + "/complaint").contains("cannot be used: no.png: "))
    terminal.type("\u{1b}")
    try type("", terminal, "[ Apps ]")
    try type("a", terminal, "[31mB")
    terminal.listen()
    let raw = terminal.output.bytes
    #expect(!(raw.indices.dropLast(4).contains { Array(raw[$0...($0 + 4)]) == Array("\u{1b}[31m".utf8) }))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let none = try run("play", "--apps", folder.path + "/nowhere")
    #expect(none.status == 2, "there is no terminal, and that is said first")
  }
}
