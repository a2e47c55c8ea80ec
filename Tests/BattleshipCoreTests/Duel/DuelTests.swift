// A duel from the challenge to the close, from both players' sides, and everything that they cannot do.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite("Duel") struct DuelTests {
  private let firstKey: PlayerKey
  private let secondKey: PlayerKey
  private let first: Fleet
  private let second: Fleet
  private var chance = Chance(seed: 1)

  init() throws {
    let script = try DuelScript()
    (firstKey, secondKey) = (script.firstKey, script.secondKey)
    first = try Fleet(picture: DuelScript.firstPicture, misses: nil)
    second = try Fleet(picture: DuelScript.secondPicture, misses: nil)
  }

  private mutating func challenge(_ volley: Volley = .shots(1)) throws -> Duel {
    try Duel.challenge(first, volley: volley, key: firstKey, using: &chance)
  }

  private mutating func joined() throws -> Duel {
    var duel = try challenge()
    try duel.join(second, shots: cells("A1"), key: secondKey, using: &chance)
    return duel
  }

  private func cells(_ names: String) throws -> [Cell] {
    try names.split(separator: " ").map { try #require(Cell(String($0))) }
  }

  /// The error of the operation; nil if it throws none.
  private func refusal(_ operation: () throws(DuelError) -> Void) -> DuelError? {
    do throws(DuelError) {
      try operation()
      return nil
    } catch {
      return error
    }
  }

  @Test mutating func `a challenge waits for the second player, and joining fires`() throws {
    var duel = try challenge(.shots(2))
    #expect(duel.status == .open)
    #expect(duel.turn == .second)
    #expect(duel.verdict == .sealed)
    #expect(duel.seals.count == 1)
    #expect(try duel.due(for: firstKey) == .wait)
    #expect(try duel.due(for: secondKey) == .join(shots: 2))
    #expect(try duel.side(of: secondKey) == nil)

    try duel.join(second, shots: cells("A1 D4"), key: secondKey, using: &chance)
    #expect(duel.turn == .first)
    #expect(try duel.unansweredShots(at: .first) == cells("A1 D4"))
    #expect(duel.unansweredShots(at: .second) == [])
    #expect(duel.chart(of: .first).shots == [])
    #expect(try duel.due(for: firstKey) == .fire(shots: 2, answers: [.hit, .miss]))
    #expect(try duel.due(for: secondKey) == .wait)
    #expect(try duel.side(of: firstKey)?.fleet == first)
    #expect(try duel.side(of: firstKey)?.player == .first)
    #expect(try duel.side(of: secondKey)?.fleet == second)
    #expect(try duel.side(of: secondKey)?.player == .second)
  }

  @Test mutating func `the charts show the answers that were given and nothing else`() throws {
    var duel = try joined()
    for (shot, key) in [("A4", firstKey), ("C1", secondKey), ("B4", firstKey), ("C2", secondKey), ("A3", firstKey)] {
      try duel.fire(at: cells(shot), key: key)
    }
    #expect(duel.chart(of: .first).description == "x...\n....\nXX..\n....")
    #expect(duel.chart(of: .second).description == "...x\n...x\n....\n....")
    #expect(try duel.unansweredShots(at: .second) == cells("A3"))
    let sunk = try #require(Ship(from: cell("C1"), to: cell("C2")))
    #expect(try duel.chart(of: .first).shots == cells("A1 C1 C2"))
    #expect(duel.chart(of: .first).sunkShips == [sunk])
    #expect(try duel.lastVolley(of: .second) == [AnsweredShot(cell: cell("C2"), result: .sunk(sunk))])
    #expect(try duel.lastVolley(of: .first) == [AnsweredShot(cell: cell("B4"), result: .hit)])
    #expect(duel.chart(of: .first).status == .open)
    #expect(duel.story.map(\.player) == [.second, .first, .second, .first, .second, .first])
    #expect(try duel.story.map(\.shots) == ["A1", "A4", "C1", "B4", "C2", "A3"].map { try cells($0) })
    #expect(duel.story.map { $0.answered.map(\.result) } == [[], [.hit], [.hit], [.hit], [.hit], [.sunk(sunk)]])
    #expect(try duel.story[5].answered.map(\.cell) == cells("C2"))
  }

  @Test mutating func `the loser's last message opens their seal, and the winner closes the duel`() throws {
    var duel = try joined()
    let moves = [("D1", "A2"), ("D2", "C1"), ("A4", "C2"), ("B4", "A3")]
    for (mine, theirs) in moves {
      try duel.fire(at: cells(mine), key: firstKey)
      try duel.fire(at: cells(theirs), key: secondKey)
    }
    let ship = try #require(Ship(from: cell("A1"), to: cell("A3")))
    #expect(try duel.due(for: firstKey) == .lastAnswers([.sunk(ship)]))
    #expect(refusal { () throws(DuelError) in try duel.fire(at: [.a1], key: firstKey) } == .turn(.shotsAfterEnd))
    try duel.sendAnswers(key: firstKey)
    #expect(duel.status == .won(.second))
    #expect(duel.winner == .second)
    #expect(duel.turn == nil)
    #expect(duel.verdict == .half)
    #expect(duel.openedFleet(of: .first) == first)
    #expect(duel.openedFleet(of: .second) == nil)
    #expect(duel.chart(of: .first).status == .won)
    #expect(try duel.due(for: firstKey) == .wait)
    #expect(try duel.due(for: secondKey) == .open)
    #expect(refusal { () throws(DuelError) in try duel.open(key: firstKey) } == .nothingToOpen)

    try duel.open(key: secondKey)
    #expect(duel.verdict == .fair)
    #expect(duel.openedFleet(of: .second) == second)
    #expect(try duel.due(for: firstKey) == .nothing)
    #expect(try duel.due(for: secondKey) == .nothing)
    #expect(refusal { () throws(DuelError) in try duel.open(key: secondKey) } == .nothingToOpen)
    #expect(
      refusal { () throws(DuelError) in try duel.fire(at: [.a1], key: secondKey) } == .over)
  }

  @Test mutating func `a player may give up on their turn, and the received shots stay unanswered`() throws {
    var duel = try joined()
    let before = duel
    #expect(refusal { () throws(DuelError) in try duel.resign(key: secondKey) } == .notYourTurn)
    #expect(duel == before)
    try duel.resign(key: firstKey)
    #expect(duel.status == .resigned(winner: .second))
    #expect(duel.winner == .second)
    #expect(duel.verdict == .half)
    #expect(try duel.unansweredShots(at: .first) == cells("A1"))
    #expect(duel.story.last?.isResignation == true)
    try duel.open(key: secondKey)
    #expect(duel.verdict == .fair)
    #expect(refusal { () throws(DuelError) in try duel.resign(key: firstKey) } == .over)
  }

  @Test mutating func `the second player cannot give up instead of joining`() throws {
    var duel = try challenge()
    #expect(refusal { () throws(DuelError) in try duel.resign(key: secondKey) } == .notJoined)
    #expect(refusal { () throws(DuelError) in try duel.resign(key: firstKey) } == .ownChallenge)
  }

  @Test mutating func `the key and the fleet of the player who joins are checked`() throws {
    var (duel, chance) = (try challenge(), chance)
    let before = duel
    let other = try Fleet(picture: "aaa.\n....\n....\n..bb\n....", misses: nil)
    let shot = try cells("A1")
    #expect(
      refusal { () throws(DuelError) in try duel.join(second, shots: shot, key: firstKey, using: &chance) }
        == .ownChallenge)
    #expect(
      refusal { () throws(DuelError) in try duel.join(other, shots: shot, key: secondKey, using: &chance) }
        == .otherRules(other.rules))
    #expect(
      refusal { () throws(DuelError) in try duel.join(second, shots: [], key: secondKey, using: &chance) }
        == .turn(.shots(0, due: 1)))
    #expect(duel == before)
    try duel.join(second, shots: shot, key: secondKey, using: &chance)
    let third = PlayerKey(using: &chance)
    #expect(
      refusal { () throws(DuelError) in try duel.join(second, shots: shot, key: third, using: &chance) }
        == .alreadyJoined)
    #expect(refusal { () throws(DuelError) in _ = try duel.due(for: third) } == .notYourDuel)
    #expect(refusal { () throws(DuelError) in try duel.fire(at: shot, key: third) } == .notYourDuel)
    #expect(refusal { () throws(DuelError) in try duel.open(key: third) } == .notYourDuel)
  }

  @Test mutating func `shots that cannot be fired leave the duel as it was`() throws {
    var duel = try joined()
    try duel.fire(at: cells("A4"), key: firstKey)
    let before = duel
    let off = try cell("E1")
    #expect(refusal { () throws(DuelError) in try duel.fire(at: [.a1], key: firstKey) } == .notYourTurn)
    #expect(refusal { () throws(DuelError) in try duel.fire(at: [.a1], key: secondKey) } == .turn(.firedTwice(.a1)))
    #expect(
      refusal { () throws(DuelError) in try duel.fire(at: [off], key: secondKey) }
        == .turn(.cellOffBoard(off, duel.rules.board)))
    #expect(refusal { () throws(DuelError) in try duel.fire(at: [], key: secondKey) } == .turn(.shots(0, due: 1)))
    #expect(refusal { () throws(DuelError) in try duel.sendAnswers(key: firstKey) } == .notYourTurn)
    #expect(refusal { () throws(DuelError) in try duel.sendAnswers(key: secondKey) } == .turn(.shots(0, due: 1)))
    #expect(duel == before)
  }

  @Test mutating func `a key that opens both seals is refused`() throws {
    let challenge = try challenge()
    let context = SealContext.second(challenge.terms, identifier: challenge.identifierBytes)
    let seal = Seal(second, as: context, key: firstKey, nonce: [1])
    let url = challenge.messageURL().replacing("&Is_Complete=0", with: "")
    let nonce = [UInt8](repeating: 7, count: 16)
    let own = Seal(second, as: context, key: firstKey, nonce: nonce)
    let text = Base64URL.text(own.bytes)
    var duel = try Duel(messageURL: url + "&Seal=\(text)&Play=0&Tag=AAAAAAAAAAAAAAAAAAAAAA&Is_Complete=0")
    #expect(seal.digest != own.digest)
    #expect(refusal { () throws(DuelError) in _ = try duel.side(of: firstKey) } == .bothSides)
    #expect(refusal { () throws(DuelError) in try duel.fire(at: [.a1], key: firstKey) } == .bothSides)
    #expect(try duel.side(of: secondKey) == nil)
  }

  @Test func `an untrue answer of one's own is found before any message is answered`() throws {
    var chance = chance
    var duel = try Duel.challenge(first, key: firstKey, using: &chance)
    try duel.join(second, shots: [.a1], key: secondKey, using: &chance)
    try duel.fire(at: cells("A4"), key: firstKey)
    // A forger continues: A1 is reported as a miss in the first player's name, and each player gets a turn.
    let invented = duel.messageURL().replacing("Play=0.h_3", with: "Play=0.m_3.h_5")
    var forged = try Duel(messageURL: invented)
    let untrue = UntrueAnswer(cell: .a1, reported: .miss, actual: .hit)
    #expect(try forged.side(of: firstKey).flatMap { forged.untrueAnswer(of: $0) } == untrue)
    #expect(refusal { () throws(DuelError) in _ = try forged.due(for: firstKey) } == .untrueAnswer)
    #expect(refusal { () throws(DuelError) in try forged.fire(at: [.a1], key: firstKey) } == .untrueAnswer)
    #expect(refusal { () throws(DuelError) in try forged.resign(key: firstKey) } == .untrueAnswer)
  }

  @Test func `impossible terms are refused`() throws {
    var chance = chance
    #expect(throws: TermsError.losingMiss(35)) { try Terms(rules: .classic) }
    for count in [-1, 0, 101] {
      #expect(throws: TermsError.volley(count, cells: 100)) {
        try Terms(on: .classic, volley: .shots(count))
      }
    }
    #expect(try Terms(on: .classic, volley: .shots(100)).volley == .shots(100))
    let hunted = try Fleet(picture: DuelScript.firstPicture, misses: 3)
    #expect(throws: TermsError.losingMiss(3)) { try Duel.challenge(hunted, key: firstKey, using: &chance) }
    let terms = try Terms(on: .classic, volley: .afloat)
    #expect("\(terms)" == "Board=10x10&Fleet=5.4.3.3.2&Volley=afloat&Apart=0")
  }

  @Test func `afloat counts the firing player's ships after the answers of the same turn`() throws {
    var chance = chance
    var duel = try Duel.challenge(first, volley: .afloat, key: firstKey, using: &chance)
    try duel.join(second, shots: cells("C1 C2"), key: secondKey, using: &chance)
    let ship = try #require(Ship(from: cell("C1"), to: cell("C2")))
    #expect(try duel.due(for: firstKey) == .fire(shots: 1, answers: [.hit, .sunk(ship)]))
    try duel.fire(at: cells("D3"), key: firstKey)
    #expect(try duel.due(for: secondKey) == .fire(shots: 2, answers: [.miss]))
  }

  @Test func `if few cells are left, only those are fired at`() throws {
    var chance = chance
    var duel = try Duel.challenge(first, volley: .shots(9), key: firstKey, using: &chance)
    #expect(try duel.due(for: secondKey) == .join(shots: 9))
    let board = duel.rules.board
    try duel.join(
      second, shots: (3..<12).compactMap { board.cell(at: $0) }, key: secondKey, using: &chance)
    try duel.fire(at: (0..<9).compactMap { board.cell(at: $0) }, key: firstKey)
    guard case .fire(let shots, let answers) = try duel.due(for: secondKey) else {
      Issue.record("the second player has a turn")
      return
    }
    #expect(shots == 7)
    #expect(answers.count == 9)
  }
}
