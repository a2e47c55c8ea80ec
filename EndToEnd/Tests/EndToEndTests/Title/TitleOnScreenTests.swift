// The title on a terminal: games begin there and return to it, choices are saved, saved games are offered.

import CSystem
import TerminalHarness
import Testing

@Suite("The title", .waits) struct TitleOnScreenTests {
  private let folder: TemporaryFolder
  private var place: String { folder.path + "/battleship" }

  init() throws { folder = try TemporaryFolder() }

  /// The title, in the test's own folder.
  private func start(_ words: String..., rows: Int = 24, columns: Int = 80) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": folder.path], rows: rows, columns: columns)
    try #require(terminal.shows(oneOf: ["How to play", "玩法说明"]), "\(terminal.picture)")
    return terminal
  }

  /// Types, and waits until a text is visible.
  private func type(
    _ keys: String, _ terminal: TerminalSession, shows text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    terminal.type(keys)
    try #require(
      terminal.shows(text), "no \(text) after \(keys): \(terminal.picture)", sourceLocation: sourceLocation)
  }

  private func leave(_ terminal: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.type("q")
    #expect(terminal.end() == .status(0), sourceLocation: sourceLocation)
    expectAsFound(terminal, sourceLocation: sourceLocation)
  }

  private let down = "\u{1b}OB"

  @Test func `Enter twice, and a newcomer is hiding ships; q leads back, where the game can be resumed`() throws {
    let terminal = try start()
    try type("\r", terminal, shows: "Ships to place: 5")
    try type("\r", terminal, shows: "Ships to place: 4")
    try type("q", terminal, shows: "> Computer")
    try type("\r", terminal, shows: "Ships to place: 4")
    try type("q", terminal, shows: "> Computer")
    // Another game begins beside it; it has no moves yet, so it cannot be resumed.
    try type(down + "\r", terminal, shows: "Ships to place: 5")
    try type("q", terminal, shows: "> Computer")
    leave(terminal)
    #expect(TemporaryFolder.names(in: place) == ["solo", "solo-2", "solo-2.lock", "solo.lock"])
  }

  /// Ann's game is listed, unlocked with her unsent work, and listed again after a kill.
  private func expectAnnsGame() throws {
    let again = try start()
    try #require(again.shows("Ann's turn"), "\(again.picture)")
    try type("\r", again, shows: "[>I am Ann: unlock<]")
    try type("\r", again, shows: "Ships to place: 1")
    again.send(signal: SIGKILL)
    #expect(again.end() == .signal(SIGKILL))
    let third = try start()
    #expect(third.shows("Ann's turn"), "\(third.picture)")
    leave(third)
  }

  @Test func `two players begin, come back to the title, and are listed there by name and turn`() throws {
    let terminal = try start("--rules", "messages", "--names", "Ann,Bob")
    try type(down + down + "\r", terminal, shows: "Ships to place: 2")
    try type("\r", terminal, shows: "Ships to place: 1")
    try type("q", terminal, shows: "Ann's turn")
    leave(terminal)
    try expectAnnsGame()
  }

  @Test func `the two phones are the last line, and are resumed from the list`() throws {
    let terminal = try start("--rules", "messages", "--names", "Ann,Bob")
    try type(String(repeating: down, count: 8) + "\r", terminal, shows: "[>Start game<]")
    #expect(terminal.find("Ann's phone") != nil)
    let player = Player(terminal: terminal)
    try player.press(button: "Start game")
    try player.press(cell: "A1")
    try type("q", terminal, shows: "Ann's turn")
    leave(terminal)
    try expectAnnsGame()
  }

  @Test func `choices are saved for the next start, and options are chosen on the title`() throws {
    let terminal = try start()
    let (up, right, back) = ("\u{1b}OA", "\u{1b}OC", "\u{1b}")
    try type(right + down + right, terminal, shows: "◂ duel, 3 shots a turn ▸")
    try type(down + "\r", terminal, shows: "◂ strong ▸")
    try type(down + right, terminal, shows: "◂ demo ▸")
    try type(back + down + down + right + "\r", terminal, shows: "John,Kate")
    try type(String(repeating: "\u{7f}", count: 9) + "Ann,Bob\r", terminal, shows: "Ann,Bob")
    try type(back + down + right + "\rZoë\r", terminal, shows: "Zoë")
    try type(down + "\r", terminal, shows: "Ctrl-U clear")
    try type("not a page\r", terminal, shows: "Enter the page's address")
    try type("\u{15}https://example.com/play\r", terminal, shows: "https://example.com/play")
    try type(back + up + right + down + down + down + down + right, terminal, shows: "玩法说明")
    leave(terminal)
    var about = stat()
    #expect(stat(place + "/settings", &about) == 0)
    #expect(about.st_mode & 0o777 == 0o600)
    let again = try start()
    for text in ["◂ 对战，每轮 3 发 ▸", "◂ 高手 ▸", "◂ 原版 ▸"] { #expect(again.shows(text), "\(again.picture)") }
    try type(down + down, again, shows: "Ann,Bob")
    try type(down, again, shows: "Zoë")
    #expect(again.shows("https://example.com/play"), "\(again.picture)")
    leave(again)
    let given = try start("--level", "easy", "--language", "en", "--rules", "skirmish")
    for text in ["◂ duel ▸", "◂ 6x6, 3 ships ▸", "◂ easy ▸"] { #expect(given.shows(text), "\(given.picture)") }
    try type(down + down, given, shows: "Ann,Bob")
    #expect(given.shows("◂ hunt ▸"), "\(given.picture)")
    leave(given)
    // An option is not saved unless a choice is made.
    #expect(try start().shows("◂ 高手 ▸"))
  }

  @Test func `unreadable settings are set aside and reported, and nothing of them is lost`() throws {
    mkdir(place, 0o700)
    try write("battleship-settings 1 elephant\n", to: place + "/settings")
    let terminal = try start()
    #expect(terminal.shows("Your settings cannot be read. They were moved to settings.damaged-1."))
    leave(terminal)
    #expect(read(place + "/settings.damaged-1") == "battleship-settings 1 elephant\n")
  }

  @Test func `settings that cannot be saved are reported, and the program continues`() throws {
    let terminal = try TerminalSession(
      [built("battleship-tui")], environment: ["XDG_STATE_HOME": "/proc/nowhere", "HOME": "/nonexistent"])
    try #require(terminal.shows("How to play"))
    // The level is the third setting of the first line.
    try type("\u{1b}OC\u{1b}OB\u{1b}OB\u{1b}OC", terminal, shows: "Your settings cannot be saved.")
    try type("\u{1b}", terminal, shows: "> Play the computer")
    try type("\r", terminal, shows: "Ships to place: 5")
    try type("q", terminal, shows: "> Play the computer")
    leave(terminal)
  }

  @Test func `the mouse begins a game, changes a setting and leaves`() throws {
    let terminal = try start()
    let pages = [("Level", "◂ strong ▸"), ("How to play", "Both hide ships and fire"), ("Back to", "Two players")]
    for (text, result) in pages {
      try #require(terminal.shows(text), "\(terminal.picture)")
      let place = try #require(terminal.find(text))
      terminal.click(row: place.row, column: place.column)
      try #require(terminal.shows(result), "\(terminal.picture)")
    }
    // The bottom line is drawn last.
    try #require(terminal.shows("q quit"), "\(terminal.picture)")
    let place = try #require(terminal.find("q quit"))
    terminal.click(row: place.row, column: place.column)
    #expect(terminal.end() == .status(0))
  }

  @Test func `another program's game against the computer is reported on the title`() throws {
    let first = try start()
    try type("\r", first, shows: "Ships to place: 5")
    try type("\r", first, shows: "Ships to place: 4")
    let second = try start()
    try type("\r", second, shows: "process \(first.process) is playing the game against the computer")
    // Another game begins beside it.
    try type(down + "\r", second, shows: "Ships to place: 5")
    try type("q", second, shows: "> Computer")
    leave(second)
    try type("q", first, shows: "> Computer")
    leave(first)
  }

  @Test func `the smallest screen works as well, and a smaller one asks for room`() throws {
    let terminal = try start(rows: 12, columns: 40)
    try type("\r", terminal, shows: "Ships to place: 5")
    try type("q", terminal, shows: "> Play the computer")
    terminal.resize(rows: 11, columns: 40)
    #expect(terminal.shows("40x12"))
    leave(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it on every page, and in a game that it began`(signal: Int32) throws {
    for (keys, text) in [
      ("", "Play by link"), (down + down + down + "\r", "Paste it here"), ("\r", "Ships to place: 5"),
    ] {
      let terminal = try start()
      try type(keys, terminal, shows: text)
      terminal.send(signal: signal)
      #expect(terminal.end() == .signal(signal))
      expectAsFound(terminal)
      #expect(terminal.picture.joined().isEmpty, "\(terminal.picture)")
    }
  }

  @Test func `names from outside control nothing`() throws {
    let hostile = "\u{1b}[31mK\u{202e}\u{9b}2J"
    let terminal = try start("--names", "\(hostile),\(hostile)2")
    terminal.type(down + down)
    try #require(terminal.shows("�[31mK"), "\(terminal.picture)")
    #expect(!terminal.output.text.contains("\u{1b}[31mK"))
    #expect(!terminal.output.text.unicodeScalars.contains { $0 == "\u{202e}" || $0 == "\u{9b}" })
    leave(terminal)
  }
}
