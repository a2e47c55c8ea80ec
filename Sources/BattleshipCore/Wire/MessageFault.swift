// A fault says in a few bytes what is wrong with a message, and where. Only then is a refusal made, with its evidence.

/// What is wrong with the value of an item.
enum ValueFault: UInt8, Error {
  case badEscape
  case notANumber
  case notAShip
  case badFlag
  case badBoard
  case badFleet
  case duel
  case newerFormat
  case repeated

  /// The refusal of the item that has the fault.
  func refusal(_ evidence: MessageURLError.Evidence) -> MessageURLError {
    switch self {
    case .badEscape: .badEscape(evidence)
    case .notANumber: .notANumber(evidence)
    case .notAShip: .notAShip(evidence)
    case .badFlag: .badFlag(evidence)
    case .badBoard: .badBoard(evidence)
    case .badFleet: .badFleet(evidence)
    case .duel: .duel(evidence)
    case .newerFormat: .newerFormat(evidence)
    case .repeated: .repeated(evidence)
    }
  }
}

/// What keeps the parts of a message, each of them right, from being a game.
enum GameFault: Error {
  /// No ship, or no flag.
  case missing(MessageItem)
  /// The fleet or the misses do not suit the board.
  case rules
  /// The ship that has so many before it is none, or not on the board, or over another one, or touches one.
  case ship(Int)
  /// The ships are not those of the rules.
  case fleet
  /// The shot that has so many before it is not on the board, or the second one there, or after the end.
  case guess(Int)
  /// The flag contradicts the shots.
  case flag
}

extension MessageParts {
  /// The refusal of a message whose parts are no game, as far as the game was played when that came out.
  @inline(never)
  func refusal(_ fault: GameFault, _ game: Game, in url: Span<UInt8>) -> MessageURLError {
    switch fault {
    case .missing(let item): return .missing(item)
    case .rules: return settings.refusalOfRules(start, in: url)
    case .ship(let place): return refusalOfShip(place, game, in: url)
    case .fleet: return refusalOfFleet(game.rules, in: url)
    case .guess(let place): return refusalOfGuess(place, game, in: url)
    case .flag: return .flagContradictsShots(start.evidence(of: .isComplete, in: url), game.status)
    }
  }

  private func refusalOfShip(_ place: Int, _ game: Game, in url: Span<UInt8>) -> MessageURLError {
    let board = game.rules.board
    let evidence = start.evidence(of: .shipLocation, place, in: url)
    let numbers = ship(place)
    if board.cell(at: numbers.first) == nil || board.cell(at: numbers.last) == nil {
      return start.refusalOfCell(.shipLocation, place, board, in: url)
    }
    guard let ship = board.ship(numbers) else { return .notAShip(evidence) }
    switch game.fleet.obstacle(to: ship) {
    case .shipsTouch(let ship, let other): return .shipsTouch(evidence, ship, other)
    case .shipsOverlap, .shipOffBoard, .shipNotInRules, .shipsMissing, .noLayoutExists, .noLayoutFound:
      return .shipsOverlap(evidence, ship)
    }
  }

  /// The first ship that is one too many, or all that are missing.
  private func refusalOfFleet(_ rules: Rules, in url: Span<UInt8>) -> MessageURLError {
    var missing = rules.shipLengths
    var place = 0
    while var reader = start.entering(.shipLocation, place, in: url) {
      guard let run = try? reader.run(in: url), let ship = rules.board.ship(run), missing.take(ship.length) else {
        return .shipNotInRules(reader.evidence(in: url), rules.shipLengths)
      }
      place &+= 1
    }
    return .shipsMissing(missing)
  }

  private func refusalOfGuess(_ place: Int, _ game: Game, in url: Span<UInt8>) -> MessageURLError {
    let evidence = start.evidence(of: .guess, place, in: url)
    guard game.status == .open else { return .guessAfterEnd(evidence, game.status) }
    guard let cell = game.rules.board.cell(at: guess(place)) else {
      return start.refusalOfCell(.guess, place, game.rules.board, in: url)
    }
    return .guessedTwice(evidence, cell)
  }
}

extension QueryReader {
  /// The refusal of a cell that is not on the board, with the number that the URL has for it.
  fileprivate func refusalOfCell(
    _ item: MessageItem, _ place: Int, _ board: BoardSize, in url: Span<UInt8>
  ) -> MessageURLError {
    let evidence = evidence(of: item, place, in: url)
    guard var reader = entering(item, place, in: url), let run = try? reader.run(in: url) else {
      return .notANumber(evidence)
    }
    return .cellOffBoard(evidence, cell: board.cell(at: run.first) == nil ? run.first : run.last, board: board)
  }
}
