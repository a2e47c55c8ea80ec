// The contents of a hunt message: the chart with each shot's result, and the ships only on request.

import BattleshipCore
import BattleshipPlayers

package struct InspectedGame: Hashable {
  package let chart: Chart
  package let ships: [Ship]?
  /// Nil unless advice is requested and the game is open.
  package let advice: Advice?

  package init(_ game: Game, reveals: Bool = false, advises: Bool = false) {
    chart = game.chart
    advice = advises && game.status == .open ? Advice(for: chart) : nil
    ships = reveals ? Array(game.fleet.ships) : nil
  }

  /// Writes JSON, with `more` members at its end. The manual documents it, so members may only be added.
  package func write(to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }) {
    let rules = chart.rules
    json.writeMembers { json in
      json.member("format", 1)
      json.member("status", chart.status.name)
      json.member("columns", rules.board.columns)
      json.member("rows", rules.board.rows)
      json.member("fleet", rules.shipLengths) { $0.write($1) }
      json.member("misses_allowed", rules.losingMiss)
      json.member("lives_left", chart.livesLeft)
      json.member("hits", chart.hits.count)
      json.member("misses", chart.misses.count)
      json.member("shots", chart.answeredShots) { $0.write($1.cell, $1.result) }
      json.member("sunk", chart.sunkShips) { $0.write($1.description) }
      json.member("afloat", chart.lengthsAfloat) { $0.write($1) }
      if rules.apart { json.member("apart", true) }
      if let ships { json.member("ships", ships) { $0.write($1.description) } }
      if let advice {
        json.name("advice")
        json.write(advice)
      }
      more(&json)
    }
  }
}

extension JSONWriter {
  package mutating func write(_ cell: Cell, _ result: ShotResult?) {
    writeMembers { json in
      json.member("cell", cell.description)
      json.member("result", result?.name)
    }
  }

  mutating func write(_ advice: Advice) {
    writeMembers { json in
      json.member("best", advice.best) { $0.write($1.description) }
      json.member("exact", advice.isExact)
      json.name("chances")
      json.writeMembers { json in
        for cell in advice.chart.unknownCells {
          json.name(cell.description)
          json.write(chance: advice.chance(of: cell))
        }
      }
    }
  }
}
