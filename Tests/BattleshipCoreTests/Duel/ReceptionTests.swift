// What a player may do with a message: every relation to what they wrote last, with and without insisting.

import BattleshipCore
import TestSupport
import Testing

@Suite struct ReceptionTests {
  private let script: DuelScript
  private let challenge: Duel
  private let joined: Duel
  private let answered: Duel
  private let elsewhere: Duel

  init() throws {
    script = try DuelScript()
    var chance = Chance(seed: 1)
    challenge = try Duel.challenge(
      Fleet(picture: DuelScript.firstPicture, misses: nil), key: script.firstKey, using: &chance)
    var duel = challenge
    try duel.join(
      Fleet(picture: DuelScript.secondPicture, misses: nil), shots: [.a1], key: script.secondKey, using: &chance)
    joined = duel
    try duel.fire(at: [.a1], key: script.firstKey)
    answered = duel
    duel = joined
    try duel.fire(at: [try #require(Cell("B2"))], key: script.firstKey)
    elsewhere = duel
  }

  @Test func `a challenge, and the opponent's next message, are gone on with`() throws {
    #expect(try challenge.reception(by: script.secondKey, lastWritten: nil) == .goOn)
    #expect(try joined.reception(by: script.firstKey, lastWritten: challenge) == .goOn)
    #expect(try answered.reception(by: script.secondKey, lastWritten: joined) == .goOn)
  }

  @Test func `an answered message shows the same answer again`() throws {
    #expect(try challenge.reception(by: script.secondKey, lastWritten: joined) == .sameAgain(joined))
    #expect(try joined.reception(by: script.firstKey, lastWritten: answered) == .sameAgain(answered))
    #expect(try answered.reception(by: script.firstKey, lastWritten: answered) == .sameAgain(answered))
  }

  @Test func `a changed message is refused, even if the player insists`() {
    for insists in [false, true] {
      #expect(throws: ReceptionError.changed(.turn(2))) {
        try elsewhere.reception(by: script.firstKey, lastWritten: answered, insists: insists)
      }
    }
  }

  @Test func `a message that is ahead or forgotten is answered only if the player insists`() throws {
    #expect(throws: ReceptionError.ahead) { try answered.reception(by: script.firstKey, lastWritten: challenge) }
    #expect(throws: ReceptionError.unremembered) { try joined.reception(by: script.firstKey, lastWritten: nil) }
    #expect(try answered.reception(by: script.firstKey, lastWritten: challenge, insists: true) == .goOn)
    #expect(try joined.reception(by: script.firstKey, lastWritten: nil, insists: true) == .goOn)
  }

  @Test func `other people's duels and a forgotten challenge of one's own are refused`() {
    #expect(throws: ReceptionError.duel(.notYourDuel)) {
      try joined.reception(by: PlayerKey(bytes: Array(2...33))!, lastWritten: nil, insists: true)
    }
    #expect(throws: ReceptionError.unremembered) { try challenge.reception(by: script.firstKey, lastWritten: nil) }
  }

  @Test func `an untrue answer in the player's own name is refused, also if the player insists`() throws {
    let lie = try Duel(messageURL: answered.messageURL().replacingHit())
    #expect(throws: ReceptionError.self) {
      try lie.reception(by: script.firstKey, lastWritten: challenge, insists: true)
    }
    #expect(throws: ReceptionError.self) { try lie.reception(by: script.firstKey, lastWritten: nil, insists: true) }
  }
}

extension String {
  /// The same message, in which the first player's answer is a miss and no hit.
  fileprivate func replacingHit() -> String {
    let parts = split(separator: ".h_", omittingEmptySubsequences: false)
    return parts.joined(separator: ".m_")
  }
}
