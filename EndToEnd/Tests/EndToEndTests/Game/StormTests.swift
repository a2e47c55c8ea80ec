// A storm of window sizes with keys in between: afterwards the game and its screen are unchanged.

@testable import BattleshipFrame
@testable import BattleshipApp
@testable import BattleshipText
import TerminalHarness
import Testing

@Suite("The game: a storm of sizes", .waits) struct StormTests {
  /// The screen on which the storm begins.
  enum Screen: CaseIterable, Sendable {
    case placing, attack, locked, keys

    /// The keys of the storm. Their number depends on timing, so they change nothing but a cursor.
    var typed: [String] {
      switch self {
      case .placing, .attack: ["\u{1b}OA", "\u{1b}OB", "\u{1b}OC", "\u{1b}OD", "z", "\u{1b}[200~a1\r\u{1b}[201~"]
      case .locked: ["e", "r", " ", "\u{1b}[200~\r\u{1b}[201~"]
      case .keys: ["\u{1b}[99;99u", "\u{1b}[I", "\u{1b}[O", "\u{1b}[200~q\u{1b}[201~"]
      }
    }

    /// Goes to the screen.
    func reach(_ mirror: Mirror) throws {
      try mirror.press(.enter, .enter)
      if self == .placing { return }
      try mirror.press(.right, .down, .enter, .enter, .enter)
      if self == .locked { return }
      try mirror.press(.enter, .enter, .right, .enter)
      if self == .keys { try mirror.press(.character("?")) }
    }
  }

  /// A size of at least two columns: in one column of two rows, tmux shows the first letter and this emulator does not.
  private func size(_ chance: inout Dice) -> Size {
    Size(rows: 1 + chance.below(60), columns: 2 + chance.below(199))
  }

  @Test(arguments: Screen.allCases)
  func `it fires no shot, places no ship, and leaves the screen of any size whole`(screen: Screen) throws {
    var chance = Dice("a storm of 300 sizes on \(screen)")
    let mirror = try Mirror.start()
    try screen.reach(mirror)
    for round in 1...300 {
      mirror.resize(to: size(&chance))
      mirror.terminal.type(chance.below(8) == 0 ? "\u{c}" : screen.typed[chance.below(screen.typed.count)])
      // The output is not read meanwhile, as in a terminal that is being dragged, but the buffer must not fill up.
      if round.isMultiple(of: 15) { mirror.terminal.listen() }
    }
    mirror.resize(to: Size(rows: 24, columns: 80))
    // The cursor goes to a cell, wherever it is. A game that is not redrawn yet ignores this.
    if screen == .placing || screen == .attack {
      _ = mirror.terminal.wait { terminal in
        terminal.type("C1")
        return SeenBoard(terminal)?.place(of: "C1").map { $0 == terminal.cursor } ?? false
      }
      try mirror.type("C1")
    }
    try mirror.expectSame("the storm, SEED=\(chance.seed)")
    for size in (1...6).map({ _ in size(&chance) }) + [Size(rows: 12, columns: 40), Size(rows: 11, columns: 40)] {
      mirror.resize(to: size)
      try mirror.expectSame("a new size, SEED=\(chance.seed)")
      mirror.terminal.scribble("\u{1b}[H\u{1b}[Jsomebody was here")
      try mirror.press(.control("l"))
    }
    mirror.resize(to: Size(rows: 24, columns: 80))
    try mirror.expectSame("the first size, SEED=\(chance.seed)")
    mirror.terminal.type(screen == .keys ? "zq" : "q")
    #expect(mirror.terminal.end() == .status(0))
    expectAsFound(mirror.terminal)
    #expect(mirror.terminal.picture.joined().isEmpty, "\(mirror.terminal.picture)")
  }
}
