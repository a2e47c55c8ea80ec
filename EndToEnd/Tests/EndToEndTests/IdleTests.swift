// A program that waits for a person uses nothing: it is not woken, and does not run.

import TerminalHarness
import Testing

@Suite("Idle", .waits) struct IdleTests {
  @Test(.enabled(if: ProcessUse.isTold, "there is no /proc here"))
  func `while another one is played with, this one never runs`() throws {
    let idle = try startTrial()
    idle.type("x")
    try #require(idle.shows("events: 1"))
    // Asleep: until then it may be on its way to wait.
    try #require(idle.wait { ProcessUse(of: $0.process)?.isAsleep == true })
    let busy = try startTrial()
    let before = try #require(ProcessUse(of: idle.process))
    for count in 1...200 {
      busy.type("x")
      try #require(busy.shows("events: \(count)"))
    }
    #expect(ProcessUse(of: idle.process) == before)
    #expect(ProcessUse(of: busy.process)?.switches != before.switches)
    // And it is still there.
    idle.type("y")
    #expect(idle.shows("events: 2"))
  }

  @Test(.enabled(if: ProcessUse.isTold, "there is no /proc here"))
  func `while one game is played, another one never runs, on whatever screen`() throws {
    let title = try TerminalSession([built("battleship-tui")])
    try #require(title.shows("Play the computer"))
    // After the first key, the flag waves no more.
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
