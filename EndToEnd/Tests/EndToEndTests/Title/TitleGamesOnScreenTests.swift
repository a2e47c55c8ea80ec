// Games by link on the title, through kills: unfinished ones are listed, resumed, and deleted on request.

import CSystem
import TerminalHarness
import Testing

@Suite("The title: your games", .waits) struct TitleGamesOnScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func links(_ player: String) -> [String] {
    TemporaryFolder.names(in: folder.path + "/\(player)/battleship/links")
  }

  private func start(_ player: String, _ words: String...) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": folder.path + "/" + player], columns: 250)
    try #require(terminal.shows("How to play"), "\(terminal.picture)")
    return terminal
  }

  private func kill(_ terminal: TerminalSession) {
    terminal.send(signal: SIGKILL)
    #expect(terminal.end() == .signal(SIGKILL))
  }

  /// The link on the screen, which begins in the first column and runs from edge to edge.
  private func url(_ terminal: TerminalSession) throws -> String {
    // The hints at the bottom are drawn last.
    try #require(terminal.shows("y copy"), "\(terminal.picture)")
    let first = try #require(terminal.picture.firstIndex { $0.hasPrefix("battleship:?") }, "\(terminal.picture)")
    return terminal.picture[first...].prefix { !$0.isEmpty && !$0.contains("[>") }.joined()
  }

  /// Types, and waits until a text is visible.
  private func type(
    _ keys: String, _ terminal: TerminalSession, shows text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    terminal.type(keys)
    try #require(terminal.shows(text), "no \(text): \(terminal.picture)", sourceLocation: sourceLocation)
  }

  @Test func `a hunt is resumed after each kill, shot by shot, and deleted after a question`() throws {
    var terminal = try start("ann")
    terminal.paste(LinkCommandTests.fresh)
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    for (cell, lives) in [("b1", "2/3"), ("b2", "1/3")] {
      try type("\(cell)\r", terminal, shows: "Lives \(lives)")
      kill(terminal)
      terminal = try start("ann")
      try #require(terminal.shows("Your turn"), "\(terminal.picture)")
      try type("\r", terminal, shows: "Lives \(lives)")
    }
    try type("q", terminal, shows: "Send this link")
    try type("\u{1b}", terminal, shows: "> Play by link")
    try type("\u{1b}OA\u{1b}OA\u{1b}OA\u{1b}OA", terminal, shows: "> Hunt")
    try type("x", terminal, shows: "Delete this game?")
    #expect(terminal.find("> Back") != nil)
    #expect(links("ann").count == 1)
    try type("\u{1b}", terminal, shows: "> Hunt")
    try type("x\u{1b}OB\r", terminal, shows: "> Play the computer")
    #expect(links("ann").isEmpty)
  }

  @Test func `games against the computer and at one keyboard leave the list, and their files stay`() throws {
    for (keys, begun, file) in [
      ("", "Ships to place", "solo"), ("\u{1b}OB\u{1b}OB", "Ships to place", "two"),
      (String(repeating: "\u{1b}OB", count: 8), "Start game", "conversation-3"),
    ] {
      let terminal = try start("eve")
      try type("\(keys)\r", terminal, shows: begun)
      if file == "conversation-3" { try type("\r", terminal, shows: "Ships to place") }
      try type("r", terminal, shows: ">Finished<")
      try type("q", terminal, shows: "Your games")
      try type("x", terminal, shows: "Delete this game from the list?")
      try type("\u{1b}OB\r", terminal, shows: "> Play the computer")
      #expect(terminal.find("Your games") == nil)
      let files = TemporaryFolder.names(in: folder.path + "/eve/battleship")
      #expect(files.contains("\(file).old-1"))
      #expect(!files.contains(file))
      terminal.type("q")
      #expect(terminal.end() == .status(0))
    }
  }

  @Test func `a duel is in both lists from the challenge on, and the sent link is shown again`() throws {
    var ann = try start("ann", "--duel", "--rules", "3x3:2")
    try type("\u{1b}OB\u{1b}OB\u{1b}OB\r", ann, shows: "Hide ships: duel, 3x3, 1 ship")
    try type("\r", ann, shows: "What are you called?")
    try type("\r", ann, shows: "Ships to place: 1")
    try type("r\r", ann, shows: "Send this link")
    kill(ann)
    ann = try start("ann")
    try #require(ann.shows("Their turn"), "\(ann.picture)")
    try type("\r", ann, shows: "Send this link")
    let challenge = try url(ann)
    var bob = try start("bob")
    bob.paste(challenge)
    try #require(bob.shows("What are you called?"), "\(bob.picture)")
    try type("\r", bob, shows: "Ships to place: 1")
    kill(bob)
    // It was opened, and no ship was placed: it is listed, and Enter asks for the ship again.
    bob = try start("bob")
    try #require(bob.shows("Your turn"), "\(bob.picture)")
    try type("\r", bob, shows: "Ships to place: 1")
    try type("r", bob, shows: "Finished")
    kill(bob)
    bob = try start("bob")
    try type("\r", bob, shows: "Finished")
    try type("\rb2\r\r", bob, shows: "Send this link")
    let answer = try url(bob)
    kill(bob)
    // The answer is pasted where the challenge is shown, and it is Ann's turn in the duel.
    ann.paste(answer)
    try #require(ann.shows(oneOf: ["Fire a shot", "Choose"]), "\(ann.picture)")
    kill(ann)
    ann = try start("ann")
    #expect(ann.shows("Your turn"), "\(ann.picture)")
    // An older message removes nothing, and opens as the later one.
    ann.paste(challenge)
    try #require(ann.shows(oneOf: ["Fire a shot", "Choose"]), "\(ann.picture)")
    kill(ann)
    #expect(try start("ann").shows("Your turn"))
    // A kill may leave the temporary file that was to replace it.
    let kept = links("ann").filter { !$0.contains(".new-") }
    #expect(kept.count == 1)
    #expect(kept == links("bob").filter { !$0.contains(".new-") })
  }

  @Test func `a damaged file and a newer one are left alone, and the rest is listed`() throws {
    let terminal = try start("ann")
    terminal.paste(LinkCommandTests.fresh)
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    kill(terminal)
    let name = try #require(links("ann").first)
    let place = folder.path + "/ann/battleship/links/"
    try write("battleship-link 4 of another program\n", to: place + name)
    try write("elephant", to: place + "hunt-other")
    let again = try start("ann")
    #expect(again.find("Hunt") == nil, "\(again.picture)")
    again.paste(LinkCommandTests.fresh)
    #expect(again.shows("This game cannot be saved."), "\(again.picture)")
    try type("b2\r", again, shows: "Lives 2/3")
    kill(again)
    #expect(read(place + name).hasPrefix("battleship-link 4 "))
  }

  @Test func `if neither of two messages continues the other, both are stored`() throws {
    func open(_ shots: String, lives: Int) throws {
      let terminal = try start("ann")
      terminal.paste(LinkCommandTests.fresh + shots)
      try #require(terminal.shows("Lives \(lives)/3"), "\(terminal.picture)")
      kill(terminal)
    }
    try open("&Guess=4", lives: 2)
    try open("&Guess=1", lives: 2)
    #expect(links("ann").count == 2)
    let before = links("ann").map { read(folder.path + "/ann/battleship/links/" + $0) }
    // A later message replaces that of its own game, an earlier one replaces none.
    try open("&Guess=1&Guess=3", lives: 1)
    // Its link shows how far that game was played.
    try open("&Guess=1", lives: 1)
    let after = links("ann").map { read(folder.path + "/ann/battleship/links/" + $0) }
    #expect(after.count == 2 && after[0] == before[0] && after[1] != before[1], "\(after)")
    #expect(after[1].contains("&Guess=1&Guess=3\n"))
  }
}
