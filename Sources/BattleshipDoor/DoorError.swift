// A refusal at a door: a reason whose name stays the same, what is to blame, and a sentence.

import BattleshipCore
import BattleshipData

/// The arguments that can be to blame.
enum Argument: String {
  case url, rules, ships, cells, level, base, volley, key, random, last
}

/// Why a door does not do what is asked, as the JSON that it answers with.
struct DoorError: Error {
  let json: [UInt8]

  /// A refusal.
  ///
  /// - Parameters:
  ///   - reason: A word that stays the same in every version.
  ///   - item: The item of the URL that is to blame, or the argument.
  ///   - number: Which item of the URL it is, counted from 1.
  ///   - value: The start of what is wrong there.
  ///   - sentence: The reason in plain English.
  private init(reason: String, item: String?, number: Int? = nil, value: Excerpt?, sentence: String) {
    json = JSONWriter.object { json in
      json.name("error")
      json.writeMembers { json in
        json.member("reason", reason)
        json.member("item", item)
        json.member("number", number)
        json.member("value", value?.description)
        json.member("sentence", sentence)
      }
    }
  }

  /// A refusal of an argument, for what stands in it.
  init(_ reason: String, _ argument: Argument?, _ value: [UInt8]?, _ sentence: String) {
    self.init(reason: reason, item: argument?.rawValue, value: value.map { Excerpt($0) }, sentence: sentence)
  }

  /// The refusal of the URL, by one of its items.
  init(_ error: MessageURLError) {
    self.init(
      reason: error.reason.name, item: error.item?.description, number: error.evidence?.number,
      value: error.evidence?.value, sentence: error.description)
  }

  /// The refusal of the message that was written last.
  init(last error: MessageURLError) { self.init(error.reason.name, .last, nil, error.description) }

  init(_ error: WrittenRulesError, _ text: [UInt8]) { self.init(error.name, .rules, text, error.description) }

  init(_ error: NamedShipsError) {
    switch error {
    case .notAShip(let name): self.init("notAShip", .ships, Array(name.utf8), "a ship is a cell or two, as B2 or B2-B5")
    case .notAFleet(let error): self.init(error, .ships)
    }
  }

  init(_ error: FleetError, _ argument: Argument) { self.init(error.name, argument, nil, error.description) }

  init(_ error: MessageURLBaseError, _ text: [UInt8]) { self.init(error.name, .base, text, error.description) }

  init(_ error: PlayError, of cell: Cell?) {
    self.init(error.name, cell.map { _ in .cells }, cell.map { Array($0.description.utf8) }, error.description)
  }

  init(_ error: TermsError) { self.init(error.name, .volley, nil, error.description) }

  init(_ error: DuelError) { self.init(error.name, nil, nil, error.description) }

  init(_ error: ReceptionError) { self.init(error.name, nil, nil, error.description) }
}
