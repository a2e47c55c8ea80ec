// The output of inspect for a duel: the public state in lines and in JSON, and one's own ships with one's own key.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct InspectDuelTests {
  private func lines(_ duel: Duel, key: PlayerKey? = nil, reveals: Bool = false) -> [String] {
    CommandResult.inspecting(.duel(duel), key: key, reveals: reveals, asJSON: false).output.split(separator: "\n")
      .map(String.init)
  }

  private func json(_ duel: Duel, key: PlayerKey? = nil, reveals: Bool = false) -> String {
    CommandResult.inspecting(.duel(duel), key: key, reveals: reveals, asJSON: true).output
  }

  @Test func `a finished duel is printed with both boards and its verdict`() throws {
    let duel = try LinkedDuel.played().duel
    #expect(
      lines(duel, reveals: true) == [
        "duel, board 3x3, ships 1.1, 1 shot a turn",
        "according to this link: won by the first player",
        "verdict fair, both fleets are opened and every answer was true",
        "the first player's waters: 1 of 2 hit, afloat 1",
        "  1 2 3", "A X . .", "B . o .", "C . . #", "shots B2 miss, A1 sunk", "ships A1, C3",
        "the second player's waters: 2 of 2 hit, none afloat",
        "  1 2 3", "A . . X", "B . . .", "C X . .", "shots A3 sunk, C1 sunk", "ships A3, C1",
        ". water, o miss, x hit, X sunk, # ship",
      ])
    let told =
      #"{"format":2,"status":"won","winner":"first","verdict":"fair","foul":null,"turn":null,"columns":3,"rows":3,"#
      + #""fleet":[1,1],"volley":1,"apart":false,"shots":{"first":[{"cell":"A3","result":"sunk"},"#
      + #"{"cell":"C1","result":"sunk"}],"second":[{"cell":"B2","result":"miss"},{"cell":"A1","result":"sunk"}]},"#
      + #""sunk":{"first":["A1"],"second":["A3","C1"]},"afloat":{"first":[1],"second":[]},"fouls":[],"names":{"first":null,"second":null},"possible":true}"#
    #expect(json(duel) == told + "\n")
  }

  @Test func `an open duel shows ships to no one, and a player only their own`() throws {
    var table = try LinkedDuel(rules: Rules.messages.withoutLosingMiss, volley: .afloat)
    #expect(lines(table.duel)[1] == "according to this link: open, a challenge to join")
    #expect(lines(table.duel).count == 9)
    #expect(lines(table.duel)[0].hasSuffix("a shot a turn for each ship afloat"))
    try table.order(.second, .join(.named("A3,C1"), shots: LinkedDuel.cells("B2", "A2")))
    #expect(lines(table.duel)[1] == "according to this link: open, the first player's turn")
    #expect(lines(table.duel).contains("shots B2 ?, A2 ?"))
    #expect(lines(table.duel)[2].hasPrefix("verdict sealed"))
    #expect(
      json(table.duel).contains(#""volley":"afloat""#) && json(table.duel).contains(#"{"cell":"B2","result":null}"#))
    let mine = json(table.duel, key: table.keys[.first], reveals: true)
    #expect(
      mine.hasSuffix(
        #""you":"first","ships":{"first":["A1","C3"],"second":null},"fouls":[],"#
          + #""names":{"first":null,"second":null},"possible":true}"# + "\n"))
    #expect(lines(table.duel, key: table.keys[.second], reveals: true).contains("ships A3, C1"))
    for told in [json(table.duel, reveals: true), json(table.duel)] { #expect(!told.contains("ships")) }
  }

  @Test func `a foul is printed with its evidence`() throws {
    let url = try LinkedDuel.played().duel.messageURL()
    // The second player reports the hit at A3 as a miss; the opened ships say otherwise.
    let lie = url.split(separator: ".s2_", omittingEmptySubsequences: false).joined(separator: ".m_")
      .split(separator: ".s6&", omittingEmptySubsequences: false).joined(separator: ".m_1.m_3.s2-2&")
    #expect(throws: MessageURLError.self) { try Duel(messageURL: lie) }
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: LinkedDuel.cells("B2")))
    try table.order(.first, .resign)
    // With another letter in the salt, the opening does not fit the seal.
    let foul = try Duel(messageURL: withOtherOpening(table.duel.messageURL()))
    #expect(
      json(foul).contains(
        #""verdict":"foul","foul":{"player":"first","reason":"seal","cell":null,"told":null,"was":null}"#))
    #expect(
      lines(foul)[2] == "verdict foul, the first player: the ships that were opened are not those that were sealed")
    #expect(json(foul).contains(#""fouls":[{"player":"first","reason":"seal","cell":null,"told":null,"was":null}]"#))
    #expect(foul.winner == .second && json(foul).contains(#""status":"resigned","winner":"second""#))
  }

  @Test func `every foul is in fouls, and the first one in foul as well`() throws {
    let closed = try LinkedDuel.wonByALie().closed
    let one = #"{"player":"first","reason":"answer","cell":"A1","told":"miss","was":"sunk"}"#
    expectShown(json(closed), "\"foul\":\(one),", "\"fouls\":[\(one)]")
  }

  @Test func `the relation to the last message written here is printed, with the turn that differs`() throws {
    let duel = try LinkedDuel.played().duel
    let relations: [(Relation, String, String)] = [
      (.next, #""relation":"next"}"#, "relation next, "),
      (.old, #""relation":"old"}"#, "relation old, this is your last message, or "),
      (.ahead, #""relation":"ahead"}"#, "relation ahead, "),
      (.foreign(isMine: false), #""relation":"foreign"}"#, "relation foreign, somebody else's "),
      (.foreign(isMine: true), #""relation":"foreign"}"#, "relation foreign, you "),
      (.forged, #""relation":"forged"}"#, "relation forged, "),
      (.unremembered, #""relation":"none"}"#, "relation none, "),
      (
        .changed(.turn(3)), #""relation":"changed","changed":{"part":"turn","turn":3,"player":null}}"#, "turn 3 differs"
      ),
      (.changed(.name(.second)), #"{"part":"name","turn":null,"player":"second"}}"#, "another name of the second"),
      (.changed(.opening(.first)), #"{"part":"opening","turn":null,"player":"first"}}"#, "other ships of the first"),
    ]
    for (relation, member, words) in relations {
      let told = [true, false].map {
        CommandResult.inspecting(.duel(duel), key: nil, relation: relation, reveals: false, asJSON: $0).output
      }
      #expect(told[0].hasSuffix(member + "\n") && told[1].contains(words), "\(relation)")
    }
    #expect(!json(duel).contains("relation"))
  }

  @Test func `an untrue answer in one's own name is shown only to the player who asks for their own ships`()
    throws
  {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: LinkedDuel.cells("A1")))
    try table.order(.first, .fire(LinkedDuel.cells("A3")))
    let lie = try Duel(messageURL: table.duel.messageURL().replacing(".s0_", with: ".m_"))
    let words = "untrue, in your name: A1 was reported as a miss"
    #expect(lines(lie, key: table.keys[.first], reveals: true).contains { $0.hasPrefix(words) })
    for key in [table.keys[.first], nil] { #expect(!lines(lie, key: key).contains { $0.hasPrefix("untrue") }) }
    #expect(!lines(lie, key: table.keys[.second], reveals: true).contains { $0.hasPrefix("untrue") })
  }

  @Test func `every reason for a foul has a sentence`() {
    let answer = UntrueAnswer(cell: .a1, reported: .hit, actual: .miss)
    let fouls = [Foul.Evidence.seal, .fleet, .answer(answer)].map { Foul(player: .second, evidence: $0) }
    #expect(
      PrintedLine.verdict(.foul(fouls)).map(\.string) == [
        "verdict foul, the second player: the ships that were opened are not those that were sealed",
        "verdict foul, the second player: the ships that were sealed are not a legal fleet",
        "verdict foul, the second player: A1 was reported as a hit but is water",
      ])
  }
}
