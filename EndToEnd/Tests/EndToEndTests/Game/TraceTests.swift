// The trace: the host's calls and every message that was sent, in a file that nobody else can read.

import BattleshipCore
import Glibc
import TerminalHarness
import Testing

@Suite("The game: the trace") struct TraceTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/trace" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Plays a game that Kate wins without a miss, with a trace; its lines.
  private func traced() throws -> [Substring] {
    let terminal = try startGame(["--trace", path])
    let player = Player(terminal: terminal)
    try player.win()
    try player.reply()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    return try #require(contents(path)).split(separator: "\n")
  }

  private var permissions: UInt32 {
    var about = stat()
    return stat(path, &about) == 0 ? about.st_mode & 0o777 : 0
  }

  @Test func `it has the calls in order, and each message, which can be read again`() throws {
    let lines = try traced()
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
    #expect(permissions == 0o600)
  }

  @Test func `a file that others could read is theirs no more`() throws {
    let file = open(path, O_CREAT | O_WRONLY, 0o644)
    try #require(file >= 0)
    fchmod(file, 0o644)
    close(file)
    _ = try traced()
    #expect(permissions == 0o600)
  }

  @Test func `where it cannot be written one line says so, and the game does not begin`() throws {
    let terminal = try TerminalSession([built("battleship-tui"), "--trace", "/nonexistent/trace"])
    #expect(terminal.end() == .status(1))
    let said = "battleship-tui: the trace cannot be written to '/nonexistent/trace'"
    #expect(terminal.picture.filter { !$0.isEmpty } == [said])
    #expect(!terminal.output.bytes.contains(0x1b))
  }
}
