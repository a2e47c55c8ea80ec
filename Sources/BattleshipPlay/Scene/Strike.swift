// The cells struck so far; by comparing two of these, a front end finds the new ones.

import BattleshipCore

package struct Strike: Hashable, Sendable {
  /// The cells with shots, in the order of the scene's boards.
  package let boards: [CellSet]
  /// The number of sunk ships on all boards.
  package let sunkCount: Int

  package init(boards: [CellSet], sunkCount: Int) { (self.boards, self.sunkCount) = (boards, sunkCount) }

  /// Whether there are two boards, and only the viewer's own was struck.
  package var strikesOwnBoardAlone: Bool { boards.count > 1 && boards[0].isEmpty && !boards[1].isEmpty }

  /// The shots since `before`; nil if there are none, or the boards differ.
  package func since(_ before: Strike) -> Strike? {
    guard boards.count == before.boards.count, self != before else { return nil }
    let news = zip(boards, before.boards).map { $0.subtracting($1) }
    guard news.contains(where: { !$0.isEmpty }), zip(boards, before.boards).allSatisfy({ $1.isSubset(of: $0) }) else {
      return nil
    }
    return Strike(boards: news, sunkCount: sunkCount - before.sunkCount)
  }
}

extension Seat {
  package var strike: Strike {
    switch task {
    case .hunting(let hunting): Strike(hunting.chart)
    case .waiting(let waters): Strike(waters.chart)
    case .over(let game, _): Strike(game.chart)
    case .aiming(let aiming): Strike(aiming.own, shotsAtMe: shotsAtMe(of: aiming.own))
    case .duel(let own): Strike(own, shotsAtMe: shotsAtMe(of: own))
    case .hiding, .watching, .unreadable: Strike(boards: [], sunkCount: 0)
    }
  }
}

extension Strike {
  fileprivate init(_ chart: Chart) {
    self.init(boards: [chart.hits.union(chart.misses)], sunkCount: chart.sunkShips.count)
  }

  fileprivate init(_ own: OwnDuel, shotsAtMe: CellSet) {
    let lost = own.side?.fleet.ships(sunkBy: shotsAtMe).count ?? 0
    let chart = own.chart
    self.init(boards: [chart.hits.union(chart.misses), shotsAtMe], sunkCount: chart.sunkShips.count + lost)
  }
}
