// Every refusal, provoked: the reason, the item, the value, and its position.

import BattleshipCore
import TestSupport
import Testing

@Suite("Refusals") struct URLRefusalTests {
  private func refusal(of url: String) -> MessageURLError? {
    do throws(MessageURLError) {
      _ = try Game(messageURL: url)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: Refusal.all)
  func `every refusal names its reason, its item and its value`(_ expected: Refusal) throws {
    let base = "https://example.com/play?"
    let url = base + expected.query
    let error = try #require(refusal(of: url), "read as a game")
    #expect(shortReason(error) == expected.reason)
    #expect(error.evidence?.description == expected.evidence)
    if let evidence = error.evidence {
      let value = String(decoding: Array(url.utf8)[evidence.valueRange], as: UTF8.self)
      #expect(url.contains("=" + value) || value.isEmpty)
      #expect(evidence.valueRange.lowerBound > base.utf8.count)
    }
  }

  @Test(arguments: [
    "", "www.shinobicontrols.com/battleship", "a#b?Ship_Location=0&Ship_Location=1&Is_Complete=0", "#", "&=",
    "##?Ship_Location=0", "#a?Guess=1",
  ])
  func `a URL without a query is refused`(url: String) {
    #expect(refusal(of: url)?.reason == .noQuery)
  }

  @Test func `a refusal holds everything that a program needs to explain it`() throws {
    let error = try #require(refusal(of: "?Ship_Location=12&Is_Complete=0"))
    let evidence = try #require(error.evidence)
    #expect(evidence.item == .shipLocation)
    #expect(evidence.number == 1)
    #expect(evidence.valueRange == 15..<17)
    #expect(error.reason == .cellOffBoard(cell: 12, board: Rules.messages.board))
    #expect(error.item == .shipLocation)
    #expect(error.description == "Ship_Location=12 (item 1): a 3x3 board has no cell 12")
    #expect(refusal(of: "?Ship_Location=1")?.description == "the item Is_Complete is missing")
    #expect(refusal(of: "?Ship_Location=1")?.item == .isComplete)
  }

  @Test func `33 ships are one too many under any rules`() throws {
    let ships = (0..<33).map { "Ship_Location=\($0)&" }.joined()
    let fleet = Array(repeating: "1", count: 32).joined(separator: ".")
    let error = try #require(refusal(of: "?\(ships)Is_Complete=0&Board=16x16&Fleet=\(fleet)"))
    #expect(error.reason.name == "shipNotInRules")
    #expect(error.evidence?.description == "Ship_Location=32 (item 33)")
    let long = try #require(refusal(of: "?\(ships)Is_Complete=0&Board=16x16&Fleet=\(fleet).1"))
    #expect(long.reason == .badFleet)
    // 63 letters: the error shows the start of the value, and that there is more.
    #expect(long.evidence?.description == "Fleet=1.1.1.1.1.1.1.1.1.1.1.1.... (item 36)")
  }

  @Test func `a 257th shot comes after the end`() throws {
    let guesses = (0..<256).map { "&Guess=\($0)" }.joined()
    let error = try #require(
      refusal(of: "?Ship_Location=255&Is_Complete=1&Board=16x16&Fleet=1&Misses=0\(guesses)&Guess=0"))
    #expect(error.reason == .guessAfterEnd)
    #expect(error.evidence?.number == 262)
  }

  @Test func `a truncated hunt is refused, or has the same ships and perhaps another last shot`() throws {
    var game = Game(fleet: try Fleet(named: "A2-A4,C1-D1,F5-F6", rules: .skirmish))
    for name in ["A1", "A2", "C6", "F5", "B4"] { _ = try game.fire(at: #require(Cell(name))) }
    let url = game.messageURL()
    for end in url.utf8.indices {
      guard let cut = try? Game(messageURL: String(url[..<end])) else { continue }
      #expect(cut.fleet.cells == game.fleet.cells)
      #expect(cut.shots.count <= game.shots.count)
      #expect(cut.shots.dropLast().elementsEqual(game.shots.prefix(max(0, cut.shots.count - 1))))
    }
    let cut = try Game(messageURL: String(url.dropLast("4&Guess=9".utf8.count)))
    #expect(url.hasSuffix("&Guess=34&Guess=9"))
    #expect(cut.shots.count == 4)
    #expect(cut.shots.last == Cell("A4"))
  }

  @Test func `the shown part of a value is safe to print`() throws {
    let error = try #require(refusal(of: "?Is_Complete=\u{1B}[31m\u{202E}\u{7}ö x"))
    #expect(error.evidence?.description == "Is_Complete=%1B[31m%E2%80%AE%07%C3%B6%20x (item 1)")
  }
}
