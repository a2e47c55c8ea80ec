// After Send, nothing of the previous player is left: not on the screen, in the title, on the clipboard, in any byte.

import TerminalHarness
import Testing

@Suite("The game: secrecy", .waits) struct SecrecyTests {
  /// The lock screen without its picture and the line below that, the time.
  private static let locked = [
    "Kate'sphone", "╭──────────────────────────────────────────────────╮", "│⚓John│",
    "│Johnplacedtheirships!Canyoufindthem?│", "╰──────────────────────────────────────────────────╯",
    "[Open][Write]", "[>IamKate:unlock<]", "EnterunlocksTabnext?helpqquit",
  ]

  /// The lines below the picture of the lock screen, which are the same on every phone.
  private func lines(_ terminal: TerminalSession) -> [String] {
    let lines = terminal.picture.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    return Array(lines.drop { line in line.allSatisfy { "▀▄".contains($0) } })
  }

  /// The output after the locked phone was drawn for the last time.
  private func afterLock(_ terminal: TerminalSession) -> Substring {
    terminal.output.text.split(separator: "unlock<]").last ?? ""
  }

  @Test(arguments: ["xterm-256color", "xterm", "screen", "linux", "vt100"])
  func `the locked phone shows only itself, on every screen of the terminal`(name: String) throws {
    let terminal = try startGame(environment: ["TERM": name])
    let first = terminal.picture
    try Player(terminal: terminal).sendShips()
    #expect(lines(terminal).dropFirst() == Self.locked[...])
    // On a terminal without a second screen, rows of the first screen may scroll away; they show no secret yet.
    let bare = { (row: String) in row.filter { $0 != " " && $0 != "\0" } }
    let gone = Set(terminal.scrolledOff.map(bare)).subtracting(first.map(bare))
    #expect(gone == [])
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let left = lines(terminal)
    // A terminal with one screen keeps the last picture, which is the locked phone.
    #expect(left.isEmpty || left == Array(Self.locked.suffix(left.count)) || left.dropFirst() == Self.locked[...])
    #expect(!(terminal.scrolledOff + terminal.picture).contains { $0.contains("█") || $0.contains("Finished") })
  }

  @Test func `the title never changes, and is restored`() throws {
    let terminal = try startGame()
    try Player(terminal: terminal).beginAttack()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let titles = terminal.output.text.split(separator: "\u{1b}]2;").dropFirst().map { $0.prefix { $0 != "\u{7}" } }
    #expect(Set(titles) == ["Battleships"])
    expectAsFound(terminal)
  }

  @Test func `y copies the message unseen, the lock clears the clipboard, and the URL is nowhere else`() throws {
    let terminal = try startGame()
    let player = Player(terminal: terminal)
    try player.placeShips()
    try player.press(button: "Finished")
    try #require(terminal.shows("[>Send<]"))
    terminal.type("y")
    try #require(terminal.shows("Copied."))
    let url = try #require(terminal.output.copied.last)
    #expect(url.contains("Ship"))
    #expect(url.utf8.count > 40)
    try player.press(button: "Send")
    try #require(terminal.shows("[>I am Kate: unlock<]"))
    #expect(terminal.output.copied == [url, ""])

    try player.press(button: "I am Kate: unlock")
    try player.open(bubble: "placed their")
    try player.press(cell: "A1")
    try #require(terminal.shows("A1: sunk"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.output.copied == [url, ""])
    #expect(!afterLock(terminal).contains("]52;"))
    // Nor any eight letters of it, except the game's own name.
    let shown = terminal.output.textBesideClipboard
    let letters = Array(url)
    for start in 0...(letters.count - 8) {
      let part = String(letters[start..<start + 8])
      #expect("battleship".contains(part) || !shown.contains(part), "\(part)")
    }
  }

  @Test(arguments: [[], ["--still"]])
  func `the sender's second Enter shows nothing, with animations and without`(options: [String]) throws {
    let terminal = try startGame(options)
    let player = Player(terminal: terminal)
    try player.placeShips()
    try player.press(button: "Finished")
    try #require(terminal.shows("[>Send<]"))
    terminal.type("\r\r")
    try #require(terminal.shows("Pass the keyboard to Kate"), "\(terminal.picture)")
    try #require(terminal.shows("[>I am Kate: unlock<]"), "\(terminal.picture)")
    player.terminal.listen()
    #expect(terminal.find("Kate's phone") != nil)
    #expect(terminal.find("[>I am Kate: unlock<]") != nil)
    try player.press(button: "I am Kate: unlock")
    #expect(terminal.shows("Enter opens"))
  }

  @Test func `a clipboard without a text of the game is left alone`() throws {
    let terminal = try startGame()
    try Player(terminal: terminal).beginAttack()
    #expect(terminal.output.copied.isEmpty)
  }

  @Test func `with other ships hidden, the terminal gets the same bytes after the lock`() throws {
    // The animation of a shot may reach a different frame before the end.
    let streams = try [["A1", "B2"], ["C3", "B1"]].map { ships in
      let terminal = try startGame(["--still"])
      let player = Player(terminal: terminal)
      try player.beginAttack(on: ships)
      try player.press(cell: "A2")
      try #require(terminal.shows("A2: miss. 2 lives left."))
      try player.waitForBoard()
      terminal.type("q")
      #expect(terminal.end() == .status(0))
      // The minute may change between the two games.
      return afterLock(terminal).replacing(/[0-9]{2}:[0-9]{2}/, with: "00:00")
    }
    #expect(streams[0] == streams[1])
    #expect(streams[0].utf8.count > 1_000)
  }
}
