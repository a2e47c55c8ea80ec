// Peers that do not play: they greet wrongly, are silent, flood, echo, forge or come in crowds.

import TestSupport
import Testing

@testable import BattleshipCore
@testable import BattleshipPlay

@Suite struct PeerTests {
  private func listener() -> LiveSide {
    var side = LiveSide.challenger(Terms(on: .messages))
    side.hide(seed: 1)
    return side
  }

  @Test func `only the greeting is sent before the peer's arrives, and then the last message`() throws {
    var side = listener()
    side.happen(.connected(1, address: "here"))
    #expect(side.said.map(\.line) == ["battleship 1"])
    side.happen(.heard(1, Array("battleship".utf8)))
    #expect(side.said.count == 1)
    side.happen(.heard(1, Array(" 1\n".utf8)))
    #expect(side.said.map(\.line) == ["battleship 1", try #require(side.table.linkGame?.duel?.saved)])
  }

  @Test(arguments: ["POST / HTTP/1.1\r\n", "battleship 2\n", "battleship 1 \n", "battleship 1\r\n", "\n", "GET"])
  func `another first line closes at once`(line: String) {
    var side = listener()
    side.happen(.connected(1, address: "here"))
    side.happen(.heard(1, Array(line.utf8)))
    #expect(side.closed == [1] && side.said.count == 1)
    // Lines after it are ignored.
    side.hear("battleship 1")
    #expect(side.said.count == 1)
  }

  @Test func `a peer that does not greet has ten seconds`() {
    var side = listener()
    side.happen(.connected(1, address: "here"), at: 1_000)
    #expect(side.live.deadline == 11_000)
    side.happen(.time, at: 10_999)
    #expect(side.closed.isEmpty)
    side.happen(.time, at: 11_000)
    #expect(side.closed == [1] && side.live.deadline == nil)
  }

  @Test func `after a hundred meaningless lines, the next one closes`() {
    var side = listener()
    side.happen(.connected(1, address: "here"))
    side.hear("battleship 1")
    for _ in 0..<100 { side.hear("hello") }
    #expect(side.closed.isEmpty)
    side.hear("hello")
    #expect(side.closed == [1] && side.notices.last == .shutOut("here"))
  }

  @Test(arguments: ["aiming", "bye", "old"])
  func `more than ten of a kind in a second close`(kind: String) throws {
    var side = listener()
    let line = kind == "old" ? try #require(side.table.linkGame?.duel?.saved) : kind
    side.happen(.connected(1, address: "here"))
    side.hear("battleship 1")
    // The first one is new.
    if kind == "aiming" { side.hear(line, at: 0) }
    for second in 0..<5 {
      for _ in 0..<10 { side.hear(line, at: second * 1_000) }
    }
    #expect(side.closed.isEmpty)
    side.hear(line, at: 4_999)
    #expect(side.closed == [1])
  }

  @Test func `an echo is not an opponent`() {
    var pair = LivePair.begun(Terms(on: .messages))
    let lines = pair.sides[0].said.map(\.line)
    pair.sides[0].happen(.connected(2, address: "echo"))
    pair.sides[0].hear("battleship 1", from: 2)
    let before = pair.sides[0].table
    for line in lines { pair.sides[0].hear(line, from: 2) }
    #expect(pair.sides[0].table == before && pair.sides[0].refusals.isEmpty)
  }

