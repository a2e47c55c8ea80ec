// The errors of rules, fleets, shots, charts, buffers and bases in plain English.

extension RulesError: CustomStringConvertible {
  /// The error in words: `a board must be 1x1 to 16x16, not 10x27`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .boardSize(let rows, let columns): ("boardSize", "a board must be 1x1 to 16x16, not \(columns)x\(rows)")
    case .noShips: ("noShips", "there are no ships")
    case .tooManyShips: ("tooManyShips", "there are more than 32 ships")
    case .shipLength(let length): ("shipLength", "a ship has 1 to 16 cells, not \(length)")
    case .fleetDoesNotFit(let lengths, let board):
      ("fleetDoesNotFit", "ships of \(lengths) do not fit on a \(board) board")
    case .losingMiss(let miss, let cells): ("losingMiss", "the losing miss is 1 to \(cells), not \(miss)")
    }
  }
}

extension FleetError: CustomStringConvertible {
  /// The error in words: `the ship B2-B5 overlaps another ship`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .shipOffBoard(let ship, let board): ("shipOffBoard", "the ship \(ship) is not on a \(board) board")
    case .shipsOverlap(let ship, _): ("shipsOverlap", "the ship \(ship) overlaps another ship")
    case .shipsTouch(let ship, let other): ("shipsTouch", "the ship \(ship) touches the ship \(other)")
    case .shipNotInRules(let ship, _): ("shipNotInRules", "no ship of length \(ship.length) is left to place: \(ship)")
    case .shipsMissing(let lengths): ("shipsMissing", "ships are missing: \(lengths)")
    case .noLayoutExists: ("noLayoutExists", "the ships do not fit on the board")
    case .noLayoutFound(let steps):
      ("noLayoutFound", "the ships could not all be placed within \(counted(steps, "step"))")
    }
  }
}

extension PlayError: CustomStringConvertible {
  /// The error in words: `B2 was fired at before`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .cellOffBoard(let cell, let board): ("cellOffBoard", "\(cell) is not on a \(board) board")
    case .alreadyOpened(let cell): ("alreadyOpened", "\(cell) was fired at before")
    case .gameOver: ("gameOver", "the game is over")
    }
  }
}

extension ChartError: CustomStringConvertible {
  /// The error in words: `B2 was fired at twice`.
  public var description: String {
    switch self {
    case .cellOffBoard(let cell, let board): "\(cell) is not on a \(board) board"
    case .firedTwice(let cell): "\(cell) was fired at twice"
    case .hitWithoutShot(let cell): "a hit at \(cell), which was not fired at"
    case .tooManyHits(let hits, let cells): "\(counted(hits, "hit")), but the ships have only \(counted(cells, "cell"))"
    case .sunkWithoutHits(let ship): "the sunk ship \(ship) was not hit at every cell"
    case .shipsOverlap(let ship): "the sunk ship \(ship) overlaps another ship"
    case .shipNotInRules(let ship, _): "no ship of length \(ship.length) is left to be the sunk ship \(ship)"
    case .tooManyMisses(let misses, let losing):
      "\(counted(misses, "miss", "misses")), but the game is lost at miss \(losing)"
    }
  }
}

extension MessageRoomError: CustomStringConvertible {
  /// The error in words: `the URL needs 96 bytes, but there is less room`.
  public var description: String {
    switch self {
    case .tooLittleRoom(let needed): "the URL needs \(counted(needed, "byte")), but there is less room"
    }
  }
}

extension MessageURLBaseError: CustomStringConvertible {
  /// The error in words: `a character that is not allowed before a query, 7 bytes from the start`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .badCharacter(let offset):
      ("badCharacter", "a character that is not allowed before a query, \(offset) bytes from the start")
    case .tooLong(let characters): ("tooLong", "\(characters) characters; a base has at most 400")
    }
  }
}
