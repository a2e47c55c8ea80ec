// Before the end, an opponent learns only the answers about a fleet.

import BattleshipCore
import Foundation
import TestSupport
import Testing

@Suite("Secrecy of a duel") struct MessageSecrecyTests {
  /// A message without its seals and its tag.
  private func open(_ duel: Duel) -> String {
    duel.messageURL().split(separator: "&").filter { !$0.hasPrefix("Seal=") && !$0.hasPrefix("Tag=") }.joined(
      separator: "&")
  }

  @Test func `another fleet with the same answers changes only seals, nonces and hidden bytes`() throws {
    let board = try BoardSize(rows: 3, columns: 3)
    let rules = try Rules(board: board, shipLengths: ShipLengths([2, 1]), losingMiss: nil)
    let fleets = everyFleet(rules)
    #expect(fleets.count == 84)
    var (compared, afterHits) = (0, 0)
    forAll("only the seals tell the fleets apart", count: 40) { chance in
      let terms = try Terms(rules: rules, volley: chance.isTrue(oneIn: 2) ? .again : .shots(1))
      let fleet = try #require(fleets.randomElement(using: &chance))
      var table = try OneSidedTable(fleet: fleet, terms: terms, key: PlayerKey(using: &chance), using: &chance)
      for _ in 0..<chance.number(0...7) where table.duel.status == .open { try table.goOn(using: &chance) }
      guard table.duel.status == .open else { return true }
      let chart = table.duel.chart(of: .first)
      let fired = chart.hits.union(chart.misses)
      for other in fleets where other != fleet && other.cells.intersection(fired) == chart.hits {
        guard let twin = try table.replayed(with: other) else { continue }
        compared += 1
        if !chart.hits.isEmpty { afterHits += 1 }
        try requireSame("messages about \(fleet) and \(other)", open(twin), open(table.duel)) {
          $0.split(separator: "&").map(String.init)
        }
        try requireSame("lengths", twin.messageURL().utf8.count, table.duel.messageURL().utf8.count)
        try #require(twin.firstSeal.digest != table.duel.firstSeal.digest)
        try #require(twin.firstSeal.hidden != table.duel.firstSeal.hidden)
      }
      return true
    }
    print("\(compared) pairs of fleets were compared, \(afterHits) after a hit")
    #expect(compared > 50)
    #expect(afterHits > 5)
  }

  /// Every fleet of a ship of two cells and a ship of one.
  private func everyFleet(_ rules: Rules) -> [Fleet] {
    let cells = Array(rules.board.cells)
    let pairs = cells.flatMap { first in
      Ship.Direction.allCases.compactMap { Ship(first: first, length: 2, direction: $0) }
    }
    return pairs.flatMap { pair in cells.compactMap { try? Fleet([pair, Ship($0)], rules: rules) } }
  }

  @Test func `no four bytes in a row of key, salt or layout are in a seal`() throws {
    var chance = Chance(seed: runSeed)
    let fleet = try Fleet.random(rules: Rules.classic.withoutLosingMiss, using: &chance)
    let key = PlayerKey(using: &chance)
    let duel = try Duel.challenge(fleet, key: key, using: &chance)
    let sent = duel.firstSeal.bytes
    let opening = try #require(try duel.side(of: key)).opening
    for secret in [key.bytes, opening.salt, opening.layout] {
      for start in 0...(secret.count - 4) {
        let piece = Array(secret[start..<start + 4])
        #expect(!(0...(sent.count - 4)).contains { Array(sent[$0..<$0 + 4]) == piece })
      }
    }
  }

  @Test func `the same fleet, sealed again by the same key, looks different`() throws {
    var chance = Chance(seed: runSeed)
    let fleet = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    let key = PlayerKey(using: &chance)
    let (one, two) = try (
      Duel.challenge(fleet, key: key, using: &chance), Duel.challenge(fleet, key: key, using: &chance)
    )
    #expect(one.firstSeal.nonce != two.firstSeal.nonce)
    #expect(one.firstSeal.digest != two.firstSeal.digest)
    #expect(one.firstSeal.hidden != two.firstSeal.hidden)
    #expect(one.identifier != two.identifier)
  }
}

/// A duel whose first fleet can be exchanged, with the same random numbers and shots.
private struct OneSidedTable {
  private(set) var duel: Duel
  private var shots: [[Cell]] = []
  private let terms: Terms
  private let key: PlayerKey
  private let otherKey: PlayerKey
  private let otherFleet: Fleet
  private let nonces: Chance
  private let names: [Duel.Name?]

  init(fleet: Fleet, terms: Terms, key: PlayerKey, using chance: inout Chance) throws {
    (self.terms, self.key) = (terms, key)
    otherKey = PlayerKey(using: &chance)
    otherFleet = try Fleet.random(rules: terms.rules, using: &chance)
    names = [.random(using: &chance), .random(using: &chance)]
    nonces = Chance(seed: chance.next())
    var chance = nonces
    duel = try Duel.challenge(fleet, volley: terms.volley, name: names[0], key: key, using: &chance)
  }

  mutating func goOn(using chance: inout Chance) throws {
    let player = try #require(duel.turn)
    let cells = duel.chart(of: player.other).unknownCells.shuffled(using: &chance)
    let key = player == .first ? key : otherKey
    switch try duel.due(for: key) {
    case .join(let count), .fire(let count, _): shots.append(Array(cells.prefix(count)))
    case .answer, .lastAnswers: shots.append([])
    case .open, .wait, .nothing: Issue.record("\(player) has a turn")
    }
    try play(shots[shots.count - 1], in: &duel)
  }

  /// The same duel with another first fleet; nil if that gives other answers.
  func replayed(with fleet: Fleet) throws -> Duel? {
    var generator = nonces
    var twin = try Duel.challenge(fleet, volley: terms.volley, name: names[0], key: key, using: &generator)
    for cells in shots {
      do throws(DuelError) { try play(cells, in: &twin) } catch { return nil }
    }
    return twin.turns == duel.turns ? twin : nil
  }

  private func play(_ cells: [Cell], in duel: inout Duel) throws(DuelError) {
    var generator = nonces
    _ = generator.next()
    guard duel.secondSeal != nil else {
      return try duel.join(otherFleet, shots: cells, name: names[1], key: otherKey, using: &generator)
    }
    let key = duel.turn == .first ? key : otherKey
    if cells.isEmpty { try duel.sendAnswers(key: key) } else { try duel.fire(at: cells, key: key) }
  }
}
