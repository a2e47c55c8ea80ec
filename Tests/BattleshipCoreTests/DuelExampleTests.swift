// A duel from a key to a verdict, as the documentation's examples put it; Checks/examples.sh compiles those themselves.

import BattleshipCore
import TestSupport
import Testing

@Suite("Examples of the duel's documentation") struct DuelExampleTests {
  @Test func `a key is made, kept, and made again from its bytes`() {
    var generator = SystemRandomNumberGenerator()
    let key = PlayerKey(using: &generator)
    #expect(PlayerKey(bytes: key.bytes) == key)
  }

  @Test func `terms and volleys`() throws {
    let terms = try Terms(rules: Rules.classic.withoutLosingMiss, volley: .afloat)
    #expect(terms.description == "Board=10x10&Fleet=5.4.3.3.2&Volley=afloat&Apart=0")
    let salvo = try Terms(rules: Rules.skirmish.withoutLosingMiss, volley: .afloat)
    let double = try Terms(rules: Rules.skirmish.withoutLosingMiss, volley: .shots(2))
    #expect(salvo != double && "\(double.volley)" == "2")
  }

  @Test func `a message is read, answered and written`() throws {
    let script = try DuelScript()
    var chance = Chance(seed: 1)
    let key = script.firstKey
    let lastWritten = try Duel.challenge(
      Fleet(picture: DuelScript.firstPicture, misses: nil), key: key, using: &chance)
    var joined = lastWritten
    try joined.join(
      Fleet(picture: DuelScript.secondPicture, misses: nil), shots: [.a1], key: script.secondKey, using: &chance)
    let url = joined.messageURL()

    var duel = try Duel(messageURL: url)
    if case .fire(let shots, _) = try duel.due(for: key) {
      let targets = duel.chart(of: .second).unknownCells.prefix(shots)
      try duel.fire(at: Array(targets), key: key)
    }
    print(duel.messageURL())

    #expect(duel.messageURL().hasSuffix("&Play=0.h_0&Is_Complete=0"))
    #expect(duel.seals.count == (duel.turns.isEmpty ? 1 : 2))
    for turn in duel.turns { print("answers \(turn.answers), fires at \(turn.shots)") }
    if let fleet = duel.openedFleet(of: .first) { print("the first player hid \(Array(fleet.ships))") }
    if case .foul(let fouls) = duel.verdict, case .answer(let answer) = fouls[0].evidence {
      print(answer)  // B4 was told as a miss, and holds a ship
    }
    switch duel.relation(to: lastWritten) {
    case .next: print("go on")
    case .old: print("show my last message again")
    case .ahead, .unremembered: print("show it, and answer only if the player insists")
    case .changed(let part): print("refuse it: \(part) was changed")
    }
    let (message, remembered) = (joined, [joined.identifier: lastWritten])
    switch try message.reception(by: key, lastWritten: remembered[message.identifier]) {
    case .goOn: print("your turn: \(try message.due(for: key))")
    case .sameAgain(let last): print(last.messageURL())
    }
    switch try MessageContent(messageURL: url) {
    case .hunt(let game): print(game.chart.unknownCells.count)
    case .duel(let duel): print(duel.chart(of: .first).shots, duel.chart(of: .second).shots)
    }
  }
}
