// The game against the computer on a terminal: played to its end, killed halfway, open in one program at a time.

import CSystem
import TerminalHarness
import Testing

@Suite("Against the computer", .waits) struct SoloOnScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var place: String { folder.path + "/battleship" }

  /// Starts the game in the test's own folder.
  private func start(_ words: String...) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui"), "solo"] + words, environment: ["XDG_STATE_HOME": folder.path])
  }

  /// Starts a game on the demo's board, with the ships hidden at random.
  private func begin(_ words: String...) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui"), "solo", "--rules", "messages", "--ascii"] + words,
      environment: ["XDG_STATE_HOME": folder.path])
    try #require(terminal.shows("Ships to place: 2"), "\(terminal.picture)")
    terminal.type("r\r")
    try #require(terminal.shows("Your turn"), "\(terminal.picture)")
    return terminal
  }

  /// Fires at cells until the duel is over.
  private func playOn(_ terminal: TerminalSession, at cells: [String]) throws {
    for cell in cells {
      terminal.type(cell + "\r")
      let answered = terminal.wait {
        // The computer may have hit at the same cell.
        $0.picture.contains {
          $0.contains("\(cell): ") || $0.contains("You sank") && $0.contains("at \(cell)!") || $0.contains("Play again")
        }
      }
      try #require(answered, "\(cell): \(terminal.picture)")
      if terminal.find("Play again") != nil { return }
    }
  }

  private let cells = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]

  @Test func `a whole duel is played and counted, and in the next one the computer fires first`() throws {
    let terminal = try begin()
    try playOn(terminal, at: cells)
    // Once the last ship has sunk, the end is shown with its figures.
    try #require(terminal.shows("% hit"), "\(terminal.picture)")
    #expect(terminal.find("You 1 : 0 computer") != nil || terminal.find("You 0 : 1 computer") != nil)
    // The end ignores an Enter that was pressed ahead, until another key is pressed.
    terminal.type("~\r")
    try #require(terminal.shows("Ships to place: 2"), "\(terminal.picture)")
    terminal.type("r\r")
    try #require(terminal.shows("Fire a shot"), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(terminal.settingsAreAsFound)
    #expect(terminal.shows("Saved. battleship-tui goes on with it.") && terminal.find("SafeText") == nil)
  }

  @Test func `a killed program resumes where it was, with the same ships, answers and turn`() throws {
    // A flash would change one picture but not the other.
    let first = try begin("--still")
    try playOn(first, at: ["B2"])
    let seen = first.picture
    var about = stat()
    #expect(stat(place + "/solo", &about) == 0)
    #expect(about.st_mode & 0o777 == 0o600)
    first.send(signal: SIGKILL)
    #expect(first.end() == .signal(SIGKILL))
    let again = try start("--ascii", "--still")
    try #require(again.shows("q quit"), "\(again.picture)")
    // The cursor and everything else are as before.
    #expect(again.picture == seen)
    try playOn(again, at: cells.filter { $0 != "B2" })
    try #require(again.shows("Play again"), "\(again.picture)")
    again.type("q")
    #expect(again.end() == .status(0))
  }

  @Test func `a second program is refused, and several games stay, each with its rules and level`() throws {
    let first = try begin()
    let second = try start()
    #expect(second.end() == .status(1))
    #expect(second.picture.joined().contains("process \(first.process) is playing the game against the computer"))
    first.type("q")
    #expect(first.end() == .status(0))
    // Another game begins beside it, even while it is played.
    let again = try start()
    try #require(again.shows("Your turn"), "\(again.picture)")
    let other = try start("--rules", "skirmish")
    try #require(other.shows("Ships to place: 3"), "\(other.picture)")
    other.type("r\r")
    try #require(other.shows("Your turn"), "\(other.picture)")
    for terminal in [again, other] {
      terminal.type("q")
      #expect(terminal.end() == .status(0))
    }
    for rules in ["messages", "skirmish"] {
      let kept = try start("--rules", rules)
      #expect(kept.shows("Your turn"), "\(kept.picture)")
      kept.type("q")
      #expect(kept.end() == .status(0))
    }
    let newest = try start("--new", "--level", "strong")
    try #require(newest.shows("Ships to place: 5"), "\(newest.picture)")
    newest.type("r\r")
    try #require(newest.shows("Your turn"), "\(newest.picture)")
    newest.type("q")
    #expect(newest.end() == .status(0))
    #expect(
      TemporaryFolder.names(in: place)
        == ["solo", "solo-2", "solo-2.lock", "solo-3", "solo-3.lock", "solo.lock"])
    let title = try TerminalSession([built("battleship-tui")], environment: ["XDG_STATE_HOME": folder.path])
    for game in ["strong, 10x10", "fair, 6x6", "fair, 3x3"] { #expect(title.shows(game), "\(title.picture)") }
    title.type("q")
    #expect(title.end() == .status(0))
  }

  @Test func `a damaged file is set aside with a notice, and nothing of it is lost`() throws {
    mkdir(place, 0o700)
    try write("battleship solo 1\nlevel hard\n", to: place + "/solo")
    let terminal = try start("--rules", "messages")
    try #require(terminal.shows("The old game is unreadable and was moved to solo.damaged-1."), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    #expect(read(place + "/solo.damaged-1") == "battleship solo 1\nlevel hard\n")
  }

  @Test func `a game whose lines contradict each other is set aside as well`() throws {
    let first = try begin()
    first.type("q")
    #expect(first.end() == .status(0))
    let lines = try #require(contents(place + "/solo")).split(separator: "\n").dropLast()
    // A key other than the one that sealed the ships.
    let other = lines.map {
      $0.hasPrefix("computers-key ") ? "computers-key " + String(repeating: "07", count: 32) : String($0)
    }
    try write(other.map { $0 + "\n" }.joined(), to: place + "/solo")
    let again = try start("--rules", "messages")
    try #require(again.shows("The old game is unreadable and was moved to solo.damaged-1."), "\(again.picture)")
    again.type("q")
    #expect(again.end() == .status(0))
  }

  @Test func `hidden ships are saved before the first shot, with a checksum, and files without one are read`() throws {
    let first = try begin("--still")
    // The last line of the screen is drawn last, and only its keys at the left change.
    try #require(first.shows("Enter fires at"), "\(first.picture)")
    let seen = first.picture
    first.send(signal: SIGKILL)
    #expect(first.end() == .signal(SIGKILL))
    let kept = try #require(contents(place + "/solo"))
    let lines = kept.split(separator: "\n")
    #expect(lines.last?.count == 9)
    #expect(lines.last?.first == " ")
    for text in [kept, lines.dropLast().map { $0 + "\n" }.joined()] {
      try write(text, to: place + "/solo")
      let again = try start("--ascii", "--still")
      #expect(again.wait { $0.picture == seen }, "\(again.picture)")
      again.send(signal: SIGKILL)
      #expect(again.end() == .signal(SIGKILL))
    }
    try write(kept.replacing("person 0", with: "person 7"), to: place + "/solo")
    #expect(try start().shows("was moved to solo.damaged-1."))
  }

  @Test func `a game of a newer version is refused and left as it is`() throws {
    mkdir(place, 0o700)
    try write("battleship solo 3\nlevel divine\n", to: place + "/solo")
    let terminal = try start()
    #expect(terminal.end() == .status(1))
    #expect(terminal.picture.joined().contains("it is from a newer version of this program, and is left unchanged"))
    #expect(read(place + "/solo") == "battleship solo 3\nlevel divine\n")
    #expect(TemporaryFolder.names(in: place) == ["solo", "solo.lock"])
  }

  @Test func `ships without room are refused before the screen is taken`() throws {
    let terminal = try start("--rules", "3x3:1.1.1.1.1", "--apart")
    #expect(terminal.end() == .status(2))
    #expect(terminal.picture.joined().contains("The ships do not fit on the board."))
  }

  @Test func `a volley's answers are shown one by one, and Enter shows the next`() throws {
    var terminal = try begin("--volley", "2")
    terminal.type("A1\rB2\r\r")
    // In one of 36 games, the two shots win.
    while terminal.wait(until: { $0.find("Shot 1 of 2") != nil || $0.find("You win!") != nil }),
      terminal.find("You win!") != nil
    {
      // Just after the end has appeared, a key may only end the animation.
      try #require(terminal.shows("Play again"), "\(terminal.picture)")
      terminal.type("qq")
      try #require(terminal.end() == .status(0))
      terminal = try begin("--volley", "2", "--new")
      terminal.type("A1\rB2\r\r")
    }
    try #require(terminal.shows("Shot 1 of 2"), "\(terminal.picture)")
    terminal.type("\r")
    try #require(terminal.shows("Shot 2 of 2"), "\(terminal.picture)")
    terminal.type("\r")
    try #require(terminal.shows(oneOf: ["Choose 2 cells", "Play again"]), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `keys still work while the computer thinks`() throws {
    let ships = Array(repeating: "2", count: 24).joined(separator: ".")
    let terminal = try TerminalSession(
      [built("battleship-tui"), "solo", "--rules", "16x16:\(ships)", "--level", "strong"],
      environment: ["XDG_STATE_HOME": folder.path], rows: 40, columns: 120)
    try #require(terminal.shows("Ships to place: 24"), "\(terminal.picture)")
    terminal.type("r\r")
    try #require(terminal.shows("Fire a shot"), "\(terminal.picture)")
    // All of this arrives at once: leaving does not wait for the thought, and the shot is saved.
    terminal.type("H8\rq")
    #expect(terminal.end() == .status(0))
    let kept = try #require(contents(place + "/solo"))
    #expect(kept.contains("&Play="))
  }
}
