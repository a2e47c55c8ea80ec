// Every layout of a small board, found by trying all places of all ships, for comparison with the posterior.

import BattleshipCore

struct EveryLayout {
  let fleets: [Fleet]

  init(_ rules: Rules) {
    var found: Set<Fleet> = []
    Self.complete(FleetDraft(rules: rules), into: &found)
    fleets = Array(found)
  }

  private static func complete(_ draft: FleetDraft, into found: inout Set<Fleet>) {
    guard let length = draft.lengthsToPlace.first(where: { _ in true }) else {
      if let fleet = try? draft.fleet() { found.insert(fleet) }
      return
    }
    for cell in draft.rules.board.cells {
      for direction in Ship.Direction.allCases where length > 1 || direction == .across {
        guard let ship = Ship(first: cell, length: length, direction: direction) else { continue }
        var next = draft
        if (try? next.place(ship)) != nil { complete(next, into: &found) }
      }
    }
  }

  /// The layouts in which the chart's shots have the same results.
  func agreeing(with chart: Chart) -> [Fleet] {
    fleets.filter { fleet in
      guard fleet.cells.intersection(chart.hits.union(chart.misses)) == chart.hits else { return false }
      let sunk = fleet.ships.filter { $0.cells.isSubset(of: chart.hits) }
      return Set(sunk) == Set(chart.sunkShips)
    }
  }
}
