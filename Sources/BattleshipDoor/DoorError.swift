// A refusal by a door: a reason with a stable name, the argument or item to blame, and a sentence.

import BattleshipCore
import BattleshipData
import BattleshipPlayers

enum DoorArgument: String {
  case url, rules, ships, cells, level, date, base, volley, name, key, random, last
}

struct DoorError: Error {
  let json: [UInt8]

  /// - Parameters:
  ///   - reason: A word that is the same in every version.
  ///   - item: The item of the URL that is to blame, or the argument.
  ///   - number: Which item of the URL it is, counted from 1.
  ///   - value: The start of the wrong value.
  ///   - sentence: The reason in plain English.
  private init(reason: String, item: String, number: Int? = nil, value: String?, sentence: String) {
    json = JSONWriter.object { json in
      json.name("error")
      json.writeMembers { json in
        json.member("reason", reason)
        json.member("item", item)
        json.member("number", number)
        json.member("value", value)
        json.member("sentence", sentence)
      }
    }
  }

  init(_ reason: String, _ argument: DoorArgument, _ value: [UInt8]?, _ sentence: String) {
    self.init(
      reason: reason, item: argument.rawValue, value: value.map { Excerpt($0).description }, sentence: sentence)
  }

  /// For a name in the form of a cell that exists on no board.
  init(noCell name: ArraySlice<UInt8>, on board: BoardSize) {
    let name = Array(name)
    if Cell.isName(name[...]) {
      self.init("cellOffBoard", .cells, name, "\(Excerpt(name)) is not on a \(board) board")
    } else {
      self.init(
        "notACell", .cells, name,
        "a cell is a letter and a number, such as B3; separate cells with a comma and no space")
    }
  }

  /// Blames an item of the URL, or else the whole URL.
  init(_ error: MessageURLError, in url: [UInt8]) {
    var item = error.item
    if case .shipsMissing = error.reason { item = .shipLocation }
    self.init(
      reason: error.reason.name, item: item?.description ?? DoorArgument.url.rawValue, number: error.evidence?.number,
      value: error.evidence?.value.description ?? (item == nil ? Excerpt(url).description : nil),
      sentence: error.description)
  }

  init(last error: MessageURLError) {
    self.init(
      reason: error.reason.name, item: DoorArgument.last.rawValue, value: error.evidence?.value.description,
      sentence: error.description)
  }

  init(_ error: WrittenRulesError, _ text: [UInt8]) { self.init(error.name, .rules, text, error.description) }

  init(_ error: NamedShipsError, on board: BoardSize) {
    switch error {
    case .notAShip(let name):
      let name = Array(name.utf8)
      let ends = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      if ends.count <= 2, ends.allSatisfy({ Cell.isName($0) }),
        ends.contains(where: { Cell(String(decoding: $0, as: UTF8.self)) == nil })
      {
        self.init("shipOffBoard", .ships, name, "the ship \(Excerpt(name)) is not on a \(board) board")
      } else {
        self.init(
          "notAShip", .ships, name,
          "a ship is a cell, or its first and its last cell, such as B2-B5; separate ships with a comma and no space")
      }
    case .notAFleet(let error): self.init(error, .ships, error.ship.map { Array($0.description.utf8) })
    }
  }

  init(_ error: FleetError, _ argument: DoorArgument, _ value: [UInt8]?) {
    self.init(error.name, argument, value, error.description)
  }

  init(_ error: CalendarDateError, _ text: [UInt8]) { self.init(error.name, .date, text, error.description) }

  init(_ error: MessageURLBaseError, _ text: [UInt8]) { self.init(error.name, .base, text, error.description) }

  init(_ error: PlayError) {
    switch error {
    case .cellOffBoard(let cell, _), .alreadyOpened(let cell):
      self.init(error.name, .cells, Array(cell.description.utf8), error.description)
    case .gameOver: self.init(error.name, .url, nil, error.description)
    }
  }

  init(_ error: TermsError) { self.init(error.name, .volley, nil, error.description) }

  init(_ error: DuelError, _ cells: [UInt8]? = nil) {
    switch error {
    case .notYourDuel, .bothSides: self.init(error.name, .key, nil, error.description)
    case .turn(.cellOffBoard(let cell, _)), .turn(.firedTwice(let cell)):
      self.init(error.name, .cells, Array(cell.description.utf8), error.description)
    case .turn: self.init(error.name, .cells, cells, error.description)
    case .notJoined, .ownChallenge, .alreadyJoined, .otherRules, .notYourTurn, .over, .nothingToOpen,
      .noUsableKey, .untrueAnswer:
      self.init(error.name, .url, nil, error.description)
    }
  }

  init(_ error: ReceptionError, _ cells: [UInt8]? = nil) {
    switch error {
    case .relation(.changed(let part)):
      self.init(
        reason: error.name, item: DoorArgument.url.rawValue, number: part.turn, value: part.name,
        sentence: error.description)
    case .relation(.unremembered): self.init(error.name, .last, nil, error.description)
    case .relation, .answeredOtherwise: self.init(error.name, .url, nil, error.description)
    case .duel(let error): self.init(error, cells)
    }
  }
}

extension FleetError {
  fileprivate var ship: Ship? {
    switch self {
    case .shipOffBoard(let ship, _), .shipsOverlap(let ship, _), .shipsTouch(let ship, _),
      .shipNotInRules(let ship, _):
      ship
    case .shipsMissing, .noLayoutExists, .noLayoutFound: nil
    }
  }
}
