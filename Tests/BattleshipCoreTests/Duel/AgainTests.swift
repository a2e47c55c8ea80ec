// A hit that fires again: its answer is a turn without a shot, and the next turn has no answers.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite("Duels in which a hit fires again") struct AgainTests {
  private var script: DuelScript

  init() throws {
    script = try DuelScript()
    script.terms = try Terms(rules: script.terms.rules, volley: .again)
  }

  /// Why a history is refused; nil if it is legal.
  private func refusal(_ play: String) -> TurnError? {
    var history = History(under: script.terms)
    for text in play.split(separator: ".") {
      do throws(TurnError) {
        let isFirst = history.turns.isEmpty
        try history.append(Turn(text: Array(text.utf8)[...], isFirst: isFirst, on: script.terms.rules.board))
      } catch {
        return error
      }
    }
    return nil
  }

  @Test func `a hit is answered without a shot, and the other player fires again`() throws {
    var chance = Chance(seed: 1)
    let first = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    let second = try Fleet(picture: DuelScript.secondPicture, misses: nil)
    let (firstKey, secondKey) = (script.firstKey, script.secondKey)
    var duel = try Duel.challenge(first, volley: .again, key: firstKey, using: &chance)
    try duel.join(second, shots: [.a1], key: secondKey, using: &chance)
    #expect(try duel.due(for: firstKey) == .answer(.hit))
    #expect(throws: DuelError.turn(.shots(1, due: 0))) {
      var other = duel
      try other.fire(at: [.a1], key: firstKey)
    }
    // No shot is due, so firing none is the same as answering.
    var other = duel
    try other.fire(at: [], key: firstKey)
    try duel.sendAnswers(key: firstKey)
    #expect(other == duel && duel.turns[1] == .answer(.hit))
    #expect(duel.turn == .second && duel.openings.isEmpty)
    #expect(try duel.due(for: secondKey) == .fire(shots: 1, answers: []))
    try duel.fire(at: [try #require(Cell("B1"))], key: secondKey)
    #expect(try duel.due(for: firstKey) == .fire(shots: 1, answers: [.miss]))
    try duel.fire(at: [.a1], key: firstKey)
    #expect(duel.messageURL().contains("&Play=0.h._4.m_0&"))
    #expect(try Duel(messageURL: duel.messageURL()) == duel)
    #expect(duel.story.map(\.player) == [.second, .first, .second, .first])
    #expect(duel.story.map { $0.answered.count } == [0, 1, 0, 1])
    var resigned = duel
    try resigned.resign(key: secondKey)
    #expect(resigned.winner == .first)
  }

  @Test func `after a hit comes an answer alone, after an answer a shot alone, and nothing else`() {
    #expect(refusal("0.h._4.m_0.h") == nil)
    #expect(refusal("0.h_1") == .shots(1, due: 0))
    #expect(refusal("0.m") == .shots(0, due: 1))
    #expect(refusal("0._1") == .answers(0, due: 1))
    #expect(refusal("0.h.h") == .answers(1, due: 0))
    #expect(refusal("0.h._4_5") == .shots(2, due: 1))
    #expect(refusal("0.h._0") == .firedTwice(.a1))
    #expect(refusal("0.h.4") == .malformed)
    #expect(refusal("_0") == .malformed)
    // Either player may give up on their turn, even without a shot to answer.
    #expect(refusal("0.h.x") == nil)
    #expect(refusal("0.x.m_1") == .afterEnd)
  }

  @Test func `under other volleys, a turn that answers alone is refused as before`() throws {
    var history = History(under: try DuelScript().terms)
    try history.append(.volley([.a1], answers: []))
    let after = history
    #expect(throws: TurnError.shots(0, due: 1)) {
      var history = after
      try history.append(.lastAnswers([.hit]))
    }
    #expect(throws: TurnError.shots(0, due: 1)) {
      var history = after
      try history.append(.answer(.hit))
    }
  }

  @Test func `a whole duel is fair, and each hit is a turn of its own`() throws {
    forAll("duels in which a hit fires again", count: 20) { chance in
      let rules = try Rules(
        board: BoardSize(rows: 5, columns: 5), shipLengths: ShipLengths([3, 2, 1]), losingMiss: nil)
      var table = try DuelTable(terms: Terms(rules: rules, volley: .again), using: &chance)
      while table.goesOn { try table.goOn(using: &chance) }
      let hits = table.duel.turns.filter { $0.answers.contains { $0.isHit } }
      return table.duel.verdict == .fair && hits.allSatisfy { $0.shots.isEmpty }
    }
  }
}
