// A duel's record as text and back.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct DuelRecordTextTests {
  private var chance = Chance(seed: runSeed)

  private mutating func duel() throws -> (challenge: Duel, joined: Duel) {
    let rules = Rules.messages.withoutLosingMiss
    let challenge = try Duel.challenge(
      .random(rules: rules, using: &chance), name: Duel.Name("A b"), key: PlayerKey(using: &chance), using: &chance)
    var joined = challenge
    try joined.join(
      .random(rules: rules, using: &chance), shots: [.a1], key: PlayerKey(using: &chance), using: &chance)
    return (challenge, joined)
  }

  @Test mutating func `one message or two of a duel are read as they were written`() throws {
    let (challenge, joined) = try duel()
    for record in [DuelRecord(written: joined), DuelRecord(written: challenge, answered: joined)] {
      #expect(DuelRecord(text: record.text) == record)
    }
    #expect(DuelRecord(written: joined).text == joined.messageURL())
  }

  @Test mutating func `any other text is refused`() throws {
    let (challenge, other) = (try duel().challenge, try duel().challenge)
    let url = challenge.messageURL()
    let hunt = Game(fleet: try Fleet(named: "A1,C3", rules: .messages)).messageURL()
    for text in ["", " ", url + " ", " " + url, url + "  " + url, "\(url) \(url) \(url)", hunt, "\(url) \(hunt)"] {
      #expect(DuelRecord(text: text) == nil, "\(text)")
    }
    #expect(DuelRecord(text: "\(url) \(other.messageURL())") == nil)
  }
}
