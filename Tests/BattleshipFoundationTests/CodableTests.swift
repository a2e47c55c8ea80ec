// Stored values come back, and a text that the value would not write is refused.

import BattleshipCore
import BattleshipFoundation
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

  @Test func `small values are their descriptions`() throws {
    #expect(try isSame(#require(Cell("B3")), "\"B3\""))
    #expect(try isSame(#require(BoardSize("10x8")), "\"10x8\""))
    #expect(try isSame(#require(ShipLengths("5.4.3.3.2")), "\"5.4.3.3.2\""))
    #expect(try isSame(#require(Ship("B2-B5")), "\"B2-B5\""))
  }

  @Test func `rules and fleets are their parts, and a game is its message URL`() throws {
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
  func `rules with a part missing, or that cannot be, are refused`(text: String) {
    #expect(throws: DecodingError.self) { try value("[\(text)]", as: Rules.self) }
  }

  @Test func `a stored game that is no game is refused with the engine's reason`() throws {
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
    #expect(FleetError.shipsOverlap(Ship(.a1)).localizedDescription == "the ship A1 lies over another one")
    #expect(ChartError.firedTwice(.a1).localizedDescription == "A1 was fired at twice")
    #expect(
      MessageURLBaseError.tooLong(characters: 901).localizedDescription
        == "901 characters, and a base has at most 900")
  }
}
