// A typed name: trimmed, and refused if it is not a name.

import BattleshipCore
import Testing

@testable import BattleshipPlay

@Suite struct TypedNameTests {
  @Test(arguments: [
    (" Ann ", "Ann"), ("小明", "小明"), ("A & B", "A & B"), (String(repeating: "n", count: 24) + "  ", nil),
  ])
  func `spaces around a name do not count`(typed: String, name: String?) throws {
    #expect(try Duel.Name.typed(typed)?.text == name ?? String(repeating: "n", count: 24))
  }

  @Test func `a text of spaces alone is not a name`() throws {
    for typed in ["", " ", "   "] { #expect(try Duel.Name.typed(typed) == nil) }
  }

  @Test func `a name that is too long or has invisible characters is refused with the reason`() {
    #expect(throws: NameError.tooLong(25)) { try Duel.Name.typed(" " + String(repeating: "n", count: 25)) }
    #expect(throws: NameError.unseen("\u{202E}")) { try Duel.Name.typed("A\u{202E}nn") }
    #expect(throws: NameError.unseen("\t")) { try Duel.Name.typed("\tAnn") }
  }
}
