// A finished run over a board of the day: what each shot met, and the computer's shots at the same ships.

import BattleshipCore
import BattleshipPlayers

package struct DailyResult: Hashable, Sendable {
  package let date: CalendarDate
  /// In order: a miss, a hit, or the last cell of a ship.
  package let marks: [Chart.Mark]
  /// How many the computer fired.
  package let computer: Int
  package let isHinted: Bool

  package var shots: Int { marks.count }

  /// Nil while ships are afloat.
  init?(_ hunt: Game, on date: CalendarDate, computer: Int, isHinted: Bool) {
    guard hunt.status == .won else { return nil }
    (self.date, self.computer, self.isHinted) = (date, computer, isHinted)
    var game = Game(fleet: hunt.fleet)
    marks = hunt.shots.compactMap { cell in
      switch try? game.fire(at: cell) {
      case .miss: .miss
      case .hit: .hit
      case .sunk: .sunk
      case nil: nil
      }
    }
  }
}

/// As it is saved: `2026-11-26.44.oxXo`, with `.hints` at its end if there were some.
extension DailyResult: LosslessStringConvertible {
  private static let letters: [(mark: Chart.Mark, letter: Character)] = [(.miss, "o"), (.hit, "x"), (.sunk, "X")]

  package init?(_ description: String) {
    let parts = description.parts(between: ".")
    guard parts.count == 3 || parts.count == 4 && parts[3] == "hints", let date = CalendarDate(String(parts[0])),
      let computer = parts[1].number
    else { return nil }
    let marks = parts[2].compactMap { letter in Self.letters.first { $0.letter == letter }?.mark }
    let (ships, cells) = (DailyBoard.rules.shipLengths, DailyBoard.rules.board.cellCount)
    // All ships are sunk, the last of them by the last shot.
    guard marks.count == parts[2].count, marks.last == .sunk, marks.count <= cells,
      marks.count(where: { $0 == .sunk }) == ships.count,
      marks.count(where: { $0 != .miss }) == ships.cellCount, ships.cellCount...cells ~= computer
    else { return nil }
    (self.date, self.marks, self.computer, isHinted) = (date, marks, computer, parts.count == 4)
  }

  package var description: String {
    let letters = marks.reduce("") { text, mark in
      text + (Self.letters.first { $0.mark == mark }.map { String($0.letter) } ?? "")
    }
    return "\(date).\(computer).\(letters)\(isHinted ? ".hints" : "")"
  }
}
