// Every cheat that a duel must withstand: exposed by the verdict with evidence, or by a program that remembers.

import BattleshipCore
import TestSupport
import Testing

@Suite("Cheats in a duel") struct CheatTests {
  private func opening(_ duel: DuelScript) throws -> [Opening] { try [duel.firstOpening, duel.secondOpening()] }

  /// The script's first player gives an untrue answer, gives up, and both open.
  private func verdict(on play: String) throws -> Verdict {
    let script = try DuelScript()
    return try script.duel(play, openings: opening(script)).verdict
  }

  private func untrue(_ cell: String, reported: ShotResult, actual: ShotResult) throws -> Verdict {
    let answer = UntrueAnswer(cell: try #require(Cell(cell)), reported: reported, actual: actual)
    return .foul([Foul(player: .first, evidence: .answer(answer))])
  }

  @Test func `true answers are fair`() throws {
    #expect(try verdict(on: "0.h_3.h_8.h_7.h_9.x") == .fair)
    #expect(try verdict(on: "0.h_3.h_8.h_7.h_9.s8-9_11.s3-11_1.x") == .fair)
  }

  @Test func `a hit that was reported as a miss is a foul`() throws {
    #expect(try verdict(on: "0.m_3.h_5.x") == untrue("A1", reported: .miss, actual: .hit))
  }

  @Test func `a miss that was reported as a hit is a foul`() throws {
    #expect(try verdict(on: "0.h_3.h_5.h_7.h_1.x") == untrue("B2", reported: .hit, actual: .miss))
  }

  @Test func `a sunk ship that was not reported is a foul`() throws {
    let ship = try #require(Ship("C1-C2"))
    #expect(try verdict(on: "8.h_3.h_9.h_7.h_0.x") == untrue("C2", reported: .hit, actual: .sunk(ship)))
  }

  @Test func `a ship reported as sunk too soon is a foul`() throws {
    let ship = try #require(Ship("A1-A2"))
    #expect(try verdict(on: "0.h_3.h_1.s0-1_7.h_5.x") == untrue("A2", reported: .sunk(ship), actual: .hit))
  }

  @Test func `a ship reported as sunk for another one is a foul`() throws {
    // The ship A1 to A3 is sunk at its end, and reported as the ship of two.
    let told = try #require(Ship("A2-A3"))
    let was = try #require(Ship("A1-A3"))
    #expect(
      try verdict(on: "0.h_3.h_1.h_7.h_2.s1-2_5.m_9.x") == untrue("A3", reported: .sunk(told), actual: .sunk(was)))
  }

  @Test func `opening another fleet than the sealed one is a foul`() throws {
    let script = try DuelScript()
    var other = script
    other.firstLayout = try Fleet(picture: ".aaa\n....\nbb..\n....", misses: nil).layout
    let foul = Foul(player: .first, evidence: .seal)
    let openings = try [other.firstOpening, script.secondOpening()]
    #expect(try script.duel("0.h_3.h_5.x", openings: openings).verdict == .foul([foul]))
    #expect(try script.duel("0.h_3.h_5.x", openings: [other.firstOpening]).verdict == .foul([foul]))
    let mixed = Opening(salt: script.firstOpening.salt, layout: other.firstLayout)
    #expect(try script.duel("0.h_3.h_5.x", openings: [mixed]).verdict == .foul([foul]))
  }

  @Test(
    arguments: [
      ("two ships over each other", [0, 0, 0, 1]), ("a ship off the board", [2, 0, 8, 0]),
      ("neither across nor down", [0, 9, 8, 0]),
      ("two ships of other lengths, told in their cells", [0, 0, 8, 1, 0, 0]),
    ] as [(String, [UInt8])])
  func `a fleet with other ships`(_ name: String, layout: [UInt8]) throws {
    var script = try DuelScript()
    script.firstLayout = Array(layout.prefix(4))
    guard layout.count == 4 else {
      // A layout of three ships does not fit into a message for two.
      let long = Opening(salt: script.firstOpening.salt, layout: layout)
      #expect(throws: MessageURLError.self) { try script.duel("0.h_3.h_5.x", openings: [long]) }
      return
    }
    let duel = try script.duel("0.h_3.h_5.x", openings: opening(script))
    #expect(duel.verdict == .foul([Foul(player: .first, evidence: .fleet)]))
    #expect(duel.openedFleet(of: .first) == nil)
    #expect(duel.openedFleet(of: .second) != nil)
  }

