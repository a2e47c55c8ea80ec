// What a player may do with a message: every relation to their last message, with and without insisting.

import TestSupport
import Testing

@testable import BattleshipCore

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

  @Test func `a challenge and the opponent's next message are accepted`() throws {
    #expect(try DuelPlayer(key: script.secondKey).open(challenge, last: nil).duel == challenge)
    #expect(try DuelPlayer(key: script.firstKey).open(joined, last: challenge).duel == joined)
    #expect(try DuelPlayer(key: script.secondKey).open(answered, last: joined).duel == answered)
  }

  @Test func `an answered message shows the same answer again`() throws {
    #expect(try DuelPlayer(key: script.secondKey).open(challenge, last: joined).duel == joined)
    #expect(try DuelPlayer(key: script.firstKey).open(joined, last: answered).duel == answered)
    #expect(try DuelPlayer(key: script.firstKey).open(answered, last: answered).duel == answered)
  }

  @Test func `a changed message is refused, even if the player insists`() {
    for insists in [false, true] {
      #expect(throws: ReceptionError.relation(.changed(.turn(2)))) {
        try DuelPlayer(key: script.firstKey).open(elsewhere, last: answered, insists: insists)
      }
    }
  }

  @Test func `a message that is ahead or forgotten is answered only if the player insists`() throws {
    #expect(throws: ReceptionError.relation(.ahead)) {
      try DuelPlayer(key: script.firstKey).open(answered, last: challenge)
    }
    #expect(throws: ReceptionError.relation(.unremembered)) {
      try DuelPlayer(key: script.firstKey).open(joined, last: nil)
    }
    #expect(try DuelPlayer(key: script.firstKey).open(answered, last: challenge, insists: true).duel == answered)
    #expect(try DuelPlayer(key: script.firstKey).open(joined, last: nil, insists: true).duel == joined)
  }

  @Test func `other people's duels are refused, and a forgotten challenge of one's own is shown`() throws {
    #expect(throws: ReceptionError.duel(.notYourDuel)) {
      try DuelPlayer(key: PlayerKey(bytes: Array(2...33))!).open(joined, last: nil, insists: true)
    }
    #expect(try DuelPlayer(key: script.firstKey).open(challenge, last: nil).due == .wait)
  }

  @Test func `an untrue answer in the player's own name is refused, even if the player insists`() throws {
    let lie = try signed(answered.messageURL().replacingHit())
    for last in [challenge, nil] {
      #expect(throws: ReceptionError.duel(.untrueAnswer)) {
        try DuelPlayer(key: script.firstKey).open(lie, last: last.map { DuelRecord(written: $0) }, insists: true)
      }
    }
  }

  @Test func `a refusal is the same whatever an invented turn claims about the player's ships`() throws {
    let truth = answered.messageURL()
    let lie = truth.replacingHit()
    for url in [truth, lie] {
      let duel = try signed(url)
      #expect(throws: ReceptionError.relation(.ahead)) {
        try DuelPlayer(key: script.firstKey).open(duel, last: challenge)
      }
      #expect(throws: ReceptionError.relation(.unremembered)) {
        try DuelPlayer(key: script.firstKey).open(duel, last: nil)
      }
    }
  }

  @Test func `insisting gives the same error for every cell and every count of untrue answers`() throws {
    var invented: Set<String> = []
    for turns in [["m_9"], ["h_9.m_1"], ["m_9.h_2.m_1"], ["h_9.h_2.m_1.h_3.m_4"]] {
      let url = joined.messageURL().replacing("Play=0&", with: "Play=0.\(turns[0]).h_15&")
      guard let duel = try? signed(url) else { continue }
      for last in [challenge, nil] {
        do {
          _ = try DuelPlayer(key: script.firstKey).open(duel, last: last.map { DuelRecord(written: $0) }, insists: true)
        } catch {
          invented.insert(error == .duel(.untrueAnswer) ? DuelError.untrueAnswer.description : "\(error)")
        }
      }
    }
    #expect(invented == ["this message holds an answer in your name that is not true"])
  }

  @Test func `an opening in the player's own name that is not theirs is refused, even if the player insists`() throws {
    var ended = answered
    try ended.resign(key: script.secondKey)
    let closed = try signed(
      ended.messageURL().replacing("&Tag=", with: "&Open=\(Base64URL.text(script.secondOpening().bytes))&Tag="))
    #expect(closed.openings.count == 2)
    #expect(throws: ReceptionError.relation(.ahead)) {
      try DuelPlayer(key: script.firstKey).open(closed, last: answered)
    }
    #expect(throws: ReceptionError.duel(.untrueAnswer)) {
      try DuelPlayer(key: script.firstKey).open(closed, last: answered, insists: true)
    }
  }

  @Test func `a forged message is refused for good, and the true message is accepted afterwards`() throws {
    var ended = answered
    try ended.resign(key: script.secondKey)
    let forged = try Duel(messageURL: ended.messageURL().withOpeningChanged())
    #expect(forged.winner == .first)
    for insists in [false, true] {
      #expect(throws: ReceptionError.relation(.forged)) {
        try DuelPlayer(key: script.firstKey).open(forged, last: answered, insists: insists)
      }
    }
    // The opponent's own tag makes it a foul of theirs.
    let foul = try signed(forged.messageURL())
    #expect(try DuelPlayer(key: script.firstKey).open(foul, last: answered).duel == foul)
    #expect(foul.verdict == .foul([Foul(player: .second, evidence: .seal)]))
    #expect(try DuelPlayer(key: script.firstKey).open(ended, last: answered).duel == ended)
  }

  /// A message with a tag that the second player made, whatever it contains.
  private func signed(_ url: String) throws -> Duel {
    var duel = try Duel(messageURL: url)
    try duel.sign(by: .second, key: script.secondKey)
    return duel
  }
}

extension String {
  /// The same message with a changed first letter of its opening.
  fileprivate func withOpeningChanged() -> String {
    let parts = split(separator: "Open=", omittingEmptySubsequences: false)
    return "\(parts[0])Open=\(parts[1].first == "A" ? "B" : "A")\(parts[1].dropFirst())"
  }

  /// The same message, in which the first player's answer is a miss instead of a hit.
  fileprivate func replacingHit() -> String {
    let parts = split(separator: ".h_", omittingEmptySubsequences: false)
    return parts.joined(separator: ".m_")
  }
}
