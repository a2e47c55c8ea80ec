// The example on the first page of the documentation, as a test; and an exact comparison of the two.

import BattleshipCore
import BattleshipPlay
import Foundation
import Testing

@Suite("Article: the seat") struct PlayArticleTests {
  @Test func `the example of the first page`() throws {
    var seat = Seat(rules: .messages)
    seat.update(.pressed)  // a ship on A1
    seat.update(.placed(Ship(Cell("B2")!)))
    let players = Players(me: "Kate", other: "John", by: .link)
    let scene = seat.scene(in: .english, for: players)
    let buttons = scene.buttons.map(\.label.string)  // ["Finished"]
    let effects = seat.update(.button(.finished))  // [.send(game)]

    #expect(buttons == ["Finished"])
    #expect(effects == [.send(Game(fleet: try Fleet(named: "A1,B2", rules: .messages)))])
  }

  @Test func `the first page has this example`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/BattleshipPlay.docc/BattleshipPlay.md"), encoding: .utf8)
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    let example = try #require(page.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
    let lines = example.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    #expect(lines.count == 7)
    for line in lines { #expect(test.contains("    \(line)\n"), "\(line)") }
  }
}
