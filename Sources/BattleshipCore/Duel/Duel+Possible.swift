// Whether any legal fleet fits the answers that a player has given: if none does, they were not all true.

extension Duel {
  /// Whether some fleet under the rules gives every answer that a player has given so far.
  ///
  /// If none does, that player cannot open their seal without a foul, so a program need not wait for the end to say so.
  /// The search is bounded, and may answer `true` although there is no such fleet; `false` is certain.
  ///
  /// ```swift
  /// assert(duel.hasPossibleAnswers(of: .first) && duel.hasPossibleAnswers(of: .second))
  /// ```
  public func hasPossibleAnswers(of player: Player) -> Bool {
    let chart = chart(of: player)
    var search = FleetSearch(on: chart)
    return search.finds(chart.lengthsAfloat)
  }
}

/// A search for ships that are afloat: they lie where nothing was missed or sunk, and together on all other hits.
private struct FleetSearch {
  private let rules: Rules
  private let unopened: CellSet

  /// Where a further ship may lie.
  private var free: CellSet
  /// Hits that no ship explains yet.
  private var hits: CellSet
  private var steps = 0

  private static let maximumSteps = 20_000

  init(on chart: Chart) {
    rules = chart.rules
    unopened = chart.unknownCells
    hits = chart.hits
    free = unopened.union(hits)
    for ship in chart.sunkShips { place(ship) }
  }

  private mutating func place(_ ship: Ship) {
    free.subtract(rules.apart ? ship.cellsAndSurroundings : ship.cells)
    hits.subtract(ship.cells)
  }

  /// Whether ships of these lengths fit, or the steps are used up.
  mutating func finds(_ lengths: ShipLengths) -> Bool {
    steps += 1
    guard steps <= Self.maximumSteps, let longest = lengths.first(where: { _ in true }) else {
      return hits.isEmpty || steps > Self.maximumSteps
    }
    guard hits.isSubset(of: free) else { return false }
    if let hit = hits.first(where: { _ in true }) {
      let unopened = unopened
      for length in 1...16 where lengths.count(of: length) > 0 {
        let found = finds(length, of: lengths, among: free) {
          $0.cells.contains(hit) && !$0.cells.isDisjoint(with: unopened)
        }
        if found { return true }
      }
      return false
    }
    return finds(longest, of: lengths, among: free.intersection(unopened)) { _ in true }
  }

  /// Whether a ship of one length fits within some cells, and all the others afterwards.
  private mutating func finds(
    _ length: Int, of lengths: ShipLengths, among cells: CellSet, where isAllowed: (Ship) -> Bool
  ) -> Bool {
    var rest = lengths
    _ = rest.take(length)
    for direction in length == 1 ? [Ship.Direction.across] : [.across, .down] {
      for start in cells.starts(of: length, direction: direction) {
        guard let ship = Ship(first: start, length: length, direction: direction), isAllowed(ship) else { continue }
        let before = self
        place(ship)
        if finds(rest) { return true }
        (free, hits) = (before.free, before.hits)
      }
    }
    return false
  }
}
