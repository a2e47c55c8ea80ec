// How a message relates to the last one written: old, foreign, forged, next, ahead, or changed, and in which part.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite("What a program must not forget") struct RelationTests {
  @Test func `every message of a duel is compared with every other one, for both players`() {
    forAll("earlier is old, one on is next, more is ahead", count: 12) { chance in
      let table = try DuelTable.finished(side: 4, using: &chance)
      for (place, written) in table.messages.enumerated() {
        for (number, message) in table.messages.enumerated() {
          let expected: Relation = number <= place ? .old : number == place + 1 ? .next : .ahead
          for player in place == 0 ? [Duel.Player.first] : [.first, .second] {
            let relation = try message.relation(to: written, key: table.key(of: player))
            try requireSame("message \(number) after \(place) for \(player)", relation, expected)
          }
        }
      }
      return true
    }
  }

  @Test func `without a memory a message has no relation, unless its tag does not fit`() throws {
    let script = try DuelScript()
    let duel = try script.duel("0.h_3")
    #expect(try duel.relation(to: nil, key: script.firstKey) == .unremembered)
    #expect(try duel.relation(to: nil, key: script.secondKey) == .unremembered)
    #expect(try duel.withOtherTag().relation(to: nil, key: script.firstKey) == .forged)
    let stranger = try #require(PlayerKey(bytes: Array(2...33)))
    #expect(throws: DuelError.notYourDuel) { try duel.relation(to: nil, key: stranger) }
    var chance = Chance(seed: 1)
    let fleet = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    let challenge = try Duel.challenge(fleet, key: script.firstKey, using: &chance)
    for key in [script.firstKey, stranger] { #expect(try challenge.relation(to: nil, key: key) == .unremembered) }
    // Messages of another duel are not compared.
    #expect(try duel.relation(to: challenge, key: script.firstKey) == .unremembered)
  }

  @Test func `a changed part is named`() throws {
    let script = try DuelScript()
    let written = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening])
    func relation(_ duel: Duel, to last: Duel? = nil) throws -> Relation {
      try duel.relation(to: last ?? written, key: script.firstKey)
    }
    #expect(try relation(written) == .old)
    for (number, play) in ["1", "0.m_3", "0.h_3.m_1", "0.h_3.h_1.h_6", "0.h_3.h_1.h_7.h_4"].enumerated() {
      #expect(try relation(script.duel(play)) == .changed(.turn(number + 1)), "\(play)")
    }
    #expect(try relation(script.duel("0.h_3.h_1.h_7.h_2.h_6")) == .changed(.turn(6)))
    let salt = script.firstOpening.salt
    let other = Opening(salt: [salt[0] ^ 1] + salt.dropFirst(), layout: script.firstOpening.layout)
    let opened = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [other])
    #expect(try relation(opened) == .changed(.opening(.first)))
    let closed = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening, script.secondOpening()])
    #expect(try relation(closed) == .next)
    #expect(try relation(written, to: closed) == .old)
    let closedOtherwise = try script.duel("0.h_3.h_1.h_7.h_2.x", openings: [script.firstOpening, other])
    #expect(try relation(closedOtherwise, to: closed) == .changed(.opening(.second)))
  }

  @Test func `a message with an opening in the player's name that they did not write is ahead`() throws {
    let script = try DuelScript()
    // The second player wrote turn 5; the message has the first player's end and already both openings.
    let written = try script.duel("0.h_3.h_1.h_7.h_2")
    let openings = try [script.firstOpening, script.secondOpening()]
    let (ended, closed) = try (
      script.duel("0.h_3.h_1.h_7.h_2.x", openings: [openings[0]]),
      script.duel("0.h_3.h_1.h_7.h_2.x", openings: openings)
    )
    #expect(try ended.relation(to: written, key: script.secondKey) == .next)
    #expect(try closed.relation(to: written, key: script.secondKey) == .ahead)
  }

  @Test func `a second joining of the same challenge is foreign, and accuses no one`() throws {
    var chance = Chance(seed: 4)
    let script = try DuelScript()
    let (first, second) = try (
      Fleet(picture: DuelScript.firstPicture, misses: nil), Fleet(picture: DuelScript.secondPicture, misses: nil)
    )
    let challenge = try Duel.challenge(first, key: script.firstKey, using: &chance)
    func joined(by key: PlayerKey) throws -> Duel {
      var duel = challenge
      try duel.join(second, shots: [.a1], key: key, using: &chance)
      return duel
    }
    let (one, again) = try (joined(by: script.secondKey), joined(by: script.secondKey))
    let other = try joined(by: PlayerKey(using: &chance))
    #expect(try other.relation(to: one, key: script.firstKey) == .foreign(isMine: true))
    #expect(try again.relation(to: one, key: script.secondKey) == .foreign(isMine: true))
    #expect(try other.relation(to: one, key: script.secondKey) == .foreign(isMine: false))
    #expect(try one.relation(to: challenge, key: script.firstKey) == .next)
  }

  @Test func `an altered challenge is another duel, and the true one can still be joined`() throws {
    var chance = Chance(seed: 4)
    let script = try DuelScript()
    let fleet = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    let challenge = try Duel.challenge(fleet, name: try Duel.Name("Ann"), key: script.firstKey, using: &chance)
    var identifiers: Set<String> = [challenge.identifier]
    for place in challenge.firstSeal.bytes.indices {
      var bytes = challenge.firstSeal.bytes
      bytes[place] ^= 1
      let altered = try Duel(
        messageURL: challenge.messageURL().replacing(
          Base64URL.text(challenge.firstSeal.bytes), with: Base64URL.text(bytes)))
      #expect(identifiers.insert(altered.identifier).inserted, "byte \(place)")
    }
    for (item, other) in [
      ("Name=Ann", "Name=Ana"), ("Name=Ann&", ""), ("Board=4x4", "Board=4x5"), ("Fleet=3.2", "Fleet=2.2"),
      ("&Seal", "&Volley=2&Seal"), ("&Seal", "&Apart=1&Seal"),
    ] {
      let altered = try Duel(messageURL: challenge.messageURL().replacing(item, with: other))
      #expect(identifiers.insert(altered.identifier).inserted, "\(other)")
      #expect(try altered.side(of: script.firstKey) == nil, "\(other)")
    }
  }

  @Test func `a challenge that its writer alters after the joining is forged, and the true duel continues`() throws {
    var chance = Chance(seed: 4)
    let script = try DuelScript()
    let fleets = try [DuelScript.firstPicture, DuelScript.secondPicture].map { try Fleet(picture: $0, misses: nil) }
    let challenge = try Duel.challenge(fleets[0], name: Duel.Name("Ann"), key: script.firstKey, using: &chance)
    var joined = challenge
    try joined.join(fleets[1], shots: [.a1], name: Duel.Name("Ben"), key: script.secondKey, using: &chance)
    var next = joined
    try next.fire(at: [.a1], key: script.firstKey)
    let player = DuelPlayer(key: script.secondKey)
    let record = DuelRecord(written: joined)
    var altered = ["Name=Ann&Name=Ben", "Name=Ana&Name=Ben", "Name=&Name=Ben"].dropFirst().map {
      next.messageURL().replacing("Name=Ann&Name=Ben", with: $0)
    }
    altered += [("Board=4x4", "Board=4x5"), ("Fleet=3.2", "Fleet=3.1"), ("&Seal", "&Volley=afloat&Seal")].map {
      next.messageURL().replacing($0, with: $1, maxReplacements: 1)
    }
    altered += challenge.firstSeal.bytes.indices.map { place in
      var bytes = challenge.firstSeal.bytes
      bytes[place] ^= 1
      return next.messageURL().replacing(
        Base64URL.text(challenge.firstSeal.bytes), with: Base64URL.text(bytes), maxReplacements: 1)
    }
    var tried = 0
    for url in altered {
      // Other terms may make the turns impossible, so that the message is invalid.
      guard var copy = try? Duel(messageURL: url) else { continue }
      tried += 1
      try? copy.sign(by: .first, key: script.firstKey)
      #expect(copy.identifier != joined.identifier, "\(url)")
      for record in [record, nil] {
        for insists in [false, true] {
          #expect(throws: ReceptionError.duel(.notYourDuel), "\(url)") {
            try player.open(copy, last: record, insists: insists)
          }
        }
      }
    }
    #expect(tried > challenge.firstSeal.bytes.count)
    #expect(try player.open(next, last: record).duel == next)
  }

  @Test func `only the two players can write a message that is not forged`() throws {
    let script = try DuelScript()
    let written = try script.duel("0.h_3.h_1.h_7")
    let next = try script.duel("0.h_3.h_1.h_7.h_2")
    func relation(_ url: String) throws -> Relation {
      try Duel(messageURL: url).relation(to: written, key: script.firstKey)
    }
    #expect(try relation(next.messageURL()) == .next)
    // The tag of another message, another shot, another answer, a giving up, and any bit of the tag.
    let tag = Base64URL.text(next.tag)
    let url = next.messageURL()
    let opening = Base64URL.text(try script.secondOpening().bytes)
    for forged in [
      url.replacing(tag, with: Base64URL.text(written.tag)), url.replacing("h_2&", with: "h_6&"),
      url.replacing(".h_2&", with: ".m_2&"),
      url.replacing(".h_2&", with: ".x&Open=\(opening)&").replacing("Complete=0", with: "Complete=1"),
    ] {
      #expect(try relation(forged) == .forged, "\(forged)")
    }
    for bit in 0..<128 {
      var bytes = next.tag
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(try relation(url.replacing(tag, with: Base64URL.text(bytes))) == .forged)
    }
    // A stranger's own key makes no tag that fits.
    var stranger = next
    try stranger.sign(by: .second, key: #require(PlayerKey(bytes: Array(2...33))))
    #expect(try relation(stranger.messageURL()) == .forged)
  }

  @Test func `after answers went out, only the same message is next`() throws {
    let script = try DuelScript()
    let written = try script.duel("0.h_3")
    let answered = try script.duel("0.h_3.h_1")
    func relation(_ play: String) throws -> Relation {
      try script.duel(play).relation(to: DuelRecord(written: written, answered: answered), key: script.firstKey)
    }
    #expect(try relation("0.h_3") == .old)
    #expect(try relation("0.h_3.h_1") == .next)
    #expect(try relation("0.h_3.h_2") == .changed(.turn(3)))
    #expect(try relation("0.h_3.h_1.h_7") == .ahead)
    #expect(try relation("0.h_3.h_2.m_7") == .changed(.turn(3)))
  }

  @Test func `a public key of small order is refused when it is to be joined, and forged afterwards`() throws {
    var chance = Chance(seed: 4)
    let script = try DuelScript()
    let fleet = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    let challenge = try Duel.challenge(fleet, key: script.firstKey, using: &chance)
    var bytes = challenge.firstSeal.bytes
    for place in 16..<48 { bytes[place] = 0 }
    var weak = try Duel(
      messageURL: challenge.messageURL().replacing(
        Base64URL.text(challenge.firstSeal.bytes), with: Base64URL.text(bytes)))
    let before = weak
    #expect(throws: DuelError.noUsableKey) {
      try weak.join(fleet, shots: [.a1], key: script.secondKey, using: &chance)
    }
    #expect(weak == before)
  }
}

extension Duel {
  fileprivate func withOtherTag() throws -> Duel {
    try Duel(
      messageURL: messageURL().replacing(
        Base64URL.text(tag), with: Base64URL.text([UInt8](repeating: 7, count: tag.count))))
  }
}
