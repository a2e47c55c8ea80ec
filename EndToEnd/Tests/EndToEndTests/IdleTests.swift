// A program that waits for a person uses no processor time: it is neither woken nor run.

import TerminalHarness
import Testing

@Suite("Idle", .waits) struct IdleTests {
  @Test(.enabled(if: ProcessUse.isTold, "there is no /proc here"))
  func `while another program is used, this one never runs`() throws {
    let idle = try startTrial()
    idle.type("x")
    try #require(idle.shows("events: 1"))
    // Wait until it is asleep; until then it may still be running.
    try #require(idle.wait { ProcessUse(of: $0.process)?.isAsleep == true })
    let busy = try startTrial()
    let before = try #require(ProcessUse(of: idle.process))
    for count in 1...200 {
      busy.type("x")
      try #require(busy.shows("events: \(count)"))
    }
    #expect(ProcessUse(of: idle.process) == before)
    #expect(ProcessUse(of: busy.process)?.switches != before.switches)
    // And it still works.
    idle.type("y")
    #expect(idle.shows("events: 2"))
  }

  @Test(.enabled(if: ProcessUse.isTold, "there is no /proc here"))
  func `while one game is played, another one never runs, on any screen`() throws {
    let title = try TerminalSession([built("battleship-tui")])
    try #require(title.shows("Play the computer"))
    // The flag stops waving after the first key.
    title.type("\u{1b}OB")
    try #require(title.shows("> A quick game"))
    let idle = [try startGame(), try startGame(), try startGame(), title]
    try Player(terminal: idle[1]).beginAttack()
    try Player(terminal: idle[2]).sendShips()
    for game in idle { try #require(game.wait { ProcessUse(of: $0.process)?.isAsleep == true }) }
    let before = try idle.map { try #require(ProcessUse(of: $0.process)) }
    let busy = try startGame()
    let player = Player(terminal: busy)
    try player.beginAttack()
    for cell in ["A1", "A2", "B1", "B2"] {
      try player.press(cell: cell)
      try #require(busy.wait { $0.find("\(cell): ") != nil || $0.find("destroyed") != nil })
    }
    #expect(idle.map { ProcessUse(of: $0.process) } == before)
  }
}
