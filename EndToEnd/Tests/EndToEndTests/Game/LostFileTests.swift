// The file of a game that disappears during the game: it is written again whole, or the loss is reported.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: a file that disappears", .waits) struct LostFileTests {
  private let folder: TemporaryFolder
  private var directory: String { folder.path + "/battleship" }
  private var file: String { directory + "/conversation-3" }
  private let kept = "The game is saved"

  init() throws { folder = try TemporaryFolder() }

  private func start(_ arguments: String...) throws -> TerminalSession {
    try TerminalSession([built("battleship-tui")] + arguments, environment: ["XDG_STATE_HOME": folder.path])
  }

  /// Removes the file as a person could do by mistake.
  private func takeAway(_ how: String) throws {
    switch how {
    case "renamed": try #require(rename(directory, folder.path + "/elsewhere") == 0)
    case "removed": try #require(unlink(file) == 0)
    default: try #require(unlink(file) == 0 && mkdir(file, 0o700) == 0)
    }
  }

  @Test(arguments: ["removed", "renamed"])
  func `a hot seat whose file or folder is gone is written again whole`(how: String) throws {
    let terminal = try start("play")
    let player = Player(terminal: terminal)
    try player.placeShips()
    try takeAway(how)
    try player.press(button: "Finished")
    try player.press(button: "Send")
    try #require(terminal.shows("[>I am Kate: unlock<]"))
    // The file is gone again, and no move follows until the end.
    try takeAway("removed")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    var about = stat()
    #expect(stat(file, &about) == 0 && about.st_mode & 0o777 == 0o600)
    let again = try start("play")
    #expect(again.shows("[>I am Kate: unlock<]") && again.shows("John placed their ships!"), "\(again.picture)")
    // No other program can play on a rewritten file.
    #expect(try start("play").shows("This conversation cannot be saved."))
  }

  @Test func `with a directory in its place, the screen and the end report that the game is not saved`() throws {
    let terminal = try start("play")
    let player = Player(terminal: terminal)
    try player.placeShips()
    try takeAway("replaced")
    try player.press(button: "Finished")
    #expect(terminal.shows("This conversation cannot be saved."), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.find("This conversation cannot be saved.") != nil, "\(terminal.picture)")
  }

  @Test func `unsaved moves are saved once their place is free again`() throws {
    let terminal = try start("play")
    let player = Player(terminal: terminal)
    try player.placeShips()
    try takeAway("replaced")
    try player.press(button: "Finished")
    try #require(terminal.shows("This conversation cannot be saved."), "\(terminal.picture)")
    try #require(rmdir(file) == 0)
    try player.press(button: "Send")
    try #require(terminal.wait { $0.find("cannot be saved") == nil }, "\(terminal.picture)")
    terminal.send(signal: SIGKILL)
    #expect(terminal.end() != nil)
    #expect(try start("play").shows("[>I am Kate: unlock<]"))
  }

  @Test(arguments: ["play", "solo"])
  func `in lines nothing unsaved is called saved`(command: String) throws {
    let path = command == "play" ? file : directory + "/solo"
    let terminal = try start(command, "--lines", "--rules", "messages")
    try #require(terminal.shows("random"), "\(terminal.picture)")
    terminal.type("random\r")
    try #require(terminal.wait { _ in contents(path) != nil && terminal.find("Enter: ") != nil }, "\(terminal.picture)")
    try #require(unlink(path) == 0 && mkdir(path, 0o700) == 0)
    terminal.type("\r")
    // Empty lines push away the text that the next player must not read.
    #expect(terminal.wait { $0.output.text.contains("cannot be saved") }, "\(terminal.picture)")
    terminal.type("quit\r")
    #expect(terminal.end() == .status(0))
    #expect(!terminal.output.text.contains(kept))
    #expect(terminal.output.text.count(of: "cannot be saved") == 2, "\(terminal.output.text)")
  }

  @Test func `a private file of a shared conversation is written again as well`() throws {
    let shared = folder.path + "/conversation"
    let words = ["play", "--conversation", shared, "--as", "John"]
    func begin() throws -> TerminalSession {
      let terminal = try TerminalSession(
        [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": folder.path])
      try #require(terminal.shows("John's phone"), "\(terminal.picture)")
      return terminal
    }
    let john = try begin()
    try Player(terminal: john).beginTyping()
    let own = directory + "/shared"
    try #require(rename(own, folder.path + "/elsewhere") == 0)
    john.type("hello\r")
    try #require(john.shows("Delivered"), "\(john.picture)")
    john.send(signal: SIGKILL)
    #expect(john.end() != nil)
    #expect(try begin().shows("hello"))
  }
}
