// The name of each reason to refuse a message URL, for programs that note or compare them.

extension MessageURLError.Reason {
  /// The name of the reason without its evidence, which is the same in every version: `cellOffBoard`.
  public var name: String {
    switch self {
    case .noQuery: "noQuery"
    case .tooLong: "tooLong"
    case .badEscape: "badEscape"
    case .missing: "missing"
    case .repeated: "repeated"
    case .notANumber: "notANumber"
    case .cellOffBoard: "cellOffBoard"
    case .notAShip: "notAShip"
    case .shipsOverlap: "shipsOverlap"
    case .shipsTouch: "shipsTouch"
    case .shipNotInRules: "shipNotInRules"
    case .shipsMissing: "shipsMissing"
    case .badFlag: "badFlag"
    case .badBoard: "badBoard"
    case .badFleet: "badFleet"
    case .fleetDoesNotFit: "fleetDoesNotFit"
    case .badMisses: "badMisses"
    case .guessedTwice: "guessedTwice"
    case .guessAfterEnd: "guessAfterEnd"
    case .flagContradictsShots: "flagContradictsShots"
    case .duel: "duel"
    case .newerFormat: "newerFormat"
    case .notADuel: "notADuel"
    case .notInADuel: "notInADuel"
    case .badVolley: "badVolley"
    case .badSeal: "badSeal"
    case .missingSecondSeal: "missingSecondSeal"
    case .badTurn: "badTurn"
    case .openedTooSoon: "openedTooSoon"
    case .badOpening: "badOpening"
    case .flagContradictsTurns: "flagContradictsTurns"
    }
  }
}
