// The player who writes in a duel: what a message shows them, and which moves say what they said before.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct DuelWriterTests {
  private let keys: [PlayerKey]
  private let fleets: [Fleet]
  private let challenge: Duel
  private var chance: Chance

  init() throws {
    var chance = Chance(seed: 3)
    keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let rules = Rules.messages.withoutLosingMiss
    fleets = [try Fleet(named: "A1,C3", rules: rules), try Fleet(named: "A3,C1", rules: rules)]
    challenge = try Duel.challenge(fleets[0], key: keys[0], using: &chance)
    self.chance = chance
  }

  private func cell(_ name: String) throws -> Cell { try #require(Cell(name)) }

  @Test mutating func `a message is read as its player left it`() throws {
    let bob = DuelWriter(key: keys[1], lastWritten: nil)
    #expect(try bob.reads(challenge).due == .join(shots: 1))
    let joined = try bob.writes(.join(fleets[1], shots: [try cell("B2")]), in: challenge, using: &chance)
    let after = DuelWriter(key: keys[1], lastWritten: joined)
    #expect(try after.reads(challenge).duel == joined && after.reads(joined).due == .wait)
    #expect(try DuelWriter(key: keys[0], lastWritten: challenge).reads(joined).due == .fire(shots: 1, answers: [.miss]))
    let stranger = DuelWriter(key: try #require(PlayerKey(bytes: Array(0..<32))), lastWritten: nil)
    #expect(throws: ReceptionError.duel(.notYourDuel)) { try stranger.reads(joined) }
  }

  @Test mutating func `the same move gives the same message, and another one is refused`() throws {
    let bob = DuelWriter(key: keys[1], lastWritten: nil)
    let joined = try bob.writes(.join(fleets[1], shots: [try cell("B2")]), in: challenge, using: &chance)
    let after = DuelWriter(key: keys[1], lastWritten: joined)
    #expect(try after.writes(.join(fleets[1], shots: [try cell("B2")]), in: challenge, using: &chance) == joined)
    #expect(try after.writes(.fire([]), in: challenge, using: &chance) == joined)
    for move in [
      DuelMove.join(fleets[0], shots: [try cell("B2")]), .join(fleets[1], shots: [try cell("B1")]), .open, .resign,
      .fire([try cell("B1")]),
    ] {
      #expect(throws: ReceptionError.answeredOtherwise) { try after.writes(move, in: challenge, using: &chance) }
    }
    #expect(throws: ReceptionError.duel(.ownChallenge)) {
      try DuelWriter(key: keys[0], lastWritten: challenge).writes(
        .join(fleets[0], shots: [try cell("B1")]), in: challenge, using: &chance)
    }
  }

  @Test mutating func `giving up and opening can be said again`() throws {
    let joined = try DuelWriter(key: keys[1], lastWritten: nil).writes(
      .join(fleets[1], shots: [try cell("B2")]), in: challenge, using: &chance)
    let resigned = try DuelWriter(key: keys[0], lastWritten: challenge).writes(.resign, in: joined, using: &chance)
    #expect(
      try DuelWriter(key: keys[0], lastWritten: resigned).writes(.resign, in: joined, using: &chance) == resigned)
    let bob = DuelWriter(key: keys[1], lastWritten: joined)
    let opened = try bob.writes(.open, in: resigned, using: &chance)
    #expect(try bob.writes(.fire([]), in: resigned, using: &chance) == opened && opened.verdict == .fair)
    #expect(try DuelWriter(key: keys[1], lastWritten: opened).writes(.open, in: resigned, using: &chance) == opened)
  }

  @Test mutating func `a message that is ahead is answered only by somebody who insists`() throws {
    let joined = try DuelWriter(key: keys[1], lastWritten: nil).writes(
      .join(fleets[1], shots: [try cell("B2")]), in: challenge, using: &chance)
    let forgetful = DuelWriter(key: keys[0], lastWritten: nil)
    #expect(throws: ReceptionError.unremembered) { try forgetful.writes(.fire([.a1]), in: joined, using: &chance) }
    let insisting = DuelWriter(key: keys[0], lastWritten: nil, insists: true)
    #expect(try insisting.writes(.fire([.a1]), in: joined, using: &chance).turns.count == 2)
  }
}
