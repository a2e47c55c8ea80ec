// Kept lines that wait: which may, which take each other's place, and that a conversation is the same without the others.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp

@Suite("Kept lines") struct KeptLineTests {
  private static let waiting: [KeptLine] = [
    .event(.first, .acted(.pointed(.a1))), .event(.second, .acted(.pointed(.a1))), .event(.first, .edited("good luck")),
    .event(.second, .edited("")),
  ]

  private static let others: [KeptLine] = [
    .begin(.second, firstName: "John", secondName: "Kate", game: .hunt(.messages), seed: 1),
    .event(.first, .acted(.pressed)),
    .event(.first, .pressedSend), .event(.first, .pasted("good luck")), .arrived, .unlocked(.second),
  ]

  @Test func `moves of the cursor and texts that are being written wait, and nothing else`() {
    #expect(Self.waiting.filter(\.canWait) == Self.waiting)
    #expect(Self.others.filter(\.canWait).isEmpty)
  }

  @Test func `a line takes the place of one of its kind by the same person, and of no other`() {
    let lines = Self.waiting + Self.others
    for (place, line) in lines.enumerated() {
      for (before, other) in lines.enumerated() {
        #expect(line.replaces(other) == (place == before && line.canWait), "\(line.text) after \(other.text)")
      }
    }
    #expect(KeptLine.event(.first, .edited("ab")).replaces(.event(.first, .edited("a"))))
  }

  /// Whether a conversation is the same without the lines whose place was taken by the next one.
  private func isSameWithoutReplaced(_ sitting: Sitting) throws -> Bool {
    let lines = try sitting.kept.map { try KeptLine(text: $0) }
    let left = lines.indices.filter { $0 + 1 == lines.count || !lines[$0 + 1].replaces(lines[$0]) }
    let time = ClockTime(hour: 9, minute: 26)
    return try AppState.goOn(with: left.map { lines[$0].text }, at: time).state.phones == sitting.state.phonesAtRest
  }

  @Test func `an arrow against the edge of the board does not take the place of the move before it`() throws {
    var sitting = Sitting()
    sitting.press(.enter, .right, .right, .right, .enter, .down, .down, .down, .enter)
    #expect(sitting.cursor == Cell("C3"))
    #expect(try isSameWithoutReplaced(sitting))
  }

  @Test func `a conversation without the lines whose place was taken is the same`() {
    forAll("replay(lines that are left) is the conversation", count: 100) { chance in
      var sitting = Sitting(rules: .skirmish, seed: chance.next())
      sitting.press(.enter)
      for _ in 0..<chance.number(0...30) {
        sitting.press([.right, .down, .left, .enter][chance.number(0...3)])
      }
      sitting.press(.escape, .escape)
      sitting.happen(.clicked(.field))
      sitting.type(String(repeating: "luck", count: chance.number(0...3)))
      return try isSameWithoutReplaced(sitting)
    }
  }
}
