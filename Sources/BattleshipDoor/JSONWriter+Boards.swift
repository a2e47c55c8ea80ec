// A board as a list of texts, one per row, so that a caller can draw it without reading ships and shots.

import BattleshipCore
import BattleshipData

extension JSONWriter {
  /// Writes one character per cell: `.` nothing known, `o` a miss, `x` a hit, `X` a sunk ship, `?` an unanswered shot,
  /// `#` a ship that is shown and was not hit.
  mutating func write(_ chart: Chart, ships: [Ship], unanswered: [Cell] = []) {
    let shown = ships.reduce(into: CellSet()) { $0.formUnion($1.cells) }
    let waiting = CellSet(unanswered)
    writeList(chart.rules.board.cellsByRow) { json, row in
      var text = ""
      for cell in row {
        switch chart[cell] {
        case .miss: text += "o"
        case .hit: text += "x"
        case .sunk: text += "X"
        case .unknown: text += waiting.contains(cell) ? "?" : shown.contains(cell) ? "#" : "."
        }
      }
      json.write(text)
    }
  }

  mutating func write(_ game: Game) {
    let inspected = InspectedGame(game, reveals: game.status != .open)
    inspected.write(to: &self) { json in
      json.name("board")
      json.write(inspected.chart, ships: inspected.ships ?? [])
    }
  }

  mutating func write(_ inspected: InspectedDuel) {
    let duel = inspected.duel
    inspected.write(to: &self) { json in
      json.member("duel", duel.identifier)
      json.both("boards") { json, player in
        let ships = inspected.fleet(of: player).map { Array($0.ships) } ?? []
        json.write(duel.chart(of: player), ships: ships, unanswered: duel.unansweredShots(at: player))
      }
    }
  }
}
