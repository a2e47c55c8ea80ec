// Ships on the sea: hulls with ends, whole in the hand, named beside the board, and finally sunk.

import BattleshipCore
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct HullTests {
  /// The screen of a player who has placed these ships under these rules and holds the next one at a cell.
  private func placing(
    _ names: String, _ cell: String, rules: Rules, turned: Bool = false, spare: Int = 32,
    widths: CharacterWidth = .ascii
  ) throws -> [String] {
    var seat = Seat(rules: rules)
    for name in names.split(separator: ",") { seat.update(.placed(try #require(Ship(String(name))))) }
    seat.update(.pointed(try #require(Cell(cell))))
    if turned { seat.update(.turned) }
    return drawn(seat, rows: rules.board.rows + 4, columns: rules.board.columns * 3 + spare, widths: widths)
  }

  /// The drawn scene, without leading spaces.
  private func drawn(_ seat: Seat, rows: Int, columns: Int, widths: CharacterWidth = .ascii) -> [String] {
    var canvas = Canvas(size: Size(rows: rows, columns: columns), widths: widths, focus: nil, language: .english)
    let players = Players(me: "Kate", other: "John", by: .link)
    SceneView(scene: seat.scene(in: .english, for: players)).draw(on: &canvas, in: canvas.frame.bounds)
    return canvas.frame.picture.map { String($0.drop { $0 == " " }) }
  }

  private let rules = Rules.skirmish

  @Test func `adjacent ships stay distinct, across and down`() throws {
    let rules = try Rules(
      board: BoardSize(rows: 4, columns: 6), shipLengths: ShipLengths([3, 3, 2, 2]), losingMiss: nil)
    let picture = try placing("A1-A3,A4-A6,C1-D1,C2-D2", "B6", rules: rules)
    #expect(picture[2].hasPrefix("A <#######><#######>"))
    #expect(picture[4].hasPrefix("C /#\\/#\\ "), "\(picture)")
    #expect(picture[5].hasPrefix("D \\#/\\#/ "))
    let rich = try placing("A1-A3,A4-A6,C1-D1,C2-D2", "B6", rules: rules, widths: .table)
    #expect(rich[2].hasPrefix("A ▝▄▄▄▄▄▄▄▀▝▄▄▄▄▄▄▄▀"))
    #expect(rich[4].hasPrefix("C ▗▆▖▗▆▖"))
    #expect(rich[5].hasPrefix("D ▝▂▘▝▂▘"))
  }

  @Test func `the ship in hand is whole, moved in from the edge, and marked where it does not fit`() throws {
    let rules = try Rules(board: BoardSize(rows: 3, columns: 5), shipLengths: ShipLengths([3]), losingMiss: nil)
    #expect(try placing("", "B5", rules: rules, spare: 18)[3].hasPrefix("B  .  . <+##+##+>"))
    #expect(try placing("", "B3", rules: rules, spare: 18)[3].hasPrefix("B  .  . <+##+##+>"))
    let down = try placing("", "C1", rules: rules, turned: true, spare: 18)
    #expect(down[2].hasPrefix("A /+\\"))
    #expect(down[3].hasPrefix("B |+|"))
    #expect(down[4].hasPrefix("C \\+/"))
    let two = try Rules(board: BoardSize(rows: 3, columns: 5), shipLengths: ShipLengths([3, 2]), losingMiss: nil)
    #expect(try placing("B3-B5", "B2", rules: two, spare: 18)[3].hasPrefix("B  . <!##!>"))
  }

  @Test func `beside the board every ship is named: whole, or not placed yet`() throws {
    let picture = try placing("A1-A3", "C1", rules: rules)
    #expect(picture.contains { $0.hasSuffix("Cruiser    ###") })
    #expect(picture.contains { $0.hasSuffix("Destroyer  -- --") })
  }

  @Test func `a sunk ship is a hull with its marks, and stays so after the end of the game`() throws {
    let fleet = try Fleet(named: "A1-A3,C1-C2,E1-E2", rules: rules)
    var seat = Seat(rules: rules)
    seat.open(.theirs(Game(fleet: fleet)))
    for name in ["C1", "C2", "A1"] {
      seat.update(.pointed(try #require(Cell(name))))
      seat.update(.pressed)
    }
    let open = drawn(seat, rows: 12, columns: 48)
    #expect(open.contains { $0.hasPrefix("C <X##X>") })
    #expect(open.contains { $0.hasSuffix("Destroyer  XX --") })
    #expect(open.contains { $0.contains("C2 sunk, Destroyer") })
    for name in ["A2", "A3", "E1", "E2"] {
      seat.update(.pointed(try #require(Cell(name))))
      seat.update(.pressed)
    }
    let over = drawn(seat, rows: 12, columns: 48)
    #expect(over.contains { $0.hasPrefix("C <X##X>") })
    #expect(over.contains { $0.hasPrefix("A <X##X##X>") })
  }

  @Test func `a log that is cut says how many shots it leaves out`() throws {
    var seat = Seat(rules: rules)
    seat.open(.theirs(Game(fleet: try Fleet(named: "A1-A3,C1-C2,E1-E2", rules: rules))))
    for column in 1...6 {
      seat.update(.pointed(try #require(Cell("F\(column)"))))
      seat.update(.pressed)
    }
    let picture = drawn(seat, rows: 10, columns: 48)
    #expect(picture.contains { $0.hasSuffix("6 shots") })
    #expect(picture.contains { $0.hasSuffix("F6 miss") })
    #expect(picture.contains { $0.hasSuffix("more") })
    let shown = picture.filter { $0.hasSuffix(" miss") }.count
    #expect(picture.contains { $0.hasSuffix("+\(6 - shown) more") })
  }
}
