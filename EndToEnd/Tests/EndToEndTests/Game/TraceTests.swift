// The trace: the host's calls and every message that was sent, in a file that nobody else can read.

import BattleshipCore
import Glibc
import TerminalHarness
import Testing

@Suite("The game: the trace") struct TraceTests {
  /// Plays a game that Kate wins without a miss, with a trace; its lines.
  private func traced(into path: String) throws -> [Substring] {
    let terminal = try startGame(["--trace", path])
    let player = Player(terminal: terminal)
    try player.beginAttack()
    try player.press(cell: "A1")
    try #require(terminal.shows("A1: hit!"))
    try player.press(cell: "B2")
    try player.press(button: "Reply")
    try player.press(button: "Send")
    try #require(terminal.shows("[>I am John: unlock<]"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    return try #require(contents(path)).split(separator: "\n")
  }

  private func permissions(_ path: String) -> UInt32 {
    var about = stat()
    return stat(path, &about) == 0 ? about.st_mode & 0o777 : 0
  }

  /// A folder of its own for a test, which is removed afterwards with the file that is asked for.
  private func inFolder(_ body: (String) throws -> Void) throws {
    var name = Array("/tmp/battleship-XXXXXX".utf8CString)
    try #require(mkdtemp(&name) != nil)
    let folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      unlink(folder + "/trace")
      rmdir(folder)
    }
    try body(folder + "/trace")
  }

  @Test func `it has the calls in order, and each message, which can be read again`() throws {
    try inFolder { path in
      let lines = try traced(into: path)
      let calls = lines.filter { !$0.hasPrefix("sent ") }
      #expect(calls.first == "1 first Battleships viewDidLoad style=compact sel=nil")
      #expect(calls.map { $0.prefix { $0 != " " } } == (1...calls.count).map { "\($0)"[...] })
      for name in ["willBecomeActive", "didTransition", "didFinishInserting", "willResignActive"] {
        #expect(calls.contains { $0.contains(name) }, "\(name)")
      }
      let sent = lines.filter { $0.hasPrefix("sent ") }.map { $0.split(separator: " ") }
      #expect(sent.map { $0[1] } == ["first", "second"])
      let games = try sent.map { try Game(messageURL: String($0[3])) }
      #expect(games.map(\.status) == [.open, .won])
      #expect(games[0].fleet == games[1].fleet)
      #expect(games[1].shots.map(\.description) == ["A1", "B2"])
      #expect(permissions(path) == 0o600)
    }
  }

  @Test func `a file that others could read is theirs no more`() throws {
    try inFolder { path in
      let file = open(path, O_CREAT | O_WRONLY, 0o644)
      try #require(file >= 0)
      fchmod(file, 0o644)
      close(file)
      _ = try traced(into: path)
      #expect(permissions(path) == 0o600)
    }
  }

  @Test func `where it cannot be written one line says so, and the game does not begin`() throws {
    let terminal = try TerminalSession([built("battleship-tui"), "--trace", "/nonexistent/trace"])
    #expect(terminal.end() == .status(1))
    let said = "battleship-tui: the trace cannot be written to '/nonexistent/trace'"
    #expect(terminal.picture.filter { !$0.isEmpty } == [said])
    #expect(!terminal.output.bytes.contains(0x1b))
  }
}
