// Guessable random bytes reveal no ships, because they are mixed with the player's key.

import BattleshipCore
import BattleshipDoor
import TestSupport
import Testing

@Suite struct RandomBytesTests {
  private static let clock: [UInt8] = Array(0..<32)

  /// The challenge of a player whose random bytes come from a clock.
  private func challenge(_ key: [UInt8]) throws -> Duel {
    let answer = Door.challenge(
      Array("classic".utf8), volley: nil, nil, name: nil, key: key, random: Self.clock, base: nil)
    let url = try #require(String(decoding: answer, as: UTF8.self).split(separator: "\"").first { $0.contains("?") })
    return try Duel(messageURL: String(url))
  }

  @Test func `guessable bytes reveal neither the nonce nor the ships without the key`() throws {
    let key = try #require(PlayerKey(bytes: [UInt8](repeating: 7, count: 32)))
    let duel = try challenge(key.bytes)
    var guessed = HashedRandomness(Self.clock)
    let fleet = try Fleet.random(rules: duel.rules, using: &guessed)
    #expect(try OwnDuel(duel, key: key).side?.fleet != fleet)
    let nonce = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &guessed) }
    #expect(duel.firstSeal.nonce != nonce)
  }

  @Test func `the same bytes give another seal under another key, and the same one under the same key`() throws {
    let keys = [1, 2, 1].map { [UInt8](repeating: $0, count: 32) }
    let nonces = try keys.map { try challenge($0).firstSeal.nonce }
    #expect(nonces[0] != nonces[1])
    #expect(nonces[0] == nonces[2])
  }
}
