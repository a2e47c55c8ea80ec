// A monkey at the keyboard: thousands of keys, clicks, pastes and sizes, and the program is still there and leaves well.

import Glibc
import TerminalHarness
import Testing

@Suite("The game: a monkey") struct MonkeyTests {
  /// What a monkey types: every key but those that leave.
  private static let keys: [String] =
    [
      "\r", "\r", "\r", "\t", "\u{1b}[Z", "\u{1b}OA", "\u{1b}OB", "\u{1b}OC", "\u{1b}OD", "\u{7f}", "\u{1b}[3~",
      "\u{1b}[24~",
      "\u{1b}[5~", "\u{1b}[6~", "\u{c}", "\u{1b}[200~b2\u{1b}[201~", "\u{1b}[I", "\u{1b}[<64;5;5M", "\u{1b}[99;99u",
      "é", "🚢", "\u{1b}[200~ \(CommandTests.fresh)\r\u{1b}[201~", "\u{1b}[200~\(CommandTests.fresh)&Guess=0\u{1b}[201~",
    ] + "abcdefghijklmnoprstuvwxyzABC0123456789 ?^".map(String.init)

  @Test func `five thousand events leave a program that answers, and a terminal as it was`() throws {
    let seed = getenv("SEED").flatMap { UInt64(String(cString: $0)) } ?? UInt64.random(in: .min ... .max)
    print("monkey: 5000 events, SEED=\(seed)")
    var chance = Dice(state: seed)
    let terminal = try startGame(["--rules", ["messages", "skirmish", "classic"][chance.below(3)]])
    for round in 0..<100 {
      for _ in 0..<50 {
        if chance.below(8) == 0 {
          terminal.click(row: chance.below(30), column: chance.below(90))
        } else {
          terminal.type(Self.keys[chance.below(Self.keys.count)])
        }
      }
      // Nobody reads what the program says while keys are typed: it would wait, and so would we.
      terminal.listen()
      let (rows, columns) = (12 + round % 17, 40 + round % 61)
      terminal.resize(rows: rows, columns: columns)
      let isDrawn = terminal.wait { $0.picture.count == rows && $0.picture.contains { !$0.isEmpty } }
      #expect(isDrawn && !terminal.hasEnded, "round \(round), SEED=\(seed)")
    }
    terminal.send(signal: SIGTERM)
    #expect(terminal.end() == .signal(SIGTERM))
    #expect(terminal.settingsAreAsFound)
  }
}

/// Numbers that look random and follow from a seed.
private struct Dice {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
