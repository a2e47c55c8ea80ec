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
    // The ships and the button stay in sight.
    #expect(text(table).contains("Destroyer  □□") && text(table).contains("[ Finished ]"))
    // In the lowest window the list of the ships gives way to the keys.
    for rows in 20...24 {
      var table = TableScreen(rules: .seabattle, seed: 1)
      _ = table.update(.pressed(.character("?")))
      let shown = table.drawn(in: ScreenEnvironment(Size(rows: rows, columns: 78))).frame.picture.joined()
      #expect(shown.contains("leaves, saved") && shown.contains("[ Finished ]"), "\(rows)")
    }
    #expect(text(table, .chinese).contains("手里的船"))
  }

  @Test(arguments: [Size(rows: 30, columns: 100), Size(rows: 40, columns: 120), Size(rows: 50, columns: 200)])
  func `the board to fire at keeps its size and its place, and one's own board is beside it`(size: Size) throws {
    var table = try PicturedDuel.solo(.classic, shots: 3)
    func board() -> [String] {
      table.drawn(in: ScreenEnvironment(size)).frame.picture[1...22].map { String($0.prefix(43)) }
    }
    let before = board()
    _ = table.update(.pressed(.character("?")))
    #expect(board() == before)
    #expect(table.drawn(in: ScreenEnvironment(size)).frame.picture[1].contains("Your fleet"))
  }

  @Test func `in a low window the list of keys begins with Enter and the letters`() throws {
    func keys(_ environment: ScreenEnvironment) -> [String] {
      OverlayScreen(.keys(.solo, .attack)).drawn(in: environment).frame.picture
    }
    let listed = keys(small)
    #expect(listed[1].contains("Enter ") && listed[2...4].joined().contains(" ! "), "\(listed)")
    #expect(listed.contains { $0.contains("go to cell B3") }, "\(listed)")
    #expect(keys(ScreenEnvironment())[4].contains("Enter "))
    for hasGames in [false, true] {
      let title = OverlayScreen(.keys(.title(hasGames: hasGames), .conversation)).drawn(in: small).frame.picture
      #expect(title[1].contains("Enter ") && title.joined().contains("delete the chosen game") == hasGames)
    }
  }

  @Test func `without room a list covers the board`() throws {
    var table = try PicturedDuel.solo(.classic, shots: 3)
    #expect(
      table.update(.pressed(.character("?")), in: small) == [.show(.overlay(OverlayScreen(.keys(.solo, .attack))))])
    _ = table.update(.pressed(.character("?")))
    // A window that shrinks shows the game.
    #expect(!table.drawn(in: small).frame.picture.joined().contains("a miss"))
  }
}
