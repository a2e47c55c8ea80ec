// One conversation in one file: two programs that write at once, and two users who are not the same.

import Glibc
import TerminalHarness
import Testing

@Suite("The game: sharing a file") struct SharingTests {
  private let folder: TemporaryFolder
  private var file: String { folder.path + "/conversation" }

  init() throws {
    folder = try TemporaryFolder()
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
    let mail = try #require(contents(file)).split(separator: "\n").filter { $0.hasPrefix("mail") }
    #expect(mail.count == 2 * count)
    for (name, person) in [("john", "first"), ("kate", "second")] {
      let said = mail.filter { $0.hasPrefix("mail \(person) ") }.compactMap { $0.split(separator: "\"").last }
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
    let john = try start("John", words(.nobody))
    var about = stat()
    #expect(stat(file, &about) == 0 && about.st_mode & 0o777 == mode && about.st_uid == 65_534)
    let kate = try start("Kate", words(.daemon))
    let player = Player(terminal: john)
    john.type("\r")
    try player.placeShips()
    try player.press(button: "Finished")
    try player.press(button: "Send")
    try Player(terminal: kate).open(bubble: "John placed their")
    try Player(terminal: kate).press(cell: "A1")
    try #require(kate.shows("A1: hit!"))
    kate.type("\u{1b}")
    try #require(kate.shows("Go on"))
    kate.type("\u{1b}")
    try Player(terminal: kate).press(button: "Send")
    #expect(john.shows("the ships: 1 of 2 hit"), "\(john.picture)")
  }

  @Test(arguments: ["first sang", "mail first 9 text \"x\"", "second edited \"\u{7}\"", ""])
  func `a shared file that is damaged is refused by its line, and left to its two owners as it is`(line: String) throws
  {
    let john = try start("John")
    john.type("q")
    try #require(john.end() == .status(0))
    let damaged = try #require(contents(file)) + line + "\n"
    let lines = damaged.count { $0 == "\n" }
    try write(damaged, to: file)
    let again = try TerminalSession([built("battleship-tui"), "--conversation", file, "--as", "Kate"], columns: 200)
    #expect(again.end() == .status(1))
    #expect(again.picture.joined().contains("is no conversation") && again.picture.joined().contains("line \(lines)"))
    #expect(contents(file) == damaged && TemporaryFolder.names(in: folder.path) == ["conversation"])
  }

  @Test func `a file that is damaged while it is shared is played on without it, and says so`() throws {
    let (john, kate) = (try start("John"), try start("Kate"))
    let damaged = try #require(contents(file)) + "first sang\n"
    try write(damaged, to: file)
    for terminal in [john, kate] { #expect(terminal.shows("This conversation cannot be kept.")) }
    john.type("\r")
    try Player(terminal: john).placeShips()
    #expect(contents(file) == damaged)
  }

  @Test func `a directory of one's own keeps the file to oneself`() throws {
    _ = try start("John")
    var about = stat()
    #expect(stat(file, &about) == 0 && about.st_mode & 0o777 == 0o600)
  }

  /// The program of a person, with its first screen.
  private func start(_ name: String, _ words: [String] = [built("battleship-tui")]) throws -> TerminalSession {
    let terminal = try TerminalSession(words + ["--conversation", file, "--as", name])
    try #require(terminal.shows("\(name)'s phone"), "\(terminal.picture)")
    try #require(terminal.shows("q quit"), "\(terminal.picture)")
    return terminal
  }
}
