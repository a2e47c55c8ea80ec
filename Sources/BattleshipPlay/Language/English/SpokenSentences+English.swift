// Spoken sentences, in English.

import BattleshipCore

extension SpokenSentences {
  static var english: SpokenSentences {
    SpokenSentences(
      board: { board in
        let last = Cell(row: board.rows - 1, column: board.columns - 1) ?? .a1
        return "The board goes from A1 to \(SafeText(last))."
      },
      toHide: { lengths in "To hide: \(ships(lengths))." },
      allHidden: "All ships are hidden.",
      afloat: { lengths in "Afloat: \(ships(lengths))." },
      lives: { left in "\(English.count(left, "life", "lives")) left." },
      fact: { text in "\(text)." },
      shot: { cell, result in
        switch result {
        case .miss: "\(SafeText(cell)): miss."
        case .hit: "\(SafeText(cell)): hit."
        case .sunk(let ship):
          "\(SafeText(cell)): hit, and a ship of \(English.count(ship.length, "cell", "cells")) is sunk."
        }
      },
      row: { letter, marks in
        let known = marks.map { "\(word(for: $0.mark)) at \(English.list($0.cells.map { SafeText($0) }))" as SafeText }
        return "Row \(letter): \(known.isEmpty ? "nothing known" : English.list(known, between: ", "))."
      },
      end: { game in
        let shots = English.count(game.chart.shots.count, "shot", "shots")
        let places = English.list(game.fleet.ships.map { SafeText($0) })
        return switch game.chart.status {
        case .won: "Every ship is sunk, with \(shots). The player who fired has won."
        case .lost: "That was the last life. The player who hid the ships has won; they were at \(places)."
        case .overUnrecorded: "The game is over, and nobody wrote down who won."
        case .open: "The game goes on."
        }
      },
      turned: { winner, from, to, count in
        "Where it turned: \(winner.start) hit \(count) times in a row, with shots \(from) to \(to)."
      }
    )
  }

  private static func ships(_ lengths: ShipLengths) -> SafeText {
    "\(English.count(lengths.count, "ship", "ships")), length \(English.list(lengths.map { "\($0)" as SafeText }))"
  }

  private static func word(for mark: BoardScene.Mark) -> SafeText {
    switch mark {
    case .water: "water"
    case .ship: "ship"
    case .hit: "hit"
    case .miss: "miss"
    case .sunk: "sunk"
    case .aimed: "aimed"
    case .proposed: "next ship"
    }
  }
}
