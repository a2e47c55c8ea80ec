// A live duel on two screens: each player's view, the question whether a peer may join, and the delay of a shot.

import CSystem
import TerminalHarness
import Testing

@Suite("Live on screens", .waits) struct LiveOnScreensTests {
  private let table: DuelFolder

  init() throws { table = try DuelFolder() }

  private func start(_ player: String, _ words: [String]) throws -> TerminalSession {
    try begin(player, words + ["--name", player])
  }

  private func begin(_ player: String, _ words: [String]) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": table.state(player)],
      columns: 120)
  }

  private func type(_ keys: String, _ terminal: TerminalSession, shows text: String) throws {
    terminal.type(keys)
    try #require(terminal.shows(text), "\(text)\n\(terminal.picture)")
  }

  @Test func `the question, the marks, and whether the other is aiming or gone are visible`() throws {
    let path = table.folder.path + "/sea.sock"
    let ann = try start("ann", LiveTests.duel + ["--listen", path])
    try #require(ann.shows("--connect"), "\(ann.picture)")
    let ben = try start("ben", ["open", "--connect", path])
    try #require(ben.shows("Ships to place: 2"), "\(ben.picture)")
    try type("r\r", ben, shows: "Fire a shot")
    try type("a1\r", ben, shows: "A1")
    try #require(ann.shows("joins"), "\(ann.picture)")
    try type("\t\t\r", ann, shows: "Fire a shot")
    try #require(ben.shows("ann is aiming"), "\(ben.picture)")
    // A second Enter does not leave.
    ben.type("\r")
    // From the key press to the mark on the other screen.
    try type("b2", ann, shows: "B2")
    ben.listen()
    let began = TerminalSession.now()
    ann.type("\r")
    try #require(ben.shows("Fire a shot"), "\(ben.picture)")
    print("live: from a key here to the mark there \((ben.lastHeard - began) * 1_000) ms")
    try #require(ann.shows("ben is aiming"), "\(ann.picture)")
    ben.send(signal: SIGKILL)
    #expect(ben.end() == .signal(SIGKILL))
    try #require(ann.shows("ben is gone"), "\(ann.picture)")
    try type("q", ann, shows: "Send this link")
    #expect(access(path, F_OK) != 0)
    ann.type("q")
    #expect(ann.end() == .status(0))
    #expect(ann.settingsAreAsFound)
  }

  @Test func `from the title one waits, and the other types the address on the screen`() throws {
    let ann = try begin("ann", ["--rules", "messages"])
    try #require(ann.shows("Live, over the network"), "\(ann.picture)")
    try type("jjjj\r", ann, shows: "Hide ships and wait")
    try type("\r", ann, shows: "Your name")
    try type("ann\r", ann, shows: "Ships to place: 2")
    // Not where his two shots fall, which would end the duel.
    try type("c1\rc3\r", ann, shows: "[>Finished<]")
    try type("\r", ann, shows: "--connect")
    let port = try #require(ann.picture.joined().firstMatch(of: /--connect [0-9.:]*:([0-9]+)/)?.1)
    let ben = try begin("ben", [])
    try #require(ben.shows("Live, over the network"), "\(ben.picture)")
    try type("jjjj\r", ben, shows: "Hide ships and wait")
    try type("127.0.0.1:\(port)\r", ben, shows: "Your name")
    try type("ben\r", ben, shows: "Ships to place: 2")
    try type("r\r", ben, shows: "Choose 2 cells")
    try type("a1\r", ben, shows: "Choose 1 more")
    try type("b2\r", ben, shows: "Fire now")
    ben.type("\r")
    try #require(ann.shows("joins"), "\(ann.picture)")
    try type("\t\t\r", ann, shows: "Your turn: ")
    // Back on the title, both have the duel among their games, and no program listens any more.
    try type("q", ann, shows: "Your games")
    try #require(ben.shows("ann is gone"), "\(ben.picture)")
    // As far as he knows, his shots may not have arrived.
    try type("q", ben, shows: "Send this link")
    try type("\u{1b}", ben, shows: "Your games")
    // The same duel continues live from the list.
    try type("jjjjj\r", ann, shows: "Go on with ben, live")
    try type("\u{1b}[B\r", ann, shows: "Your turn: ")
    try type("jjjjj\r", ben, shows: "Go on with ann, live")
    try type("127.0.0.1:\(port)", ben, shows: "Connect")
    try type("\u{1b}[B\r", ben, shows: "ann is aiming")
    try type("q", ann, shows: "Your games")
    try #require(ben.shows("ann is gone"), "\(ben.picture)")
    // Unless her answers have told him that his shots came, they may not have.
    ben.type("q")
    try #require(ben.shows(oneOf: ["Your games", "Send this link"]), "\(ben.picture)")
    if ben.find("Send this link") != nil { try type("\u{1b}", ben, shows: "Your games") }
    for player in [ann, ben] {
      player.type("q")
      #expect(player.end() == .status(0))
      #expect(player.settingsAreAsFound)
    }
  }

  @Test func `strangers who never stop delay no key, not even Esc`() throws {
    let path = table.folder.path + "/sea.sock"
    let ann = try start("ann", LiveTests.duel + ["--listen", path])
    try #require(ann.shows("--connect"), "\(ann.picture)")
    var slowest = 0.0
    for key in ["?", "\u{1b}", "?", "\u{1b}", "?", "\u{1b}"] {
      let began = TerminalSession.now()
      ann.type(key)
      let isSeen = ann.wait { terminal in
        _ = try? Stranger(path).say("battleship 1\naiming\n")
        return (terminal.find("any other key closes this") != nil) == (key == "?")
      }
      #expect(isSeen, "\(ann.picture)")
      slowest = max(slowest, TerminalSession.now() - began)
    }
    print("live: among strangers a key is seen after \(slowest * 1_000) ms at most")
  }
}
