// The table of refusals: queries that are not games, each with the reason, the item, the value, and its position.

import BattleshipCore
import Testing

/// The name of an error's reason, with the missing item, or the wrong turn of a duel and its reason.
package func shortReason(_ error: MessageURLError) -> String {
  switch error.reason {
  case .missing(let item): "missing(\(item))"
  case .shipsMissing(let lengths): "shipsMissing(\(lengths))"
  case .badTurn(let number, let fault): "badTurn(\(number), \(fault))"
  default: error.reason.name
  }
}

/// A refused query: the name of the reason, and the item with its value as errors describe them.
package struct Refusal: Sendable, CustomTestStringConvertible {
  package let query: String
  package let reason: String
  package let evidence: String?

  package init(_ query: String, _ reason: String, _ evidence: String? = nil) {
    (self.query, self.reason, self.evidence) = (query, reason, evidence)
  }

  package var testDescription: String { query }

  private static let ships = "Ship_Location=0&Ship_Location=1"

  package static let all: [Refusal] =
    [
      Refusal("\(ships)&Is_Complete=0&Ship_Location=%4", "badEscape", "Ship_Location=%4 (item 4)"),
      Refusal("\(ships)&Is_Complete=%", "badEscape", "Is_Complete=% (item 3)"),
      Refusal("\(ships)&Is_Complete=0&Guess=1%zz", "badEscape", "Guess=1%zz (item 4)"),
      Refusal("", "missing(Ship_Location)"),
      Refusal("Is_Complete=0", "missing(Ship_Location)"),
      Refusal(ships, "missing(Is_Complete)"),
      Refusal("\(ships)&is_complete=0", "missing(Is_Complete)"),
      Refusal("\(ships)&Is_Complete#0", "badFlag", "Is_Complete= (item 3)"),
      Refusal("\(ships)&Is_Complete&x", "badFlag", "Is_Complete= (item 3)"),
      Refusal("\(ships)&Is_Complete=0&Is_Complete=0", "repeated", "Is_Complete=0 (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Board=3x3&Board=3x3", "repeated", "Board=3x3 (item 5)"),
      Refusal("\(ships)&Is_Complete=0&Fleet=1.1&x&Fleet=1.1", "repeated", "Fleet=1.1 (item 6)"),
      Refusal("\(ships)&Is_Complete=0&Misses=3&Misses=2", "repeated", "Misses=2 (item 5)"),
      Refusal("\(ships)&Is_Complete=0&Format=1&Format=1", "repeated", "Format=1 (item 5)"),
      Refusal("Ship_Location=9&Ship_Location=1&Is_Complete=0", "cellOffBoard", "Ship_Location=9 (item 1)"),
      Refusal(
        "Ship_Location=1&Ship_Location=999999999&Is_Complete=0", "cellOffBoard", "Ship_Location=999999999 (item 2)"),
      Refusal("Ship_Location=0-9&Is_Complete=0&Fleet=3", "cellOffBoard", "Ship_Location=0-9 (item 1)"),
      Refusal("\(ships)&Is_Complete=0&Guess=9", "cellOffBoard", "Guess=9 (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Guess=65536", "cellOffBoard", "Guess=65536 (item 4)"),
      Refusal("Ship_Location=0-4&Is_Complete=0&Fleet=2", "notAShip", "Ship_Location=0-4 (item 1)"),
      Refusal("Ship_Location=0-0&Is_Complete=0&Fleet=1", "notAShip", "Ship_Location=0-0 (item 1)"),
      Refusal("Ship_Location=2-0&Is_Complete=0&Fleet=3", "notAShip", "Ship_Location=2-0 (item 1)"),
      Refusal("Ship_Location=2-3&Is_Complete=0&Fleet=2", "notAShip", "Ship_Location=2-3 (item 1)"),
      Refusal("Ship_Location=0&Ship_Location=0&Is_Complete=0", "shipsOverlap", "Ship_Location=0 (item 2)"),
      Refusal(
        "Ship_Location=0-6&Ship_Location=3-5&Is_Complete=0&Fleet=3.3", "shipsOverlap", "Ship_Location=3-5 (item 2)"),
      Refusal("\(ships)&Ship_Location=2&Is_Complete=0", "shipNotInRules", "Ship_Location=2 (item 3)"),
      Refusal("Ship_Location=0-1&Ship_Location=2&Is_Complete=0", "shipNotInRules", "Ship_Location=0-1 (item 1)"),
      Refusal("Ship_Location=0&Is_Complete=0", "shipsMissing(1)"),
      Refusal("Ship_Location=0&Is_Complete=0&Fleet=3.2.1", "shipsMissing(3.2)"),
      Refusal("\(ships)&Is_Complete=yes", "badFlag", "Is_Complete=yes (item 3)"),
      Refusal("\(ships)&Is_Complete=2", "badFlag", "Is_Complete=2 (item 3)"),
      Refusal("\(ships)&Is_Complete=", "badFlag", "Is_Complete= (item 3)"),
      Refusal("\(ships)&Is_Complete", "badFlag", "Is_Complete= (item 3)"),
      Refusal("\(ships)&Is_Complete=00", "badFlag", "Is_Complete=00 (item 3)"),
      Refusal("\(ships)&Is_Complete=1=1", "badFlag", "Is_Complete=1=1 (item 3)"),
      Refusal("\(ships)&Is_Complete=0&Misses=10", "badMisses", "Misses=10 (item 4)"),
      Refusal("Ship_Location=0&Is_Complete=0&Board=1x2&Fleet=1", "badMisses", "Board=1x2 (item 3)"),
      Refusal("\(ships)&Is_Complete=0&Fleet=4", "fleetDoesNotFit", "Fleet=4 (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Fleet=3.3.3.1", "fleetDoesNotFit", "Fleet=3.3.3.1 (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Board=1x1", "fleetDoesNotFit", "Board=1x1 (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Guess=4&Guess=4", "guessedTwice", "Guess=4 (item 5)"),
      Refusal("\(ships)&Is_Complete=1&Guess=2&Guess=3&Guess=4&Guess=5", "guessAfterEnd", "Guess=5 (item 7)"),
      Refusal("\(ships)&Is_Complete=1&Guess=0&Guess=1&Guess=1", "guessAfterEnd", "Guess=1 (item 6)"),
      Refusal("\(ships)&Is_Complete=0&Guess=0&Guess=1", "flagContradictsShots", "Is_Complete=0 (item 3)"),
      Refusal("\(ships)&Is_Complete=0&Guess=2&Guess=3&Guess=4", "flagContradictsShots", "Is_Complete=0 (item 3)"),
      Refusal("\(ships)&Is_Complete=1&Guess=0", "flagContradictsShots", "Is_Complete=1 (item 3)"),
      Refusal("\(ships)&Is_Complete=0&Apart=1", "shipsTouch", "Ship_Location=1 (item 2)"),
      Refusal("Ship_Location=4&Ship_Location=0&Is_Complete=0&Apart=1", "shipsTouch", "Ship_Location=0 (item 2)"),
      Refusal("Ship_Location=0&Ship_Location=0&Is_Complete=0&Apart=1", "shipsOverlap", "Ship_Location=0 (item 2)"),
      Refusal("\(ships)&Is_Complete=0&Apart=2", "badFlag", "Apart=2 (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Apart", "badFlag", "Apart= (item 4)"),
      Refusal("\(ships)&Is_Complete=0&Apart=0&Apart=0", "repeated", "Apart=0 (item 5)"),
      Refusal("\(ships)&Is_Complete=0&Format=2", "duel", "Format=2 (item 4)"),
      Refusal("Format=2&Board=3x3&Fleet=1.1&Seal=abc", "duel", "Format=2 (item 1)"),
      Refusal("Ships=many&Format=3", "newerFormat", "Format=3 (item 2)"),
      Refusal("Ship_Location=new&%46ormat=17", "newerFormat", "Format=17 (item 2)"),
      Refusal("\(ships)&Is_Complete=0&Format=1&Format=2", "repeated", "Format=2 (item 5)"),
    ] + numbers + boards + fleets

  private static let numbers = [
    "", "+1", "-1", "01", "00", "99999999999999999999", "1000000000", "1 ", "%201", "1x", "１", "a", "1.0", "0-", "-",
    "0-1-2",
    "0--1", "1%00", "1%26", "%FF", "0x1",
  ].flatMap { value in
    [
      Refusal("Ship_Location=\(value)&Ship_Location=1&Is_Complete=0", "notANumber", shown("Ship_Location", value, 1)),
      Refusal("\(ships)&Is_Complete=0&Guess=\(value)", "notANumber", shown("Guess", value, 4)),
      Refusal("\(ships)&Is_Complete=0&Misses=\(value)", "notANumber", shown("Misses", value, 4)),
      Refusal("\(ships)&Is_Complete=0&Format=\(value)", "notANumber", shown("Format", value, 4)),
    ]
  }

  private static let boards = [
    "", "0x3", "3x0", "17x17", "17x3", "3x17", "3", "3x", "x3", "3x3x3", "03x3", "3X3", "3*3", "3x3 ", "-3x3",
  ].map {
    Refusal("\(ships)&Is_Complete=0&Board=\($0)", "badBoard", shown("Board", $0, 4))
  }

  private static let fleets = ["", ".", "1.", ".1", "1..1", "0", "1.0", "17", "1.2", "1,1", "1.1.", "-1"].map {
    Refusal("\(ships)&Is_Complete=0&Fleet=\($0)", "badFleet", shown("Fleet", $0, 4))
  }

  /// An item as errors show it: every byte but printable ASCII is escaped.
  private static func shown(_ item: String, _ value: String, _ number: Int) -> String {
    let safe = value.utf8.map { byte in
      33...126 ~= byte ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }
    return "\(item)=\(safe.joined()) (item \(number))"
  }
}
