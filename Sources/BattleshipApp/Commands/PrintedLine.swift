// The lines that commands print about a message, for people and for programs that read lines.

import BattleshipCore
import BattleshipPlay

/// The manual documents these lines, so they are the same in every language.
enum PrintedLine {
  static func shot(_ cell: Cell, _ result: ShotResult, then game: Game) -> SafeText {
    let end: SafeText =
      switch game.status {
      case .won: ", the game is won"
      case .lost: ", the game is lost"
      case .open, .overUnrecorded: ""
      }
    switch result {
    case .miss where game.status == .open: return "\(SafeText(cell)) miss\(lives(game.livesLeft))"
    case .miss: return "\(SafeText(cell)) miss\(end)"
    case .hit: return "\(SafeText(cell)) hit"
    case .sunk(let ship): return "\(SafeText(cell)) sunk, a ship of \(ship.length)\(end)"
    }
  }

  private static func lives(_ left: Int?) -> SafeText {
    left.map { ", \($0) \($0 == 1 ? "life" : "lives" as SafeText) left" } ?? ""
  }

  static func game(_ number: Int, of all: Int) -> SafeText { "game \(number) of \(all)" }

  static func told(_ cell: Cell, _ result: ShotResult?) -> SafeText {
    "\(SafeText(cell)) \(SafeText(result?.name ?? "?"))"
  }

  static func rules(_ rules: Rules) -> SafeText {
    let misses: SafeText =
      rules.losingMiss.map { "\($0) \($0 == 1 ? "miss loses" : "misses lose" as SafeText)" }
      ?? "misses never lose"
    let apart: SafeText = rules.apart ? " apart" : ""
    return
      "board \(SafeText(rules.board.description)), ships \(SafeText(rules.shipLengths.description))\(apart), \(misses)"
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

  static func shots(_ shots: [(cell: Cell, result: ShotResult?)]) -> SafeText {
    "shots " + SafeText(shots.map { told($0.cell, $0.result).string }.joined(separator: ", "))
  }

  static func ships(_ ships: [Ship]) -> SafeText {
    "ships " + SafeText(ships.map(\.description).joined(separator: ", "))
  }

  static func afloat(_ lengths: ShipLengths) -> SafeText {
    lengths.isEmpty ? "none afloat" : "afloat \(SafeText(lengths.description))"
  }
}
