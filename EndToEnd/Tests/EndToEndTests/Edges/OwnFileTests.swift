// What may lie in the place of a file of the program's own: pipes that nobody writes, newer files, another's temporary file.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: files of one's own", .waits) struct OwnFileTests {
  private let folder: TemporaryFolder
  private var place: String { folder.path + "/battleship" }

  init() throws {
    folder = try TemporaryFolder()
    try #require(mkdir(place, 0o700) == 0)
  }

  private func start(_ words: String...) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": folder.path], columns: 250)
  }

  private func pipe(_ name: String) throws { try #require(mkfifo("\(place)/\(name)", 0o600) == 0) }

  private func isPipe(_ name: String) -> Bool {
    var about = stat()
    return stat("\(place)/\(name)", &about) == 0 && about.st_mode & S_IFMT == S_IFIFO
  }

  private let plain = "it is not a plain file"

  @Test(arguments: [
    (["score"], "games"), (["replay"], "games"), (["solo"], "solo"), (["solo"], "solo.lock"), (["two"], "two"),
    (["two"], "two.lock"),
    (["play", "--conversation", "PIPE", "--as", "John"], "conversation"), (["replay", "PIPE"], "conversation"),
  ])
  func `a command that needs a file refuses a pipe in its place at once`(words: [String], name: String) throws {
    try pipe(name)
    let path = "\(place)/\(name)"
    let terminal = try TerminalSession(
      [built("battleship-tui")] + words.map { $0 == "PIPE" ? path : $0 },
      environment: ["XDG_STATE_HOME": folder.path], columns: 250)
    #expect(terminal.end() == .status(1))
    #expect(terminal.picture.joined().contains("not a plain file"), "\(terminal.picture)")
    #expect(isPipe(name))
  }

  @Test func `the title and the hot seat say so on their screens, and leave the pipe where it is`() throws {
    for name in ["settings", "conversation-3", "solo"] { try pipe(name) }
    let title = try start()
    try #require(title.shows("Your settings cannot be saved. (\(plain))"), "\(title.picture)")
    title.type("q")
    #expect(title.end() == .status(0))
    let seat = try start("play")
    try #require(seat.shows("This conversation cannot be saved. (\(plain))"), "\(seat.picture)")
    seat.type("q")
    #expect(seat.end() == .status(0))
    #expect(["settings", "conversation-3", "solo"].allSatisfy(isPipe))
  }

  @Test(arguments: ["battleship-conversation 4 \"A\"\n", "battleship-conversation 17\n"])
  func `a conversation of a newer version is neither damaged nor touched`(text: String) throws {
    try write(text, to: place + "/conversation-3")
    let seat = try start("play")
    try #require(seat.shows("is from a newer version of this program, and is left unchanged"), "\(seat.picture)")
    try Player(terminal: seat).sendShips()
    seat.type("q")
    #expect(seat.end() == .status(0))
    #expect(contents(place + "/conversation-3") == text)
    #expect(TemporaryFolder.names(in: place) == ["conversation-3"])
  }

  @Test func `newer settings and games stay as they are`() throws {
    let files = [("settings", "battleship-settings 5 gold\n"), ("games", "battleship-game 4 chess\n")]
    for (name, text) in files { try write(text, to: "\(place)/\(name)") }
    let title = try start()
    try #require(title.shows("is from a newer version of this program"), "\(title.picture)")
    // A choice is made, and not kept.
    // The game is the second setting of the first line.
    title.type("\u{1b}OC\u{1b}OB\u{1b}OC")
    try #require(title.shows("◂ duel, 1 shot a turn ▸"), "\(title.picture)")
    title.type("q")
    #expect(title.end() == .status(0))
    let score = try start("score")
    #expect(score.end() == .status(1))
    #expect(score.picture.joined().contains("is from a newer version of this program, and is left unchanged"))
    for (name, text) in files { #expect(contents("\(place)/\(name)") == text) }
    #expect(TemporaryFolder.names(in: place) == ["games", "settings"])
  }

  @Test func `duels of a version that was never released are set aside as old, and nothing is called damaged`() throws {
    let url =
      "www.shinobicontrols.com/battleship?Format=2&Board=3x3&Fleet=1.1"
      + "&Seal=iRuPG8dZ4DWwC55oB-qJwVHq3wOx7P1d8M6Bj-SW4OctSHk0MMLP5e5u6wdSGV_GVA9tOQ&Is_Complete=0"
    try #require(mkdir(place + "/links", 0o700) == 0)
    try write("battleship-link 2 duel \"\(url)\" - -\n", to: place + "/links/iRuPG8dZ4DWwC55o")
    let key = String(repeating: "a", count: 64)
    let solo = [
      "battleship solo 2", "level fair", "board 3x3", "fleet 1.1", "volley 1", "apart 0", "first person", "person 0",
      "computer 0", "hints 0", "key \(key)", "computers-key \(key.replacing("a", with: "b"))", "duel \(url)", "",
    ].joined(separator: "\n")
    try write(solo, to: place + "/solo")
    let title = try start()
    try #require(title.shows("q quit"), "\(title.picture)")
    title.type("q")
    #expect(title.end() == .status(0))
    #expect(TemporaryFolder.names(in: place + "/links") == ["iRuPG8dZ4DWwC55o.old-1"])
    let game = try start("solo", "--rules", "messages")
    try #require(
      game.shows("is from a version that was never released and was moved to solo.old-1."), "\(game.picture)")
    game.type("q")
    #expect(game.end() == .status(0))
    #expect(read(place + "/solo.old-1") == solo)
    let opened = try start("open", url)
    #expect(opened.end() == .status(3))
    #expect(opened.picture.joined().contains("version that was never released"))
  }

  @Test func `a shared file of a newer version is refused`() throws {
    let file = folder.path + "/shared"
    try write("battleship-conversation 4 \"A\"\n", to: file)
    let terminal = try start("play", "--conversation", file, "--as", "A")
    #expect(terminal.end() == .status(1))
    #expect(terminal.picture.joined().contains("it is from a newer version of this program"))
    #expect(contents(file) == "battleship-conversation 4 \"A\"\n")
  }

  @Test(arguments: [
    "battleship-messages 2 \"A\"\n", "battleship-conversation 2 \"A\"\n", "battleship-conversation 1 \"A\"\n",
  ])
  func `a conversation of an older version is refused, and its file left as it is`(text: String) throws {
    let file = folder.path + "/shared"
    try write(text, to: file)
    let commands = [["play", "--conversation", file, "--as", "A"], ["replay", file]]
    for words in commands {
      let terminal = try TerminalSession([built("battleship-tui")] + words, columns: 200)
      #expect(terminal.end() == .status(1), "\(words)")
      #expect(terminal.picture.joined().contains("is from an older version of this program"), "\(terminal.picture)")
    }
    #expect(contents(file) == text)
    #expect(TemporaryFolder.names(in: folder.path).contains("shared"))
  }

  @Test func `settings are written under a name that no other program writes`() throws {
    // Another program's temporary file, which must not be taken over.
    try #require(mkdir(place + "/settings.new", 0o700) == 0)
    let title = try start("--rules", "skirmish")
    try #require(title.shows("How to play"), "\(title.picture)")
    // The game is the second setting of the first line.
    title.type("\u{1b}OC\u{1b}OB\u{1b}OC")
    #expect(title.wait { _ in contents(place + "/settings") != nil }, "\(title.picture)")
    title.type("q")
    #expect(title.end() == .status(0))
    #expect(TemporaryFolder.names(in: place) == ["settings", "settings.new"])
  }
}
