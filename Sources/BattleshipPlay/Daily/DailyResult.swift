// A finished run over a board of the day: the results of the shots, and the computer's shots at the same ships.

import BattleshipCore
import BattleshipPlayers

package struct DailyResult: Hashable, Sendable {
  package let date: CalendarDate
  /// The result of each shot, in order: a miss, a hit, or the last cell of a ship.
  package let marks: [BoardScene.Mark]
  /// How many shots the computer fired.
  package let computer: Int
  package let tookAdvice: Bool

  package var shots: Int { marks.count }

  /// Nil while ships are afloat.
  init?(_ hunt: Game, on date: CalendarDate, computer: Int, tookAdvice: Bool) {
    guard hunt.status == .won else { return nil }
    self.date = date
    self.computer = computer
    self.tookAdvice = tookAdvice
    var game = Game(fleet: hunt.fleet)
    marks = hunt.shots.compactMap { cell in (try? game.fire(at: cell)).map { BoardScene.Mark($0) } }
  }
}

/// The saved form: `2026-11-26.44.oxXo`, with `.hints` at the end if hints were taken.
extension DailyResult: LosslessStringConvertible {
  package init?(_ description: String) {
    let parts = description.parts(between: ".")
    guard parts.count == 3 || parts.count == 4 && parts[3] == "hints", let date = CalendarDate(String(parts[0])),
      let computer = parts[1].number
    else { return nil }
    var (marks, sunk, hits): ([BoardScene.Mark], Int, Int) = ([], 0, 0)
    for letter in parts[2].utf8 {
      switch letter {
      case UInt8(ascii: "o"): marks.append(.miss)
      case UInt8(ascii: "x"): marks.append(.hit)
      case UInt8(ascii: "X"): marks.append(.sunk)
      case _: return nil
      }
      if marks.last == .sunk { sunk += 1 }
      if marks.last != .miss { hits += 1 }
    }
    let (ships, cells) = (DailyBoard.rules.shipLengths, DailyBoard.rules.board.cellCount)
    // All ships are sunk, the last of them by the last shot.
    guard marks.last == .sunk, marks.count <= cells, sunk == ships.count, hits == ships.cellCount,
      hits...cells ~= computer
    else { return nil }
    self.date = date
    self.marks = marks
    self.computer = computer
    tookAdvice = parts.count == 4
  }

  package var description: String {
    var text = "\(date).\(computer)."
    for mark in marks { text += mark == .miss ? "o" : mark == .hit ? "x" : "X" }
    return tookAdvice ? text + ".hints" : text
  }
}
