// Why something cannot be done or read, in English.

import BattleshipCore

extension RefusalSentences {
  static var english: RefusalSentences {
    RefusalSentences(
      ship: { error in
        switch error {
        case .shipOffBoard: "That ship would reach beyond the board."
        case .shipsOverlap(_, let other): "The \(English.shipName(other.length)) (\(SafeText(other))) is in the way."
        case .shipsTouch(_, let other): "It would touch the \(English.shipName(other.length)) (\(SafeText(other)))."
        case .shipNotInRules: "There is no ship of that length left."
        case .shipsMissing(let lengths): "Ships are still to be placed: \(SafeText(lengths.description))."
        case .noLayoutExists: "The ships do not fit on the board."
        case .noLayoutFound: "No place was found for all the ships."
        }
      },
      shot: { error in
        switch error {
        case .alreadyOpened(let cell): "\(SafeText(cell)) was already shot at. That cost nothing."
        case .cellOffBoard(let cell, _): "\(SafeText(cell)) is not on the board."
        case .gameOver: "The game is over."
        }
      },
      url: reason,
      noLink: "This is not a Battleships link.",
      reception: reception,
      unreadable: { reason in "This message cannot be read as a game. \(reason)" }
    )
  }

  @Sendable private static func reason(_ error: MessageURLError) -> SafeText {
    let item = error.evidence.map { SafeText($0.description) } ?? ""
    return switch error.reason {
    case .noQuery: "The URL has no query."
    case .tooLong(let characters): "The URL has \(characters) characters, more than 5000."
    case .badEscape: "\(item): a percent sign without two hexadecimal digits."
    case .missing(let missing): "The item \(SafeText(missing.description)) is missing."
    case .repeated: "\(item) occurs too often."
    case .notANumber: "\(item) is not a number."
    case .cellOffBoard(_, let board): "\(item) is not on the board of \(SafeText(board.description))."
    case .notAShip: "\(item) is not a straight ship."
    case .shipsOverlap: "\(item) lies over another ship."
    case .shipsTouch: "\(item) touches another ship."
    case .shipNotInRules: "\(item) is a ship that the rules do not have."
    case .shipsMissing(let lengths): "Ships are missing, of these lengths: \(SafeText(lengths.description))."
    case .badFlag: "\(item) is neither 0 nor 1."
    case .badBoard: "\(item) is not a board of 1x1 to 16x16."
    case .badFleet: "\(item) is not a fleet of 1 to 32 ships, the longest first."
    case .fleetDoesNotFit: "\(item) does not fit on the board."
    case .badMisses: "\(item) is more than the board has cells."
    case .guessedTwice: "\(item) repeats a shot."
    case .guessAfterEnd: "\(item) is a shot after the end."
    case .flagContradictsShots: "\(item) is not what the shots say."
    case .duel: "\(item): the message is a sealed duel, and this asks for a hunt."
    case .newerFormat: "\(item): the message is of a newer program."
    case .notADuel: item.isEmpty ? "The message is not a sealed duel." : "\(item): the message is not a sealed duel."
    case .notInADuel: "\(item) has no place in a duel."
    case .badVolley: "\(item) is neither afloat nor 1 to the number of cells."
    case .badSeal: "\(item) is not a seal for these ships."
    case .missingSecondSeal: "\(item): there are turns, and only one player's seal."
    case .badTurn(let turn, let error): "\(item), turn \(turn): \(SafeText(error.description))."
    case .openedTooSoon: "\(item): a seal is opened before the end."
    case .badOpening: "\(item) is not an opening for these ships."
    case .flagContradictsTurns: "\(item) is not what the turns say."
    }
  }
}
