// Names of any length leave room for the text beside them: the other name, the place, the button that unlocks.

import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct NameTests {
  @Test(
    arguments: ["Jo", String(repeating: "x", count: 30), String(repeating: "海", count: 2_000), "海a海b海c海d海e海f海g"],
    [40, 47, 59, 60, 66, 76, 80, 109, 110])
  func `titles, buttons and results are whole`(name: String, columns: Int) throws {
    var sitting = Sitting()
    sitting.state = PhonesScreen(firstName: name, secondName: name, seed: 1, repeats: true)
    sitting.size = Size(rows: 12, columns: columns)
    let title = try #require(sitting.picture.first)
    expectShown(title, "'s phone ", " Messages")
    let parts = title.split(separator: " ")
    // If the other person's name is shown, it is one whole word.
    #expect(!parts.contains { $0.hasPrefix(name.prefix(1)) && $0 != parts[0] && parts[0] != $0 + "'s" })
    sitting.place("a1", "b2")
    expectShown(sitting.text, "'s phone")
    sitting.attack("a2", "a3", "c1")
    expectShown(sitting.text, "You lost.", "[>Reply with the result<]")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, ": unlock<]", "'s phone")
  }
}
