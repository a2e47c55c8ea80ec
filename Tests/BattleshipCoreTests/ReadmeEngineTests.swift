// The README's example, compiled and run, and the same letter for letter.

import BattleshipCore
import Foundation
import Testing

// A message came in: read it, fire at B2, and write the message to send back.
func reply(to url: String) throws -> String {
  var game = try Game(messageURL: url)
  if let target = Cell("B2"), game.status == .open {
    let result = try game.fire(at: target)  // .miss, .hit or .sunk(ship)
    print("B2: \(result), \(game.chart.lengthsAfloat.count) ships afloat")
  }
  return game.messageURL()
}

@Suite("README") struct ReadmeEngineTests {
  @Test func `the example works as described`() throws {
    let url = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    #expect(try reply(to: url) == url + "&Guess=4")
    #expect(throws: PlayError.self) { try reply(to: url + "&Guess=4") }
  }

  @Test func `the README has exactly this example`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let code = try #require(blocks.first { $0.contains("func reply") }).replacing("import BattleshipCore\n\n", with: "")
    let test = try String(contentsOf: here, encoding: .utf8)
    #expect(test.contains(code))
  }
}
