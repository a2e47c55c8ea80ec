// How a message relates to the last one written: old, next, ahead, or changed, and in which part.

import BattleshipCore
import TestSupport
import Testing

@Suite("What a program must not forget") struct RelationTests {
  @Test func `every message of a duel beside every other one`() {
    forAll("earlier is old, one on is next, more is ahead", count: 12) { chance in
      let messages = try DuelTable.finished(side: 4, using: &chance).messages
      for (place, written) in messages.enumerated() {
        for (number, message) in messages.enumerated() {
          let expected: Relation = number <= place ? .old : number == place + 1 ? .next : .ahead
          try requireSame("message \(number) after \(place)", message.relation(to: written), expected)
        }
      }
      return true
    }
  }

  @Test func `without a memory every message is unremembered`() throws {
    let duel = try DuelScript().duel("0.h_3")
    #expect(duel.relation(to: nil) == .unremembered)
  }

  @Test func `a changed part is named`() throws {
    let script = try DuelScript()
    let written = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening])
    func relation(_ url: String) throws -> Relation { try Duel(messageURL: url).relation(to: written) }
    let url = try script.url("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening])
    #expect(try relation(url) == .old)
    #expect(
      try relation(
        url.replacing("&Seal", with: "&Volley=2&Seal", maxReplacements: 1)
          .replacing("Play=0.h_3.h_1.h_7.h_2.x", with: "Play=0_1.hh_3_4.x")) == .changed(.terms))
    let seals = try script.seals()
    for (place, player) in [(0, Duel.Player.first), (1, .second)] {
      for byte in [0, 16, 48] {
        var changed = seals
        changed[place][byte] ^= 1
        #expect(
          try script.duel("0.h_3", seals: changed).relation(to: written) == .changed(.seal(player)), "byte \(byte)")
      }
    }
    for (number, play) in ["1", "0.m_3", "0.h_3.m_1", "0.h_3.h_1.h_6", "0.h_3.h_1.h_7.h_4"].enumerated() {
      #expect(try script.duel(play).relation(to: written) == .changed(.turn(number + 1)), "\(play)")
    }
    #expect(try script.duel("0.h_3.h_1.h_7.h_2.h_6").relation(to: written) == .changed(.turn(6)))
    let salt = script.firstOpening.salt
    let other = Opening(salt: [salt[0] ^ 1] + salt.dropFirst(), layout: script.firstOpening.layout)
    #expect(
      try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [other]).relation(to: written) == .changed(.opening(.first)))
    let closed = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening, script.secondOpening()])
    #expect(closed.relation(to: written) == .next)
    #expect(written.relation(to: closed) == .old)
    let closedOtherwise = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening, other])
    #expect(closedOtherwise.relation(to: closed) == .changed(.opening(.second)))
  }

  @Test func `a message with an opening in the player's name that they did not write is ahead`() throws {
    let script = try DuelScript()
    // The second player wrote turn 5; the message has the first player's end and already both openings.
    let written = try script.duel("0.h_3.h_1.h_7.h_2")
    let openings = try [script.firstOpening, script.secondOpening()]
    #expect(try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [openings[0]]).relation(to: written) == .next)
    #expect(try script.duel("0.h_3.h_1.h_7.h_2.x", openings: openings).relation(to: written) == .ahead)
  }

  @Test func `a second joining of the same challenge is a changed seal`() throws {
    var chance = Chance(seed: 4)
    let script = try DuelScript()
    let fleet = try Fleet(picture: DuelScript.secondPicture, misses: nil)
    let challenge = try Duel.challenge(
      Fleet(picture: DuelScript.firstPicture, misses: nil), key: script.firstKey, using: &chance)
    var (once, twice) = (challenge, challenge)
    try once.join(fleet, shots: [.a1], key: script.secondKey, using: &chance)
    try twice.join(fleet, shots: [.a1], key: script.secondKey, using: &chance)
    #expect(once.identifier == twice.identifier)
    #expect(twice.relation(to: once) == .changed(.seal(.second)))
    #expect(challenge.relation(to: once) == .old)
    #expect(once.relation(to: challenge) == .next)
  }

  @Test func `an end or a close that does not fit the seal is unproven`() throws {
    let script = try DuelScript()
    let (loser, winner) = (script.firstOpening, try script.secondOpening())
    let written = try script.duel("0.h_3.h_1.h_7.h_2")
    for forged in try forgeries(of: loser, not: winner) {
      #expect(try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [forged]).relation(to: written) == .unproven)
    }
    let ended = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [loser])
    #expect(ended.relation(to: written) == .next)
    for forged in try forgeries(of: winner, not: loser) {
      let closed = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [loser, forged])
      #expect(closed.relation(to: ended) == .unproven)
      #expect(!closed.hasProvenOpening(of: .second))
    }
    let closed = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [loser, winner])
    #expect(closed.relation(to: ended) == .next)
    #expect(closed.hasProvenOpening(of: .second))
  }

  /// What a bystander can write: the opening with one bit changed, any bytes, and the other player's opening.
  private func forgeries(of opening: Opening, not other: Opening) throws -> [Opening] {
    let bytes = opening.bytes
    let changed = bytes.indices.map { index in
      bytes.enumerated().map { $0 == index ? $1 ^ 1 : $1 }
    }
    return try (changed + [[UInt8](repeating: 0, count: bytes.count), other.bytes]).map {
      try #require(Opening(bytes: $0, ships: 2))
    }
  }
}
