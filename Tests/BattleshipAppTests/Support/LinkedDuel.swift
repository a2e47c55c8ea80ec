// A duel between two people with a key and a memory each, by link: every message goes through its URL.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp

/// Every answer is remembered, as a program does.
struct LinkedDuel {
  let keys: [Duel.Player: PlayerKey]
  var memory: [Duel.Player: DuelRecord] = [:]
  /// The last message that was sent.
  private(set) var duel: Duel
  private var chance: Chance

  /// A challenge on nine cells: the first player's ships are on A1 and C3.
  init(
    seed: UInt64 = 1, rules: Rules = Rules.messages.withoutLosingMiss, volley: Volley = .shots(1),
    name: Duel.Name? = nil
  ) throws {
    var chance = Chance(seed: seed)
    let keys: [Duel.Player: PlayerKey] = [.first: PlayerKey(using: &chance), .second: PlayerKey(using: &chance)]
    let key = try #require(keys[.first])
    duel = try Duel.challenge(
      .named("A1,C3"), rules: rules, volley: volley, name: name, key: key, using: &chance)
    (self.keys, self.chance) = (keys, chance)
    memory[.first] = DuelRecord(written: duel)
  }

  func player(_ player: Duel.Player) throws -> DuelPlayer { DuelPlayer(key: try #require(keys[player])) }

  enum Order {
    case fire([Cell])
    case join(OwnShips, shots: [Cell], name: Duel.Name? = nil)
    case resign
  }

  /// Carries out an order in the last message or in another one, and sends the message if there is one.
  @discardableResult
  mutating func order(
    _ player: Duel.Player, _ order: Order, in message: Duel? = nil, insists: Bool = false
  ) throws -> CommandResult {
    let (mine, message) = (try self.player(player), message ?? duel)
    do {
      let move: DuelMove =
        switch order {
        case .fire(let cells): cells.isEmpty ? .finish : .fire(cells)
        case .resign: .resign
        case .join(let ships, let shots, let name):
          try .joining(
            message, with: ships, shots: shots, name: name, after: memory[player]?.written, key: mine.key,
            using: &chance)
        }
      var memory = Memory(records: memory)
      let written = try mine.answer(move, to: message, in: &memory, insists: insists, using: &chance)
      self.memory = memory.records
      duel = try Duel(messageURL: written.messageURL())
      return .written(written, by: move, key: mine.key, on: .demo)
    } catch let error as CommandError {
      return .refused(error)
    } catch DuelAnswerError<Never>.reception(let error) {
      return .refused(.refusal(error))
    }
  }

  /// Sends the message that was written at a player's table, and remembers it.
  mutating func send(_ table: Table, by player: Duel.Player) {
    guard let sent = table.linkGame?.sent?.duel else { return }
    (duel, memory[player]) = (sent, DuelRecord(written: sent))
  }

  /// Both players' records of the one duel.
  private struct Memory: DuelMemory {
    var records: [Duel.Player: DuelRecord]

    func last(of identifier: String, by player: Duel.Player) -> DuelRecord? { records[player] }

    mutating func exchange(
      _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
    ) -> Bool {
      guard records[player] == expecting else { return false }
      records[player] = new
      return true
    }
  }

  static func cells(_ names: String...) -> [Cell] { names.compactMap { Cell($0) } }

  /// A duel of four turns that the first player has won and both have opened.
  static func played(seed: UInt64 = 1) throws -> LinkedDuel {
    var table = try LinkedDuel(seed: seed)
    try table.order(.second, .join(.named("A3,C1"), shots: cells("B2")))
    try table.order(.first, .fire(cells("A3")))
    try table.order(.second, .fire(cells("A1")))
    try table.order(.first, .fire(cells("C1")))
    try table.order(.second, .fire([]))
    try table.order(.first, .fire([]))
    return table
  }

  /// The end and the close of the same duel, in which the winner, the first player, reports the hit at A1 as a miss.
  static func wonByALie() throws -> (ended: Duel, closed: Duel) {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: cells("B2")))
    try table.order(.first, .fire(cells("A3")))
    try table.order(.second, .fire(cells("A1")))
    try table.order(.first, .fire(cells("C1")))
    let key = try #require(table.keys[.first])
    table.duel = try Duel(altered: table.duel.messageURL().replacing(".s0_6", with: ".m_6"), by: key)
    try table.order(.second, .fire([]))
    let ended = table.duel
    let opening = try #require(try ended.side(of: key)).opening
    let text = Base64URL.text(opening.bytes)
    return (ended, try Duel(altered: ended.messageURL().replacing("&Tag", with: "&Open=\(text)&Tag"), by: key))
  }
}
