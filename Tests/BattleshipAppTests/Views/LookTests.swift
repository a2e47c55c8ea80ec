// The look of cells: those with different meanings differ in role and in mark.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LookTests {
  /// The role and the mark at the middle of a cell on the drawn board.
  private func look(of cell: String, on sitting: Sitting, in board: BoardSize) throws -> (role: Role, mark: String) {
    let (role, text) = try #require(
      sitting.screen.touches.compactMap { touch -> (Role, String)? in
        guard touch.target == Cell(cell).map(Target.cell) else { return nil }
        let middle = touch.rect.origin.moved(
          rows: (touch.rect.size.rows - 1) / 2, columns: (touch.rect.size.columns - 1) / 2)
        return sitting.screen.frame[middle].map { ($0.style.role, $0.text) }
      }.last)
    return (role, text)
  }

  @Test func `a boat that was hit, a miss, water and the cursor differ in role and in mark`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c3", "c2")
    sitting.type("b2")
    let board = Rules.messages.board
    let cells = ["a1", "c2", "b3", "b2"]
    #expect(try cells.map { try look(of: $0, on: sitting, in: board).role } == [.wreck, .miss, .water, .cursor])
    sitting.widths = .ascii
    #expect(try look(of: "a1", on: sitting, in: board) == (.sunk, "X"))
    #expect(try look(of: "c2", on: sitting, in: board) == (.miss, "o"))
    #expect(try look(of: "b3", on: sitting, in: board) == (.water, "."))
  }

  /// The drawing of a cell in dots: two for each column, and eight for each row.
  private func dots(_ picture: CellRecipe.Picture) -> [String] {
    picture.enumerated().flatMap { row, line in
      (0..<8).map { eighth in
        line.map { glyph -> String in
          let (isUpper, isLower) = (eighth < 4, 2 * row >= picture.count)
          if let blocks = HullView.lowerBlocks.firstIndex(of: glyph).map({ [1, 2, 3, 5, 6, 7][$0] }) {
            return (eighth >= 8 - blocks) != isLower ? "##" : ".."
          }
          switch glyph {
          case " ": return ".."
          case "█", "e", "f": return "##"
          case "▀", "?", "^": return isUpper ? "##" : ".."
          case "▄", "!", "v": return isUpper ? ".." : "##"
          case "▐", "r": return ".#"
          case "▌", "l": return "#."
          case "▘": return isUpper ? "#." : ".."
          case "▝": return isUpper ? ".#" : ".."
          case "▖": return isUpper ? ".." : "#."
          case "▗": return isUpper ? ".." : ".#"
          case "▚": return isUpper ? "#." : ".#"
          case "▞": return isUpper ? ".#" : "#."
          case "▙": return isUpper ? "#." : "##"
          case "▟": return isUpper ? ".#" : "##"
          case "▛": return isUpper ? "##" : "#."
          case "▜": return isUpper ? "##" : ".#"
          case _: return "??"
          }
        }.joined()
      }
    }
  }

  @Test func `a hit, a miss and its splash are in the middle of their cell`() throws {
    for recipe in CellRecipe.drawn + CellRecipe.large where recipe.size.columns > 3 {
      for picture in [recipe.hit, recipe.miss, recipe.splash] {
        let dots = dots(picture)
        let text = "\(recipe.size)\n\(dots.joined(separator: "\n"))"
        #expect(dots == dots.reversed(), "\(text)")
        #expect(dots == dots.map { String($0.reversed()) }, "\(text)")
        #expect(!text.contains("?"), "\(text)")
      }
    }
  }

  @Test func `in two rows a hit is a cross, and a miss is as wide as it is high`() throws {
    let narrow = dots(CellRecipe[Size(rows: 2, columns: 4)].hit)
    #expect(narrow[0] == ".##..##.")
    #expect(narrow[4] == "..####..")
    let wide = dots(CellRecipe[Size(rows: 2, columns: 5)].hit)
    #expect(wide[0] == ".##....##.")
    #expect(wide[4] == "...#..#...")
    #expect(wide[7] == "...####...")
    // A dot is as wide as two eighths of a row are high.
    let miss = dots(CellRecipe[Size(rows: 2, columns: 5)].miss)
    let (width, height) = (miss.map { $0.count { $0 == "#" } }.max() ?? 0, miss.count { $0.contains("#") })
    #expect(width == 4 && height == 10, "\(miss.joined(separator: "\n"))")
    #expect(miss.first { $0.contains("#") } == "....##....")
  }

  @Test func `a boat of a large cell has sea on both sides`() {
    for recipe in CellRecipe.drawn.prefix(1) + CellRecipe.large.prefix(1) {
      #expect(recipe.boat.allSatisfy { $0.first == " " && $0.last == " " }, "\(recipe.size)")
    }
  }

  @Test(arguments: CellRecipe.drawn.map(\.size).filter { $0.columns > 2 })
  func `under the cursor, what a shot met keeps its colours`(size: Size) {
    let area = Rect(origin: Point(row: 0, column: 0), size: size)
    for (mark, role) in [(BoardScene.Mark.hit, Role.hit), (.miss, .miss)] {
      var canvas = Canvas(in: ScreenEnvironment(depth: .rgb), focus: nil)
      MarkView(mark: mark, recipe: CellRecipe[size]).drawCursor(on: &canvas, in: area)
      let roles = (0..<size.columns).map { canvas.frame[Point(row: 0, column: $0)]?.style.role }
      #expect(roles.first == .cursor && roles.last == .cursor)
      #expect(roles.dropFirst().dropLast().allSatisfy { $0 == role }, "\(roles)")
    }
  }

  @Test func `in ASCII, a mark in two rows is in the middle of its cell`() {
    func drawn(_ mark: BoardScene.Mark, _ columns: Int) -> [String] {
      var canvas = Canvas(in: ScreenEnvironment(widths: .ascii), focus: nil)
      let area = Rect(row: 0, column: 0, rows: 2, columns: columns)
      MarkView(mark: mark, recipe: CellRecipe[area.size]).draw(on: &canvas, in: area, ground: [], isNewest: false)
      return canvas.frame.picture.prefix(2).map { String($0.prefix(columns)) }
    }
    #expect(drawn(.hit, 5) == [" \\ /", " / \\"])
    #expect(drawn(.miss, 5) == [" /-\\", " \\-/"])
    #expect(drawn(.hit, 4) == [" \\/", " /\\"])
    #expect(drawn(.miss, 4) == [" /\\", " \\/"])
  }

  @Test func `at four columns a miss is a dot that fades at its sides, and the newest one a ring with a light in it`()
    throws
  {
    var canvas = Canvas(in: ScreenEnvironment(depth: .rgb), focus: nil)
    let cell = Rect(row: 0, column: 0, rows: 2, columns: 4)
    let shades = { (canvas: Canvas) in
      (0..<4).map { canvas.frame[Point(row: 0, column: $0)]?.style.paint ?? .none }
    }
    canvas.frame.fill(cell, style: Style(.water))
    MarkView(mark: .miss, recipe: CellRecipe[cell.size]).draw(on: &canvas, in: cell, ground: [], isNewest: false)
    let (side, middle) = (
      Paint(letters: .shade(.missSide), ground: .ofRole), Paint(letters: .shade(.miss), ground: .shade(.missGlow))
    )
    #expect(shades(canvas) == [side, middle, middle, side])
    MarkView(mark: .miss, recipe: CellRecipe[cell.size]).draw(on: &canvas, in: cell, ground: [], isNewest: true)
    let (ring, light) = (
      Paint(letters: .shade(.ring), ground: .shade(.fresh)), Paint(letters: .shade(.ring), ground: .shade(.splash))
    )
    #expect(shades(canvas) == [ring, light, light, ring])
  }

  @Test func `in a bubble's picture a miss and a hit fill their cells`() throws {
    var sitting = Sitting()
    sitting.place("a1", "c3")
    sitting.attack("a1", "b2", "c3")
    sitting.press(.enter, .enter, .enter, .escape, .escape)
    sitting.click("❯ iMessage")
    sitting.type("well done")
    sitting.press(.enter, .enter)
    (sitting.stack.environment.depth, sitting.stack.environment.theme) = (.rgb, .demo)
    for (role, count) in [(Role.hit, 2), (.miss, 1)] {
      let counts = (0..<24).map { sitting.screen.frame.row($0).count { $0.style.role == role } }
      #expect(counts.filter { $0 > 0 } == Array(repeating: 5, count: count), "\(role) \(counts)\n\(sitting.text)")
    }
  }

  @Test func `a click hits the target drawn there`() {
    var sitting = Sitting(rules: .classic)
    sitting.press(.enter)
    for size in GoldenFrameTests.sizes {
      sitting.size = size
      for touch in sitting.screen.touches {
        guard case .cell(let cell) = touch.target else { continue }
        #expect(sitting.screen.target(at: touch.rect.origin) == .cell(cell))
      }
    }
  }

  @Test func `the cells of a board fill their rectangle at every size`() throws {
    for side in [1, 3, 10, 16] {
      let board = try BoardSize(rows: side, columns: 17 - side)
      for rows in 2...40 {
        let rect = Rect(row: 3, column: 5, rows: rows, columns: rows * 4)
        let geometry = BoardGeometry(board, in: rect, cursor: try #require(board.cell(at: board.cellCount - 1)))
        #expect(rect.intersection(geometry.cells) == geometry.cells)
        let places = geometry.seen.compactMap { geometry.rect(of: $0) }
        #expect(places.count == geometry.rows * geometry.columns)
        var covered: Set<[Int]> = []
        for place in places {
          #expect(geometry.cells.intersection(place) == place)
          for row in place.rows {
            for column in place.columns { #expect(covered.insert([row, column]).inserted) }
          }
        }
        #expect(covered.count == geometry.cells.size.rows * geometry.cells.size.columns)
      }
    }
  }

  @Test func `an unreadable message names the item and the reason, in words`() throws {
    let error = try #require(throws: MessageURLError.self) {
      try Game(messageURL: "x?Ship_Location=9&Ship_Location=1&Is_Complete=0")
    }
    var canvas = Canvas(size: Size(rows: 8, columns: 60), widths: .table, focus: .chevron, language: .english)
    var seat = Seat(rules: .messages)
    seat.open(.unreadable(error))
    let scene = seat.scene(in: .english, for: Players(me: "Kate", other: "John", by: .conversation))
    SceneView(scene: scene).draw(on: &canvas, in: canvas.frame.bounds)
    let text = canvas.frame.picture.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(text.contains("cannot be read as a game. Ship_Location=9 (item 1) is not on the board of"))
  }
}
