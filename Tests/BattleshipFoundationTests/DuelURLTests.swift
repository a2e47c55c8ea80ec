// Duels through Foundation's URL.

import BattleshipCore
import BattleshipFoundation
import Foundation
import TestSupport
import Testing

@Suite("Duels and Foundation's URL") struct DuelURLTests {
  @Test func `a duel survives a URL`() throws {
    var chance = Chance(seed: runSeed)
    let (key, other) = (PlayerKey(using: &chance), PlayerKey(using: &chance))
    let rules = Rules.classic.withoutLosingMiss
    var duel = try Duel.challenge(.random(rules: rules, using: &chance), volley: .shots(3), key: key, using: &chance)
    try duel.join(
      .random(rules: rules, using: &chance), shots: Array(rules.board.cells.prefix(3)), key: other, using: &chance)
    for base in [MessageURLBase.demo, try MessageURLBase("https://example.com/battleship.html#")] {
      let url = try #require(duel.url(base: base))
      #expect(url.absoluteString == duel.messageURL(base: base))
      #expect(try Duel(messageURL: url) == duel)
      #expect(try MessageContent(messageURL: url) == .duel(duel))
    }
  }

  @Test func `Foundation finds the written items in a duel's query`() throws {
    var chance = Chance(seed: runSeed)
    let rules = Rules.classic.withoutLosingMiss
    let duel = try Duel.challenge(
      .random(rules: rules, using: &chance), key: PlayerKey(using: &chance), using: &chance)
    let items = try #require(URLComponents(string: duel.messageURL())?.queryItems)
    #expect(items.map(\.name) == ["Format", "Board", "Fleet", "Seal", "Is_Complete"])
    #expect(items.map { $0.value ?? "" }.prefix(3) == ["2", "10x10", "5.4.3.3.2"])
    #expect(throws: MessageURLError.self) { try Duel(messageURL: #require(URL(string: "https://example.com/"))) }
  }
}
