// A duel with few colours and without any: the characters that draw it, and the differences between marks.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct DepthTests {
  private static let sizes = [
    Size(rows: 12, columns: 40), Size(rows: 24, columns: 80), Size(rows: 30, columns: 100),
    Size(rows: 40, columns: 120),
    Size(rows: 50, columns: 200),
  ]

  private func picture(_ size: Size, _ depth: ColorDepth) throws -> [String] {
    let screen = AnyScreen.table(try PicturedDuel.state())
    return screen.shown.drawn(in: ScreenEnvironment(size, depth: depth)).frame.picture
  }

  @Test(arguments: sizes, [ColorDepth.eight, .sixteen])
  func `with few colours, boards have half blocks and patterns, and no quarters or eighths`(
    size: Size, depth: ColorDepth
  ) throws {
    let text = try picture(size, depth).joined()
    #expect(!text.contains { "▁▂▃▅▆▇▖▗▘▝▙▚▛▜▞▟▎▊┏┓┗┛━╸╺╋".contains($0) })
    #expect(text.contains("░") && text.contains("▒"))
    if depth == .eight { #expect(!text.contains("✗")) }
  }

  @Test(arguments: sizes, [ColorDepth.eight, .sixteen])
  func `with few colours, ships and marks stand on blue, not on black`(size: Size, depth: ColorDepth) throws {
    let screen = AnyScreen.table(try PicturedDuel.state())
    let frame = screen.shown.drawn(in: ScreenEnvironment(size, depth: depth)).frame
    let marks: [Role] = [.ship, .wreck, .miss]
    let styles = (0..<size.rows).flatMap { frame.row($0).map(\.style) }.filter { marks.contains($0.role) }
    #expect(!styles.isEmpty && styles.allSatisfy { Inks.pegs[$0].ground.eight == 4 })
  }

  @Test(arguments: sizes) func `without colours, ships afloat are outlines and wrecks are filled`(size: Size) throws {
    let text = try picture(size, .none).joined()
    // At 40x12 one's own ships are only in a list.
    if size.rows > 12 { #expect(text.contains("═") || text.contains("─────")) }
    #expect(text.contains("✗"))
    #expect(!text.contains("███") && !text.contains("▆▆▆"))
  }

  @Test(arguments: CellRecipe.drawn.suffix(4).map(\.size))
  func `without colours, every cell of a wreck is marked and a side is an edge, so that neighbours stand apart`(
    size: Size
  ) throws {
    for name in ["A1-B1", "A1-A2", "A1"] {
      let ship = try #require(Ship(name))
      for cell in ship.cells {
        var canvas = Canvas(in: ScreenEnvironment(Size(rows: 12, columns: 40), depth: .none), focus: nil)
        let area = Rect(origin: Point(row: 0, column: 0), size: size)
        HullView(ship: ship, cell: cell).draw(.wreck, CellRecipe.drawn[0], on: &canvas, in: area, ground: [])
        let picture = canvas.frame.picture.joined()
        #expect(picture.contains("✗") && picture.contains { "╭╮╰╯│╞╡".contains($0) }, "\(canvas.frame.picture)")
        // Of two rows, the lower one is the edge towards the ship below.
        if size.rows == 2, ship.direction == .across { #expect(canvas.frame.picture[1].contains("─")) }
      }
    }
  }

  @Test func `at 80x24 their sea has cells of 5x2, and one's own is small beside it`() throws {
    let rows = try picture(Size(rows: 24, columns: 80), .palette256)
    #expect(rows[1].contains("Enemy waters") && rows[1].contains("Your fleet") && rows[1].contains("3 hit"))
    let letters = rows.indices.filter {
      rows[$0].hasPrefix(" A") || rows[$0].hasPrefix(" B") || rows[$0].hasPrefix(" J")
    }
    #expect(letters == [3, 5, 21])
    #expect(rows[2].hasPrefix("     1    2    3"))
    #expect(rows[2].contains(" 1 2 3 4 5 6 7 8 9 10"))
  }

  @Test func `a cell to fire at is named in the bar`() throws {
    #expect(try picture(Size(rows: 24, columns: 80), .palette256).last?.contains("Enter fires at B7") == true)
  }

  @Test func `a replay of a finished game begins in fog, which f lifts`() throws {
    var game = Game(fleet: try Fleet(named: "A1-A3,C1-C2,E1-E2", rules: .skirmish))
    for cell in ["F6", "F5", "A1"].compactMap({ Cell($0) }) { _ = try game.fire(at: cell) }
    for cell in game.rules.board.cells where !game.fleet.cells.contains(cell) { _ = try? game.fire(at: cell) }
    #expect(game.status == .lost)
    var screen = ReplayScreen([Replay(.hunt(game))])
    _ = screen.update(.pressed(.home))
    func text() -> String {
      screen.drawn(size: Size(rows: 24, columns: 80), widths: .table).frame.picture.joined(separator: "\n")
    }
    func hulls() -> Int { text().count { "▂▆█▄▐▌".contains($0) } }
    let inFog = hulls()
    #expect(text().contains("lifts the fog"))
    _ = screen.update(.pressed(.character("f")))
    #expect(hulls() > inFog && text().contains("lowers the fog"))
    _ = screen.update(.pressed(.character("f")))
    #expect(hulls() == inFog)
  }
}
