// A lock that another process holds: the holder is named, keys still work, and nothing is lost or done twice.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: a lock that is held", .waits) struct LockTests {
  private let folder: TemporaryFolder
  private var file: String { folder.path + "/conversation" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Holds the lock of the file from this process, as another program would, until it is closed.
  private func hold(_ path: String) throws -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    while flock(descriptor, LOCK_EX) != 0 { try #require(errno == EINTR) }
    return descriptor
  }

  private func start(_ name: String) throws -> TerminalSession {
    try TerminalSession([built("battleship-tui"), "--conversation", file, "--as", name], columns: 200)
  }

  @Test func `before there is a screen the program names the holder of the file, and waits for it`() throws {
    let lock = try hold(file)
    let john = try start("John")
    let holder = ProcessUse.isTold ? "process \(getpid())" : "another program"
    try #require(john.shows("battleship-tui: waiting for '\(file)', which \(holder) has locked; Ctrl-C gives up"))
    #expect(!john.output.bytes.contains(0x1b))
    #expect(john.settingsAreAsFound)
    release(lock)
    #expect(john.shows("John's phone"), "\(john.picture)")
  }

  @Test func `Ctrl-C gives up`() throws {
    let lock = try hold(file)
    defer { release(lock) }
    let john = try start("John")
    try #require(john.shows("Ctrl-C gives up"))
    john.type("\u{3}")
    #expect(john.end() == .signal(SIGINT))
    #expect(contents(file) == "")
  }

  @Test func `during a game keys still work, no unsaved move is made, and then the game continues`() throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    for terminal in [john, kate] { try #require(terminal.shows("'s phone")) }
    john.type("\r")
    try #require(john.shows("[>Start game<]"))
    john.type("\r")
    try #require(john.shows("Ships to place: 2"))
    #expect(john.wait { _ in contents(file)?.contains("doing first hiding") == true })
    let before = try #require(contents(file))
    let lock = try hold(file)
    john.type("\r")
    let holder = ProcessUse.isTold ? "Process \(getpid())" : "Another program"
    try #require(john.shows("\(holder) is using the file: try again."), "\(john.picture)")
    // Keys that change nothing still work: the list of keys opens and closes.
    john.type("?")
    #expect(john.shows("Keys"))
    john.type("z")
    #expect(john.wait { $0.find("Keys") == nil })
    john.resize(rows: 30, columns: 100)
    #expect(john.wait { $0.picture.count == 30 && $0.find("Ships to place: 2") != nil })
    #expect(contents(file) == before)
    release(lock)
    for ship in ["A1", "B2"] { try Player(terminal: john).press(cell: ship) }
    try Player(terminal: john).press(button: "Finished")
    try Player(terminal: john).press(button: "Send")
    #expect(kate.shows("John placed their"), "\(kate.picture)")
    for terminal in [john, kate] {
      terminal.type("q")
      #expect(terminal.end() == .status(0))
    }
    #expect(try #require(contents(file)).split(separator: "\n").filter { $0.hasPrefix("post") }.count == 1)
  }

  @Test func `a post written while the file was held is shown when it is free, without a key`() throws {
    let john = try start("John")
    try Player(terminal: john).beginTyping()
    john.type("hello\r")
    try #require(john.shows("Delivered"), "\(john.picture)")
    john.type("q")
    try #require(john.end() == .status(0))
    let lines = try #require(contents(file)).split(separator: "\n", maxSplits: 1)
    try #require(lines.count == 2)
    try write(lines[0] + "\n", to: file)
    let kate = try start("Kate")
    try #require(kate.shows("'s phone"))
    let lock = try hold(file)
    // The other program writes and keeps the lock.
    try append(String(lines[1]), to: file)
    kate.type("?")
    try #require(kate.shows("Keys"))
    kate.type("z")
    #expect(kate.wait { $0.find("Keys") == nil })
    #expect(kate.find("hello") == nil)
    release(lock)
    #expect(kate.shows("hello"), "\(kate.picture)")
    expectNoErrors(kate)
  }

  private func append(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    try #require(CSystem.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  private func expectNoErrors(_ terminal: TerminalSession) {
    #expect(terminal.find("cannot be saved") == nil)
    #expect(terminal.find("is using the file") == nil)
  }

  @Test func `a program that waits for the other's lock leaves on q`() throws {
    let john = try start("John")
    try #require(john.shows("'s phone"))
    let lock = try hold(file)
    defer { release(lock) }
    john.type("q")
    #expect(john.end() == .status(0))
    expectAsFound(john)
  }

  @Test(.enabled(if: Strace.path != nil, "strace is not installed"))
  func `a file system without locks is refused before there is a screen`() throws {
    let words = try #require(Strace.words(["flock:error=ENOLCK"], log: folder.path + "/log"))
    let john = try TerminalSession(
      words + [built("battleship-tui"), "--conversation", file, "--as", "John"], columns: 250)
    #expect(john.end() == .status(1))
    let said = "battleship-tui: '\(file)' cannot be shared, because its file system cannot lock it: No locks available"
    #expect(john.picture.filter { !$0.isEmpty } == [said])
    #expect(!john.output.bytes.contains(0x1b))
  }
}

/// Unlocks the file before it is closed: until a child that is being started by another test becomes its program, the
/// child has the descriptor, and with it the lock.
func release(_ lock: Int32) {
  flock(lock, LOCK_UN)
  close(lock)
}