  @Test func `a peer that repeats a challenge is not the other player`() throws {
    var side = listener()
    side.happen(.connected(1, address: "echo"))
    side.hear("battleship 1", try #require(side.table.linkGame?.duel?.saved))
    side.happen(.closed(1))
    #expect(side.notices == [.met("echo")] && !side.live.isHere)
  }

  @Test func `of nine peers the one that was silent longest is closed, but not the opponent`() {
    var pair = LivePair.begun(Terms(on: .messages))
    for number in 2...8 {
      pair.sides[0].happen(.connected(number, address: "here"), at: number)
      pair.sides[0].hear("battleship 1", from: number, at: number)
    }
    pair.sides[0].hear("hello", from: 2, at: 20)
    #expect(pair.sides[0].closed.isEmpty)
    pair.sides[0].happen(.connected(9, address: "here"), at: 30)
    #expect(pair.sides[0].closed == [3])
    pair.sides[0].happen(.connected(10, address: "here"), at: 31)
    #expect(pair.sides[0].closed == [3, 4])
  }

  /// A message that joins a challenge.
  private func joining(_ challenge: String, seed: UInt64) throws -> String {
    var (side, chance) = (LiveSide.caller(seed: seed), Chance(seed: seed))
    side.happen(.connected(1, address: "there"))
    side.hear("battleship 1", challenge)
    side.hide(seed: seed)
    side.fire(using: &chance)
    return try #require(side.said.last { $0.line.contains("battleship:") || $0.line.contains("?") }?.line)
  }

  @Test func `a peer that joins again and again is asked about once, and a friend after that`() throws {
    var side = listener()
    let challenge = try #require(side.table.linkGame?.lineDuel?.messageURL())
    for number in 1...2 {
      side.happen(.connected(number, address: number == 1 ? "scanner" : "friend"))
      side.hear("battleship 1", from: number)
    }
    for seed: UInt64 in 10..<30 { side.hear(try joining(challenge, seed: seed)) }
    side.hear(try joining(challenge, seed: 99), from: 2)
    #expect(side.live.question?.address == "scanner")
    side.happen(.decided(false))
    #expect(side.closed == [1] && side.live.question?.address == "friend")
    side.happen(.decided(true))
    #expect(side.table.seat.duel?.duel.secondSeal != nil)
    // A peer that leaves takes its request to join along.
    var other = listener()
    let its = try #require(other.table.linkGame?.lineDuel?.messageURL())
    for number in 1...2 {
      other.happen(.connected(number, address: "a stranger"))
      other.hear("battleship 1", try joining(its, seed: UInt64(40 + number)), from: number)
    }
    other.happen(.closed(2))
    other.happen(.decided(false))
    #expect(other.live.question == nil)
  }

  @Test func `strangers and a command fill neither the screen nor the lines`() {
    var side = listener()
    for number in 1...100 {
      side.happen(.connected(number, address: "a stranger"))
      side.hear("GET", from: number)
      side.happen(.commandSaid("noise"))
    }
    #expect(side.notices.count == 10 && side.closed == Array(1...100))
    side.happen(.commandSaid("more"), at: 1_000)
    #expect(side.notices.last == .commandSaid("more"))
  }

  @Test func `lines that arrive in one piece with the first message are handled after it`() throws {
    var (pair, chance) = (LivePair.begun(Terms(on: .messages)), Chance(seed: 1))
    pair.sides[0].fire(using: &chance)
    pair.carry()
    pair.sides[1].said = []
    pair.sides[1].happen(.connected(2, address: "there"))
    pair.sides[1].hear("battleship 1", from: 2)
    let lines = pair.sides[1].said.map(\.line).filter { $0 != "battleship 1" }
    #expect(lines.count == 3 && lines[1].hasPrefix("answers ") && lines[2] == "aiming")
    // The first player's program begins again without a link.
    var one = LiveSide.caller(keys: pair.sides[0].keys)
    one.stored = pair.sides[0].stored
    one.happen(.connected(1, address: "there"))
    one.happen(.heard(1, Array((["battleship 1"] + lines).map { $0 + "\n" }.joined().utf8)))
    #expect(one.table.linkGame?.record == pair.sides[0].table.linkGame?.record)
    #expect(one.table.seat.duel?.hasEarlyAnswers == true && one.live.isAiming)
  }

  @Test func `duels that cannot be opened are counted`() throws {
    let challenge = try #require(listener().table.linkGame?.lineDuel?.messageURL())
    var side = LiveSide.caller()
    side.opens = false
    side.happen(.connected(1, address: "there"))
    side.hear("battleship 1")
    for _ in 0..<100 { side.hear(challenge) }
    #expect(side.closed.isEmpty && side.live.awaitsDuel)
    side.hear(challenge)
    #expect(side.closed == [1])
  }

  @Test func `forged answers show nothing, and a second true line with other answers is reported`() throws {
    var pair = LivePair.begun(Terms(on: .messages))
    var chance = Chance(seed: 1)
    pair.sides[0].fire(using: &chance)
    let before = pair.sides[0].table
    for line in [
      "answers m AAAAAAAAAAAAAAAAAAAAAA", "answers h", "answers", "answers  ", "answers m x", "answers s0-99 A",
    ] {
      pair.sides[0].hear(line)
    }
    #expect(pair.sides[0].table == before && pair.sides[0].refusals.isEmpty)
    pair.carry()
    #expect(pair.sides[0].table.seat.duel?.hasEarlyAnswers == true)
    // The opponent's own key signs another answer.
    let written = try #require(pair.sides[0].table.linkGame?.record?.written)
    let told = try #require(pair.sides[0].table.seat.duel?.lastVolley.first)
    let other: ShotResult = told.result == .miss ? .sunk(Ship(told.cell)) : .miss
    let key = pair.sides[1].keys.current
    let tag = try #require(written.tag(of: [other], by: .second, for: .second, key: key))
    let shown = pair.sides[0].table
    pair.sides[0].hear("answers " + AnswersAhead(answers: [other], tag: tag).text(on: written.rules.board))
    #expect(pair.sides[0].refusals == [.relation(.changed(.turn(written.turns.count + 1)))])
    #expect(pair.sides[0].table == shown)
  }

  @Test func `a turn that differs from the answers ahead is refused by name`() throws {
    var pair = LivePair.begun(Terms(on: .messages))
    var chance = Chance(seed: 1)
    pair.sides[0].fire(using: &chance)
    let written = try #require(pair.sides[0].table.linkGame?.record?.written)
    // The opponent sends other answers ahead than those in the next message.
    let key = pair.sides[1].keys.current
    let ahead = try #require(
      try DuelPlayer(key: key).answerAhead(
        written, last: pair.sides[1].table.linkGame?.record ?? DuelRecord(written: written)))
    let cell = try #require(written.unansweredShots(at: .second).first)
    let other: ShotResult = ahead.said.answers == [.miss] ? .sunk(Ship(cell)) : .miss
    let tag = try #require(written.tag(of: [other], by: .second, for: .second, key: key))
    pair.sides[0].hear("answers " + AnswersAhead(answers: [other], tag: tag).text(on: written.rules.board))
    #expect(pair.sides[0].table.seat.duel?.hasEarlyAnswers == true)
    pair.carry()
    pair.sides[1].fire(using: &chance)
    pair.carry()
    #expect(pair.sides[0].refusals.last == .relation(.changed(.turn(written.turns.count + 1))))
    #expect(pair.sides[0].table.linkGame?.record?.written == written)
  }

