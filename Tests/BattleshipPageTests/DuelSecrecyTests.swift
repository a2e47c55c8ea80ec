// The page of an open duel: the answers, and nothing else of the other player's ships.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipPage

@Suite struct DuelSecrecyTests {
  @Test func `for every fleet of Ann's, Bob's page depends on her answers alone`() throws {
    let cells = Array(Rules.messages.board.cells)
    var told: [[AnsweredShot]: [[String]: [String]]] = [:]
    for (index, first) in cells.enumerated() {
      for second in cells.dropFirst(index + 1) {
        // Both shots may hit: that ends the duel, and opens the fleet.
        guard let (answers, pages) = try Self.told(of: "\(first) \(second)") else { continue }
        told[answers, default: [:]][pages, default: []].append("\(first) \(second)")
      }
    }
    for (answers, pages) in told { #expect(pages.count == 1, "\(answers): \(pages.values)") }
    // Of 36 fleets, 21 are missed by both shots, and either shot hits 7.
    #expect(told.values.map { $0.values.map(\.count).reduce(0, +) }.sorted() == [7, 7, 21])
  }

  @Test func `events and effects are printed and dumped without what is saved or typed`() {
    let secrets: [Any] = [
      PageEvent.wrote(.key, "secret"), PageEvent.games([SavedText(.key, age: nil, text: "secret")]),
      PageEvent.loaded(.saved(.key), .text("secret")), PageEffect.copy("secret"),
      PageEffect.exchange(.saved(.key), expected: "secret", new: "secret"), PageEffect.keep(.last, "secret"),
    ]
    var dumped = "\(secrets)"
    for secret in secrets { dump(secret, to: &dumped) }
    #expect(!dumped.contains("secret"), "\(dumped)")
  }

  /// The answers to Bob's first two shots, and his page before, between and after them, without the link with its
  /// seals; nil if the duel is over by then.
  private static func told(of ships: String) throws -> (answers: [AnsweredShot], pages: [String])? {
    var pair = try Pair(ships: ships)
    var pages: [String] = []
    for _ in 0..<2 {
      pages += page(try pair.opened())
      try pair.step()
      pages += page(pair.last)
      try pair.step()
    }
    let window = try pair.opened()
    let own = try #require(window.page.table?.seat.duel)
    guard own.duel.winner == nil else { return nil }
    return (own.chart.answeredShots, pages + page(window))
  }

  private static func page(_ window: Window) -> [String] {
    Mirror(reflecting: window.scene).children.filter { $0.label != "letter" }.map { "\($0.label ?? ""): \($0.value)" }
  }
}
