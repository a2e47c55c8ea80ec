// One conversation in one file: two programs that write at once, and two different users.

@testable import BattleshipApp
import CSystem
import TerminalHarness
import Testing

@Suite("The game: sharing a file", .waits) struct SharingTests {
  private let folder: TemporaryFolder
  /// The folder of each player's own state, which the other one cannot see.
  private let states: TemporaryFolder
  private var file: String { folder.path + "/conversation" }

  init() throws {
    folder = try TemporaryFolder()
    states = try TemporaryFolder()
  }

  @Test func `two programs that write at once write every line whole, and end with the same conversation`() throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    let field = try #require(john.find("iMessage"))
    let count = 12
    for number in 1...count {
      for (terminal, name) in [(john, "john"), (kate, "kate")] {
        terminal.click(row: field.row, column: field.column)
        terminal.type("\(name) says \(number).\r")
      }
    }
    for terminal in [john, kate] {
      #expect(terminal.shows("john says \(count)."), "\(terminal.picture)")
      #expect(terminal.shows("kate says \(count)."), "\(terminal.picture)")
    }
    let again = try start("John")
    #expect(again.shows("john says \(count).") && again.shows("kate says \(count)."), "\(again.picture)")
    let mail = try #require(contents(file)).split(separator: "\n").filter { $0.hasPrefix("post") }
    #expect(mail.count == 2 * count)
    for (name, person) in [("john", "first"), ("kate", "second")] {
      let said = mail.filter { $0.hasPrefix("post \(person) ") }.compactMap {
        $0.split(separator: "\"").dropFirst().first
      }
      #expect(said == (1...count).map { "\(name) says \($0)." })
    }
    #expect(TemporaryFolder.names(in: folder.path) == ["conversation"])
  }

  @Test(
    .enabled(if: User.canBeOthers, "only root can become two users"),
    arguments: [(mode_t(0o1777), false, mode_t(0o666)), (0o2770, true, 0o660), (0o770, true, 0o660)])
  func `two users play on one file in a directory that both may write`(
    directory: mode_t, isOfGroup: Bool, mode: mode_t
  ) throws {
    let group: gid_t = 4_711
    try #require(chown(folder.path, 0, isOfGroup ? group : 0) == 0 && chmod(folder.path, directory) == 0)
    let words = { (user: User) in user.words(in: isOfGroup ? Int(group) : nil) }
    try #require(chmod(states.path, 0o777) == 0)
    let john = try start("John", words(.nobody))
    var about = stat()
    #expect(stat(file, &about) == 0)
    #expect(about.st_mode & 0o777 == mode)
    #expect(about.st_uid == 65_534)
    let kate = try start("Kate", words(.daemon))
    let player = Player(terminal: john)
    john.type("\r")
    try player.placeShips()
    try player.press(button: "Finished")
    try player.press(button: "Send")
    try Player(terminal: kate).open(bubble: "John placed their")
    try Player(terminal: kate).press(cell: "A1")
    try #require(kate.shows("A1: sunk"))
    kate.type("\u{1b}")
    try #require(kate.shows("Go on"))
    kate.type("\u{1b}")
    try Player(terminal: kate).press(button: "Send")
    #expect(john.shows("the ships: 1 of 2 hit"), "\(john.picture)")
  }

  @Test(arguments: ["first sang", "post first 9 text \"x\"", "second edited \"\u{7}\"", ""])
  func `an invalid line of a shared file is set aside, and the sent posts stay`(line: String) throws {
    let john = try start("John")
    try say("hello", john)
    try leave(john)
    let whole = try #require(contents(file))
    try write(whole + line + "\n", to: file)
    let kate = try start("Kate")
    #expect(kate.shows("An unreadable line was moved to conversation.torn-1."))
    #expect(kate.shows("hello"))
    #expect(contents(file) == whole)
    #expect(contents(file + ".torn-1") == line + "\n")
  }

  @Test func `the file of a hot seat is refused and left as it was, whoever wrote its lines`() throws {
    let state = folder.path + "/state"
    let seat = try startGame(environment: ["XDG_STATE_HOME": state])
    try Player(terminal: seat).placeShips()
    seat.type("q")
    try #require(seat.end() == .status(0))
    try write(try #require(contents(state + "/battleship/conversation-3")), to: file)
    try expectRefused(line: 1)
  }

  @Test(arguments: ["draft first 0 - \"\" 0 -", "wrote second \"x\" \"y\"", "turn first", "key first \"x\" -"])
  func `a person's action is refused in a shared file, though its checksum is right`(line: String) throws {
    let john = try start("John")
    try say("hello", john)
    try leave(john)
    try write(try #require(contents(file)) + checked([line], after: file), to: file)
    try expectRefused(line: 3)
  }

  /// Neither player's program starts with the file, and both leave it as it is.
  private func expectRefused(line: Int) throws {
    let whole = try #require(contents(file))
    for name in ["John", "Kate"] {
      let terminal = try TerminalSession(
        [built("battleship-tui"), "--conversation", file, "--as", name],
        environment: ["XDG_STATE_HOME": states.path + "/" + name], columns: 250)
      #expect(terminal.end() == .status(1))
      let reason = "holds more than messages and is left unchanged: line \(line) belongs in a private file"
      #expect(terminal.picture[0].contains(reason), "\(terminal.picture)")
    }
    #expect(contents(file) == whole)
    #expect(TemporaryFolder.names(in: folder.path).filter { $0 != "state" } == ["conversation"])
  }

  @Test func `a line that changes during a game is set aside, and its sender sends it again`() throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    try say("hello", john)
    try #require(kate.shows("hello"))
    // Shorter than before, so that it is read again, and under the lock, so that no program reads half of it.
    let changed = try #require(contents(file)).replacing("hello", with: "jell")
    let other = try #require(fopen(file, "r+e"))
    try #require(flock(fileno(other), LOCK_EX) == 0 && fputs(changed, other) >= 0 && fflush(other) == 0)
    try #require(ftruncate(fileno(other), changed.utf8.count) == 0 && fclose(other) == 0)
    for (name, terminal) in [("john", john), ("kate", kate)] {
      try say("\(name) again", terminal)
      #expect(terminal.wait { $0.find("jell") == nil && $0.find("hello") != nil }, "\(terminal.picture)")
    }
    // Each program writes its own posts again when it next reads the file.
    let mail = { (contents(file) ?? "").split(separator: "\n").filter { $0.hasPrefix("post") } }
    #expect(kate.wait { _ in mail().count == 3 && !mail().contains { $0.contains("jell") } }, "\(mail())")
  }

  @Test func `a shared file that is cut short gets the sent posts back, and this is reported`() throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    try say("hello", john)
    try say("hi there", kate)
    try #require(john.shows("hi there"))
    try #require(truncate(file, 0) == 0)
    #expect(john.shows("The file was cut short") || kate.shows("The file was cut short"))
    try say("still here", john)
    #expect(kate.shows("still here"), "\(kate.picture)")
    #expect(kate.wait { _ in contents(file)?.contains("hi there") == true })
    #expect(contents(file)?.contains("hello") == true)
    for terminal in [john, kate] { try leave(terminal) }
    #expect(try start("Kate").shows("still here"))
  }

  @Test(arguments: ["", "battleship-conv", "something else\n"])
  func `a shared file that lost its first line between games is written back, if they wish`(left: String) throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    try say("hello", john)
    try #require(kate.shows("hello"))
    try say("hi there", kate)
    try #require(john.shows("hi there"))
    for terminal in [john, kate] { try leave(terminal) }
    try write(left, to: file)
    let again = try ask("John", "> Go on")
    again.type("\r")
    #expect(again.shows("hello") && again.shows("hi there"), "\(again.picture)")
    let posts = { (contents(file) ?? "").split(separator: "\n").filter { $0.hasPrefix("post ") }.count }
    #expect(posts() == 1)
    #expect((left.isEmpty || contents(file + ".torn-1") == left))
    let other = try start("Kate")
    #expect(other.shows("hello") && other.wait { _ in posts() == 2 }, "\(other.picture)")
    // Both continue with it.
    try say("still here", other)
    #expect(again.shows("still here"), "\(again.picture)")
  }

  @Test
  func `if one person begins another conversation in an emptied file, the other is told and keeps the old one`()
    throws
  {
    let john = try start("John")
    try say("hello", john)
    try leave(john)
    let kate = try start("Kate")
    try #require(kate.shows("hello"))
    try leave(kate)
    try write("", to: file)
    let again = try ask("Kate", "> Go on")
    again.type("\u{1b}OB\r")
    try #require(again.shows("Kate's phone"), "\(again.picture)")
    #expect(again.find("hello") == nil)
    let other = try start("John")
    #expect(other.shows("Another conversation was here"), "\(other.picture)")
    let own = states.path + "/John/battleship/shared"
    let old = TemporaryFolder.names(in: own).map { own + "/" + $0 }.first { contents($0)?.contains("hello") == true }
    #expect(old != nil)
  }

  /// The program of a person, which first asks a question.
  private func ask(_ name: String, _ text: String) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui"), "--conversation", file, "--as", name],
      environment: ["XDG_STATE_HOME": states.path + "/" + name])
    try #require(terminal.shows("was emptied") && terminal.shows(text), "\(terminal.picture)")
    return terminal
  }

  @Test func `lines that a partner swaps, doubles or drops are set aside, and both still have every post`()
    throws
  {
    let (john, kate) = (try start("John"), try start("Kate"))
    for text in ["one", "two", "three"] { try say(text, john) }
    try #require(kate.shows("three"))
    for terminal in [john, kate] { try leave(terminal) }
    let lines = try #require(contents(file)).split(separator: "\n").map(String.init)
    let changes: [[String]] = [
      [lines[0], lines[2], lines[1], lines[3]], [lines[0], lines[1], lines[1], lines[2], lines[3]],
      [lines[0], lines[2], lines[3]],
    ]
    for changed in changes {
      try write(changed.map { $0 + "\n" }.joined(), to: file)
      let again = try start("John")
      #expect(again.shows("three") && again.find("conversation.torn-") != nil, "\(again.picture)")
      #expect(again.wait { _ in contents(file) == lines.map { $0 + "\n" }.joined() })
      try leave(again)
    }
  }

  @Test
  func `a message in another person's name is refused with its line, even with a right checksum`()
    throws
  {
    let john = try start("John")
    try say("hello", john)
    try leave(john)
    let whole = try #require(contents(file))
    try write(whole + checked(["post first 9 text \"I give up\""], after: file), to: file)
    let terminal = try TerminalSession(
      [built("battleship-tui"), "--conversation", file, "--as", "John"],
      environment: ["XDG_STATE_HOME": states.path + "/John"], columns: 250)
    #expect(terminal.end() == .status(1))
    #expect(
      terminal.picture[0].contains("line 3 is a message that this player did not write or receive"),
      "\(terminal.picture)")
  }

  @Test(arguments: ["removed", "moved", "replaced"])
  func `a shared file that disappears during a game is missed at once, and saved beside its place`(how: String) throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    try say("hello", john)
    try #require(kate.shows("hello"))
    let whole = try #require(contents(file))
    switch how {
    case "removed": try #require(unlink(file) == 0)
    case "moved": try #require(rename(file, file + ".elsewhere") == 0)
    default:
      try write("something else\n", to: file + ".new")
      try #require(rename(file + ".new", file) == 0)
    }
    for terminal in [john, kate] {
      #expect(terminal.shows("The file is gone: a copy is in conversation.kept-"), "\(terminal.picture)")
    }
    for number in 1...2 { #expect(contents(file + ".kept-\(number)") == whole) }
  }

  @Test func `a conversation continued elsewhere is not resumed here`() throws {
    let john = try start("John")
    try say("hello", john)
    try leave(john)
    let other = try TerminalSession([built("battleship-tui"), "--conversation", file, "--as", "John"], columns: 250)
    #expect(other.end() == .status(1))
    #expect(other.picture[0].contains("line 2 is a message that this player did not write or receive"))
  }

  @Test func `a draft that is typed is written twice a second at most`() throws {
    let john = try start("John")
    let began = TerminalSession.now()
    let field = try #require(john.find("iMessage"))
    john.click(row: field.row, column: field.column)
    for _ in 0..<8 { john.type(String(repeating: "x", count: 50)) }
    try #require(john.shows("xxxx"))
    try leave(john)
    let folder = states.path + "/John/battleship/shared"
    let own = try #require(TemporaryFolder.names(in: folder).first.flatMap { contents(folder + "/" + $0) })
    let drafts = own.split(separator: "\n").filter { $0.contains("xxxx") }
    let halfSeconds = Int((TerminalSession.now() - began) * 2)
    #expect((1...halfSeconds + 1).contains(drafts.count), "\(own)")
    #expect(drafts.allSatisfy { $0.utf8.count < 600 }, "\(own)")
    #expect(contents(file)?.contains("xxxx") == false)
    // And it is restored.
    #expect(try start("John").shows("xxxx"))
  }

  /// Leaves the field, and then the game.
  private func leave(_ terminal: TerminalSession) throws {
    if terminal.find("Enter sends") != nil { terminal.type("\u{1b}") }
    try #require(terminal.wait { $0.find("Enter sends") == nil }, "\(terminal.picture)")
    terminal.type("q")
    try #require(terminal.end() == .status(0))
  }

  /// Types a text into the field and sends it.
  private func say(_ text: String, _ terminal: TerminalSession) throws {
    try Player(terminal: terminal).beginTyping()
    terminal.type(text + "\r")
    try #require(terminal.shows(text) && terminal.shows("q quit"), "\(terminal.picture)")
  }

  @Test(.enabled(if: access("/usr/bin/prlimit", X_OK) == 0, "prlimit is not installed"))
  func `no unsaved post is called delivered, and once there is room it is saved`() throws {
    let words = ["/bin/sh", "-c", "ulimit -S -f 1; exec \"$@\"", "sh", built("battleship-tui")]
    let john = try start("John", words)
    let text = String(repeating: "ahoy ", count: 80)
    try Player(terminal: john).beginTyping()
    john.type(text + "\r")
    // The notice disappears with the next key; the title keeps showing it.
    try #require(john.shows("not kept"), "\(john.picture)")
    #expect(john.shows("ahoy") && john.find("Delivered") == nil, "\(john.picture)")
    #expect(contents(file)?.contains("ahoy") == false)
    let raised = try run(words: ["/usr/bin/prlimit", "--pid", "\(john.process)", "--fsize=unlimited"])
    try #require(raised.status == 0, "\(raised)")
    // The keys replace the notice again; a frame that is only half read has neither.
    let isRecovered = { (terminal: TerminalSession) in
      terminal.find("Delivered") != nil && (terminal.find("Enter sends") != nil || terminal.find("q quit") != nil)
    }
    #expect(john.wait(until: isRecovered), "\(john.picture)")
    #expect(contents(file)?.contains("ahoy ahoy") == true)
    try leave(john)
    #expect(try start("Kate").shows("ahoy") && start("John").shows("Delivered"))
  }

  @Test func `in a private directory the file stays private`() throws {
    _ = try start("John")
    var about = stat()
    #expect(stat(file, &about) == 0)
    #expect(about.st_mode & 0o777 == 0o600)
  }

  /// The program of a person, with its first screen.
  private func start(_ name: String, _ words: [String] = [built("battleship-tui")]) throws -> TerminalSession {
    let terminal = try TerminalSession(
      words + ["--conversation", file, "--as", name], environment: ["XDG_STATE_HOME": states.path + "/" + name])
    try #require(terminal.shows("\(name)'s phone"), "\(terminal.picture)")
    // A notice replaces the keys.
    let words = ["q quit", "was moved to", "was here;"]
    try #require(terminal.wait { terminal in words.contains { terminal.find($0) != nil } }, "\(terminal.picture)")
    return terminal
  }
}
