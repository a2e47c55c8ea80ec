// Seals: one layout for each fleet, bytes in the documented format, and only the right key in the right context.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite("Seals") struct SealTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func `a layout has the longest ship first, and equal ships by their first cell`() throws {
    let fleet = try Fleet(picture: "a.bb\na...\n.ccc\nd..e", misses: nil)
    #expect(fleet.layout == [9, 0, 0, 1, 2, 0, 12, 0, 15, 0])
    #expect(Fleet(layout: fleet.layout, rules: fleet.rules) == fleet)
  }

  @Test func `every random fleet survives its layout`() {
    forAll("fleet(layout(f)) == f", count: 300) { chance in
      let table = try DuelTable.random(side: 16, using: &chance)
      let fleet = try #require(try table.duel.side(of: table.key(of: .first))).fleet
      try requireSame("fleets", try #require(Fleet(layout: fleet.layout, rules: fleet.rules)), fleet)
      return true
    }
  }

  @Test(
    arguments: [
      ("too short", [9, 0, 0, 1, 2, 0, 12, 0, 15]), ("too long", [9, 0, 0, 1, 2, 0, 12, 0, 15, 0, 0]),
      ("equal ships the wrong way round", [9, 0, 2, 0, 0, 1, 12, 0, 15, 0]),
      ("a ship of one cell that lies down", [9, 0, 0, 1, 2, 0, 12, 1, 15, 0]),
      ("neither across nor down", [9, 2, 0, 1, 2, 0, 12, 0, 15, 0]),
      ("a first cell off the board", [9, 0, 0, 1, 2, 0, 12, 0, 16, 0]),
      ("a ship that leaves the board", [10, 0, 0, 1, 2, 0, 12, 0, 15, 0]),
      ("two ships over each other", [9, 0, 0, 1, 2, 0, 12, 0, 12, 0]),
    ] as [(String, [UInt8])])
  func `bytes that are not a layout are not a fleet`(_: String, layout: [UInt8]) throws {
    let rules = try Fleet(picture: "a.bb\na...\n.ccc\nd..e", misses: nil).rules
    #expect(Fleet(layout: layout, rules: rules) == nil)
  }

  @Test func `ships that touch are not a layout if ships lie apart`() throws {
    let fleet = try Fleet(picture: "aa.\n..b", misses: nil)
    #expect(Fleet(layout: fleet.layout, rules: fleet.rules) == fleet)
    let apart = try Rules(board: fleet.rules.board, shipLengths: fleet.rules.shipLengths, losingMiss: nil, apart: true)
    #expect(Fleet(layout: fleet.layout, rules: apart) == nil)
  }

  /// Computed by an independent implementation in Python.
  @Test func `seals have the documented format, byte for byte`() throws {
    let script = try DuelScript()
    let terms = try Terms(rules: script.terms.rules, volley: .afloat)
    let (first, second) = try (
      Fleet(picture: DuelScript.firstPicture, misses: nil), Fleet(picture: DuelScript.secondPicture, misses: nil)
    )
    let one = Seal(first, as: .first(terms), key: script.firstKey, nonce: script.firstNonce)
    #expect(
      hexadecimal(one.bytes)
        == "6465666768696a6b6c6d6e6f707172734a72e5e34477c47998ec20e5ac6126ac"
        + "56cd5bc16a5b37208e9da82feb67f354c62a85af4496fed37be46b205ec297a4"
        + "be6b9f6830e5aaa82feabc765ba82b620d8dbf66")
    let challenge = Duel(firstSeal: one, firstName: nil, history: History(under: terms))
    let context = SealContext.second(terms, identifier: challenge.identifierBytes)
    let two = Seal(second, as: context, key: script.secondKey, nonce: script.secondNonce)
    #expect(
      hexadecimal(two.bytes)
        == "c8c9cacbcccdcecfd0d1d2d3d4d5d6d76b29abd802f9aaa39b19abdc75772322"
        + "0c59f01c81692f78b05485eac7488c00429960b71dfd4f755c95f5163b7a4555"
        + "305a9cf3850fb615b26d608901e4b0173ff6896b")
  }

  /// 64 bytes of layout need a pad of two codes. Computed by the same implementation.
  @Test func `32 ships are hidden under two codes`() throws {
    let board = try BoardSize(rows: 16, columns: 16)
    let rules = try Rules(board: board, shipLengths: ShipLengths(repeatElement(1, count: 32)), losingMiss: nil)
    let fleet = try Fleet((0..<32).compactMap { board.cell(at: $0 * 8) }.map { Ship($0) }, rules: rules)
    let script = try DuelScript()
    let seal = Seal(fleet, as: .first(try Terms(rules: rules)), key: script.firstKey, nonce: script.firstNonce)
    #expect(
      hexadecimal(seal.digest + seal.hidden)
        == "f897052b83d03f4cfc0bd9be6133fca444cae0be6bcb4214c2a55d7a66659417"
        + "83113bdba85f62fa979f20e55440a793fc97ca392631ce9fc7ada163e5b8c9b4"
        + "0be016b10fb1332f114833939aaac66821efd7d52c06a05da95153aecaa30bc0")
  }

  @Test func `a change to any part of a seal's context changes its digest`() throws {
    let script = try DuelScript()
    let fleet = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    func seal(_ context: SealContext, nonce: [UInt8]? = nil, key: PlayerKey? = nil) -> Seal {
      Seal(fleet, as: context, key: key ?? script.firstKey, nonce: nonce ?? script.firstNonce)
    }
    let plain = seal(.first(script.terms))
    let other = seal(.first(script.terms), nonce: script.secondNonce)
    let seals = [
      plain, other, seal(.first(script.terms), key: script.secondKey),
      seal(.first(try Terms(rules: script.terms.rules, volley: .shots(2)))),
      seal(.second(script.terms, identifier: plain.digest)), seal(.second(script.terms, identifier: other.digest)),
      seal(.first(script.terms, name: try Duel.Name("Ann"))), seal(.first(script.terms, name: try Duel.Name("Ana"))),
    ]
    #expect(Set(seals.map(\.digest)).count == seals.count)
    #expect(Set(seals.map(\.hidden)).count == seals.count)
  }

  @Test func `a key has 32 bytes that are not all zero, and its description hides them`() throws {
    for count in [0, 31, 33] { #expect(PlayerKey(bytes: [UInt8](repeating: 1, count: count)) == nil) }
    #expect(PlayerKey(bytes: [UInt8](repeating: 0, count: 32)) == nil)
    let key = try #require(PlayerKey(bytes: [UInt8](repeating: 65, count: 32)))
    #expect("\(key)" == "a player's key")
    var chance = Chance(seed: runSeed)
    #expect(PlayerKey(using: &chance) != PlayerKey(using: &chance))
  }
}
