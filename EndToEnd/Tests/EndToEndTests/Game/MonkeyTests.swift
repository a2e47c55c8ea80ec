// A monkey at the keyboard: after thousands of keys, clicks, pastes and sizes, the program still works and leaves well.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: a monkey", .waits) struct MonkeyTests {
  /// The monkey's keys: all but those that leave.
  private static let keys: [String] =
    [
      "\r", "\r", "\r", "\t", "\u{1b}[Z", "\u{1b}OA", "\u{1b}OB", "\u{1b}OC", "\u{1b}OD", "\u{7f}", "\u{1b}[3~",
      "\u{1b}[24~",
      "\u{1b}[5~", "\u{1b}[6~", "\u{c}", "\u{1b}[200~b2\u{1b}[201~", "\u{1b}[I", "\u{1b}[<64;5;5M", "\u{1b}[99;99u",
      "é", "🚢", "\u{1b}[200~ \(LinkCommandTests.fresh)\r\u{1b}[201~",
      "\u{1b}[200~\(LinkCommandTests.fresh)&Guess=0\u{1b}[201~",
    ] + "abcdefghijklmnoprstuvwxyzABC0123456789 ?^!".map(String.init)

  @Test func `after five thousand events the program still works, and restores the terminal`() throws {
    var chance = Dice("a monkey's 5000 events")
    let terminal = try startGame(["--rules", ["messages", "skirmish", "classic"][chance.below(3)]])
    for round in 0..<100 {
      for _ in 0..<50 {
        let place = (row: chance.below(30), column: chance.below(90))
        // The last row names the key that leaves, and a click there leaves, too. The monkey may be many sizes ahead of
        // the program, so it clicks only in rows that are never the last one.
        if chance.below(8) == 0, !(11...27).contains(place.row) {
          terminal.click(row: place.row, column: place.column)
        } else {
          terminal.type(Self.keys[chance.below(Self.keys.count)])
        }
      }
      // The output is not read while keys are typed: the program would block, and so would the test.
      terminal.listen()
      let (rows, columns) = (12 + round % 17, 40 + round % 61)
      terminal.resize(rows: rows, columns: columns)
      let isDrawn = terminal.wait { $0.picture.count == rows && $0.picture.contains { !$0.isEmpty } }
      #expect(isDrawn && !terminal.hasEnded, "round \(round), SEED=\(chance.seed): \(terminal.picture)")
    }
    terminal.send(signal: SIGTERM)
    #expect(terminal.end() == .signal(SIGTERM))
    #expect(terminal.settingsAreAsFound)
  }
}
