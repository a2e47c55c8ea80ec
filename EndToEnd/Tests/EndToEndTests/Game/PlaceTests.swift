// Folders in which a conversation can hardly be saved: read-only, full, or at a limit; the game continues and says so.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: places to keep it", .waits) struct PlaceTests {
  private let folder: TemporaryFolder
  private var directory: String { folder.path + "/battleship" }
  private var file: String { directory + "/conversation-3" }

  init() throws {
    folder = try TemporaryFolder()
    // Every user may enter; each test chooses who may write.
    try #require(chmod(folder.path, 0o777) == 0)
  }

  private func start(_ words: [String], _ arguments: [String] = []) throws -> TerminalSession {
    try TerminalSession(words + arguments, environment: ["XDG_STATE_HOME": folder.path])
  }

  /// A conversation that was saved here, in which John has sent his ships.
  private func keepConversation() throws -> String {
    let terminal = try start(User.bound)
    try Player(terminal: terminal).sendShips()
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    return try #require(contents(file))
  }

  @Test(
    .enabled(if: User.canBeBound, "root may write everywhere, and cannot become another user here"),
    arguments: [true, false])
  func `in a read-only directory the game is played but not saved, and says so`(isThere: Bool) throws {
    if isThere { try #require(mkdir(directory, 0o555) == 0) }
    try #require(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o777) }
    let terminal = try start(User.bound)
    #expect(terminal.shows("This conversation cannot be saved."))
    try Player(terminal: terminal).sendShips()
    #expect(TemporaryFolder.names(in: isThere ? directory : folder.path).isEmpty)
  }

  @Test(.enabled(if: User.canBeBound, "root may write everywhere, and cannot become another user here"))
  func `a read-only file stays as it is, and the game is played without it`() throws {
    let kept = try keepConversation()
    try #require(chmod(file, 0o444) == 0)
    let terminal = try start(User.bound)
    #expect(terminal.shows("This conversation cannot be saved."))
    try Player(terminal: terminal).sendShips()
    let shared = try start(User.bound, ["--conversation", file, "--as", "John"])
    #expect(shared.end() == .status(1))
    #expect(shared.picture.joined().contains("cannot be used: Permission denied"))
    #expect(contents(file) == kept)
    #expect(TemporaryFolder.names(in: directory) == ["conversation-3"])
  }

  @Test(.enabled(if: User.canBeBound, "root may write everywhere, and cannot become another user here"))
  func `a torn line that cannot be set aside stays where it is`() throws {
    let torn = try keepConversation() + "second ente"
    try write(torn, to: file)
    try #require(chmod(directory, 0o555) == 0)
    defer { chmod(directory, 0o777) }
    let terminal = try start(User.bound)
    #expect(terminal.shows("This conversation cannot be saved."))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(contents(file) == torn)
    #expect(TemporaryFolder.names(in: directory) == ["conversation-3"])
  }

  @Test func `a file that may not exceed a size keeps whole lines, and continues after them`() throws {
    let terminal = try start(["/bin/sh", "-c", "ulimit -f 1; exec \"$0\" play", built("battleship-tui")])
    // The first lines are written once the program was idle for half a second.
    try #require(terminal.wait { _ in contents(file)?.isEmpty == false })
    try expectStop(of: terminal)
    try expectWholeLines()
  }

  @Test(.enabled(if: User.canMount, "only root can mount a small disk"))
  func `a full disk keeps whole lines, and they continue elsewhere`() throws {
    // A disk mounted for this program alone disappears with it, so its files are copied before.
    let small = folder.path + "/small"
    let script = """
      mkdir "$1" && mount -t tmpfs -o size=8k none "$1" || exit 9
      XDG_STATE_HOME="$1" "$0" play
      umask 077; mkdir "$2" && cp "$1/battleship/"* "$2/"
      """
    let terminal = try start(
      ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", script, built("battleship-tui"), small, directory])
    try expectStop(of: terminal)
    try expectWholeLines()
  }

  /// John writes more than there is room for, Kate sees that it is not saved, and the game continues.
  private func expectStop(of terminal: TerminalSession) throws {
    try #require(terminal.shows("[>Start game<]"), "\(terminal.picture)")
    for person in ["Kate", "John"] {
      try Player(terminal: terminal).beginTyping()
      terminal.paste(String(repeating: "all the words that fit ", count: 100))
      terminal.type("\r")
      try #require(terminal.shows("[>I am \(person): unlock<]"), "\(terminal.picture)")
      terminal.type("\r")
      try #require(terminal.shows("iMessage"))
    }
    #expect(terminal.shows("not kept"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  /// The saved lines can be resumed, and none is torn.
  private func expectWholeLines() throws {
    let kept = try #require(contents(file))
    #expect(kept.hasPrefix("battleship-conversation 3 "))
    #expect(kept.hasSuffix("\n"))
    let again = try start([built("battleship-tui"), "play"])
    try #require(again.shows("unlock<]"), "\(again.picture)")
    again.type("\r")
    #expect(again.shows("Messages"))
    #expect(TemporaryFolder.names(in: directory) == ["conversation-3"])
    #expect(contents(file)?.hasPrefix(kept) == true)
  }
}

/// A user of the system other than the one who runs the tests.
enum User: Int {
  case daemon = 1
  case nobody = 65_534

  /// The words that start the program as this user, in the group of this number besides their own.
  func words(in group: Int? = nil) -> [String] {
    let groups = group.map { "--groups=\($0)" } ?? "--clear-groups"
    return ["/usr/bin/setpriv", "--reuid=\(rawValue)", "--regid=\(rawValue)", groups, built("battleship-tui"), "play"]
  }

  /// The words that start the program as a user who is bound by permissions, unlike root.
  static let bound = geteuid() == 0 ? nobody.words() : [built("battleship-tui"), "play"]

  /// Whether the program can be started in this way.
  static let canBeBound = geteuid() != 0 || canBeOthers

  /// Whether the tests can become other users who can start the program.
  static let canBeOthers = succeeds(
    "setpriv --reuid=65534 --regid=65534 --clear-groups test -x '\(built("battleship-tui"))'")

  /// Whether the tests can mount a disk.
  static let canMount = succeeds("unshare --mount mount -t tmpfs -o size=8k none /mnt")

  private static func succeeds(_ script: String) -> Bool { (try? run(script: script))?.status == 0 }
}
