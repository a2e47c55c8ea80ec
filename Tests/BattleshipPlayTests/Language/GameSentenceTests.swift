// The game's sentences in every language: no case without words, and none in another language.

import BattleshipCore
import BattleshipPlay
import Testing

@Suite struct GameSentenceTests {
  private static let ship = Ship("A1-A2")
  private static let answer = UntrueAnswer(cell: .a1, reported: .miss, actual: .hit)

  private func played() throws -> [Duel] {
    let rules = Rules.messages.withoutLosingMiss
    var chance = SplitMix64(seed: 1)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var duel = try Duel.challenge(Fleet(named: "A1,C3", rules: rules), key: keys[0], using: &chance)
    var all = [duel]
    try duel.join(Fleet(named: "A3,C1", rules: rules), shots: [.a1], key: keys[1], using: &chance)
    all.append(duel)
    try duel.fire(at: [.a1], key: keys[0])
    all.append(duel)
    try duel.fire(at: [try #require(Cell("C3"))], key: keys[1])
    try duel.sendAnswers(key: keys[0])
    all.append(duel)
    try duel.open(key: keys[1])
    all.append(duel)
    var resigned = all[1]
    try resigned.resign(key: keys[0])
    return all + [resigned]
  }

  @Test func `the sentences about a hunt are in Chinese too`() throws {
    let ship = try #require(Self.ship)
    let fleet = try Fleet(named: "A1,C3", rules: .messages)
    let open = Game(fleet: fleet)
    var (won, lost, half) = (open, open, open)
    for name in ["A1", "C3"] { _ = try won.fire(at: try #require(Cell(name))) }
    for name in ["A2", "A3", "B1"] { _ = try lost.fire(at: try #require(Cell(name))) }
    _ = try half.fire(at: .a1)
    let over = try Game(messageURL: "?Ship_Location=0&Ship_Location=8&Is_Complete=1")
    let games = [open, half, won, lost, over]
    try expectChinese { language in
      let (seat, spoken, messages) = (language.sentences.seat, language.sentences.spoken, language.sentences.messages)
      let results: [ShotResult] = [.miss, .hit, .sunk(ship), .sunk(Ship(.a1))]
      let marks: [BoardScene.Mark] = [.water, .ship, .hit, .miss, .sunk, .aimed, .proposed(fits: true)]
      var all = results.map { seat.shot(.a1, result: $0, livesLeft: 2) }
      all += results.map { spoken.shot(.a1, result: $0) }
      all += [seat.advice([.a1], percent: 7), seat.likelier(.a1, percent: 8, best: .a1)]
      all += [seat.advice([.a1, Cell("B2") ?? .a1], percent: 7)] + results.map { seat.logged(.a1, result: $0) }
      all += (1...6).map { seat.shipName($0) }
      all += [Status.won, .lost, .overUnrecorded, .open].map { seat.ending($0, seeker: "X") }
      all += marks.map { spoken.row("A", marks: [($0, [.a1, Cell("B2") ?? .a1])]) } + [spoken.row("A", marks: [])]
      all += [spoken.board(Rules.classic.board), spoken.toHide(Rules.classic.shipLengths), spoken.allHidden]
      all += [spoken.afloat(Rules.classic.shipLengths), spoken.lives(2), seat.rules(.messages), seat.rules(.seabattle)]
      all += [seat.rules(Rules.messages.withoutLosingMiss), seat.handOverTo("X"), seat.nextShip(3), seat.misses(2)]
      all += [seat.hits(1, of: 2), seat.waiting("X"), seat.naming("A"), seat.more(3), seat.shotCount(3)]
      all += games.compactMap(RevealedGame.init).map { spoken.end($0) }
      all += games.flatMap { [messages.caption($0.chart, me: "X"), messages.summary($0.chart, me: "X")] }
        .map { SafeText($0) }
      let duels = try played()
      all += duels.flatMap { [messages.duelNews($0, me: "X"), messages.duelReply($0, me: "X")].compactMap { $0 } }
        .map { SafeText($0) }
      return all + [SafeText(messages.spoken(Rules.classic.board, caption: ""))]
    }
  }

  @Test func `the sentences about a duel are in Chinese too`() throws {
    let ship = try #require(Self.ship)
    let fouls = [Foul.Evidence.seal, .fleet, .answer(Self.answer)].map { Foul(player: .first, evidence: $0) }
    let more = [
      UntrueAnswer(cell: .a1, reported: .hit, actual: .sunk(ship)),
      UntrueAnswer(cell: .a1, reported: .sunk(ship), actual: .miss),
    ].map { Foul(player: .second, evidence: .answer($0)) }
    let verdicts: [Verdict] = [.half, .fair, .foul(fouls), .foul(more)]
    let statuses: [Duel.Status] = [.open, .won(.first), .resigned(winner: .second)]
    expectChinese { language in
      let words = language.sentences.duel
      let shots = [ShotResult.miss, .hit, .sunk(ship), .sunk(Ship(.a1))].map { AnsweredShot(cell: .a1, result: $0) }
      var all = [
        words.fireTitle, words.waitTitle, words.overTitle, words.watchTitle, words.enemyWaters, words.ownWaters,
      ]
      all += Duel.Player.allCases.map { words.waters($0) }
      all += [
        words.rules(.seabattle, volley: .afloat), words.rules(.messages, volley: .shots(2)),
        words.rules(.messages, volley: .again),
      ]
      all += [words.toChoose(0, of: 2), words.toChoose(1, of: 1), words.toChoose(1, of: 2), words.lost(1, of: 2)]
      all += [
        words.came("X", shots: shots), words.waitsToBeJoined, words.waitsFor("X"), words.allSunk, words.hitFiresAgain,
      ]
      all += [words.resignQuestion, words.opens, words.gaveUp("X")]
      for hasWon in [true, false] {
        all += [true, false].map { words.ending(hasWon, byResignation: $0, opponent: "X") }
      }
      for verdict in verdicts {
        all += Duel.Player.allCases.map { words.verdict(verdict, me: $0, opponent: "X") }
      }
      for status in statuses { all += ([.sealed] + verdicts).map { words.standing(status, verdict: $0) } }
      return all
    }
  }

  @Test func `refusals of messages and moves have sentences`() throws {
    let ship = try #require(Self.ship)
    let board = Rules.messages.board
    let turns: [TurnError] = [
      .malformed, .afterEnd, .resignationAsFirst, .answers(1, due: 2), .shots(1, due: 2), .shotsAfterEnd,
      .cellNumber(9, board: board), .cellOffBoard(.a1, board), .firedTwice(.a1), .notAShip(.a1, .a1),
      .shipOffBoard(ship, board), .sunkElsewhere(ship, shot: .a1), .sunkUnhit(ship, .a1), .sunkTwice(ship, ship),
      .sunkLength(ship, afloat: Rules.classic.shipLengths), .tooManyHits(2, most: 1), .tooManyMisses(2, most: 1),
    ]
    let duels: [DuelError] =
      [
        .notYourDuel, .bothSides, .notJoined, .ownChallenge, .alreadyJoined, .otherRules(.messages), .notYourTurn,
        .over,
        .nothingToOpen, .noUsableKey, .untrueAnswer,
      ] + turns.map { .turn($0) }
    let parts: [Relation.Part] = [
      .name(.first), .name(.second), .turn(2), .opening(.first), .opening(.second),
    ]
    let relations: [Relation] =
      [.next, .old, .ahead, .foreign(isMine: true), .foreign(isMine: false), .forged, .unremembered]
      + parts.map { .changed($0) }
    let receptions: [ReceptionError] =
      [.answeredOtherwise] + relations.map { .relation($0) } + duels.map { .duel($0) }
    let fleets: [FleetError] = [
      .shipOffBoard(ship, board), .shipsOverlap(ship, ship), .shipsTouch(ship, ship),
      .shipNotInRules(ship, Rules.messages.shipLengths),
      .shipsMissing(Rules.messages.shipLengths), .noLayoutExists, .noLayoutFound(steps: 9),
    ]
    let plays: [PlayError] = [
      .cellOffBoard(.a1, board), .alreadyOpened(.a1), .gameOver,
    ]
    expectChinese { language in
      let (refusals, commands) = (language.sentences.refusals, language.terminal.commands)
      var all = receptions.map { refusals.reception($0) } + fleets.map { refusals.ship($0) }
      all += plays.map { refusals.shot($0) }
      all += fleets.map { commands.ships(.notAFleet($0)) } + [commands.ships(.notAShip("x"))]
      return all + [
        commands.notAllPlaced, commands.nothingFired, commands.notJoined, commands.noCells, commands.isAHunt,
      ]
        + [commands.insist("X"), commands.noURL, commands.inputTooLong(2)]
    }
  }
}
