// A third writer who posts in another person's name in a shared file: that person's program notices, and reports it.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: a stranger in a shared file", .waits) struct StrangerTests {
  private let folder: TemporaryFolder
  private let states: TemporaryFolder
  private var file: String { folder.path + "/conversation" }

  init() throws {
    folder = try TemporaryFolder()
    states = try TemporaryFolder()
  }

  private func start(_ name: String) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui"), "play", "--conversation", file, "--as", name],
      environment: ["XDG_STATE_HOME": states.path + "/" + name], columns: 200)
  }

  /// The program of a person, with its phone.
  private func begin(_ name: String) throws -> TerminalSession {
    let terminal = try start(name)
    try #require(terminal.shows("\(name)'s phone") && terminal.shows("q quit"), "\(terminal.picture)")
    return terminal
  }

  /// Adds a line with a right checksum, under the lock by which the programs take turns.
  private func add(_ line: String) throws {
    let other = try #require(fopen(file, "ae"))
    try #require(flock(fileno(other), LOCK_EX) == 0)
    try #require(fputs(checked([line], after: file), other) >= 0 && fclose(other) == 0)
  }

  private let forged = "post first 9 text \"I give up\""
  private let toOwner = "A message in your name was not written here."
  private let toOther = "A message in John's name is not from John's terminal."

  private func denials() -> [Substring] { read(file).split(separator: "\n").filter { $0.hasPrefix("denied ") } }

  @Test func `both are told at once of a message that its sender did not write`() throws {
    let (john, kate) = (try begin("John"), try begin("Kate"))
    try add(forged)
    #expect(john.shows(toOwner), "\(john.picture)")
    #expect(kate.shows(toOther), "\(kate.picture)")
    #expect(denials().count == 1 && denials()[0].hasPrefix("denied first "), "\(denials())")
    for (terminal, sentence) in [(john, toOwner), (kate, toOther)] {
      // It stays, so that a key pressed at that moment does not hide it.
      terminal.type("?")
      try #require(terminal.shows("these keys"), "\(terminal.picture)")
      terminal.type("x")
      #expect(terminal.shows(sentence) && terminal.shows("not kept"), "\(terminal.picture)")
      terminal.type("q")
      #expect(terminal.end() == .status(0))
      #expect(terminal.find("conversation' cannot be continued here: line ") != nil, "\(terminal.picture)")
    }
  }

  @Test func `a person who was away denies the message on return, and the other one is told`() throws {
    let john = try begin("John")
    john.type("q")
    #expect(john.end() == .status(0))
    let kate = try begin("Kate")
    try add(forged)
    try #require(kate.shows("I give up"), "\(kate.picture)")
    for _ in 1...2 {
      let again = try start("John")
      #expect(again.end() == .status(1))
      #expect(again.find("is a message that this player did not write or receive") != nil, "\(again.picture)")
    }
    #expect(denials().count == 1)
    #expect(kate.shows(toOther), "\(kate.picture)")
    kate.type("q")
    #expect(kate.end() == .status(0))
    let again = try start("Kate")
    #expect(again.end() == .status(1))
    #expect(again.find("is a message in John's name that is not from John's terminal") != nil, "\(again.picture)")
  }

  @Test func `a denial that its sender did not write is treated like a forged message`() throws {
    let (john, kate) = (try begin("John"), try begin("Kate"))
    try add("denied first 1")
    #expect(john.shows(toOwner), "\(john.picture)")
    #expect(kate.shows(toOther), "\(kate.picture)")
  }

  @Test func `a second machine without the first one's memory denies nothing`() throws {
    let john = try begin("John")
    try Player(terminal: john).beginTyping()
    john.type("hello\r")
    try #require(john.shows("q quit"))
    john.type("q")
    #expect(john.end() == .status(0))
    let whole = read(file)
    let other = try TerminalSession([built("battleship-tui"), "--conversation", file, "--as", "John"], columns: 250)
    #expect(other.end() == .status(1))
    #expect(read(file) == whole)
  }
}
