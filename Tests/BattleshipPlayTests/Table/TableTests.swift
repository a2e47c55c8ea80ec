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
    var table = Table(LinkGame(duelUnder: Terms(on: .messages)))
    for event: SeatEvent in [.shuffled(seed: 1), .button(.finished)] { _ = table.update(.seat(event)) }
    let effects = table.update(.keys(rings[0], nonces: nonces))
    guard case .exchange(.duel, expected: nil, let new)? = effects.first else { throw Missing() }
    return (table, new)
  }

  /// The other player's table, whose first shot waits for keys, and the challenger's saved text.
  private func joining() throws -> (table: Table, challenge: String) {
    var (ann, challenge) = try challenge()
    _ = ann.store(.done)
    var bob = Table(LinkGame(try #require(ann.linkGame?.sent?.duel), keys: rings[1], saved: nil))
    for event: SeatEvent in [.shuffled(seed: 2), .button(.finished), .pointed(.a1), .pressed] {
      _ = bob.update(.seat(event))
    }
    return (bob, challenge)
  }

  /// The message that a table sends after some events.
  private func send(_ table: inout Table, _ ring: KeyRing, _ events: SeatEvent...) throws -> Duel {
    for event in events { _ = table.update(.seat(event)) }
    _ = table.update(.keys(ring, nonces: nonces))
    _ = table.store(.done)
    return try #require(table.linkGame?.sent?.duel)
  }

  private struct Missing: Error {}

  @Test func `no part of a message is shown until it is saved`() throws {
    var (table, new) = try challenge()
    #expect(table.linkGame?.isWaiting == true && table.linkGame?.sent == nil && table.linkGame?.received == nil)
    #expect(table.view.seat.duel == nil)
    // Then the progress of the duel is saved.
    let effects = table.store(.done)
    guard case .exchange(let name, expected: nil, _)? = effects.first, effects.count == 1 else { throw Missing() }
    #expect(name == table.linkGame?.sent?.savedName)
    #expect(table.linkGame?.duel?.saved == new && table.linkGame?.sent?.messageURL() == new)
    #expect(table.view.seat.duel?.due == .wait)
  }

  @Test func `a message is saved again if the storage was emptied, and another one is shown instead of it`() throws {
    var (bob, challenge) = try joining()
    let joined = try send(&bob, rings[1])
    // Ann fires, and her storage is empty.
    var ann = Table(LinkGame(joined, keys: rings[0], saved: challenge))
    for event: SeatEvent in [.pointed(.a1), .pressed] { _ = ann.update(.seat(event)) }
    #expect(ann.update(.keys(rings[0], nonces: nonces)).count == 1)
    _ = ann.hear(nil)
    let again = ann.store(.other)
    guard case .exchange(.duel, expected: nil, let fired)? = again.first else { throw Missing() }
    // Meanwhile another window fired elsewhere.
    var other = Table(LinkGame(joined, keys: rings[0], saved: challenge))
    for event: SeatEvent in [.pointed(try #require(Cell("C3"))), .pressed] { _ = other.update(.seat(event)) }
    _ = other.update(.keys(rings[0], nonces: nonces))
    _ = other.store(.done)
    let theirs = try #require(other.linkGame?.duel?.saved)
    #expect(theirs != fired)
    _ = ann.hear(theirs)
    #expect(ann.store(.other).isEmpty)
    #expect(
      ann.linkGame?.isWaiting == false && ann.linkGame?.duel?.saved == theirs && ann.linkGame?.hasWritten == false)
    #expect(ann.linkGame?.sent?.messageURL() == theirs)
  }

  @Test func `a chosen single shot that was not sent can be chosen again after a kill`() throws {
    var (bob, challenge) = try joining()
    let joined = try send(&bob, rings[1])
    var ann = Table(LinkGame(joined, keys: rings[0], saved: challenge))
    for event: SeatEvent in [.pointed(.a1), .pressed] { _ = ann.update(.seat(event)) }
    let draft = ann.seat.draft
    var again = Table(LinkGame(joined, keys: rings[0], saved: challenge))
    again.linkGame?.resume(try #require(SavedLink(.duel, url: joined.messageURL(), draft: draft)))
    #expect(again.seat.aiming?.chosen == [] && again.view.seat.aiming?.cursor == .a1)
    _ = again.update(.seat(.pressed))
    guard case .exchange? = again.update(.keys(rings[0], nonces: nonces)).first else { throw Missing() }
  }

  @Test func `insisting applies to that duel, and not to the next one`() throws {
    var (bob, _) = try joining()
    var ann = Table(LinkGame(try send(&bob, rings[1]), keys: rings[0], saved: nil, insists: true))
    let resigned = try send(&ann, rings[0], .button(.resign), .button(.resign))
    bob = Table(LinkGame(resigned, keys: rings[1], saved: bob.linkGame?.duel?.saved))
    let closed = try send(&bob, rings[1], .button(.answer))
    ann = Table(LinkGame(closed, keys: rings[0], saved: ann.linkGame?.duel?.saved, insists: true))
    #expect(ann.isOver && ann.linkGame?.duel?.insists == true)
    for event: SeatEvent in [.button(.start), .shuffled(seed: 1), .button(.finished)] { _ = ann.update(.seat(event)) }
    guard case .exchange(.duel, expected: nil, _)? = ann.update(.keys(rings[0], nonces: nonces)).first else {
      throw Missing()
    }
    #expect(ann.linkGame?.duel?.insists == false)
  }

  @Test func `without a key, or if a message is refused, the shot can be chosen again`() throws {
    var (bob, challenge) = try joining()
    #expect(bob.linkGame?.needsKeys == true)
    for case .exchange(.duel, _, _) in bob.update(.keys(nil, nonces: nonces)) { Issue.record("nothing is to be saved") }
    #expect(bob.linkGame?.isWaiting == false && bob.view.seat.aiming?.chosen == [])
    let duel = try send(&bob, rings[1], .pressed)
    // A duel that was begun here, but is not remembered, is only shown until the person insists.
    var doubting = Table(LinkGame(duel, keys: rings[0], saved: nil))
    #expect(doubting.refusal != nil && doubting.linkGame?.duel?.inDoubt == duel && doubting.view.seat.duel == nil)
    doubting.linkGame?.insist(with: rings[0])
    #expect(doubting.refusal == nil && doubting.linkGame?.duel?.inDoubt == nil && doubting.view.seat.duel != nil)
    // So is one whose saved text is unreadable.
    let unread = LinkGame(duel, keys: rings[0], saved: "elephant")
    #expect(unread.refusal == nil && unread.duel?.inDoubt == duel && unread.record == nil)
    #expect(LinkGame(duel, keys: rings[0], saved: challenge).duel?.inDoubt == nil)
  }
}

extension Table {
  private var duelName: SavedName? {
    if case .message(let duel, _, _) = linkGame?.duel?.pending { .duel(duel.identifier) } else { nil }
  }

  /// Reports the result of saving the message that waits.
  fileprivate mutating func store(_ stored: WriteResult) -> [TableEffect] {
    duelName.map { update(.stored($0, stored)) } ?? []
  }

  fileprivate mutating func hear(_ text: String?) -> [TableEffect] {
    duelName.map { update(.savedElsewhere($0, text)) } ?? []
  }
}
