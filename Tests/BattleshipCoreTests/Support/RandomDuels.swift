// Random terms, and duels that two honest players play with random shots, for the laws.

import BattleshipCore
import TestSupport
import Testing

extension Terms {
  /// Any terms under which both players' ships fit; boards have up to `side` rows and columns.
  static func random(side: Int = 8, using chance: inout Chance) throws -> Terms {
    let board = try BoardSize(rows: chance.number(1...side), columns: chance.number(1...side))
    let longest = max(board.rows, board.columns)
    var lengths = [chance.number(1...longest)]
    while lengths.count < 32, !chance.isTrue(oneIn: 5) {
      let length = chance.number(1...longest)
      guard lengths.reduce(length, +) * 4 <= board.cellCount else { break }
      lengths.append(length)
    }
    let volley: Volley =
      switch chance.number(1...4) {
      case 1: .afloat
      case 2: .again
      default: .shots(chance.number(1...min(6, board.cellCount)))
      }
    let rules = try Rules(
      board: board, shipLengths: ShipLengths(lengths), losingMiss: nil, apart: chance.isTrue(oneIn: 3))
    return try Terms(rules: rules, volley: volley)
  }
}

extension Duel.Name {
  /// A player's name, or none: short, as long as possible, or with letters that need escapes.
  static func random(using chance: inout Chance) -> Duel.Name? {
    let names = ["Ann", "小明 & co", "x_m.1-h", String(repeating: "名", count: maximumLength)]
    return chance.isTrue(oneIn: 2) ? nil : names.randomElement(using: &chance).flatMap { try? Duel.Name($0) }
  }
}

/// Two honest players and their duel, with every message so far.
struct DuelTable {
  private let firstKey: PlayerKey
  private let secondKey: PlayerKey
  private let secondFleet: Fleet
  private(set) var messages: [Duel]

  init(terms: Terms, using chance: inout Chance) throws {
    (firstKey, secondKey) = (PlayerKey(using: &chance), PlayerKey(using: &chance))
    let fleet = try Fleet.random(rules: terms.rules, using: &chance)
    secondFleet = try .random(rules: terms.rules, using: &chance)
    messages = [
      try Duel.challenge(fleet, volley: terms.volley, name: .random(using: &chance), key: firstKey, using: &chance)
    ]
  }

  func key(of player: Duel.Player) -> PlayerKey {
    switch player {
    case .first: firstKey
    case .second: secondKey
    }
  }

  var duel: Duel { messages[messages.count - 1] }

  /// Whether a message is due.
  var goesOn: Bool { duel.openings.count < 2 }

  /// Plays the next message, with random shots.
  mutating func goOn(using chance: inout Chance) throws {
    var next = duel
    let key = key(of: try #require(next.turn ?? next.winner))
    switch try next.due(for: key) {
    case .join(let shots):
      let cells = try cells(shots, using: &chance)
      try next.join(secondFleet, shots: cells, name: .random(using: &chance), key: key, using: &chance)
    case .fire(let shots, _): try next.fire(at: cells(shots, using: &chance), key: key)
    case .answer, .lastAnswers: try next.sendAnswers(key: key)
    case .open: try next.open(key: key)
    case .wait, .nothing: Issue.record("nothing is due in \(next.messageURL())")
    }
    messages.append(next)
  }

  /// Random cells that the player whose turn it is can fire at.
  private func cells(_ count: Int, using chance: inout Chance) throws -> [Cell] {
    let player = try #require(duel.turn)
    return Array(duel.chart(of: player.other).unknownCells.shuffled(using: &chance).prefix(count))
  }

  /// A duel under random terms, played to its end, with all its messages.
  static func finished(side: Int = 8, using chance: inout Chance) throws -> DuelTable {
    var table = try random(side: side, using: &chance)
    while table.goesOn { try table.goOn(using: &chance) }
    return table
  }

  /// A challenge under random terms. If ships that must lie apart do not fit, other terms are drawn.
  static func random(side: Int = 8, using chance: inout Chance) throws -> DuelTable {
    while true {
      let terms = try Terms.random(side: side, using: &chance)
      do { return try DuelTable(terms: terms, using: &chance) } catch is FleetError { continue }
    }
  }
}
