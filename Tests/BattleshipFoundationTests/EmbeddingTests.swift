// The documentation's sample of an extension plays a game, and equals the one compiled here.

import BattleshipCore
import BattleshipFoundation
import Foundation
import TestSupport
import Testing

@Suite("Article: embedding the engine") struct EmbeddingTests {
  @Test func `two players play a whole game by messages`() throws {
    let base = try MessageURLBase("https://example.com/play")

    // John taps two cells, and the ships are hidden.
    var draft = FleetDraft(rules: .messages)
    for name in ["A1", "C3"] { try draft.toggle(#require(Cell(name))) }
    let sent = try #require(Reply(Game(fleet: draft.fleet()), base: base))
    #expect(sent.caption == "Find my ships")

    // John waits, and Kate is to fire.
    let forKate = Turn(after: sent.url, isMine: false)
    guard case .wait = Turn(after: sent.url, isMine: true), case .fire(var game) = forKate else {
      Issue.record("the ships are John's")
      return
    }
    let (center, corner) = try (#require(Cell("B2")), #require(Cell("C3")))
    #expect(try game.fire(at: center) == .miss)
    #expect(game.obstacle(to: center) == .alreadyOpened(center))
    #expect(try game.fire(at: .a1) == .sunk(Ship(.a1)))
    #expect(game.chart[.a1] == .sunk && game.chart[corner] == .unknown)

    // Kate may send what she has and go on later, from her own message.
    let halfWay = try #require(Reply(game, base: base))
    #expect(halfWay.caption == "2 shots so far")
    #expect(Turn(after: halfWay.url, isMine: true) == .fire(game))

    #expect(try game.fire(at: corner) == .sunk(Ship(corner)))
    let result = try #require(Reply(game, base: base))
    #expect(result.caption == "Every ship was found")
    #expect(Turn(after: result.url, isMine: false) == .over(game))
  }

  @Test func `an invalid value is refused with its reason`() throws {
    let url = try #require(URL(string: "https://example.com/play"))
    guard case .refused(let error) = Turn(after: url, isMine: false) else {
      Issue.record("\(url) was read as a game")
      return
    }
    #expect(error.reason == .noQuery && error.description == "the URL has no query")
  }

  @Test func `a finished game is over for both, however it ended`() throws {
    let ships = "https://example.com/play?Ship_Location=0&Ship_Location=8&Is_Complete=1"
    let ends = [("", "The game is over"), ("&Guess=1&Guess=2&Guess=3", "The ships got away")]
    for (shots, caption) in ends {
      let url = try #require(URL(string: ships + shots))
      let game = try Game(messageURL: url)
      #expect(Turn(after: url, isMine: true) == .over(game))
      #expect(Turn(after: url, isMine: false) == .over(game))
      #expect(Reply(game, base: .demo)?.caption == caption)
    }
  }

  @Test func `the examples of the article are those of these tests`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    }
    let article = try text("../../docs/BattleshipCore.docc/EmbeddingTheEngine.md")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
      lines(of: $0.components(separatedBy: "```")[0])
    }
    #expect(blocks.count == 3)
    #expect(try lines(of: text("EmbeddingSample.swift")).hasSuffix(blocks[0]))
    #expect(try lines(of: text("EmbeddingTests.swift")).contains(blocks[1]))
    // The last example is only for Apple's systems, and says so.
    #expect(blocks[2].hasPrefix("import Messages"))
  }
}
