// The cells that shots have struck so far, so that a front end can find out which are new.

import BattleshipCore

/// The cells that shots have struck on each board of a scene, and how many ships they sank.
package struct Strike: Hashable, Sendable {
  /// The cells of each board, in the order of the scene's boards.
  package let boards: [CellSet]

  /// How many ships were sunk on all of them.
  package let sunkCount: Int

  package init(boards: [CellSet], sunkCount: Int) { (self.boards, self.sunkCount) = (boards, sunkCount) }

  /// The strikes on the same boards since an earlier moment; nil if there are none, or the boards differ.
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
  /// The strikes on the boards of the scene.
  package var strike: Strike {
    switch task {
    case .hunting(let hunting): Strike(hunting.chart)
    case .waiting(let waters): Strike(waters.chart)
    case .over(let game, _): Strike(game.chart)
    case .aiming(_, let own), .duel(let own): Strike(own, shotsAtMe: own.shotsAtMe)
    case .hiding, .watching, .unreadable: Strike(boards: [], sunkCount: 0)
    }
  }
}

extension Seat {
  /// The strikes on the boards of ``sceneOfOwnShots(in:for:)``; nil if there is no such scene.
  package var strikeOfOwnShots: Strike? {
    guard let own = duel, hasOwnShotsToShow else { return nil }
    return Strike(own, shotsAtMe: own.shotsAtMe(showing: 0))
  }
}

extension Solo {
  /// Whether the computer answered shots of the person and has fired, and of its own shots at most one is shown.
  package var hasOwnShotsToShow: Bool {
    guard case .showing(let own, let shown) = phase else { return seat.hasOwnShotsToShow }
    return shown == 1 && !own.lastVolley.isEmpty
  }

  /// The strikes on the boards of ``scene(in:withholding:)``; nil if there is no such scene.
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
