// Whether any fleet fits a chart: if none does, its answers were not all true.

import BattleshipCore

extension Chart {
  /// Whether some fleet gives all these answers. Only `false` is certain: ships without a hit may overlap here, and a
  /// search that takes too many steps finds everything possible.
  ///
  /// A ``Posterior`` knows more, but takes up to half a second.
  package var isPossible: Bool {
    let situation = Situation(self)
    var (search, isFound) = (CoverSearch(situation), false)
    search.forEach(of: situation.hits, maximumShips: situation.shipCount) { cover in
      isFound = isFound || cover.free.layouts(of: cover.afloat) > 0
    }
    return isFound || !search.isComplete
  }
}
