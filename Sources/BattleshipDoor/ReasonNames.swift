// The names of the reasons for a refusal, the same in every version; those for URLs are in the engine.

import BattleshipCore
import BattleshipData
import BattleshipPlayers

extension RulesError {
  var name: String {
    switch self {
    case .boardSize: "boardSize"
    case .noShips: "noShips"
    case .tooManyShips: "tooManyShips"
    case .shipLength: "shipLength"
    case .fleetDoesNotFit: "fleetDoesNotFit"
    case .losingMiss: "losingMiss"
    }
  }
}

extension WrittenRulesError {
  var name: String {
    switch self {
    case .unreadable: "notRules"
    case .noDuelRules: "notDuelRules"
    case .impossible(let error): error.name
    }
  }
}

extension FleetError {
  var name: String {
    switch self {
    case .shipOffBoard: "shipOffBoard"
    case .shipsOverlap: "shipsOverlap"
    case .shipsTouch: "shipsTouch"
    case .shipNotInRules: "shipNotInRules"
    case .shipsMissing: "shipsMissing"
    case .noLayoutExists: "noLayoutExists"
    case .noLayoutFound: "noLayoutFound"
    }
  }

  var ship: Ship? {
    switch self {
    case .shipOffBoard(let ship, _), .shipsOverlap(let ship, _), .shipsTouch(let ship, _),
      .shipNotInRules(let ship, _):
      ship
    case .shipsMissing, .noLayoutExists, .noLayoutFound: nil
    }
  }
}

extension PlayError {
  var name: String {
    switch self {
    case .cellOffBoard: "cellOffBoard"
    case .alreadyOpened: "alreadyOpened"
    case .gameOver: "gameOver"
    }
  }
}

extension MessageURLBaseError {
  var name: String {
    switch self {
    case .badCharacter: "badCharacter"
    case .tooLong: "tooLong"
    }
  }
}

extension CalendarDateError {
  var name: String {
    switch self {
    case .notADate: "notADate"
    case .noSuchDay: "noSuchDay"
    }
  }
}

extension TermsError {
  var name: String {
    switch self {
    case .losingMiss: "losingMiss"
    case .volley: "badVolley"
    }
  }
}

extension ReceptionError {
  var name: String {
    switch self {
    // This name is older than the one in `relation`.
    case .relation(.none): "unremembered"
    case .relation(let relation): relation.name
    case .answeredOtherwise: "answeredOtherwise"
    case .duel(let error): error.name
    }
  }
}

extension DuelError {
  var name: String {
    switch self {
    case .notYourDuel: "notYourDuel"
    case .bothSides: "bothSides"
    case .notJoined: "notJoined"
    case .ownChallenge: "ownChallenge"
    case .alreadyJoined: "alreadyJoined"
    case .otherRules: "otherRules"
    case .notYourTurn: "notYourTurn"
    case .over: "gameOver"
    case .nothingToOpen: "nothingToOpen"
    case .noUsableKey: "noUsableKey"
    case .untrueAnswer: "untrueAnswer"
    case .turn(let error): error.name
    }
  }
}

extension TurnError {
  /// Names only the errors that a caller's shots can have; all others are `badTurn`, as in a URL.
  var name: String {
    switch self {
    case .shots: "shots"
    case .shotsAfterEnd: "shotsAfterEnd"
    case .cellOffBoard: "cellOffBoard"
    case .firedTwice: "alreadyOpened"
    case .malformed, .afterEnd, .resignationAsFirst, .answers, .cellNumber, .notAShip, .shipOffBoard, .sunkElsewhere,
      .sunkUnhit, .sunkTwice, .sunkLength, .tooManyHits, .tooManyMisses:
      "badTurn"
    }
  }
}
