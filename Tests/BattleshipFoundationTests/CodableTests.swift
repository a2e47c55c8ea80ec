// Stored values survive a round trip, and a text that the value would not write is refused.

import BattleshipCore
import BattleshipFoundation
import BattleshipPlayers
import Foundation
import Testing

@Suite("Codable") struct CodableTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode([value]), as: UTF8.self)
  }

  private func value<Value: Decodable>(_ json: String, as _: Value.Type) throws -> Value {
    try #require(try JSONDecoder().decode([Value].self, from: Data(json.utf8)).first)
  }

  private func isSame<Value: Codable & Equatable>(_ value: Value, _ text: String) throws -> Bool {
    try json(value) == "[\(text)]" && self.value(try json(value), as: Value.self) == value
  }

  @Test func `small values are encoded as their descriptions`() throws {
    #expect(try isSame(#require(Cell("B3")), "\"B3\""))
    #expect(try isSame(#require(BoardSize("10x8")), "\"10x8\""))
    #expect(try isSame(#require(ShipLengths("5.4.3.3.2")), "\"5.4.3.3.2\""))
    #expect(try isSame(#require(Ship("B2-B5")), "\"B2-B5\""))
    #expect(try isSame(Volley.shots(3), "\"3\""))
    #expect(try isSame(Volley.afloat, "\"afloat\""))
    #expect(try isSame(CellSet([#require(Cell("B3")), .a1]), #"["A1","B3"]"#))
    #expect(try isSame(MessageURLBase("https://example.org/play#"), "\"https://example.org/play#\""))
    for level in ComputerPlayer.Level.allCases { #expect(try isSame(level, "\"\(level.rawValue)\"")) }
  }

  @Test func `rules and fleets are encoded as their parts, and a game as its message URL`() throws {
    #expect(
      try isSame(Rules.messages, #"{"apart":false,"board":"3x3","losingMiss":3,"shipLengths":"1.1"}"#))
    let free = try Rules(board: Rules.seabattle.board, shipLengths: ShipLengths([2]), losingMiss: nil, apart: true)
    #expect(try isSame(free, #"{"apart":true,"board":"10x10","losingMiss":null,"shipLengths":"2"}"#))
    let fleet = try Fleet([#require(Ship("A1")), #require(Ship("C3"))])
    #expect(
      try isSame(
        fleet,
        #"{"rules":{"apart":false,"board":"3x3","losingMiss":3,"shipLengths":"1.1"},"ships":["A1","C3"]}"#))
    var game = Game(fleet: fleet)
    _ = try game.fire(at: #require(Cell("B2")))
    #expect(try isSame(game, "\"\(game.messageURL())\""))
  }

  @Test func `duels and messages are encoded as their URLs, drafts and terms as their parts`() throws {
    var generator = SplitMix64(seed: 5)
    let rules = Rules.messages.withoutLosingMiss
    let duel = try Duel.challenge(
      Fleet.random(rules: rules, using: &generator), key: PlayerKey(using: &generator), using: &generator)
    #expect(
      try isSame(duel, "\"\(duel.messageURL())\"") && isSame(MessageContent.duel(duel), "\"\(duel.messageURL())\""))
    let game = Game(fleet: try Fleet.random(using: &generator))
    #expect(try isSame(MessageContent.hunt(game), "\"\(game.messageURL())\""))
    let free = #"{"apart":false,"board":"3x3","losingMiss":null,"shipLengths":"1.1"}"#
    #expect(try isSame(duel.terms, #"{"rules":\#(free),"volley":"1"}"#))
    var draft = FleetDraft(rules: rules)
    try draft.place(#require(Ship("C3")))
    try draft.place(#require(Ship("A1")))
    #expect(try isSame(draft, #"{"rules":\#(free),"ships":["C3","A1"]}"#))
  }

  @Test func `values that follow from a game are encoded in the words of inspect`() throws {
    var game = Game(fleet: try Fleet([#require(Ship("A1")), #require(Ship("C3"))]))
    _ = try game.fire(at: .a1)
    _ = try game.fire(at: #require(Cell("B2")))
    let rules = #"{"apart":false,"board":"3x3","losingMiss":3,"shipLengths":"1.1"}"#
    #expect(
      try json(game.chart)
        == #"[{"hits":["A1"],"lengthsAfloat":"1","misses":["B2"],"rules":\#(rules),"shots":["A1","B2"],"#
        + #""status":"open","sunkShips":["A1"]}]"#)
    let statuses: [Status] = [.open, .won, .lost, .overUnrecorded]
    #expect(try json(statuses) == #"[["open","won","lost","over"]]"#)
    let results: [ShotResult] = [.miss, .hit, .sunk(Ship(.a1))]
    #expect(try json(results) == #"[["miss","hit","sunk A1"]]"#)
    let answer = UntrueAnswer(cell: .a1, reported: .miss, actual: .hit)
    let fouls = [
      Foul(player: .first, evidence: .answer(answer)), Foul(player: .second, evidence: .seal),
      Foul(player: .second, evidence: .fleet),
    ]
    let verdicts: [Verdict] = [.sealed, .half, .fair, .foul(fouls)]
    #expect(
      try json(verdicts)
        == #"[[{"fouls":[],"verdict":"sealed"},{"fouls":[],"verdict":"half"},{"fouls":[],"verdict":"fair"},{"fouls":["#
        + #"{"cell":"A1","player":"first","reason":"answer","told":"miss","was":"hit"},"#
        + #"{"player":"second","reason":"seal"},{"player":"second","reason":"fleet"}],"verdict":"foul"}]]"#)
  }

  private func complaint(_ text: String, _ type: (some Decodable).Type) -> String? {
    do {
      _ = try value("[\(text)]", as: type)
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return nil
    }
    return nil
  }

  @Test func `an invalid value is refused with the engine's own sentence`() throws {
    let free = #"{"apart":false,"board":"3x3","losingMiss":null,"shipLengths":"1.1"}"#
    let lost = #"{"apart":false,"board":"3x3","losingMiss":3,"shipLengths":"1.1"}"#
    #expect(complaint("\"www\"", Game.self) == MessageURLError.Reason.noQuery.description)
    #expect(complaint("\"www\"", Duel.self) == MessageURLError.Reason.noQuery.description)
    #expect(complaint("\"www\"", MessageContent.self) == MessageURLError.Reason.noQuery.description)
    #expect(complaint("\"a b\"", MessageURLBase.self) == MessageURLBaseError.badCharacter(offset: 1).description)
    #expect(
      complaint(#"{"apart":false,"board":"3x3","losingMiss":10,"shipLengths":"1.1"}"#, Rules.self)
        == RulesError.losingMiss(10, cells: 9).description)
    #expect(complaint(#"{"rules":\#(lost),"volley":"1"}"#, Terms.self) == TermsError.losingMiss(3).description)
    #expect(
      complaint(#"{"rules":\#(free),"volley":"10"}"#, Terms.self) == TermsError.volley(10, cells: 9).description)
    let twice = #"{"rules":\#(free),"ships":["A1","A1"]}"#
    #expect(complaint(twice, Fleet.self) == FleetError.shipsOverlap(Ship(.a1), Ship(.a1)).description)
    #expect(complaint(twice, FleetDraft.self) == FleetError.shipsOverlap(Ship(.a1), Ship(.a1)).description)
    #expect(complaint("\"weak\"", ComputerPlayer.Level.self) == "\"weak\" is not a Level")
    #expect(complaint("\"0\"", Volley.self) == "\"0\" is not a Volley")
    for cells in [#"["B3","A1"]"#, #"["A1","A1"]"#] {
      #expect(complaint(cells, CellSet.self) == "the cells must be in order, each only once")
    }
  }

  @Test(arguments: ["b3", "", "B03", "Q1"]) func `another spelling of a cell is refused`(text: String) {
    #expect(throws: DecodingError.self) { try value("[\"\(text)\"]", as: Cell.self) }
  }

  @Test(arguments: [
    #"{"apart":false,"board":"3x3","shipLengths":"1.1"}"#,
    #"{"board":"3x3","losingMiss":3,"shipLengths":"1.1"}"#,
    #"{"apart":false,"board":"3x3","losingMiss":10,"shipLengths":"1.1"}"#,
    #"{"apart":false,"board":"3x3","losingMiss":3,"shipLengths":"4"}"#,
    #"{"apart":false,"board":"3X3","losingMiss":3,"shipLengths":"1.1"}"#,
  ])
  func `rules with a part missing, or impossible ones, are refused`(text: String) {
    #expect(throws: DecodingError.self) { try value("[\(text)]", as: Rules.self) }
  }

  @Test func `a stored game that is invalid is refused with the engine's reason`() throws {
    #expect {
      try value("[\"?Ship_Location=0&Ship_Location=9&Is_Complete=0\"]", as: Game.self)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return (context.underlyingError as? MessageURLError)?.reason.name == "cellOffBoard"
        && context.debugDescription == "Ship_Location=9 (item 2): a 3x3 board has no cell 9"
    }
    let overlapping = #"{"rules":{"apart":true,"board":"3x3","losingMiss":3,"shipLengths":"1.1"},"ships":["A1","B2"]}"#
    #expect(throws: DecodingError.self) { try value("[\(overlapping)]", as: Fleet.self) }
  }

  @Test func `errors are shown by their own sentences`() throws {
    let error = try #require(throws: MessageURLError.self) { try Game(messageURL: "?Is_Complete=0") }
    #expect(error.localizedDescription == "the item Ship_Location is missing")
    #expect(PlayError.alreadyOpened(.a1).localizedDescription == "A1 was fired at before")
    #expect(RulesError.noShips.localizedDescription == "there are no ships")
    #expect(FleetError.shipsOverlap(Ship(.a1), Ship(.a1)).localizedDescription == "the ship A1 overlaps another ship")
    #expect(ChartError.firedTwice(.a1).localizedDescription == "A1 was fired at twice")
    #expect(
      MessageURLBaseError.tooLong(characters: 401).localizedDescription
        == "401 characters; a base has at most 400")
    #expect(TermsError.losingMiss(3).localizedDescription == TermsError.losingMiss(3).description)
    #expect(TurnError.firedTwice(.a1).localizedDescription == "A1 was fired at before")
    #expect(DuelError.notYourTurn.localizedDescription == "it is the other player's turn")
    let changed = ReceptionError.relation(.changed(.turn(2)))
    #expect(changed.localizedDescription == "this is a message that changes turn 2")
    #expect(DuelAnswerError<any Error>.reception(changed).localizedDescription == changed.localizedDescription)
    #expect(
      MessageRoomError.tooLittleRoom(needed: 9).localizedDescription == "the URL needs 9 bytes, but there is less room")
    #expect(MessageURLError.Reason.noQuery.localizedDescription == "the URL has no query")
  }
}