  @Test func `both players cheat, and the verdict names both`() throws {
    var script = try DuelScript()
    script.firstLayout = [0, 0, 0, 1]
    let swapped = try Opening(salt: script.secondOpening().salt, layout: script.firstLayout)
    let duel = try script.duel("0.h_3.h_5.x", openings: [script.firstOpening, swapped])
    #expect(
      duel.verdict == .foul([Foul(player: .first, evidence: .fleet), Foul(player: .second, evidence: .seal)]))
  }

  @Test func `a seal of the other player, or of another duel, fits no opening`() throws {
    let script = try DuelScript()
    let seals = try script.seals()
    let fouls = (Foul(player: .first, evidence: .seal), Foul(player: .second, evidence: .seal))
    let swapped = try script.duel("0.h_3.h_5.x", seals: [seals[1], seals[0]], openings: opening(script))
    #expect(swapped.verdict == .foul([fouls.0, fouls.1]))
    let copied = try script.duel("0.h_3.h_5.x", seals: [seals[0], seals[0]], openings: opening(script))
    #expect(copied.verdict == .foul([fouls.1]))

    // The second player's seal is bound to the first one's: it does not open against another challenge.
    var other = script
    other.firstLayout = try Fleet(picture: ".aaa\n....\nbb..\n....", misses: nil).layout
    let foreign = try other.seals()[0]
    let moved = try script.duel("0.m_3.h_5.x", seals: [foreign, seals[1]], openings: opening(other))
    #expect(moved.verdict == .foul([fouls.1]))
  }

  @Test func `terms that were changed after sealing fit no opening`() throws {
    let script = try DuelScript()
    let url = try script.url("0.h_3.h_5.x", openings: opening(script))
    let apart = try Duel(messageURL: url.replacing("&Seal", with: "&Apart=1&Seal", maxReplacements: 1))
    #expect(
      apart.verdict == .foul([Foul(player: .first, evidence: .seal), Foul(player: .second, evidence: .seal)]))
  }

  @Test func `a hidden layout that was changed is not judged, and its owner's key does not fit`() throws {
    var chance = Chance(seed: 5)
    let script = try DuelScript()
    let fleet = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    let mine = try Duel.challenge(fleet, key: script.firstKey, using: &chance)
    var bytes = mine.firstSeal.bytes
    bytes[82] ^= 1
    let seals = [mine.firstSeal.bytes, bytes].map { Base64URL.text($0) }
    let changed = try Duel(messageURL: mine.messageURL().replacing(seals[0], with: seals[1]))
    #expect(try changed.side(of: script.firstKey) == nil)
    #expect(try mine.side(of: script.firstKey) != nil)
    #expect(changed.identifier != mine.identifier)
  }

  @Test func `a cut or changed history and an answered message are refused`() throws {
    let script = try DuelScript()
    let written = try script.duel("0.h_3.h_1.h_7")
    #expect(try script.duel("0.h_3").relation(to: written, key: script.firstKey) == .old)
    #expect(try script.duel("0.h_3.m_1.h_7.h_2").relation(to: written, key: script.firstKey) == .changed(.turn(3)))
    // The answer to "h_1" is written. The same turn with another shot would make the player answer twice.
    #expect(try script.duel("0.h_3.h_2").relation(to: written, key: script.firstKey) == .changed(.turn(3)))
    #expect(try script.duel("0.h_3.h_1").relation(to: written, key: script.firstKey) == .old)
    #expect(try script.duel("0.h_3.h_1.h_7.h_2").relation(to: written, key: script.firstKey) == .next)
  }
}
