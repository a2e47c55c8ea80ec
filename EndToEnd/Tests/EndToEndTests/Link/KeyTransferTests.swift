// A player's key moves from one machine to another as 43 letters, and never appears anywhere else.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("By link: the player's key", .waits) struct KeyTransferTests {
  private let table: DuelFolder

  init() throws { table = try DuelFolder() }

  private func challenge(_ player: String) throws -> String {
    let run = try table.run(player, "duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3")
    try #require(run.status == 0)
    return run.output
  }

  private func exported(_ player: String) throws -> String {
    let run = try table.run(player, "key", "--export", "--yes")
    try #require(run.status == 0 && run.complaint == "")
    return run.output
  }

  private func start(_ player: String, _ words: String...) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": table.state(player)], columns: 200)
  }

  @Test func `a key on another machine is the same player, and the earlier key opens its own duels`() throws {
    let (anns, cats) = (try challenge("ann"), try challenge("cat"))
    let key = try exported("ann")
    #expect(key.utf8.count == 44)
    #expect(key.hasSuffix("\n"))
    let before = try bytes(table.key("cat"))
    let run = try table.run("cat", "key", "--import", input: " \(key)\r\n")
    let place = "'\(table.key("cat"))'"
    #expect(
      run
        == Run(
          status: 0,
          output: "The key is now in \(place). The previous key is kept as 'key.old-1' "
            + "and still opens the duels that it began.\n", complaint: ""))
    #expect(try exported("cat") == key)
    #expect(try bytes(table.key("cat")) == bytes(table.key("ann")))
    #expect(try bytes(table.key("cat") + ".old-1") == before)
    var about = stat()
    #expect(stat(table.key("cat") + ".old-1", &about) == 0)
    #expect(about.st_mode & 0o777 == 0o600)
    for challenge in [anns, cats] {
      let told = try table.run("cat", "inspect", "--reveal", "--json", "-", input: challenge).output
      #expect(told.contains(#""you":"first""#) && told.contains("C3"))
    }
    // Cat's own duel continues, with the earlier key and the memory beside it.
    let joined = try table.run("bob", "join", "-", "--ships", "A3,C1", "B2", input: cats)
    #expect(
      try table.run("cat", "shoot", "-", "A3", input: joined.output).output.hasPrefix("they B2 miss\nbattleship:"))
    #expect(
      try table.run("cat", "key", "--import", input: key)
        == Run(status: 0, output: "This key is already in \(place); nothing was changed.\n", complaint: ""))
  }

  @Test func `a text that is not a key changes nothing and is not repeated`() throws {
    _ = try challenge("ann")
    let key = try exported("ann")
    for wrong in [
      "", "\n", String(key.dropLast(2)), "\(key.dropLast())A\n", key.replacing(key.prefix(1), with: "!"), "\0",
    ] {
      let run = try table.run("ann", "key", "--import", input: wrong)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(!run.complaint.contains(key.dropFirst(9).prefix(20)))
      #expect(run.complaint.contains("this is not a key; a key has 43 letters"))
    }
    let word = try table.run("ann", "key", "--import", String(key.dropLast()))
    #expect(word.status == 2)
    #expect(!word.complaint.contains(key.dropLast()))
    #expect(try exported("ann") == key)
    #expect(TemporaryFolder.names(in: table.state("ann") + "/battleship").sorted() == ["key", "key.duels"])
    #expect(try table.run("eve", "key", "--import", input: key).output.contains("there was none before"))
    #expect(try exported("eve") == key)
  }

  @Test func `nothing is exported without a request`() throws {
    let none = try table.run("ann", "key", "--export", "--yes")
    #expect(none.status == 1)
    #expect(none.output == "")
    #expect(none.complaint.contains("the first duel makes one"))
    _ = try challenge("ann")
    let run = try table.run("ann", "key", "--export")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.complaint.contains("only with --yes"))
  }

  @Test func `another program that answers a duel is waited for, and named`() throws {
    _ = try challenge("ann")
    let key = try exported("ann")
    _ = try challenge("bob")
    let lock = open(table.key("bob") + ".duels", O_RDONLY | O_CLOEXEC)
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let held = try table.run("bob", "key", "--import", input: key)
    #expect(held.status == 1)
    #expect(held.complaint.contains("has locked it"))
    release(lock)
    #expect(try exported("bob") != key)
    #expect(try table.run("bob", "key", "--import", input: key).status == 0)
  }

  @Test(arguments: ["no\r", "\r", "yes please\r"])
  func `a terminal shows the key only after yes`(answer: String) throws {
    _ = try challenge("ann")
    let key = String(try exported("ann").dropLast())
    for words in [["--export"], ["--export", "--yes"]] {
      let refused = try TerminalSession(
        [built("battleship-tui"), "key"] + words, environment: ["XDG_STATE_HOME": table.state("ann")], columns: 200)
      try #require(refused.shows("Type yes:"), "\(refused.picture)")
      refused.type(answer)
      #expect(refused.end() == .status(1))
      #expect(refused.find(key) == nil && refused.find("the key was not shown") != nil, "\(refused.picture)")
    }
    let shown = try start("ann", "key", "--export")
    try #require(shown.shows("Type yes:"))
    #expect(shown.find(key) == nil)
    shown.type("yes\r")
    #expect(shown.end() == .status(0))
    #expect(shown.find(key) != nil, "\(shown.picture)")
  }

  @Test func `a typed key is not shown, and Ctrl-C gives up`() throws {
    _ = try challenge("ann")
    let key = try exported("ann")
    let terminal = try start("bob", "key", "--import")
    try #require(terminal.shows("what you type is not shown"), "\(terminal.picture)")
    terminal.type(String(key.dropLast()) + "\r")
    #expect(terminal.end() == .status(0))
    #expect(terminal.find("there was none before") != nil, "\(terminal.picture)")
    #expect(!terminal.picture.joined().contains(key.prefix(12)))
    #expect(try exported("bob") == key)
    let given = try start("cat", "key", "--import")
    try #require(given.shows("what you type is not shown"))
    given.type("\u{3}")
    #expect(given.end() == .signal(SIGINT))
    #expect(TemporaryFolder.names(in: table.state("cat")) == [])
  }

  /// Damage by a crash, a bad disk or another program.
  @Test(arguments: ["zeros", "all zeros", "flipped", "cut short", "empty"])
  func `a damaged key is reported and set aside, and the next duel makes another one`(how: String) throws {
    let challenge = try challenge("ann")
    let key = table.key("ann")
    var bytes = try bytes(key)
    #expect(bytes.count == 42)
    switch how {
    case "zeros": bytes = Array(repeating: 0, count: 32)
    case "all zeros": bytes = Array(repeating: 0, count: bytes.count)
    case "flipped": bytes[7] ^= 4
    case "cut short": bytes.removeLast(30)
    default: bytes = []
    }
    let file = try #require(fopen(key, "we"))
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count && fclose(file) == 0)
    let joined = try table.run("bob", "join", "-", "--ships", "A3,C1", "B2", input: challenge)
    let run = try table.run("ann", "shoot", "-", "A3", input: joined.output)
    #expect(run.status == 1 && run.output == "")
    #expect(run.complaint.contains("the key in '\(key)' is damaged, and was renamed to 'key.damaged-1'"), "\(run)")
    #expect(run.complaint.contains("Duels that it sealed cannot be continued without a copy of it"))
    #expect(try self.bytes(key + ".damaged-1") == bytes)
    #expect(TemporaryFolder.names(in: table.state("ann") + "/battleship") == ["key.damaged-1", "key.duels"])
    #expect(try self.challenge("ann") != challenge)
    #expect(try self.bytes(key + ".damaged-1") == bytes)
  }

  @Test func `an old key of 32 bytes is read, and a damaged earlier one is reported, too`() throws {
    let challenge = try challenge("ann")
    let key = table.key("ann")
    try #require(truncate(key, 32) == 0)
    #expect(try table.run("ann", "inspect", "--reveal", "--json", "-", input: challenge).output.contains("C3"))
    let letters = try exported("ann")
    _ = try self.challenge("bob")
    #expect(try table.run("bob", "key", "--import", input: letters).status == 0)
    #expect(try bytes(table.key("bob")).count == 42)
    try #require(truncate(table.key("bob") + ".old-1", 33) == 0)
    let run = try table.run("bob", "inspect", "--reveal", "-", input: challenge)
    #expect(run.complaint.contains("'key.old-1.damaged-1'"), "\(run)")
    #expect(try table.run("bob", "inspect", "--reveal", "--json", "-", input: challenge).output.contains("C3"))
  }

  @Test func `a named file that is not a key is refused and stays where it is`() throws {
    let note = table.folder.path + "/note"
    try write("a note to myself", to: note)
    try #require(chmod(note, 0o600) == 0)
    let run = try table.run("ann", "duel", "--key", note, "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3")
    #expect(run.status == 1)
    #expect(run.complaint.contains("'\(note)' has 16 bytes, so it is not a key"), "\(run)")
    #expect(read(note) == "a note to myself")
    #expect(try table.run("ann", "key", "--import", input: String(repeating: "A", count: 43)).status == 1)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "re"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = fread(&bytes, 1, 64, file)
    return Array(bytes[..<count])
  }
}
