// The original demo's game, screen by screen: ships on A1 and C3, a hit, a miss, another hit, the reply.

import BattleshipCore
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

/// The keys to press, and the texts that the screen then shows.
private struct Step {
  let keys: String
  let says: [String]
  /// The board without spaces, if one is shown: the game's, or the newest bubble's.
  var board: [String]?

  static let demo = [
    // John's phone, the game in its drawer.
    Step(keys: "", says: ["John's phone", "B A T T L E S H I P S", "[>Start game<]", "2 ships, 9 cells, 3 lives"]),
    // Expanded: nothing can be finished yet, and the input field is hidden.
    Step(keys: "\r", says: ["Ships to place: 2", "[ Finished ]"], board: ["A[·]··", "B···", "C···"]),
    Step(keys: "\r", says: ["Ships to place: 1", "[ Finished ]"], board: ["A█[·]·", "B···", "C···"]),
    Step(keys: "c3", says: ["Ships to place: 1", "[ Finished ]"], board: ["A█··", "B···", "C··[·]"]),
    Step(keys: "\r", says: ["All ships are placed", "[>Finished<]"], board: ["A█··", "B···", "C··█"]),
    // In the input field, with a cross and Send; it is not sent by itself.
    Step(keys: "\r", says: ["John placed their ships! Can you find them?", "[ ✕ ]", "[>Send<]"]),
    Step(keys: "\r", says: ["Kate's phone", "John placed their ships! Can you find them?", "[>I am Kate: unlock<]"]),
    // Kate's phone: the bubble shows the empty board.
    Step(
      keys: "\r", says: ["Kate's phone", "Enter opens", "John placed their", "Can you find"],
      board: ["A···", "B···", "C···"]),
    Step(keys: "\r", says: ["Lives 3/3", "Hit 0/2"], board: ["A[·]··", "B···", "C···"]),
    Step(keys: "\r", says: ["Lives 3/3", "Hit 1/2", "A1: sunk, a boat!"], board: ["A[✗]··", "B···", "C···"]),
    Step(keys: "b2\r", says: ["Lives 2/3", "Hit 1/2", "B2: miss. 2 lives left."], board: ["A✗··", "B·[•]·", "C···"]),
    Step(
      keys: "c3\r",
      says: [
        "Lives 2/3", "Hit 2/2", "C3: sunk, a boat! You win! You destroyed all the ships!", "[>Reply with the result<]",
      ],
      board: ["A✗··", "B·•·", "C··✗"]),
    // The reply is staged over the received bubble.
    Step(keys: "\r", says: ["Kate destroyed all the ships!", "[ ✕ ]", "[>Send<]", "Can you find"]),
    Step(keys: "\r", says: ["John's phone", "Kate destroyed all the ships!", "[>I am John: unlock<]"]),
    // John opens the received message, which shows the result.
    Step(
      keys: "\r", says: ["Lives 2/3", "Hit 2/2", "Kate destroyed all the ships!", "[>Play again<]"],
      board: ["A✗··", "B·•·", "C··✗"]),
  ]
}

@Suite struct DemoJourneyTests {
  /// The rows of the lowest board on the screen, read in ASCII, in which every mark is one letter at every size.
  private func board(_ sitting: Sitting) -> [String] {
    var plain = sitting
    plain.widths = .ascii
    let marks: Set<Character> = [".", "#", "x", "X", "o", "[", "]"]
    let rows = plain.picture.compactMap { line -> String? in
      let small = line.replacing(/\|#+X#+\|/, with: "X").replacing(/\|#+\|/, with: "#").replacing("<#>", with: "#")
      let letters = small.filter { !" |".contains($0) }
      guard let name = letters.first, "ABC".contains(name) else { return nil }
      // The last shots are beside the board.
      let cells = letters.dropFirst().prefix { marks.contains($0) }
      return cells.count >= 3 ? "\(name)\(cells)" : nil
    }
    let signs: [Character: Character] = [".": "·", "#": "█", "x": "✗", "X": "✗", "o": "•"]
    return rows.suffix(3).map { String($0.map { signs[$0] ?? $0 }) }
  }

  @Test(arguments: [Size(rows: 24, columns: 80), Size(rows: 50, columns: 90)])
  func `every screen of the demo says what it said there`(size: Size) {
    var sitting = Sitting()
    sitting.size = size
    for (number, step) in Step.demo.enumerated() {
      for key in step.keys { if key == "\r" { sitting.press(.enter) } else { sitting.type(String(key)) } }
      for text in step.says {
        #expect(sitting.text.contains(text), "step \(number): no \(text) in\n\(sitting.text)")
      }
      if let wanted = step.board { #expect(board(sitting) == wanted, "step \(number):\n\(sitting.text)") }
      let canSend = sitting.text.contains("Send")
      #expect(canSend == (sitting.state.phone.running?.style != .expanded && sitting.state.lock == nil))
    }
  }

  @Test func `Kate's phone shows her reply as it was sent`() {
    var sitting = Sitting()
    sitting.place("a1", "c3")
    sitting.attack("a1", "b2", "c3")
    sitting.press(.enter, .enter, .enter)
    // John writes back, so that Kate gets her phone again.
    sitting.press(.escape, .escape)
    sitting.click("❯ iMessage")
    sitting.type("well done")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "Kate's phone", "well done")
    expectShown(sitting.text, "John placed their ships.", "Kate destroyed")
    #expect(board(sitting) == ["A✗··", "B·•·", "C··✗"])
  }
}