  @Test func `the side that waits connects again, later each time, and at once after a greeting`() {
    var side = LiveSide.caller()
    var waits: [Int] = []
    var now = 0
    for _ in 0..<7 {
      side.happen(.failed("refused"), at: now)
      let next = side.live.deadline ?? 0
      waits.append((next - now) / 1_000)
      now = next
      side.happen(.time, at: now)
    }
    #expect(waits == [1, 2, 4, 8, 16, 30, 30] && side.connections == 7)
    #expect(side.notices.first == .connectsAgain(seconds: 1, after: "refused"))
    let told = Language.allCases.map { side.live.waiting(at: side.table, in: $0)?.explanation }
    #expect(told == ["Has the other player begun, and is the address right?", "对方开始了吗？地址对吗？"])
    side.happen(.connected(1, address: "there"), at: now)
    side.hear("battleship 1", at: now)
    side.happen(.closed(1), at: now)
    #expect(side.live.deadline == now + 1_000)
    #expect(side.notices.last == .connectsAgain(seconds: 1, after: nil))
  }

  @Test func `a peer's aiming, leaving and return are shown, and never trusted`() throws {
    var pair = LivePair.begun(Terms(on: .messages))
    var chance = Chance(seed: 1)
    pair.sides[0].fire(using: &chance)
    pair.carry()
    func title(_ language: Language = .english) -> SafeText {
      let side = pair.sides[0]
      return side.live.scene(over: side.table.view.scene(in: language), at: side.table, in: language).title
    }
    #expect(title() == "The other player is aiming")
    #expect(title(.chinese) == "对方正在瞄准")
    let table = pair.sides[0].table
    pair.sides[0].hear("bye")
    #expect(title() == "The other player is gone" && pair.sides[0].notices.last == .left)
    pair.cut()
    pair.connect(as: 2)
    #expect(pair.sides[0].notices.contains(.cameBack))
    #expect(title() == "The other player is aiming")
    pair.cut(2)
    #expect(title() == "The other player is gone" && pair.sides[0].notices.last == .isGone)
    #expect(pair.sides[0].table == table)
  }

  @Test func `each sentence of a live game has both languages`() {
    expectChinese { language in
      let words = language.sentences.live
      let other: PlayerName = language == .english ? "Ben" : "本"
      let notices: [LiveNotice] = [
        .met("a:1"), .cameBack, .left, .isGone, .declined, .shutOut("a:1"), .connectsAgain(seconds: 2, after: nil),
        .commandSaid("x"),
        .otherChallenge,
      ]
      return [
        words.title, words.isAiming(other), words.isGone(other.start), words.connects(to: "a:1"), words.nobodyIsHere,
        words.hasLeft("a:1"), words.hasGone, words.isHere("a:1"), words.waitsForChallenge, words.joinsSoon,
        words.types("x"),
        words.onlyHere,
        words.listens(at: "a:1"), words.asksTitle, words.asks(nil, from: "a:1"), words.asks("Ben", from: "a:1"),
        words.accept, words.decline, words.declinedTitle,
      ] + notices.map { words.notice($0, about: other) }
    }
  }
}
