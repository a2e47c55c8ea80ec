// Help stands beside the board that it explains, and the game continues there.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct HelpTests {
  private let small = ScreenEnvironment(Size(rows: 12, columns: 40))

  private func text(_ table: TableScreen, _ language: Language = .english) -> String {
    table.drawn(in: ScreenEnvironment(Size(rows: 24, columns: 80), language)).frame.picture.joined(separator: "\n")
  }

  @Test func `help is beside the board, a shot is fired there, and the same key closes it`() throws {
    let start = try PicturedDuel.solo(.classic, shots: 3)
    var table = start
    #expect(table.update(.pressed(.character("?"))) == [])
    let helped = text(table)
    for words in [
      "Enemy waters", "a miss", "look beside it", "all of it is hit", "Arrows", "goes to B3", "leaves, saved",
    ] {
      #expect(helped.contains(words), "\(words)")
    }
    #expect(!helped.contains("Your fleet"))
    for key in [Key.character("j"), .character("1"), .enter] { _ = table.update(.pressed(key)) }
    #expect(text(table) != helped && text(table).contains("a miss"))
    #expect(table.update(.pressed(.character("?"))) == [])
    #expect(!text(table).contains("a miss") && text(table).contains("Your fleet"))
    table = start
    _ = table.update(.pressed(.character("?")))
    #expect(table.update(.pressed(.escape)) == [] && !text(table).contains("a miss"))
  }

  @Test func `from a button, help goes to the board`() throws {
    var table = TableScreen(rules: .messages, seed: 1)
    _ = table.update(.pressed(.character("r")))
    #expect(table.focus == .button(.finished))
    #expect(table.update(.pressed(.character("?"))) == [])
    #expect(table.focus == .board && text(table).contains("turns it"))
    // Closing it goes back, and a move on the board stays there.
    #expect(table.update(.pressed(.character("?"))) == [] && table.focus == .button(.finished))
    for key in [Key.character("?"), .escape] { _ = table.update(.pressed(key)) }
    #expect(table.focus == .button(.finished))
    // At the end there is no board to go to.
    var end = try PicturedDuel.solo(.messages, shots: .max)
    #expect(end.update(.pressed(.character("?"))).count == 1)
  }

  @Test func `only what does something there is listed`() throws {
    let both = try PicturedDuel.solo(.classic, shots: 3)
    func helped(_ table: TableScreen) -> String {
      var table = table
      _ = table.update(.pressed(.character("?")))
      return text(table)
    }
    #expect(helped(both).contains("the buttons") && helped(both).contains("m      marks water"))
    // M names a row of a high board, and a hunt has one board.
    let high = try PicturedDuel.solo(#require(TitleSettings.boards.last), shots: 1)
    #expect(helped(high).contains("~      marks water"))
    let hunt = TableScreen(received: Game(fleet: try Fleet(named: "A1,B1", rules: .messages)))
    #expect(helped(hunt).contains("marks water") && !helped(hunt).contains("the buttons"))
  }

  @Test func `while ships are hidden it explains the ship in hand`() throws {
    var table = TableScreen(rules: .classic, seed: 1)
    _ = table.update(.pressed(.character("?")))
    #expect(text(table).contains("in your hand") && text(table).contains("turns it"))
    #expect(text(table, .chinese).contains("手里的船"))
  }

  @Test func `without room a list covers the board`() throws {
    var table = try PicturedDuel.solo(.classic, shots: 3)
    #expect(table.update(.pressed(.character("?")), in: small) == [.show(.list(ListScreen(.keys(.solo, .attack))))])
    _ = table.update(.pressed(.character("?")))
    // A window that shrinks shows the game.
    #expect(!table.drawn(in: small).frame.picture.joined().contains("a miss"))
  }
}
