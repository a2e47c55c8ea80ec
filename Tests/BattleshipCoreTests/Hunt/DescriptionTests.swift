// Every value describes itself in plain English, and none reveals a secret to its reader.

import BattleshipCore
import TestSupport
import Testing

@Suite("Descriptions") struct DescriptionTests {
  private static let rules = Rules.messages.withoutLosingMiss
  private let key: PlayerKey
  private let challenge, joined, over, closed: Duel
  private let game: Game

  init() throws {
    var chance = Chance(seed: 2016)
    key = PlayerKey(using: &chance)
    let otherKey = PlayerKey(using: &chance)
    challenge = try Duel.challenge(Self.fleet("A1", "C3", Self.rules), key: key, using: &chance)
    var duel = challenge
    try duel.join(Self.fleet("B2", "C1", Self.rules), shots: [.a1], key: otherKey, using: &chance)
    joined = duel
    try duel.fire(at: [cell("A2")], key: key)
    try duel.resign(key: otherKey)
    over = duel
    try duel.open(key: key)
    closed = duel
    var game = Game(fleet: try Self.fleet("A1", "C3", .messages))
    _ = try game.fire(at: .a1)
    _ = try game.fire(at: cell("B2"))
    self.game = game
  }

  @Test func `rules, results and marks describe themselves`() throws {
    let free = try Rules(
      board: BoardSize(rows: 8, columns: 9), shipLengths: ShipLengths([3, 2]), losingMiss: nil, apart: true)
    let ship = try #require(Ship("B2-B5"))
    expect([
      (Rules.messages, "3x3, ships 1.1, lost at miss 3"), (free, "9x8, ships 3.2 apart, misses never lose"),
      (Rules.presets[2], "classic"),
      (Status.open, "open"), (Status.won, "won"), (Status.lost, "lost"),
      (Status.overUnrecorded, "over, but its shots were not recorded"),
      (ShotResult.miss, "miss"), (ShotResult.hit, "hit"), (ShotResult.sunk(ship), "sunk B2-B5"),
      (Chart.Mark.unknown, "unknown"), (Chart.Mark.miss, "miss"), (Chart.Mark.hit, "hit"), (Chart.Mark.sunk, "sunk"),
      (Ship.Direction.across, "across"), (Ship.Direction.down, "down"),
      (try Self.fleet("A1", "C3", .messages).ships, "A1, C3"),
      (MessageURLBase.demo, "www.shinobicontrols.com/battleship"),
      (MessageContent.hunt(game), "a hunt:\nX..\n.o.\n..."),
      (MessageRoomError.tooLittleRoom(needed: 96), "the URL needs 96 bytes, but there is less room"),
      (SplitMix64(seed: 7), "random numbers from a seed"), (RandomSource(seed: 7), "a source of random choices"),
    ])
    var draft = FleetDraft(rules: .skirmish)
    try draft.place(#require(Ship("B2-D2")))
    try draft.place(#require(Ship("A1-A2")))
    #expect("\(draft)" == "bb....\n.a....\n.a....\n.a....\n......\n......")
  }

  @Test func `duels and their due actions describe themselves`() throws {
    let agreed = "3x3, ships 1.1, 1 shot a turn"
    var chance = SplitMix64(seed: 1)
    let all = try Duel.challenge(
      Self.fleet("A1", "C3", Self.rules), volley: .afloat, key: key, using: &chance)
    let mine = try OwnDuel(joined, key: key)
    let side = try #require(mine.side)
    let opening = try #require(closed.opening(of: .first))
    expect([
      (challenge, "a challenge to a duel of \(agreed)"),
      (all, "a challenge to a duel of 3x3, ships 1.1, a shot a turn for each ship afloat"),
      (joined, "a duel of \(agreed), after 1 turn: the first player is next"),
      (DuelRecord(written: joined), "a duel of \(agreed), after 1 turn: the first player is next"),
      (MessageContent.duel(joined), "a duel of \(agreed), after 1 turn: the first player is next"),
      (over, "a duel of \(agreed), after 3 turns: won by the first player, the other player gave up"),
      (Duel.Status.open, "open"), (Duel.Status.won(.second), "won by the second player"),
      (Duel.Due.join(shots: 1), "join and fire 1 shot"), (Duel.Due.fire(shots: 2, answers: []), "fire 2 shots"),
      (mine.due, "answer 1 shot and fire 1 shot"),
      (Duel.Due.answer(.hit), "answer 1 shot"),
      (Duel.Due.lastAnswers([.miss, .hit]), "answer 2 shots and open the seal"),
      (Duel.Due.open, "open the seal"), (Duel.Due.wait, "wait for the other player"), (Duel.Due.nothing, "do nothing"),
      (side, "the side of the first player"),
      (mine, "\(joined); you are the first player, and have to answer 1 shot and fire 1 shot"),
      (DuelPlayer(key: key), "a player of duels"), (key, "a player's key"),
      (try DuelMove.join(Self.fleet("A1", "C3"), shots: [.a1, cell("B2")]), "join and fire at A1, B2"),
      (DuelMove.fire([]), "fire at nothing"), (DuelMove.fire([.a1]), "fire at A1"),
      (DuelMove.finish, "finish"), (DuelMove.resign, "give up"),
      (Turn.volley([.a1], answers: []), "fires at A1"),
      (Turn.volley([.a1], answers: [.miss, .hit]), "answers miss, hit, and fires at A1"),
      (Turn.answer(.hit), "answers hit"),
      (Turn.lastAnswers([.sunk(Ship(.a1))]), "answers sunk A1, and has no ship afloat"), (Turn.resignation, "gives up"),
      (AnsweredShot(cell: .a1, result: .miss), "A1 miss"),
      (over.story[0], "the second player fires at A1"),
      (over.story[1], "the first player answers A1 sunk A1, and fires at A2"),
      (over.story[2], "the second player gives up"),
      (joined.firstSeal, "a sealed fleet of 2 ships"),
      (opening, "the opening of a fleet of 2 ships"),
    ])
  }

  @Test func `relations, verdicts and errors describe themselves`() {
    let answer = UntrueAnswer(cell: .a1, reported: .miss, actual: .hit)
    let foul = Foul(player: .first, evidence: .answer(answer))
    expect([
      (Relation.old, "a message that the last one written here contains"),
      (Relation.next, "the opponent's next message"),
      (Relation.ahead, "a message with a turn or an opening in your name that was not written here"),
      (Relation.changed(.turn(2)), "a message that changes turn 2"),
      (Relation.foreign(isMine: false), "somebody else's joining of this challenge"),
      (Relation.foreign(isMine: true), "a second joining of this challenge by you"),
      (Relation.forged, "a message that neither player wrote"),
      (Relation.unremembered, "a message of a duel in which you wrote nothing here"),
      (Relation.Part.turn(2), "turn 2"), (Relation.Part.name(.first), "the name of the first player"),
      (Relation.Part.opening(.second), "the opening of the second player"),
      (ReceptionError.relation(.changed(.turn(2))), "this is a message that changes turn 2"),
      (ReceptionError.answeredOtherwise, "the message was answered by another move"),
      (ReceptionError.duel(.notYourTurn), "it is the other player's turn"),
      (DuelAnswerError<Never>.reception(.duel(.notYourTurn)), "it is the other player's turn"),
      (DuelAnswerError.memory(TermsError.losingMiss(3)), "the memory of duels failed: \(TermsError.losingMiss(3))"),
      (Verdict.sealed, "no seal is open"),
      (over.verdict, "the loser's seal is open and every answer was true; the winner's seal is not open"),
      (closed.verdict, "both seals are open, and every answer was true"),
      (Verdict.foul([foul]), "foul: the first player cheated: A1 was reported as a miss but holds a ship"),
      (Foul.Evidence.seal, "the opening does not fit the seal"), (Foul.Evidence.fleet, "the sealed fleet is not legal"),
    ])
  }

  @Test func `a count of one is singular`() throws {
    let ship = try #require(Ship("B2"))
    let lengths = try ShipLengths([2])
    expect([
      (TurnError.answers(1, due: 2), "1 answer to 2 shots"), (TurnError.answers(0, due: 1), "0 answers to 1 shot"),
      (TurnError.shots(1, due: 2), "1 shot instead of 2"), (TurnError.shots(2, due: 1), "2 shots instead of 1"),
      (
        TurnError.sunkLength(ship, afloat: lengths),
        "the sunk ship B2 has 1 cell; the ships still afloat have lengths 2"
      ),
      (TurnError.tooManyHits(1, most: 0), "1 hit outside sunk ships; at most 0 are possible"),
      (TurnError.tooManyMisses(2, most: 1), "2 misses; at most 1 is possible"),
      (TermsError.volley(1, cells: 1), "a volley of 1 shot; 1 to 1 are possible"),
      (ChartError.tooManyHits(3, shipCells: 1), "3 hits, but the ships have only 1 cell"),
      (ChartError.tooManyMisses(1, losingMiss: 1), "1 miss, but the game is lost at miss 1"),
      (FleetError.noLayoutFound(steps: 1), "the ships could not all be placed within 1 step"),
    ])
  }

  @Test func `a value with a secret dumps no more than it prints`() throws {
    let own = try OwnDuel(joined, key: key)
    let side = try #require(own.side)
    let opening = try #require(closed.opening(of: .first))
    let secrets: [Any] = [
      game, key, DuelPlayer(key: key), side, own, own.due, DuelMove.join(side.fleet, shots: []),
      opening, SplitMix64(seed: 77), RandomSource(seed: 77), AnswersAhead(answers: [.miss], tag: []),
    ]
    for value in secrets {
      #expect(dumped(value) == "- \(value)\n")
      #expect(String(reflecting: value) == "\(value)")
      #expect("\([value])" == "[\(value)]")
      #expect(Mirror(reflecting: value).children.isEmpty)
    }
    #expect(!dumped(MessageContent.hunt(game)).contains("C3"))
    #expect(!dumped([own.side]).contains("C3"))
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  private static func fleet(_ one: String, _ other: String, _ rules: Rules = .messages) throws -> Fleet {
    try Fleet([ship(one, one), ship(other, other)], rules: rules)
  }

  private func expect(_ values: [(value: Any, text: String)], at place: SourceLocation = #_sourceLocation) {
    for (value, text) in values {
      #expect(value is any CustomStringConvertible && "\(value)" == text, "\(value)", sourceLocation: place)
    }
  }
}
