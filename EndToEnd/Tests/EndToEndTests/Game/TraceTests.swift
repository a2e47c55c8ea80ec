// The trace: the host's calls and every sent message, in a file that only its owner can read.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("The game: the trace", .waits) struct TraceTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/trace" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The lines of a trace of a game that Kate wins without a miss.
  private func traced() throws -> [Substring] {
    let terminal = try startGame(["--trace", path])
    let player = Player(terminal: terminal)
    try player.win()
    try player.reply()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let lines = try #require(contents(path)).split(separator: "\n")
    #expect(lines.first == "battleship-trace 1")
    return Array(lines.dropFirst())
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

  @Test func `a file that others could read becomes private`() throws {
    let file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
    try #require(file >= 0)
    fchmod(file, 0o644)
    close(file)
    _ = try traced()
    #expect(permissions == 0o600)
  }

  @Test func `an older trace is overwritten`() throws {
    let lines = try traced()
    #expect(try traced().filter { $0.hasPrefix("sent ") }.count == lines.filter { $0.hasPrefix("sent ") }.count)
  }

  /// Starts the program with a trace that it refuses, in one line and without a screen.
  private func refusal(of trace: String, _ more: [String] = []) throws -> String {
    let words = [built("battleship-tui"), "--trace", trace] + more
    let terminal = try TerminalSession(words, environment: ["XDG_STATE_HOME": folder.path], columns: 250)
    #expect(terminal.end() == .status(1))
    #expect(!terminal.output.bytes.contains(0x1b))
    return terminal.picture.filter { !$0.isEmpty }.joined()
  }

  @Test func `if a trace cannot be written, one line says why and the game does not begin`() throws {
    let said = "battleship-tui: the trace cannot be written to '/nonexistent/trace': No such file or directory"
    #expect(try refusal(of: "/nonexistent/trace") == said)
    #expect(
      try refusal(of: folder.path)
        == said.replacing("/nonexistent/trace", with: folder.path)
        .replacing("No such file or directory", with: "Is a directory"))
  }

  @Test func `only a trace is overwritten, and no link is followed`() throws {
    let other = folder.path + "/letter"
    for letter in ["Dear Kate", "battleship-trace 2\n", "battleship-trace 1"] {
      try write(letter, to: other)
      try #require(chmod(other, 0o644) == 0)
      #expect(
        try refusal(of: other) == "battleship-tui: '\(other)' is not a trace, and is left unchanged")
      #expect(contents(other) == letter)
    }
    try #require(symlink(other, path) == 0)
    #expect(
      try refusal(of: path)
        == "battleship-tui: '\(path)' is a symbolic link; a trace is not written through one")
    #expect(contents(other) == "battleship-trace 1")
    var about = stat()
    #expect(stat(other, &about) == 0)
    #expect(about.st_mode & 0o777 == 0o644)
  }

  @Test func `the conversation's own file is refused, whether it exists or not`() throws {
    let kept = "holds the conversation; the trace needs a file of its own"
    let shared = folder.path + "/conversation"
    for _ in 1...2 {
      #expect(try refusal(of: shared, ["--conversation", shared, "--as", "John"]).hasSuffix(kept))
    }
    #expect(contents(shared) == "")
    let own = folder.path + "/battleship/conversation-3"
    let terminal = try TerminalSession([built("battleship-tui"), "play"], environment: ["XDG_STATE_HOME": folder.path])
    try Player(terminal: terminal).sendShips()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    let lines = contents(own)
    #expect(try refusal(of: own).hasSuffix(kept))
    #expect(contents(own) == lines)
  }

  @Test func `a pipe, a device and a folder are refused, and none is waited for`() throws {
    try #require(mkfifo(path, 0o600) == 0)
    for other in [path, "/dev/full", "/dev/tty"] {
      let reason = "the trace cannot be written to '\(other)': it is not a plain file"
      #expect(try refusal(of: other).hasSuffix(reason))
    }
  }

  @Test func `a full disk ends the trace, and the screen reports it`() throws {
    let small = try TerminalSession([
      "/bin/sh", "-c", "ulimit -f 1; exec \"$0\" --trace \"$1\"", built("battleship-tui"), path,
    ])
    try #require(small.shows("[>Start game<]"))
    // The game is opened and closed again until that is more than half a kilobyte of calls.
    let isSaid = (1...50).contains { number in
      small.type("e")
      let isOpened = small.shows(number.isMultiple(of: 2) ? "[ ⌃ ]" : "[ ⌄ ]")
      small.listen()
      return isOpened && small.find("the game goes on.") != nil
    }
    #expect(isSaid, "\(small.picture)")
    small.type("q")
    #expect(small.end() == .status(0))
    #expect(small.picture.joined().contains("the trace has stopped: File too large"))
  }
}
