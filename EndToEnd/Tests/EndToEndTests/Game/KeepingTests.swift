// The conversation survives the program: kills, a torn line, a damaged file, no folder, two programs.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: keeping", .waits) struct KeepingTests {
  private let folder: TemporaryFolder
  private var directory: String { folder.path + "/battleship" }
  private var file: String { directory + "/conversation-3" }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ arguments: [String] = []) throws -> TerminalSession {
    try TerminalSession([built("battleship-tui"), "play"] + arguments, environment: ["XDG_STATE_HOME": folder.path])
  }

  /// Kills the program, which cannot react.
  private func kill(_ terminal: TerminalSession) {
    terminal.send(signal: SIGKILL)
    #expect(terminal.end() != nil)
  }

  @Test func `a game that was killed resumes locked, with the placed ships`() throws {
    let terminal = try start()
    let player = Player(terminal: terminal)
    try player.press(button: "Start game")
    try player.press(cell: "A1")
    try #require(terminal.shows("Ships to place: 1"))
    kill(terminal)
    let again = try start()
    #expect(again.shows("[>I am John: unlock<]"))
    #expect(again.find("█") == nil)
    again.type("\r")
    #expect(again.shows("Ships to place: 1"))
  }

  @Test func `a sent message survives a kill, for the player whose turn it is`() throws {
    let terminal = try start()
    try Player(terminal: terminal).sendShips()
    kill(terminal)
    let again = try start()
    #expect(again.shows("[>I am Kate: unlock<]"))
    #expect(again.shows("John placed their ships!"))
    let about = TemporaryFolder.names(in: directory)
    #expect(about == ["conversation-3"])
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(stat(directory, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test(.enabled(if: access("/usr/bin/prlimit", X_OK) == 0, "prlimit is not installed"))
  func `a hot seat is saved again once the disk has room, with everything done meanwhile`() throws {
    let words = ["/bin/sh", "-c", "ulimit -S -f 1; exec \"$@\"", "sh", built("battleship-tui"), "play"]
    let terminal = try TerminalSession(words, environment: ["XDG_STATE_HOME": folder.path])
    try Player(terminal: terminal).beginAttack()
    terminal.type("\r")
    try #require(terminal.shows("A1: sunk") && terminal.shows("not kept"), "\(terminal.picture)")
    let raised = try run(words: ["/usr/bin/prlimit", "--pid", "\(terminal.process)", "--fsize=unlimited"])
    try #require(raised.status == 0, "\(raised)")
    #expect(terminal.wait { $0.find("not kept") == nil }, "\(terminal.picture)")
    kill(terminal)
    let again = try start()
    #expect(again.shows("[>I am Kate: unlock<]"), "\(again.picture)")
    again.type("\r")
    #expect(again.shows("Hit 1/2"), "\(again.picture)")
  }

  @Test(arguments: [nil, SIGTERM, SIGHUP])
  func `an unsent text is restored if the program could end by itself`(signal: Int32?) throws {
    let terminal = try start()
    try Player(terminal: terminal).beginTyping()
    terminal.type("good luck")
    try #require(terminal.shows("❯ good luck"))
    if let signal {
      terminal.send(signal: signal)
    } else {
      terminal.type("\u{1b}")
      try #require(terminal.shows("q quit"))
      terminal.type("q")
    }
    try #require(terminal.end() != nil)
    let again = try start()
    try #require(again.shows("unlock<]"))
    again.type("\r")
    #expect(again.shows("❯ good luck"))
  }

  @Test func `a text typed while the output was stopped survives one signal`() throws {
    let terminal = try start()
    try Player(terminal: terminal).beginTyping()
    terminal.type("good luck")
    try #require(terminal.shows("❯ good luck"))
    terminal.type("\u{13}!")
    terminal.listen()
    terminal.send(signal: SIGTERM)
    #expect(terminal.hasEnded(within: 15))
    let again = try start()
    try #require(again.shows("unlock<]"))
    again.type("\r")
    #expect(again.shows("❯ good luck!"), "\(again.picture)")
  }

  @Test func `arrows against the edge of the board do not choose another game after a restart`() throws {
    let terminal = try start()
    let player = Player(terminal: terminal)
    try player.press(button: "Start game")
    try player.waitForBoard()
    for (keys, fact) in [
      ("\u{1b}OC\u{1b}OC\u{1b}OC\r", "Ships to place: 1"), ("\u{1b}OB\u{1b}OB\u{1b}OB\r", "All ships are placed"),
    ] {
      terminal.type(keys)
      try #require(terminal.shows(fact), "\(terminal.picture)")
    }
    terminal.type("\r")
    try player.press(button: "Send")
    try #require(terminal.shows("[>I am Kate: unlock<]"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let again = try start()
    #expect(again.shows("[>I am Kate: unlock<]"), "\(again.picture)")
    #expect(TemporaryFolder.names(in: directory) == ["conversation-3"])
  }

  @Test func `--new begins afresh and leaves the old conversation beside it`() throws {
    let terminal = try start()
    try Player(terminal: terminal).sendShips()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let old = try #require(contents(file))
    let again = try start(["--new", "--rules", "skirmish"])
    #expect(again.shows("[>Start game<]"))
    #expect(TemporaryFolder.names(in: directory) == ["conversation-3", "conversation-3.old-1"])
    #expect(contents(file + ".old-1") == old)
  }

  @Test func `other names or rules than the saved ones lead to a question, and leaving changes nothing`() throws {
    let terminal = try start()
    try Player(terminal: terminal).sendShips()
    terminal.type("q")
    _ = terminal.end()
    let old = contents(file)
    let question = "John v. Kate: Kate's turn, hunt 3x3"
    for (keys, screen) in [("q", nil), ("\u{1b}", nil), ("\r", "[>I am Kate: unlock<]")] {
      let again = try start(["--rules", "classic"])
      try #require(again.shows(question) && again.shows("> Go on"), "\(again.picture)")
      again.type(keys)
      if let screen {
        #expect(again.shows(screen), "\(again.picture)")
        again.type("q")
      }
      #expect(again.end() == .status(0))
      #expect(again.settingsAreAsFound)
      #expect(contents(file) == old)
    }
    let new = try start(["--names", "Ann,Bob"])
    try #require(new.shows(question), "\(new.picture)")
    new.type("\u{1b}OB\r")
    #expect(new.shows("Ann's phone") && new.shows("[>Start game<]"), "\(new.picture)")
    #expect(contents(file + ".old-1") == old)
  }

  @Test func `a conversation whose game is over makes room for another one`() throws {
    let terminal = try start()
    let player = Player(terminal: terminal)
    try player.win()
    try player.reply()
    terminal.type("q")
    _ = terminal.end()
    let again = try start(["--rules", "skirmish"])
    #expect(again.shows("[>Start game<]"), "\(again.picture)")
    #expect(contents(file + ".old-1") != nil)
  }

  @Test func `a torn last line is set aside, and reported`() throws {
    let terminal = try start()
    try Player(terminal: terminal).sendShips()
    kill(terminal)
    let whole = try #require(contents(file))
    try write(whole + "second ente", to: file)
    let again = try start()
    #expect(again.shows("[>I am Kate: unlock<]"))
    again.type("\r")
    #expect(again.shows("An incomplete line was moved to conversation-3.torn-1."))
    #expect(contents(file + ".torn-1") == "second ente")
    #expect(contents(file)?.hasPrefix(whole) == true)
  }

  @Test(arguments: ["first sang", "post first 9 text \"x\"", "battleship-conversation 3"])
  func `a damaged conversation is moved aside, named, and never overwritten`(line: String) throws {
    let terminal = try start()
    try Player(terminal: terminal).placeShips()
    kill(terminal)
    let damaged = try #require(contents(file)) + line + "\n"
    try write(damaged, to: file)
    let again = try start()
    #expect(again.shows("conversation-3.damaged-1"))
    #expect(contents(file + ".damaged-1") == damaged)
    again.type("\r")
    #expect(again.shows("Ships to place: 2"))
  }

  @Test func `a second program on the same file plays on without saving, and says so`() throws {
    let terminal = try start()
    try #require(terminal.shows("[>Start game<]"))
    let second = try start()
    #expect(second.shows("This conversation cannot be saved."))
    try Player(terminal: second).sendShips()
    #expect(contents(file)?.contains("post ") == false)
    try Player(terminal: terminal).sendShips()
    #expect(contents(file)?.contains("post ") == true)
  }

  @Test func `without a folder to save in, the game continues and says so`() throws {
    let terminal = try TerminalSession(
      [built("battleship-tui"), "play"], environment: ["XDG_STATE_HOME": "/proc/nowhere", "HOME": "/nonexistent"])
    #expect(terminal.shows("This conversation cannot be saved."))
    try Player(terminal: terminal).sendShips()
  }

  @Test func `a file that may not grow ends the saving but not the game`() throws {
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", "ulimit -f 0; exec \"$0\" play", built("battleship-tui")],
      environment: ["XDG_STATE_HOME": folder.path])
    try #require(terminal.shows("[>Start game<]"))
    terminal.type("\r")
    #expect(terminal.shows("not kept"))
    #expect(terminal.shows("Ships to place: 2"))
    let player = Player(terminal: terminal)
    for cell in ["A1", "B2"] { try player.press(cell: cell) }
    #expect(terminal.shows("[>Finished<]"))
  }
}
