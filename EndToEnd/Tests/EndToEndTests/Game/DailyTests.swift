// The board of the day on a terminal: played to its end through a kill, shared on leaving, and never played twice.

import CSystem
import TerminalHarness
import Testing

@Suite(.waits) struct DailyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ words: String...) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui"), "daily", "--date", "2026-11-26", "--still"] + words,
      environment: ["XDG_STATE_HOME": folder.path])
  }

  private static let cells = (0..<100).map { "\(Array("ABCDEFGHIJ")[$0 / 10])\($0 % 10 + 1)" }

  @Test func `a board is played through a kill, printed as squares, and stays as it ended`() throws {
    var terminal = try start()
    try #require(terminal.shows("Hit 0/17"), "\(terminal.picture)")
    var shots = 0
    for cell in Self.cells {
      if shots == 10 {
        terminal.type("q")
        #expect(terminal.end() == .status(0))
        #expect(terminal.shows("Saved. battleship-tui goes on with it."), "\(terminal.picture)")
        terminal = try start()
        try #require(terminal.shows("10 shots"), "\(terminal.picture)")
      }
      if shots == 25 {
        terminal.send(signal: SIGKILL)
        #expect(terminal.end() == .signal(SIGKILL))
        terminal = try start()
        try #require(terminal.shows("Hit "), "\(terminal.picture)")
      }
      terminal.type(cell + "\r")
      let isAnswered = terminal.wait {
        $0.picture.contains { $0.contains("\(cell): ") || $0.contains("at \(cell)!") || $0.contains("Everybody's sea") }
      }
      try #require(isAnswered, "\(cell): \(terminal.picture)")
      shots += 1
      if terminal.find("Everybody's sea") != nil { break }
    }
    #expect(terminal.shows("Your shots") && terminal.shows("computer"), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0) && terminal.settingsAreAsFound)
    #expect(terminal.shows("Battleships 2026-11-26  \(shots) shots (computer 29)"), "\(terminal.picture)")
    let marks = terminal.picture.joined().filter { "🟦🟥💥".contains($0) }
    #expect(marks.count == shots && marks.count { $0 == "💥" } == 5 && marks.count { $0 != "🟦" } == 17)
    let again = try start()
    try #require(again.shows("Everybody's sea"), "\(again.picture)")
    #expect(again.find("Saved.") == nil)
    again.type("q")
    #expect(again.end() == .status(0))
  }
}
