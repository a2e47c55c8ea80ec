// Measures reading a finished duel, checking every answer in it, and comparing it with its loser's last message.

import BattleshipCore
import Foundation
import Reporting

extension Report {
  /// Uses the cardboard game's rules, and compares with URLComponents, which only finds the items.
  mutating func measureDuel() throws {
    let (ended, duel, key) = try Self.finishedDuel(seed: 2016)
    let (url, record) = (duel.messageURL(), DuelRecord(written: ended))
    guard try duel.relation(to: record, key: key) == .next else { fatalError("the close is not the loser's next") }
    let costs = Meter(countsInstructions: false).measure([
      { for _ in 0..<$0 { keep(URLComponents(string: url)?.queryItems) } },
      { for _ in 0..<$0 { do { keep(try Duel(messageURL: url).verdict) } catch {} } },
      {
        for _ in 0..<$0 {
          guard let duel = try? Duel(messageURL: url) else { continue }
          keep(try? duel.relation(to: record, key: key))
          keep(duel.verdict)
        }
      },
      { for _ in 0..<$0 { keep(duel.messageURL()) } },
      { for _ in 0..<$0 { do { keep(try duel.side(of: key)) } catch {} } },
    ])
    let name = "duel of \(duel.turns.count) turns"
    let ways = [
      ("read \(name)", "URLComponents' items"), ("read \(name)", "ours, with verdict"),
      ("read \(name)", "ours, with verdict and tag"), ("write \(name)", "ours"),
      ("find one's side of it", "ours"),
    ]
    for ((operation, way), cost) in zip(ways, costs) {
      rows.append(Row(operation: operation, way: way, figures: cost.figures))
    }
    // A person waits for this once for each message.
    gates.append(
      Gate(
        name: "read a \(name) with verdict and tag, milliseconds", bound: .atMost, limit: 1,
        value: costs[2].nanoseconds / 1e6))
  }

  /// The end and the close of a duel with random shots, and the loser's key.
  private static func finishedDuel(seed: UInt64) throws -> (ended: Duel, closed: Duel, loser: PlayerKey) {
    var generator = SplitMix64(seed: seed)
    let rules = Rules.classic.withoutLosingMiss
    let (firstKey, secondKey) = (PlayerKey(using: &generator), PlayerKey(using: &generator))
    var duel = try Duel.challenge(.random(rules: rules, using: &generator), key: firstKey, using: &generator)
    let fleet = try Fleet.random(rules: rules, using: &generator)
    try duel.join(fleet, shots: [.a1], key: secondKey, using: &generator)
    while let player = duel.turn {
      let key = player == .first ? firstKey : secondKey
      let cells = duel.chart(of: player.other).unknownCells.shuffled(using: &generator)
      guard case .fire(let shots, _) = try duel.due(for: key) else {
        try duel.sendAnswers(key: key)
        break
      }
      try duel.fire(at: Array(cells.prefix(shots)), key: key)
    }
    let ended = duel
    let (winner, loser) = duel.winner == .first ? (firstKey, secondKey) : (secondKey, firstKey)
    try duel.open(key: winner)
    guard duel.verdict == .fair else { fatalError("the benchmark's duel is not fair") }
    return (ended, duel, loser)
  }
}
