// Pinned URLs: a URL that was written once is read and written in the same way forever.

import BattleshipCore
import TestSupport
import Testing

@Suite("Golden URLs") struct GoldenURLTests {
  @Test func `every pinned URL is read, and written as it was`() throws {
    let lines = try goldenLines("urls-format-1.txt")
    #expect(lines.count >= 15)
    for line in lines {
      #expect(try Game(messageURL: line).messageURL() == line)
    }
  }

  @Test func `the original demo's URLs are reproduced byte for byte`() throws {
    var game = Game(fleet: try Fleet([Ship(cell("A2")), Ship(cell("A1"))]))
    let base = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1"
    #expect(game.messageURL() == base + "&Is_Complete=0")
    #expect(Game.overUnrecorded(fleet: game.fleet).messageURL() == base + "&Is_Complete=1")
    _ = try game.fire(at: cell("C3"))
    #expect(game.messageURL() == base + "&Is_Complete=0&Guess=8")
  }
}
