// The questions that the program asks a terminal once, and answers that are early, late, torn, wrong or missing.

import TerminalHarness
import Testing

@Suite("Manners", .waits) struct MannersTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private func start(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui")] + arguments,
      environment: ["XDG_STATE_HOME": place.path, "COLORTERM": "truecolor"].merging(environment) { $1 })
    try #require(terminal.shows("How to play"), "\(terminal.picture)")
    return terminal
  }

  private static let questions = ["\u{1b}]11;?\u{1b}\\", "\u{1b}[?2026$p", "\u{1b}[c"]
  private static let light = "\u{1b}]11;rgb:fdfd/f6f6/e3e3\u{1b}\\"

  /// Whether any text was drawn on the background of the light theme.
  private func isLight(_ terminal: TerminalSession) -> Bool { terminal.output.text.contains("48;2;251;252;253") }

  @Test func `on a light background the light theme is used, unless another one was chosen`() throws {
    let terminal = try start()
    #expect(!isLight(terminal))
    terminal.type(Self.light)
    #expect(terminal.wait { isLight($0) })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    for (arguments, answer) in [(["--theme", "pegs"], Self.light), ([], "\u{1b}]11;rgb:1111/1111/1111\u{7}")] {
      let other = try start(arguments)
      other.type(answer + "\u{1b}OB")
      try #require(other.shows("> A quick game"), "\(other.picture)")
      #expect(!isLight(other))
      other.type("q")
      #expect(other.end() == .status(0))
    }
  }

  @Test func `an answer that comes late changes no colours`() throws {
    let terminal = try start()
    // The flag over the title moves twice a second.
    var last = terminal.picture
    var moves = 0
    let isLate = terminal.wait {
      if $0.picture != last { moves += 1 }
      last = $0.picture
      return moves == 4
    }
    try #require(isLate, "\(terminal.picture)")
    terminal.type(Self.light + "\u{1b}OB")
    try #require(terminal.shows("> A quick game"), "\(terminal.picture)")
    #expect(!isLight(terminal))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `each question is asked once, and the program waits for no answer`() throws {
    let terminal = try start()
    terminal.type("\u{1b}OB")
    try #require(terminal.shows("> A quick game"), "\(terminal.picture)")
    for question in Self.questions {
      #expect(terminal.output.text.count(of: question) == 1, "\(question.debugDescription)")
    }
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectAsFound(terminal)
  }

  @Test(arguments: ["linux", "screen", "screen-256color", "vt100"])
  func `terminals that would print a question or cannot answer are not asked`(name: String) throws {
    let terminal = try start(environment: ["TERM": name])
    for question in Self.questions.prefix(2) { #expect(!terminal.output.text.contains(question)) }
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `an answer that is torn, or followed by keys, loses no key and types none`() throws {
    let terminal = try start()
    terminal.type("\u{1b}]11;rgb:0000/00")
    terminal.type("00/0000\u{1b}\\\u{1b}OB")
    try #require(terminal.shows("> A quick game"), "\(terminal.picture)")
    terminal.type("\u{1b}[?2026;2$y\u{1b}[?62;4c\u{1b}OB")
    try #require(terminal.shows("> Two players"), "\(terminal.picture)")
    // Garbage instead of answers.
    terminal.type("\u{1b}]11;rgb:zz\u{7}\u{1b}[?2026;9$y\u{1b}]11;\u{1b}\\\u{1b}[?c\u{1b}OB")
    try #require(terminal.shows("> Play by link"), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `frames stand between marks once the terminal reports that it supports them`() throws {
    let terminal = try start()
    #expect(!terminal.output.text.contains("\u{1b}[?2026h"))
    terminal.type("\u{1b}[?2026;2$y\u{1b}OB")
    try #require(terminal.shows("> A quick game"), "\(terminal.picture)")
    terminal.type("\u{1b}OB")
    try #require(terminal.shows("> Two players"), "\(terminal.picture)")
    let text = terminal.output.text
    #expect(text.count(of: "\u{1b}[?2026h") > 0 && text.count(of: "\u{1b}[?2026h") == text.count(of: "\u{1b}[?2026l"))
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }

  @Test func `the pointer is followed only where a board is shown, and moves the cursor to its cell`() throws {
    let terminal = try start()
    #expect(terminal.output.mode(1003) != true)
    terminal.type("\r")
    try #require(terminal.shows("Ships to place: 5"), "\(terminal.picture)")
    terminal.type("r\r")
    try #require(terminal.shows("Your turn"), "\(terminal.picture)")
    #expect(terminal.wait { $0.output.mode(1003) == true })
    let corner = try #require(terminal.find("1    2"))
    // Two cells below the first number, and then beside the board.
    terminal.type("\u{1b}[<35;\(corner.column + 1);\(corner.row + 4)M")
    #expect(terminal.shows("fires at B1"), "\(terminal.picture)")
    terminal.type("\u{1b}[<35;1;1M")
    terminal.type("q")
    try #require(terminal.shows("Your games"), "\(terminal.picture)")
    #expect(terminal.wait { $0.output.mode(1003) != true })
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectAsFound(terminal)
  }
}
