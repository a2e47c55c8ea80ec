// The answers of commands in a duel: the lines of a turn, the message, and the stored record.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct AnswerInDuelTests {
  private func cells(_ names: String...) -> [Cell] { names.compactMap { Cell($0) } }

  @Test func `a turn prints the results of both players' shots, then the message`() throws {
    var table = try LinkedDuel()
    #expect(try table.order(.second, .join(.named("A3,C1"), shots: cells("B2"))) == .done([], url: url(table.duel)))
    #expect(try table.order(.first, .fire(cells("A3"))) == .done(["they B2 miss"], url: url(table.duel)))
    #expect(
      try table.order(.second, .fire(cells("A1")))
        == .done(["B2 miss", "they A3 sunk, a ship of 1"], url: url(table.duel)))
  }

  @Test func `the end includes the verdict`() throws {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: cells("B2")))
    let resigned = try table.order(.first, .resign)
    #expect(resigned == .done(["verdict half, the winner's ships are not opened yet"], url: url(table.duel)))
    let closed = try table.order(.second, .fire([]))
    #expect(closed.output.hasPrefix("verdict fair, both fleets") == true)
    #expect(table.duel.status == .resigned(winner: .second))
  }

  @Test func `an end that neither player wrote is not answered, and the true one is`() throws {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: cells("B2")))
    let joined = table.memory
    try table.order(.first, .resign)
    let forged = try Duel(messageURL: withOtherOpening(table.duel.messageURL()))
    for insists in [false, true] {
      let refused = try table.order(.second, .fire([]), in: forged, insists: insists)
      #expect(refused.status == 1)
      #expect(refused.output.isEmpty)
    }
    #expect(table.memory[.second] == joined[.second])
    #expect(try table.order(.second, .fire([])).output.hasPrefix("verdict fair"))
  }

  @Test func `the loser accepts the winner's close and sees the verdict, and a forged close is refused`()
    throws
  {
    let (ended, closed) = try LinkedDuel.wonByALie()
    var table = try LinkedDuel()
    table.memory[.second] = DuelRecord(written: ended)
    let forged = try Duel(messageURL: withOtherOpening(closed.messageURL()))
    #expect(try table.order(.second, .fire([]), in: forged).status == 1)
    #expect(table.memory[.second]?.written == ended)
    let answer = try table.order(.second, .fire([]), in: closed)
    #expect(table.memory[.second]?.written == closed)
    #expect(answer.status == 0)
    #expect(answer.output.contains("verdict foul, the first player: A1 was reported as a miss"))
    #expect(try table.order(.second, .fire([]), in: ended).url == url(closed))
  }

  @Test func `ships that are not a fleet, and impossible terms, are wrong usage`() throws {
    var table = try LinkedDuel()
    let before = table.duel
    #expect(
      try table.order(.second, .join(.named("A1,A1"), shots: cells("B2"))) == .wrongUsage("A1 overlaps another ship."))
    #expect(table.duel == before)
    #expect(table.memory[.second] == nil)
    var chance = Chance(seed: 1)
    let key = PlayerKey(using: &chance)
    func refused(_ rules: Rules) -> Int32? {
      do throws(CommandError) {
        _ = try Duel.challenge(.random, rules: rules, volley: .afloat, key: key, using: &chance)
        return nil
      } catch {
        return error.status
      }
    }
    #expect(refused(.messages) == 2)
    let tight = try Rules(
      board: try #require(BoardSize("3x3")), shipLengths: ShipLengths([2, 2, 2]), losingMiss: nil, apart: true)
    #expect(refused(tight) == 1)
  }

  @Test(arguments: [
    (LinkedDuel.Order.fire([]), 2, "1 shot is due, but 0 cells were named."),
    (.fire([Cell("A1"), Cell("A2")].compactMap { $0 }), 2, "1 shot is due, but 2 cells were named."),
    (.fire([Cell("D4")].compactMap { $0 }), 2, "D4 is not on the board of 3x3."),
    (.join(.random, shots: []), 1, "Somebody has joined this challenge."),
  ])
  func `an impossible move gives its status, and nothing is written`(
    order: LinkedDuel.Order, status: Int32, reason: String
  ) throws {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: cells("B2")))
    let before = (table.duel, table.memory)
    let answer = try table.order(.first, order)
    if case .join = order {
      // The challenge is the player's own, which is reported first.
      #expect(answer.status == status)
    } else {
      #expect(answer.reason?.string == reason)
      #expect(answer.status == status)
    }
    #expect(table.duel == before.0)
    #expect(table.memory == before.1)
  }

  @Test func `the same command again repeats the message, even after the duel continued`() throws {
    var table = try LinkedDuel()
    let challenge = table.duel
    let joined = try table.order(.second, .join(.random, shots: cells("B2")))
    #expect(try table.order(.second, .join(.random, shots: cells("B2")), in: challenge) == joined)
    try table.order(.first, .fire(cells("A3")))
    try table.order(.second, .fire(cells("A2")))
    let last = table.duel
    for shots in [cells("B2"), cells("A2"), cells("C3")] {
      let again = try table.order(.second, .join(.random, shots: shots), in: challenge)
      #expect((again.url == url(last)) == (shots == cells("B2")), "\(shots)")
      let own = try table.order(.second, .fire(shots), in: last)
      #expect((own.url == url(last)) == (shots == cells("A2")), "\(shots)")
    }
  }

  @Test func `if a hit fires again, the answer to a hit is a message without cells`() throws {
    var table = try LinkedDuel(volley: .again)
    try table.order(.second, .join(.named("A3,C1"), shots: cells("A1")))
    #expect(try table.order(.first, .fire(cells("B2"))).reason?.string == "0 shots are due, but 1 cell was named.")
    #expect(try table.order(.first, .fire([])) == .done(["they A1 sunk, a ship of 1"], url: url(table.duel)))
    #expect(table.duel.turns == [.volley(cells("A1"), answers: []), .answer(.sunk(Ship(.a1)))])
    #expect(try table.order(.second, .fire(cells("B2"))) == .done(["A1 sunk, a ship of 1"], url: url(table.duel)))
    #expect(try table.order(.first, .fire(cells("B3"))).status == 0)
  }

  @Test func `names are written, and joining again in the same way needs no name`() throws {
    var table = try LinkedDuel(name: Duel.Name("Ann"))
    let challenge = table.duel
    #expect(challenge.messageURL().contains("&Name=Ann&"))
    func join(_ name: String?) throws -> CommandResult {
      let name = try name.map { try Duel.Name($0) }
      return try table.order(.second, .join(.random, shots: cells("B2"), name: name), in: challenge)
    }
    let joined = try join("小明")
    let first = table.duel
    #expect(first.name(of: .first)?.text == "Ann" && first.name(of: .second)?.text == "小明")
    #expect(try join(nil) == joined)
    #expect(try join("Kim").status == 1)
    let told = CommandResult.inspecting(.duel(first), key: nil, reveals: false, asJSON: true).output
    #expect(told.contains(#""names":{"first":"Ann","second":"\u5c0f\u660e"}"#), "\(told)")
  }

  @Test func `each reason for not answering a message has a sentence`() {
    let reasons: [(ReceptionError, Int32, String)] = [
      (.relation(.changed(.name(.second))), 1, "changed the second player's name"),
      (.relation(.changed(.turn(3))), 1, "Your opponent changed turn 3"),
      (.relation(.changed(.opening(.first))), 1, "what the first player opened"),
      (.relation(.changed(.opening(.second))), 1, "what the second player opened"),
      (.relation(.foreign(isMine: true)), 1, "You joined this challenge already"),
      (.relation(.foreign(isMine: false)), 1, "Somebody else has joined this challenge"),
      (.relation(.forged), 1, "Neither you nor your opponent wrote this message"),
      (.relation(.ahead), 1, "--anyway"), (.relation(.unremembered), 1, "--anyway"),
      (.answeredOtherwise, 1, "already answered this message"),
      (.duel(.bothSides), 1, "belongs to both players"), (.duel(.otherRules(.messages)), 1, "the duel's rules"),
      (.duel(.notYourTurn), 1, "other player's turn"), (.duel(.over), 1, "is over"),
      (.duel(.nothingToOpen), 1, "nothing for you to open"), (.duel(.alreadyJoined), 1, "has joined"),
      (.duel(.noUsableKey), 1, "no usable key"),
      (.duel(.untrueAnswer), 1, "an answer in your name that you did not give"),
      (.duel(.turn(.firedTwice(.a1))), 1, "A1 was fired at before"),
      (.duel(.turn(.shotsAfterEnd)), 2, "name no cells"), (.duel(.turn(.malformed)), 1, "cannot follow"),
    ]
    for (error, status, part) in reasons {
      let refused = CommandError.refusal(error)
      #expect(refused.status == status && refused.reason.string.contains(part), "\(refused)")
    }
  }

  private func url(_ duel: Duel) -> SafeText { SafeText(duel.messageURL(), limit: .max) }
}
