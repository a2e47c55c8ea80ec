// What the commands say: on their screen, as data on standard output, and as complaints.

import BattleshipCore

extension Wording {
  static let placeTitle: SafeText = "Hide your ships"
  static let attackTitle: SafeText = "Find the ships"
  static let resultTitle: SafeText = "The game is over"
  static let close: SafeText = "Close"
  static let you: SafeText = "You"
  static let seeker: SafeText = "The other player"
  static let leaves: SafeText = "q leaves"
}

// What programs may read, as the manual says.
extension Wording {
  /// A shot: `B2 miss, 2 lives left`, `B2 hit`, `B2 sunk, a ship of 2, the game is won`.
  static func shot(_ cell: Cell, _ result: ShotResult, then game: Game) -> SafeText {
    let end: SafeText =
      switch game.status {
      case .won: ", the game is won"
      case .lost: ", the game is lost"
      case .open, .overUnrecorded: ""
      }
    switch result {
    case .miss where game.status == .open: return "\(name(cell)) miss\(lives(game.livesLeft))"
    case .miss: return "\(name(cell)) miss\(end)"
    case .hit: return "\(name(cell)) hit"
    case .sunk(let ship): return "\(name(cell)) sunk, a ship of \(ship.length)\(end)"
    }
  }

  private static func lives(_ left: Int?) -> SafeText {
    left.map { ", \($0) \($0 == 1 ? "life" : "lives" as SafeText) left" } ?? ""
  }

  static func rules(_ rules: Rules) -> SafeText {
    let misses: SafeText =
      rules.missesAllowed.map { "\($0) \($0 == 1 ? "miss loses" : "misses lose" as SafeText)" }
      ?? "misses never lose"
    return "board \(SafeText(rules.board.description)), ships \(SafeText(rules.shipLengths.description)), \(misses)"
  }

  static func standing(_ chart: Chart) -> SafeText {
    let hits: SafeText = "\(chart.hits.count) of \(chart.rules.shipLengths.cellCount) hit\(lives(chart.livesLeft))"
    return switch chart.status {
    case .open: "open, \(hits), \(afloat(chart.lengthsAfloat))"
    case .won: "won, \(hits)"
    case .lost: "lost, \(chart.hits.count) of \(chart.rules.shipLengths.cellCount) hit"
    case .overUnrecorded: "over, its shots were not recorded"
    }
  }

  static func marks(reveals: Bool) -> SafeText {
    reveals ? ". water, o miss, x hit, X sunk, # ship" : ". unknown, o miss, x hit, X sunk"
  }

  static func shots(_ shots: [InspectedGame.Shot]) -> SafeText {
    "shots " + SafeText(shots.map { "\($0.cell) \(word($0.result))" }.joined(separator: ", "))
  }

  private static func word(_ result: ShotResult) -> String {
    switch result {
    case .miss: "miss"
    case .hit: "hit"
    case .sunk: "sunk"
    }
  }

  static func ships(_ ships: [Ship]) -> SafeText {
    "ships " + SafeText(ships.map(\.description).joined(separator: ", "))
  }
}

// Why something was not done.
extension Wording {
  static let notAllPlaced: SafeText = "The ships were not hidden, so there is no message."

  static func reason(_ error: GivenURLError) -> SafeText {
    switch error {
    case .nothing: "Standard input holds no URL."
    case .longer(let limit): "Standard input holds more than \(limit) bytes, so no message."
    }
  }

  static func refusal(_ error: PlayError) -> SafeText {
    switch error {
    case .cellOffBoard(let cell, let board): "\(name(cell)) is not on the board of \(SafeText(board.description))."
    case .alreadyOpened(let cell): "\(name(cell)) is open already."
    case .gameOver(.overUnrecorded): unrecorded
    case .gameOver(.won): "The game is over: it is won."
    case .gameOver: "The game is over: it is lost."
    }
  }

  static func refusal(_ error: NamedShipsError) -> SafeText {
    switch error {
    case .notAShip(let text): "'\(SafeText(text, limit: 40))' is no ship such as B2 or B2-B5."
    case .notAFleet(.shipOffBoard(let ship, let board)):
      "\(named(ship)) is not on the board of \(SafeText(board.description))."
    case .notAFleet(.shipsOverlap(let ship)): "\(named(ship)) lies over another ship."
    case .notAFleet(.shipNotInRules(let ship, let lengths)):
      "\(named(ship)) is not one of the ships \(SafeText(lengths.description)), or one too many."
    case .notAFleet(.shipsMissing(let lengths)): "Ships are missing: \(SafeText(lengths.description))."
    case .notAFleet(.noLayoutFound): "No place was found for all the ships."
    }
  }

  private static func named(_ ship: Ship) -> SafeText { SafeText(ship.description) }
}
