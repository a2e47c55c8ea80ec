// The board of the day: the same fleet for everyone, which follows from the date, and the strong computer's hunt.

import BattleshipCore

/// A hunt that is the same in every program on a date. Misses never lose it: shots are counted until all ships sink.
///
/// Its seeds are the first sixteen bytes of `SHA-256("battleship daily 2026-11-26 10x10:5.4.3.3.2:never")`.
package struct DailyBoard: Hashable, Sendable {
  package let date: CalendarDate

  /// The hunt before the first shot.
  package let hunt: Game

  private let computer: ComputerPlayer

  package static let rules = Rules.classic.withoutLosingMiss

  package init(_ date: CalendarDate) {
    let text = "battleship daily \(date) \(Self.rules.board):\(Self.rules.shipLengths):never"
    let hash = SHA256.hash(Array(text.utf8))
    let seeds = [hash.prefix(8), hash.dropFirst(8).prefix(8)].map { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    var generator = RandomSource(seed: seeds[0])
    guard let fleet = try? Fleet.random(rules: Self.rules, using: &generator) else {
      preconditionFailure("the ships have room on the board")
    }
    self.date = date
    hunt = Game(fleet: fleet)
    computer = ComputerPlayer(level: .strong, seed: seeds[1])
  }

  /// The strong computer's shots at the same ships until all are sunk; it learns only the answers to its own.
  package var computersShots: [AnsweredShot] {
    var (hunt, computer) = (hunt, computer)
    return computer.finish(&hunt)
  }
}
