// Enter is the next step even if a game is not played straight through: halfway, again, with the focus elsewhere.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite("The next step") struct NextStepTests {
  @Test func `a game that was sent halfway is handed back, and continues in its own bubble`() throws {
    var sitting = Sitting()
    sitting.place("A1", "C3")
    // Kate opens it, fires once, closes the panel, and sends the staged message.
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "A1: sunk, a boat!")
    sitting.press(.escape, .escape, .enter, .enter, .enter)
    expectShown(sitting.text, "is Kate's turn.", "[>Pass to Kate<]")
    sitting.press(.enter)
    expectShown(sitting.text, "It is your turn.", "[>I am Kate: unlock<]")
    expectShown(sitting.text, without: ["■"])
    let again = try sitting.reopened()
    #expect(again.lock?.owner == .second)
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "Lives 3/3", "Hit 1/2")
    sitting.type("c3")
    sitting.press(.enter)
    expectShown(sitting.text, "destroyed all the ships!")
  }

  @Test(arguments: [Rules.skirmish, .classic])
  func `the next game has the rules of the one that is over`(rules: Rules) {
    var sitting = Sitting(rules: rules)
    sitting.press(.enter, .character("r"), .enter, .enter, .enter, .enter)
    for cell in rules.board.cells where !sitting.text.contains("[>Reply with the result<]") {
      sitting.type(cell.description)
      sitting.press(.enter)
    }
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "[>Play again<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: \(rules.shipLengths.count)")
    #expect(sitting.state.seat?.nextFleet.draft.rules == rules)
  }

  @Test func `either of the two may hide the ships of the next game`() {
    var sitting = Sitting()
    sitting.place("A1", "C3")
    sitting.attack("A1", "C3")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "[>Play again<]  [ Kate hides next ]")
    sitting.press(.right)
    expectShown(sitting.text, "[ Play again ]  [>Kate hides next<]")
    sitting.press(.enter)
    expectShown(sitting.text, "[>I am Kate: unlock<]")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "Kate's phone", "Ships to place: 2")
  }

  @Test func `on a phone in a low window the last strike is shown on the whole board, and then the end`() throws {
    let board = try BoardSize(rows: 10, columns: 10)
    var sitting = Sitting(rules: try Rules(board: board, shipLengths: ShipLengths([1]), losingMiss: 5))
    sitting.size = Size(rows: 12, columns: 40)
    sitting.place("a1")
    sitting.stack.environment.isStill = false
    sitting.attack("a1")
    #expect(sitting.stack.environment.flash != nil)
    expectShown(sitting.text, "\nJ", without: ["phone"])
    while sitting.stack.environment.flash != nil { _ = sitting.stack.update(.awoke) }
    expectShown(sitting.text, "phone", without: ["\nJ\n"])
  }

  @Test func `hidden rows are announced`() throws {
    let (board, ships) = (try BoardSize(rows: 16, columns: 10), Rules.classic.shipLengths)
    var sitting = Sitting(rules: try Rules(board: board, shipLengths: ships, losingMiss: 40))
    sitting.size = Size(rows: 12, columns: 40)
    sitting.press(.enter)
    #expect(sitting.text.contains("⌄  1") || sitting.text.contains("⌄ 1"))
    sitting.type("J1")
    expectShown(sitting.text, "⌃⌄")
    sitting.type("P1")
    expectShown(sitting.text, "⌃ ", without: ["⌃⌄"])
    sitting.size = Size(rows: 24, columns: 80)
    expectShown(sitting.text, without: ["⌃"])
  }

  @Test func `once all ships are placed the focus moves to Finished, wherever it was`() {
    var sitting = Sitting()
    sitting.press(.enter)
    sitting.type("r")
    expectShown(sitting.text, "[>Finished<]")
    sitting.press(.up)
    expectShown(sitting.text, without: ["[>Finished<]"])
    sitting.type("r")
    expectShown(sitting.text, "[>Finished<]")
    // Enter on water is the next step too if nothing is left to place.
    sitting.press(.up)
    let water = Rules.messages.board.cells.first { sitting.state.seat?.nextFleet.draft.ship(at: $0) == nil }
    sitting.type(water?.description ?? "")
    sitting.press(.enter)
    expectShown(sitting.text, "[>Finished<]", "All ships are placed")
  }

  @Test func `a named row is shown until its column is typed`() {
    var sitting = Sitting()
    sitting.press(.enter)
    sitting.type("b")
    expectShown(sitting.text, "row B: now the number of the column")
    sitting.type("3")
    #expect(!sitting.text.contains("now the number"))
    #expect(sitting.cursor == Cell("B3"))
  }

  @Test func `a message that arrives behind the open panel is announced`() throws {
    var pair = SharedPair(game: .hunt(.messages))
    try pair.press(.first, .enter, .enter)
    try pair.press(.second, .enter, .enter, .enter, .right, .enter, .enter, .enter)
    #expect(pair.shared.count == 1)
    try pair.handle(.first) { _ in [] }
    #expect(pair.notices[.first] == .messageCame)
    expectShown(pair.text(.first), "A message came in.", "Ships to place")
  }
}
