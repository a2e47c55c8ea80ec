// A program that dies leaves no core file: it would hold the player's key and both fleets.

import CSystem
import TerminalHarness
import Testing

@Suite("Core files", .waits) struct CoreFileTests {
  @Test(.enabled(if: ProcessUse.isTold, "there is no /proc here"))
  func `a game leaves no core file, even if the shell allows one`() throws {
    let folder = try TemporaryFolder()
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", "ulimit -c unlimited && cd '\(folder.path)' && exec '\(built("battleship-tui"))' play"])
    try #require(terminal.shows("[>Start game<]"), "\(terminal.picture)")
    let limits = read("/proc/\(terminal.process)/limits").split(separator: "\n")
    let core = try #require(limits.first { $0.hasPrefix("Max core file size") })
    #expect(core.split(separator: " ").filter { $0 == "0" }.count == 2, "\(core)")
    terminal.send(signal: SIGSEGV)
    _ = terminal.end()
    #expect(TemporaryFolder.names(in: folder.path).filter { $0.hasPrefix("core") } == [])
  }
}
