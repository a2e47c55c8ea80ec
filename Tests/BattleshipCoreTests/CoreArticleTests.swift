// The article on message URLs, as tests; every example there is one of these.

import BattleshipCore
import Foundation
import TestSupport
import Testing

@Suite("Article: how a game travels") struct CoreArticleTests {
  @Test func `a message is read, shot at, and written`() throws {
    let url = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    var game = try Game(messageURL: url)
    #expect(game.messageURL() == url)

    let center = try #require(Cell("B2"))
    #expect(try game.fire(at: center) == .miss)
    #expect(game.messageURL() == url + "&Guess=4")
  }

  @Test func `a base of one's own is kept`() throws {
    let game = try Game(messageURL: "?Ship_Location=0&Ship_Location=8&Is_Complete=0")
    let base = try MessageURLBase("https://example.com/play")
    #expect(game.messageURL(base: base) == "https://example.com/play?Ship_Location=0&Ship_Location=8&Is_Complete=0")
  }

  @Test func `an untidy message is read and written tidily`() throws {
    let untidy = "https://example.com/?from=chat&Guess=4&Is_Complete=0&Ship_Location=8&Ship_Location=%30#top"
    let tidy = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0&Guess=4"
    #expect(try Game(messageURL: untidy).messageURL() == tidy)
  }

  @Test func `a refusal names the item and its place`() {
    do {
      _ = try Game(messageURL: "?Ship_Location=0&Ship_Location=9&Is_Complete=0")
      Issue.record("a ship off the board was read")
    } catch {
      #expect(error.evidence?.description == "Ship_Location=9 (item 2)")
      #expect(error.evidence?.valueRange == 31..<32)
      #expect(error.description == "Ship_Location=9 (item 2): a 3x3 board has no cell 9")
    }
  }

  @Test func `the article lists every refusal, and its examples are refused in this way`() throws {
    let rows = try article().split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
      return columns.count == 3 && columns[0] != "name" && !columns[0].hasPrefix("-") ? columns : nil
    }
    let provoked = Set(Refusal.all.map { $0.reason.prefix { $0 != "(" } }).union(["noQuery", "tooLong"])
    #expect(Set(rows.map { $0[0][...] }) == provoked)
    #expect(rows.count == provoked.count)
    for row in rows {
      let example = row[0] == "tooLong" ? "?" + String(repeating: "x", count: 5_000) : row[2]
      do {
        _ = try Game(messageURL: example)
        Issue.record("\(example) was read as a game")
      } catch {
        #expect(error.reason.name == row[0], "\(example)")
      }
    }
  }

  @Test func `the examples of the article are those of these tests`() throws {
    let blocks = try article().components(separatedBy: "```swift\n").dropFirst().map {
      lines(of: $0.components(separatedBy: "```")[0])
    }
    #expect(blocks.count == 4)
    let here = lines(of: try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
    for block in blocks { #expect(here.contains(block), "\(block)") }
  }

  private func article() throws -> String {
    let path = "../../docs/BattleshipCore.docc/MessageURL.md"
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
  }
}
