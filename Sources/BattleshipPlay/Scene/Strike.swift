// The cells that shots have struck so far, from which a front end finds out which are new.

import BattleshipCore

package struct Strike: Hashable, Sendable {
  /// In the order of the scene's boards.
  package let boards: [CellSet]
  /// On all boards together.
  package let sunkCount: Int

  package init(boards: [CellSet], sunkCount: Int) { (self.boards, self.sunkCount) = (boards, sunkCount) }

  /// nil if nothing was struck since, or the boards differ.
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
    case .aiming(_, let own), .duel(let own): Strike(own, shotsAtMe: own.shotsAtMe)
    case .hiding, .watching, .unreadable: Strike(boards: [], sunkCount: 0)
    }
  }

  /// For ``sceneOfOwnShots(in:for:)``; nil if there is no such scene.
  package var strikeOfOwnShots: Strike? {
    guard let own = duel, hasOwnShotsToShow else { return nil }
    return Strike(own, shotsAtMe: own.shotsAtMe(showing: 0))
  }
}

extension Solo {
  /// Whether the computer has answered the person's shots and fired, and at most one of its own shots is shown.
  package var hasOwnShotsToShow: Bool {
    guard case .showing(let own, let shown) = phase else { return seat.hasOwnShotsToShow }
    return shown == 1 && !own.lastVolley.isEmpty
  }

  /// For ``scene(in:withholding:)``; nil if there is no such scene.
  package func strike(withholding withholds: Bool) -> Strike? {
    guard case .showing(let own, let shown) = phase else { return withholds ? seat.strikeOfOwnShots : seat.strike }
    return Strike(own, shotsAtMe: own.shotsAtMe(showing: withholds ? 0 : shown))
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
