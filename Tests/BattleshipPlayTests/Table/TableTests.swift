// A table by link: a move that waits for keys and storage, and changes that another window or program saved meanwhile.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct TableTests {
  private let nonces = RandomSource(seed: 1)
  private let rings: [KeyRing] = [1 as UInt64, 2].map { seed in
    var chance = Chance(seed: seed)
    return KeyRing(PlayerKey(using: &chance))
  }

  /// A table at which a challenge waits to be saved, and the text to save.
  private func challenge() throws -> (table: Table, new: String) {
    var table = Table(duelUnder: Terms(on: .messages))
    for event: SeatEvent in [.shuffled(seed: 1), .button(.finished)] { _ = table.update(.seat(event)) }
    let effects = table.update(.keys(rings[0], nonces: nonces))
    guard case .exchange(.duel, expected: nil, let new)? = effects.first else { throw Missing() }
    return (table, new)
  }

  /// The other player's table, whose first shot waits for keys, and the challenger's saved text.
  private func joining() throws -> (table: Table, challenge: String) {
    var (ann, challenge) = try challenge()
    _ = ann.store(.done)
    var bob = Table(try #require(ann.sent?.duel), keys: rings[1], saved: nil)
    for event: SeatEvent in [.shuffled(seed: 2), .button(.finished), .pointed(.a1), .pressed] {
      _ = bob.update(.seat(event))
    }
    return (bob, challenge)
  }

  private struct Missing: Error {}

  @Test func `no part of a message is shown until it is saved`() throws {
    var (table, new) = try challenge()
    #expect(table.isWaiting && table.sent == nil && table.received == nil && table.view.seat.duel == nil)
    // Then the progress of the duel is saved.
    let effects = table.store(.done)
    guard case .exchange(let name, expected: nil, _)? = effects.first, effects.count == 1 else { throw Missing() }
    #expect(name == table.sent?.savedName)
    #expect(table.saved == new && table.sent?.messageURL() == new && table.view.seat.duel?.due == .wait)
  }

  @Test func `a message is saved again if the storage was emptied, and another one is shown instead of it`() throws {
    var (bob, challenge) = try joining()
    _ = bob.update(.keys(rings[1], nonces: nonces))
    _ = bob.store(.done)
    let joined = try #require(bob.sent?.duel)
    // Ann fires, and her storage is empty.
    var ann = Table(joined, keys: rings[0], saved: challenge)
    for event: SeatEvent in [.pointed(.a1), .pressed] { _ = ann.update(.seat(event)) }
    #expect(ann.update(.keys(rings[0], nonces: nonces)).count == 1)
    _ = ann.hear(nil)
    let again = ann.store(.other)
    guard case .exchange(.duel, expected: nil, let fired)? = again.first else { throw Missing() }
    // Meanwhile another window fired elsewhere.
    var other = Table(joined, keys: rings[0], saved: challenge)
    for event: SeatEvent in [.pointed(try #require(Cell("C3"))), .pressed] { _ = other.update(.seat(event)) }
    _ = other.update(.keys(rings[0], nonces: nonces))
    _ = other.store(.done)
    let theirs = try #require(other.saved)
    #expect(theirs != fired)
    _ = ann.hear(theirs)
    #expect(ann.store(.other).isEmpty)
    #expect(!ann.isWaiting && ann.saved == theirs && ann.sent?.messageURL() == theirs && !ann.hasWritten)
  }

  @Test func `a chosen single shot that was not sent can be chosen again after a kill`() throws {
    var (bob, challenge) = try joining()
    _ = bob.update(.keys(rings[1], nonces: nonces))
    _ = bob.store(.done)
    let joined = try #require(bob.sent?.duel)
    var ann = Table(joined, keys: rings[0], saved: challenge)
    for event: SeatEvent in [.pointed(.a1), .pressed] { _ = ann.update(.seat(event)) }
    let draft = ann.seat.draft
    var again = Table(joined, keys: rings[0], saved: challenge)
    again.resume(try #require(SavedLink(.duel, url: joined.messageURL(), draft: draft)))
    #expect(again.seat.aiming?.chosen == [] && again.view.seat.aiming?.cursor == .a1)
    _ = again.update(.seat(.pressed))
    guard case .exchange? = again.update(.keys(rings[0], nonces: nonces)).first else { throw Missing() }
  }

  @Test func `insisting applies to that duel, and not to the next one`() throws {
    var (table, _) = try challenge()
    _ = table.store(.done)
    let fleet = try Fleet(named: "A1,C3", rules: Rules.messages.withoutLosingMiss)
    (table.insists, table.pending) = (true, .key(.challenge(fleet, .shots(1))))
    guard case .exchange(.duel, expected: nil, _)? = table.update(.keys(rings[0], nonces: nonces)).first else {
      throw Missing()
    }
    #expect(!table.insists)
  }

  @Test func `without a key, or if a message is refused, the shot can be chosen again`() throws {
    var (bob, challenge) = try joining()
    #expect(bob.needsKeys)
    for case .exchange(.duel, _, _) in bob.update(.keys(nil, nonces: nonces)) { Issue.record("nothing is to be saved") }
    #expect(!bob.isWaiting && bob.view.seat.aiming?.chosen == [])
    _ = bob.update(.seat(.pressed))
    _ = bob.update(.keys(rings[1], nonces: nonces))
    _ = bob.store(.done)
    let duel = try #require(bob.sent?.duel)
    // A duel that was begun here, but is not remembered, is only shown until the person insists.
    var doubting = Table(duel, keys: rings[0], saved: nil)
    #expect(doubting.refusal != nil && doubting.doubted == duel && doubting.view.seat.duel == nil)
    doubting.insist(with: rings[0])
    #expect(doubting.refusal == nil && doubting.doubted == nil && doubting.view.seat.duel != nil)
    // So is one whose saved text is unreadable.
    let unread = Table(duel, keys: rings[0], saved: "elephant")
    #expect(unread.refusal == nil && unread.doubted == duel && unread.record == nil)
    #expect(Table(duel, keys: rings[0], saved: challenge).doubted == nil)
  }
}

extension Table {
  private var duelName: SavedName? {
    if case .message(let duel, _, _) = pending { .duel(duel.identifier) } else { nil }
  }

  /// Reports the result of saving the message that waits.
  fileprivate mutating func store(_ stored: Stored) -> [GameEffect] {
    duelName.map { update(.stored($0, stored)) } ?? []
  }

  fileprivate mutating func hear(_ text: String?) -> [GameEffect] {
    duelName.map { update(.savedElsewhere($0, text)) } ?? []
  }
}
