// Every refusal of a message URL as a sentence in plain English.

extension MessageURLError: CustomStringConvertible {
  /// The item to blame and what is wrong with it: `Ship_Location=9 (item 2): a 3x3 board has no cell 9`. Safe to print.
  public var description: String {
    evidence.map { "\($0): \(reason)" } ?? reason.description
  }
}

extension MessageURLError.Reason: CustomStringConvertible {
  /// What is wrong, as the part of a sentence that stands behind the item: `a 3x3 board has no cell 9`.
  public var description: String {
    switch self {
    case .noQuery: "the URL has no query"
    case .tooLong(let characters): "the URL has \(characters) characters, more than 5000"
    case .badEscape: "a percent sign without two hexadecimal digits"
    case .missing(let item): "the item \(item) is missing"
    case .repeated: "the item stands there too often"
    case .notANumber: "not a whole number without sign and leading zeros"
    case .cellOffBoard(let cell, let board): "a \(board) board has no cell \(cell)"
    case .notAShip: "not a straight ship, first cell first"
    case .shipsOverlap(let ship): "the ship \(ship) lies over another one"
    case .shipsTouch(let ship, let other): "the ship \(ship) touches the ship \(other)"
    case .shipNotInRules(let lengths): "the rules have no such ship left, but \(lengths)"
    case .shipsMissing(let lengths): "ships are missing: \(lengths)"
    case .badFlag: "neither 0 nor 1"
    case .badBoard: "not a board of 1x1 to 16x16"
    case .badFleet: "not the lengths of 1 to 32 ships, longest first"
    case .fleetDoesNotFit(let lengths, let board): "ships of \(lengths) do not fit on a \(board) board"
    case .badMisses(let misses, let cells): "\(misses) misses on a board of \(cells) cells"
    case .guessedTwice(let cell): "\(cell) was fired at before"
    case .guessAfterEnd: "a shot after the end of the game"
    case .flagContradictsShots(.open): "the shots leave the game open"
    case .flagContradictsShots(.won), .flagContradictsShots(.lost), .flagContradictsShots(.overUnrecorded):
      "the shots end the game"
    case .duel: "the URL is a sealed duel"
    case .newerFormat: "the URL is of a newer format"
    case .notADuel: "the URL is not a duel"
    case .notInADuel: "an item that no duel has"
    case .badVolley: "neither 'afloat' nor a number of shots from 1 to the cells of the board"
    case .badSeal: "not the seal of such a fleet"
    case .missingSecondSeal: "there are turns, and the second seal is missing"
    case .badTurn(let number, let error): "turn \(number): \(error)"
    case .openedTooSoon: "a seal is opened before the duel is over"
    case .badOpening: "not the opening of such a fleet"
    case .flagContradictsTurns(.open): "the turns leave the duel open"
    case .flagContradictsTurns: "the turns end the duel"
    }
  }
}
