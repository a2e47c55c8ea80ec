// On a slow line there are no animations.

import TerminalHarness
import Testing

@Suite("The game: a slow line", .waits) struct SlowLineTests {
  /// The output of a game in which the first shot hits; in letters, so that a flash has its own characters.
  private func told(speed: Int, _ options: String = "") throws -> String {
    let game = "example.org/b?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    let terminal = try TerminalSession([
      "/bin/sh", "-c", "stty \(speed); exec \(built("battleship-tui")) open '\(game)' --ascii \(options)",
    ])
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    terminal.type("a1\r")
    try #require(terminal.shows("A1: sunk"), "\(terminal.picture)")
    terminal.type("q")
    try #require(terminal.shows("Copy the link"), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    return String(decoding: terminal.output.bytes, as: UTF8.self)
  }

  @Test(arguments: [1_200, 9_600]) func `a hit does not flash on a slow line`(speed: Int) throws {
    #expect(try !told(speed: speed).contains("*"))
  }

  @Test(arguments: [19_200, 38_400, 115_200]) func `a hit flashes on a fast line, unless still`(speed: Int) throws {
    #expect(try told(speed: speed).contains("*"))
    #expect(try !told(speed: speed, "--still").contains("*"))
  }
}
