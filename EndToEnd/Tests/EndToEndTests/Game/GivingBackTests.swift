// The terminal is restored in the middle of a game, on every screen, however the game ends.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: giving the terminal back", .waits) struct GivingBackTests {
  /// Where a game may end.
  enum Moment: CaseIterable, Sendable {
    case placing, attacking, locked
  }

  /// A game up to a moment.
  private func start(_ moment: Moment) throws -> TerminalSession {
    let terminal = try startGame()
    let player = Player(terminal: terminal)
    switch moment {
    case .placing:
      try player.press(button: "Start game")
      try player.press(cell: "B2")
      try #require(terminal.shows("Ships to place: 1"))
    case .attacking:
      try player.beginAttack()
      try player.press(cell: "B2")
      try #require(terminal.shows("B2: sunk"))
    case .locked: try player.sendShips()
    }
    return terminal
  }

  private func expectNothingLeft(_ terminal: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) {
    expectAsFound(terminal, sourceLocation: sourceLocation)
    #expect(terminal.picture.joined().isEmpty, "\(terminal.picture)", sourceLocation: sourceLocation)
    #expect(terminal.scrolledOff.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: Moment.allCases)
  func `q leaves with status 0`(moment: Moment) throws {
    let terminal = try start(moment)
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    expectNothingLeft(terminal)
  }

  @Test(arguments: Moment.allCases, [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it, as a signal`(moment: Moment, signal: Int32) throws {
    let terminal = try start(moment)
    terminal.send(signal: signal)
    #expect(terminal.end() == .signal(signal))
    expectNothingLeft(terminal)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1c}", SIGQUIT)])
  func `so does the key for it`(key: String, signal: Int32) throws {
    let terminal = try start(.attacking)
    terminal.type(key)
    #expect(terminal.end() == .signal(signal))
    expectNothingLeft(terminal)
  }

  @Test func `a window that is closed ends it`() throws {
    let terminal = try start(.placing)
    terminal.hangUp()
    #expect(terminal.end() == .signal(SIGHUP))
  }

  @Test func `an input that is closed without a signal ends it`() throws {
    let terminal = try startWithoutHangUps("battleship-tui")
    try #require(terminal.shows("Play the computer"))
    terminal.hangUp()
    #expect(terminal.end() == .status(1))
  }
}
