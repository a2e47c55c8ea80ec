// The examples of the article on duels, compiled and run; the article has them letter for letter.

import BattleshipCore
import Foundation
import TestSupport
import Testing

@Suite("Article: a fair duel without a server") struct DuelArticleTests {
  private var generator = Chance(seed: runSeed)

  @Test mutating func `a duel runs from the challenge to the verdict`() throws {
    // Anna hides her ships and sends the challenge.
    let annasKey = PlayerKey(using: &generator)
    let annasFleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &generator)
    let challenge = try Duel.challenge(annasFleet, key: annasKey, using: &generator)
    let link = challenge.messageURL()

    // Ben opens the link, hides ships of his own under the same rules, and fires.
    let bensKey = PlayerKey(using: &generator)
    var duel = try Duel(messageURL: link)
    let bensFleet = try Fleet.random(rules: duel.rules, using: &generator)
    try duel.join(bensFleet, shots: [.a1], key: bensKey, using: &generator)

    // Anna's program works out the answer; she chooses where to fire.
    #expect(try duel.side(of: annasKey)?.fleet == annasFleet)
    try duel.fire(at: [.a1], key: annasKey)
    #expect(duel.chart(of: .first).shots == [.a1])

    let kept = DuelRecord(written: challenge)
    switch try duel.relation(to: kept, key: annasKey) {
    case .next: break  // the opponent's next message: play on
    case .old: break  // an older link was opened again: show the last message again
    case .ahead: break  // it holds a turn of yours that you did not write: show it, and ask
    case .unremembered: break  // nothing was written yet, or the memory is gone: show it, and ask
    case .foreign: break  // somebody else joined the challenge: show the last message again
    case .forged: break  // neither player wrote it: wait for the true one
    case .changed(let part): print("refused, and the opponent wrote it: \(part)")
    }
    #expect(try duel.relation(to: kept, key: annasKey) == .ahead)

    try duel.resign(key: bensKey)
    #expect(duel.winner == .first && duel.verdict == .half)
    try duel.open(key: annasKey)
    #expect(duel.verdict == .fair)
    #expect(duel.openedFleet(of: .second) == bensFleet)
  }

  @Test func `the examples of the article are those of this test`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let page = here.deletingLastPathComponent().appendingPathComponent("../../docs/BattleshipCore.docc/FairDuel.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 3)
    let test = lines(of: try String(contentsOf: here, encoding: .utf8))
    for block in blocks {
      let example = lines(of: block.components(separatedBy: "```")[0])
      #expect(test.contains(example), "\(example)")
    }
  }
}
