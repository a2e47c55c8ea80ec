// A storm of window sizes over the title: afterwards it is unchanged, at every size.

import TerminalHarness
import Testing

@Suite("The title: a storm of sizes", .waits) struct TitleStormTests {
  /// The input of the storm: keys without a meaning, unsolicited reports, and requests to redraw.
  private let typed = ["z", "\u{1b}[99;99u", "\u{1b}[I", "\u{1b}[O", "\u{c}"]

  /// A page of the title.
  enum Page: CaseIterable, Sendable {
    case list, howToPlay
  }

  @Test(arguments: Page.allCases) func `it chooses nothing, and leaves the screen whole`(page: Page) throws {
    var chance = Dice("a storm of 300 sizes on \(page)")
    let terminal = try start(page, rows: 24, columns: 80)
    for round in 1...300 {
      terminal.resize(rows: 1 + chance.below(60), columns: 1 + chance.below(200))
      terminal.type(typed[chance.below(typed.count)])
      // The output must be read, or its buffer fills up.
      if round.isMultiple(of: 15) { terminal.listen() }
    }
    for (rows, columns) in [(24, 80), (12, 40), (40, 120)] {
      // A program without a storm shows the expected screen.
      let calm = try start(page, rows: rows, columns: columns)
      terminal.resize(rows: rows, columns: columns)
      #expect(terminal.wait { $0.picture == calm.picture }, "SEED=\(chance.seed): \(terminal.picture)")
    }
    terminal.type(page == .list ? "q" : "qq")
    #expect(terminal.end() == .status(0))
    expectAsFound(terminal)
  }

  /// The title on a page, completely drawn.
  private func start(_ page: Page, rows: Int, columns: Int) throws -> TerminalSession {
    let terminal = try TerminalSession([built("battleship-tui")], rows: rows, columns: columns)
    try #require(terminal.wait { $0.picture.last?.contains("q quit") == true }, "\(terminal.picture)")
    guard page == .howToPlay else { return terminal }
    let entry = try #require(terminal.find("How to play"))
    terminal.click(row: entry.row, column: entry.column)
    try #require(terminal.wait { $0.picture.last?.contains("Esc back") == true }, "\(terminal.picture)")
    return terminal
  }
}
