// The engine's errors as Foundation's: each has its own sentence, a domain, and a code for each case.

public import BattleshipCore
public import Foundation

/// An error of the engine. Its domain and its codes are the same in every version; a new case has a new code.
///
/// ```swift
/// do {
///   _ = try Game(messageURL: "?Ship_Location=9&Ship_Location=1&Is_Complete=0")
/// } catch {
///   assert(error.localizedDescription == "Ship_Location=9 (item 1): a 3x3 board has no cell 9")
///   let error = error as NSError
///   assert(error.domain == "battleship.MessageURLError" && error.code == 7)
/// }
/// ```
public protocol EngineError: LocalizedError, CustomNSError, CustomStringConvertible {}

extension EngineError {
  /// `battleship.` and the name of the type.
  public static var errorDomain: String { "battleship.\(Self.self)" }

  /// The error's own sentence, in English.
  public var errorDescription: String? { description }

  /// The sentence; without it, `NSError` would have none outside of Apple's systems.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

extension MessageURLError: EngineError {
  /// The domain that its reasons share.
  public static var errorDomain: String { Reason.errorDomain }
  /// The code of its reason.
  public var errorCode: Int { reason.errorCode }
}

extension MessageURLError.Reason: EngineError {
  /// The domain of this error.
  public static var errorDomain: String { "battleship.MessageURLError" }
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .noQuery: 1
    case .tooLong: 2
    case .badEscape: 3
    case .missing: 4
    case .repeated: 5
    case .notANumber: 6
    case .cellOffBoard: 7
    case .notAShip: 8
    case .shipsOverlap: 9
    case .shipsTouch: 10
    case .shipNotInRules: 11
    case .shipsMissing: 12
    case .badFlag: 13
    case .badBoard: 14
    case .badFleet: 15
    case .fleetDoesNotFit: 16
    case .badMisses: 17
    case .guessedTwice: 18
    case .guessAfterEnd: 19
    case .flagContradictsShots: 20
    case .duel: 21
    case .newerFormat: 22
    case .notADuel: 23
    case .notInADuel: 24
    case .badVolley: 25
    case .badSeal: 26
    case .unreleasedFormat: 27
    case .badName: 28
    case .badTag: 29
    case .tagWithoutTurn: 30
    case .missingSecondSeal: 31
    case .badTurn: 32
    case .openedTooSoon: 33
    case .badOpening: 34
    case .flagContradictsTurns: 35
    }
  }
}

extension MessageURLBaseError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .badCharacter: 1
    case .tooLong: 2
    }
  }
}

extension MessageRoomError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .tooLittleRoom: 1
    }
  }
}

extension RulesError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .boardSize: 1
    case .noShips: 2
    case .tooManyShips: 3
    case .shipLength: 4
    case .fleetDoesNotFit: 5
    case .losingMiss: 6
    }
  }
}

extension FleetError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .shipOffBoard: 1
    case .shipsOverlap: 2
    case .shipsTouch: 3
    case .shipNotInRules: 4
    case .shipsMissing: 5
    case .noLayoutExists: 6
    case .noLayoutFound: 7
    }
  }
}

extension NamedShipsError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .notAShip: 1
    case .notAFleet: 2
    }
  }
}

extension PlayError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .cellOffBoard: 1
    case .alreadyOpened: 2
    case .gameOver: 3
    }
  }
}

extension ChartError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .cellOffBoard: 1
    case .firedTwice: 2
    case .hitWithoutShot: 3
    case .tooManyHits: 4
    case .sunkWithoutHits: 5
    case .shipsOverlap: 6
    case .shipNotInRules: 7
    case .tooManyMisses: 8
    }
  }
}

extension TermsError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .losingMiss: 1
    case .volley: 2
    }
  }
}

extension NameError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .empty: 1
    case .spaceAtEnd: 2
    case .tooLong: 3
    case .unseen: 4
    }
  }
}

extension TurnError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .malformed: 1
    case .afterEnd: 2
    case .resignationAsFirst: 3
    case .answers: 4
    case .shots: 5
    case .shotsAfterEnd: 6
    case .cellNumber: 7
    case .cellOffBoard: 8
    case .firedTwice: 9
    case .notAShip: 10
    case .shipOffBoard: 11
    case .sunkElsewhere: 12
    case .sunkUnhit: 13
    case .sunkTwice: 14
    case .sunkLength: 15
    case .tooManyHits: 16
    case .tooManyMisses: 17
    }
  }
}

extension DuelError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .notYourDuel: 1
    case .bothSides: 2
    case .notJoined: 3
    case .ownChallenge: 4
    case .alreadyJoined: 5
    case .otherRules: 6
    case .notYourTurn: 7
    case .over: 8
    case .nothingToOpen: 9
    case .noUsableKey: 10
    case .untrueAnswer: 11
    case .turn: 12
    }
  }
}

extension ReceptionError: EngineError {
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .relation: 1
    case .answeredOtherwise: 2
    case .duel: 3
    }
  }
}

extension DuelAnswerError: EngineError {
  /// The domain of this error.
  public static var errorDomain: String { "battleship.DuelAnswerError" }
  /// The number of the case.
  public var errorCode: Int {
    switch self {
    case .reception: 1
    case .memory: 2
    }
  }
}
