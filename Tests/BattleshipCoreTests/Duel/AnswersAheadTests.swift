// Answers that go out before the next shots: their tag, the stored record, and later refusals.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite("Answers ahead of a message") struct AnswersAheadTests {
  private static func key(_ text: String) throws -> PlayerKey {
    try #require(Hexadecimal.decode(Array(text.utf8)).flatMap { PlayerKey(bytes: $0) })
  }

  /// A message by another implementation, the one before it, and that implementation's tag of the answers.
  private static let last =
    "?Format=2&Board=6x6&Fleet=3.2.2&Volley=2&Seal=HK7KsByvRd2xFvmZsOZGOjvFB_hATWCK_-zXRZO95UieZZxZLp_367"
    + "ndZmIKzagBrJoiR-s5O3emXQB9ywwcpqXHwrmnfVzIlSGzE2H74A9zJgZTObY&Seal=BovljscsbQC5Vkyp4bnNn-YosWA2Io586"
    + "U35pj9UK7eQhk7USPT0gBaYZdGoOcl1u6tHQjDXsZCM2jScskD8I6Mfe8E_ITjQE_HjW7NoVhTwwCcEmiI&Name=&Name=Ben&Pl"
    + "ay=13_6.mm_35_14.hh_12_4.mm_18_2&Tag=6aWFdxeuIVuuQoEEr54TkA&Is_Complete=0"
  private static let message =
    "?Format=2&Board=6x6&Fleet=3.2.2&Volley=2&Seal=HK7KsByvRd2xFvmZsOZGOjvFB_hATWCK_-zXRZO95UieZZxZLp_367"
    + "ndZmIKzagBrJoiR-s5O3emXQB9ywwcpqXHwrmnfVzIlSGzE2H74A9zJgZTObY&Seal=BovljscsbQC5Vkyp4bnNn-YosWA2Io586"
    + "U35pj9UK7eQhk7USPT0gBaYZdGoOcl1u6tHQjDXsZCM2jScskD8I6Mfe8E_ITjQE_HjW7NoVhTwwCcEmiI&Name=&Name=Ben&Pl"
    + "ay=13_6.mm_35_14.hh_12_4.mm_18_2.mh_31_21&Tag=H95F79A6s-M_0jldnS-gyw&Is_Complete=0"
  private static let tag = "a00202c2acb106c07ee0b69e115a41f5"

  @Test func `the tag equals that of another implementation, and the opponent accepts the answers`() throws {
    let (mine, theirs) = (
      try Self.key("de767d796adadc442c1e50a84c1d758779e099aadb888b59e5748124ff39b361"),
      try Self.key("f2bfc7027ba222ff11e9ef5fe2a9877bdb0428468c6fb6a458f872cf66ddd075")
    )
    let (last, message) = (try Duel(messageURL: Self.last), try Duel(messageURL: Self.message))
    let answered = try #require(try DuelPlayer(key: mine).answerAhead(message, last: DuelRecord(written: last)))
    #expect(Turn.lastAnswers(answered.said.answers).text(isFirst: false, on: message.rules.board) == "mm")
    #expect(answered.said.tag == Hexadecimal.decode(Array(Self.tag.utf8)))
    #expect(answered.record == DuelRecord(written: last, answered: message))
    #expect(message.isAnswered(by: answered.said, key: theirs))
    #expect(
      !message.isAnswered(
        by: AnswersAhead(answers: answered.said.answers.map { _ in .hit }, tag: answered.said.tag), key: theirs))
    #expect(!message.isAnswered(by: AnswersAhead(answers: answered.said.answers, tag: message.tag), key: theirs))
    // Only the opponent can be answered, and no player answers themselves.
    #expect(!message.isAnswered(by: answered.said, key: mine))
    // The same message gets the same answers.
    let again = try DuelPlayer(key: mine).answerAhead(message, last: DuelRecord(written: last, answered: message))
    #expect(again?.said == answered.said && again?.record == answered.record)
  }

  @Test func `the same message with other shots is refused once answers to it went out`() throws {
    var chance = Chance(seed: runSeed)
    let rules = try Rules(board: BoardSize(rows: 6, columns: 6), shipLengths: ShipLengths([3, 2]), losingMiss: nil)
    var table = try DuelTable(terms: Terms(rules: rules, volley: .shots(2)), using: &chance)
    for _ in 0..<3 { try table.goOn(using: &chance) }
    let (first, second) = (table.key(of: .first), table.key(of: .second))
    let (last, message) = (table.messages[2], table.messages[3])
    let record = try #require(try DuelPlayer(key: first).answerAhead(message, last: DuelRecord(written: last))).record
    var refused = 0
    for cell in message.chart(of: .first).unknownCells {
      var other = last
      let shots = [cell] + message.unansweredShots(at: .first).prefix(1).filter { $0 != cell }
      guard (try? other.fire(at: shots, key: second)) != nil, other != message, !message.continues(other) else {
        continue
      }
      #expect(
        try other.relation(to: record, key: first) == .changed(.turn(message.turns.count)))
      #expect(throws: ReceptionError.relation(.changed(.turn(message.turns.count)))) {
        try DuelPlayer(key: first).answerAhead(other, last: record)
      }
      refused += 1
    }
    #expect(refused > 0)
  }

  @Test func `one's own message, a whole message and a challenge have no answers ahead`() throws {
    var chance = Chance(seed: 3)
    let rules = Rules.messages.withoutLosingMiss
    let fleet = try Fleet(named: "A1,C3", rules: rules)
    let (first, second) = (PlayerKey(using: &chance), PlayerKey(using: &chance))
    let challenge = try Duel.challenge(fleet, volley: .again, key: first, using: &chance)
    #expect(try DuelPlayer(key: first).answerAhead(challenge, last: DuelRecord(written: challenge)) == nil)
    var joined = challenge
    try joined.join(fleet, shots: [.a1], key: second, using: &chance)
    // Under these terms the answer to a hit is a separate message.
    #expect(try DuelPlayer(key: first).answerAhead(joined, last: DuelRecord(written: challenge)) == nil)
    #expect(try DuelPlayer(key: second).answerAhead(joined, last: DuelRecord(written: joined)) == nil)
  }
}
