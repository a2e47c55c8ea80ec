// Measures reading a finished duel and checking every answer in it.

import BattleshipCore
import Foundation
import Reporting

extension Report {
  /// Uses the cardboard game's rules, and compares with URLComponents, which only finds the items.
  mutating func measureDuel() throws {
    let (url, duel, key) = try Self.finishedDuel(seed: 2016)
    let costs = Meter(countsInstructions: false).measure([
      { for _ in 0..<$0 { keep(URLComponents(string: url)?.queryItems) } },
      { for _ in 0..<$0 { do { keep(try Duel(messageURL: url).verdict) } catch {} } },
      { for _ in 0..<$0 { keep(duel.messageURL()) } },
      { for _ in 0..<$0 { do { keep(try duel.side(of: key)) } catch {} } },
    ])
    let name = "duel of \(duel.turns.count) turns"
    let ways = [
      ("read \(name)", "URLComponents' items"), ("read \(name)", "ours, with verdict"), ("write \(name)", "ours"),
      ("find one's side of it", "ours"),
    ]
    for ((operation, way), cost) in zip(ways, costs) {
      rows.append(Row(operation: operation, way: way, figures: cost.figures))
    }
    // A person waits for this once for each message.
    gates.append(
      Gate(name: "read a \(name), milliseconds", bound: .atMost, limit: 1, value: costs[1].nanoseconds / 1e6))
  }

  /// A duel with random shots, won, and with both seals open.
  private static func finishedDuel(seed: UInt64) throws -> (url: String, duel: Duel, key: PlayerKey) {
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
    try duel.open(key: duel.winner == .first ? firstKey : secondKey)
    guard duel.verdict == .fair else { fatalError("the benchmark's duel is not fair") }
    return (duel.messageURL(), duel, firstKey)
  }
}
