// Every sentence of the game, and every label, in one place.

import BattleshipCore

/// What is said on screens. What travels in messages is in `Wording+Messages`.
enum Wording {
  static let gameName: SafeText = "Battleships"
  static let start: SafeText = "Start game"
  static let finished: SafeText = "Finished"
  static let reply: SafeText = "Reply"
  static let again: SafeText = "New game"
  static let goOn: SafeText = "Go on"
  static let send: SafeText = "Send"
  static let handOver: SafeText = "Hand over"
  static func handOver(to name: SafeText) -> SafeText { "Hand over to \(name)" }
  static let fieldHint: SafeText = "iMessage"
  static let spacedName: SafeText = "B A T T L E S H I P S"
  static func waiting(for name: SafeText) -> SafeText { "Your ships are hidden. It is \(name)'s turn." }
  static let unrecorded: SafeText = "This game is over; its shots were not recorded."

  static func title(of rules: Rules) -> SafeText {
    let ships = rules.shipLengths.count
    let lives = rules.missesAllowed.map { count($0, "life", "lives") } ?? "no end of lives"
    return "\(count(ships, "ship", "ships")), \(count(rules.board.cellCount, "cell", "cells")), \(lives)"
  }

  private static func count(_ number: Int, _ one: SafeText, _ many: SafeText) -> SafeText {
    "\(number) \(number == 1 ? one : many)"
  }

  static func shipsToPlace(_ count: Int) -> SafeText { "Ships to place: \(count)" }

  static func lives(_ chart: Chart) -> SafeText {
    guard let left = chart.livesLeft, let all = chart.rules.missesAllowed else { return "Misses \(chart.misses.count)" }
    return "Lives \(left)/\(all)"
  }

  static func hits(_ chart: Chart) -> SafeText { "Hit \(chart.hits.count)/\(chart.rules.shipLengths.cellCount)" }

  static func afloat(_ lengths: ShipLengths) -> SafeText {
    lengths.isEmpty ? "none afloat" : "afloat \(SafeText(lengths.description))"
  }

  static func name(_ cell: Cell) -> SafeText { SafeText(cell.description) }

  static func row(_ row: Int) -> SafeText { SafeText(String(UnicodeScalar(UInt8(65 + row)))) }

  static func column(_ column: Int) -> SafeText { "\(column + 1)" }

  /// What a press on the attack board came to: `B2: miss. 2 lives left.`
  static func outcome(_ outcome: AttackScreen.Outcome, _ chart: Chart) -> SafeText {
    switch outcome {
    case .shot(let cell, .miss): "\(name(cell)): miss.\(livesLeft(chart))"
    case .shot(let cell, .hit): "\(name(cell)): hit!"
    case .shot(let cell, .sunk(let ship)):
      ship.length == 1 ? "\(name(cell)): hit!" : "\(name(cell)): sunk, a ship of \(ship.length)!"
    case .refused(.alreadyOpened(let cell)): "\(name(cell)) is open already. That cost nothing."
    case .refused(.cellOffBoard(let cell, _)): "\(name(cell)) is not on the board."
    case .refused(.gameOver): "The game is over."
    }
  }

  private static func livesLeft(_ chart: Chart) -> SafeText {
    guard let left = chart.livesLeft, left > 0 else { return "" }
    return " \(count(left, "life", "lives")) left."
  }

  /// Why a ship cannot be placed.
  static func refusal(_ error: FleetError) -> SafeText {
    switch error {
    case .shipOffBoard: "That ship would reach beyond the board."
    case .shipsOverlap: "That ship would lie over another one."
    case .shipNotInRules: "There is no ship of that length left."
    case .shipsMissing(let lengths): "Ships are still to be placed: \(SafeText(lengths.description))."
    case .noLayoutFound: "No place was found for all the ships."
    }
  }

  static func nextShip(_ length: Int) -> SafeText { "a ship of \(length), t turns" }

  /// How a game ended, said of the player who looked for the ships.
  static func ending(of game: Game, seeker: SafeText) -> SafeText {
    switch game.status {
    case .won: "\(seeker) destroyed all the ships!"
    case .lost: "\(seeker) lost!"
    case .overUnrecorded: unrecorded
    case .open: "\(seeker) is looking for the ships."
    }
  }

  /// How likely that was, where we know it exactly.
  static func odds(_ rules: Rules) -> SafeText? {
    rules == .messages ? "1 in 6 for a blind guess" : nil
  }
}
