// Every reason for refusing a message URL has a name and a sentence in plain English.

extension MessageURLError: CustomStringConvertible {
  /// The item to blame and the fault: `Ship_Location=9 (item 2): a 3x3 board has no cell 9`. Safe to print.
  public var description: String {
    evidence.map { "\($0): \(reason)" } ?? reason.description
  }
}

extension MessageURLError.Reason: CustomStringConvertible {
  /// The fault, as the part of a sentence after the item: `a 3x3 board has no cell 9`.
  public var description: String { text.sentence }

  /// The name of the reason without its evidence, which is the same in every version: `cellOffBoard`.
  public var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .noQuery: ("noQuery", "the URL has no query")
    case .tooLong(let characters, let most): ("tooLong", "the URL has \(characters) characters, more than \(most)")
    case .badEscape: ("badEscape", "a percent sign without two hexadecimal digits")
    case .missing(let item): ("missing", "the item \(item) is missing")
    case .repeated: ("repeated", "the item appears more than once")
    case .notANumber: ("notANumber", "not a whole number without a sign or leading zeros")
    case .cellOffBoard(let cell, let board): ("cellOffBoard", "a \(board) board has no cell \(cell)")
    case .notAShip: ("notAShip", "not a straight ship, first cell first")
    case .shipsOverlap(let ship): ("shipsOverlap", "the ship \(ship) overlaps another ship")
    case .shipsTouch(let ship, let other): ("shipsTouch", "the ship \(ship) touches the ship \(other)")
    case .shipNotInRules(let lengths):
      ("shipNotInRules", "no ship of this length is left to place; the rules have \(lengths)")
    case .shipsMissing(let lengths): ("shipsMissing", "ships are missing: \(lengths)")
    case .badFlag: ("badFlag", "neither 0 nor 1")
    case .badBoard: ("badBoard", "not a board of 1x1 to 16x16")
    case .badFleet: ("badFleet", "not the lengths of 1 to 32 ships, longest first")
    case .fleetDoesNotFit(let lengths, let board):
      ("fleetDoesNotFit", "ships of \(lengths) do not fit on a \(board) board")
    case .badMisses(let misses, let cells):
      ("badMisses", "\(counted(misses, "miss", "misses")) on a board of \(counted(cells, "cell"))")
    case .guessedTwice(let cell): ("guessedTwice", "\(cell) was fired at before")
    case .guessAfterEnd: ("guessAfterEnd", "a shot after the end of the game")
    case .flagContradictsShots(.open): ("flagContradictsShots", "the shots leave the game open")
    case .flagContradictsShots: ("flagContradictsShots", "the shots end the game")
    case .duel: ("duel", "the URL is a sealed duel")
    case .newerFormat: ("newerFormat", "the URL has a newer format")
    case .notADuel: ("notADuel", "the URL is not a duel")
    case .notInADuel: ("notInADuel", "an item that does not belong in a duel")
    case .badVolley:
      ("badVolley", "neither 'afloat' nor 'again' nor a number of shots from 1 to the cells of the board")
    case .badSeal: ("badSeal", "not a seal for a fleet of these ships")
    case .unreleasedFormat: ("unreleasedFormat", "the URL has the form of a version that was never released")
    case .badName: ("badName", "not a name of 1 to 24 visible characters")
    case .badTag: ("badTag", "not a tag")
    case .tagWithoutTurn: ("tagWithoutTurn", "a tag before there is a turn")
    case .missingSecondSeal: ("missingSecondSeal", "there are turns, but the second seal is missing")
    case .badTurn(let number, let error): ("badTurn", "turn \(number): \(error)")
    case .openedTooSoon: ("openedTooSoon", "a seal was opened before the duel was over")
    case .badOpening: ("badOpening", "not an opening for a fleet of these ships")
    case .flagContradictsTurns(.open): ("flagContradictsTurns", "the turns leave the duel open")
    case .flagContradictsTurns: ("flagContradictsTurns", "the turns end the duel")
    }
  }
}
