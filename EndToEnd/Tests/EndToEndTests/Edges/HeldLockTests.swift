// Locks that another process holds: on finished games, on a duel's memory and on private games; it is named at once.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: a lock that is kept", .waits) struct HeldLockTests {
  private let table: DuelFolder
  private var place: String { table.state("ann") + "/battleship" }
  private var holder: String { ProcessUse.isTold ? "process \(getpid())" : "another program" }

  init() throws {
    table = try DuelFolder()
    for folder in [table.state("ann"), place] { try #require(mkdir(folder, 0o700) == 0) }
  }

  /// Holds the lock of a file or a folder from this process until it is closed.
  private func hold(_ name: String) throws -> Int32 {
    let path = "\(place)/\(name)"
    let isFolder = name.hasSuffix("duels")
    if isFolder { mkdir(path, 0o700) }
    let descriptor = isFolder ? open(path, O_RDONLY | O_CLOEXEC) : open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  private func start(_ words: String...) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": table.state("ann")], columns: 250)
  }

  @Test func `a command names the holder within two seconds, does nothing, and can be run again`() throws {
    let url = LinkCommandTests.fresh
    for (name, words) in [("games", ["shoot", "-", "A1", "C3"]), ("key.duels", ["duel", "--random"])] {
      let lock = try hold(name)
      let before = TerminalSession.now()
      let run = try table.run("ann", words, input: url)
      #expect(TerminalSession.now() - before < 2)
      #expect(run.status == 1 && run.output == "" && run.complaint.contains("\(holder) has locked it"), "\(run)")
      release(lock)
      #expect(try table.run("ann", words, input: url).status == 0)
    }
    #expect(try table.run("ann", "score").output.contains("you"))
  }

  @Test func `a game that ends on the screen meanwhile is counted later, and keys still work`() throws {
    let lock = try hold("games")
    let title = try start()
    try #require(title.shows("How to play"))
    title.paste(LinkCommandTests.fresh)
    try #require(title.shows("Lives 3/3"), "\(title.picture)")
    title.type("a1\rc3\r")
    try #require(
      title.shows("This game will be added to the score later. (\(holder) has locked it)"), "\(title.picture)")
    title.type("?")
    #expect(title.shows("Keys"), "\(title.picture)")
    release(lock)
    title.type("zq")
    try #require(title.shows("Send this last link"), "\(title.picture)")
    #expect(try table.run("ann", "score").output.contains("you"))
  }

  @Test func `a challenge on the title waits for the player to press again, and its ships stay`() throws {
    let title = try start("--duel", "--rules", "3x3:2")
    try #require(title.shows("How to play"))
    title.type("\u{1b}OB\u{1b}OB\u{1b}OB\r")
    try #require(title.shows("Hide ships: duel, 3x3, 1 ship"), "\(title.picture)")
    // The name, which is asked once, may stay empty.
    title.type("\r\rr")
    try #require(title.shows("All ships are placed"), "\(title.picture)")
    let lock = try hold("key.duels")
    title.type("\r")
    try #require(
      title.shows("\(holder.prefix(1).uppercased() + holder.dropFirst()) is using the file: try again."),
      "\(title.picture)")
    #expect(title.find("All ships are placed") != nil)
    release(lock)
    title.type("\r")
    #expect(title.shows("Send this link"), "\(title.picture)")
  }

  @Test func `a second hot seat names the process that holds the conversation`() throws {
    let first = try start("play")
    try #require(first.shows("[>Start game<]"))
    let second = try start("play")
    let process = ProcessUse.isTold ? "process \(first.process)" : "another program"
    #expect(second.shows("This conversation cannot be saved. (\(process) has locked it)"), "\(second.picture)")
    for terminal in [first, second] {
      terminal.type("q")
      #expect(terminal.end() == .status(0))
    }
  }
}
