// Hunt and target: fires at random until something is hit, and then around the hits.

import BattleshipCore

/// The choice of a cell as a beginner makes it.
struct HuntAndTarget {
  private let situation: Situation

  /// Whether it hunts at every other cell only, like the white squares of a chess board, as long as there are any.
  private let byParity: Bool

  init(_ situation: Situation, byParity: Bool) {
    (self.situation, self.byParity) = (situation, byParity)
  }

  /// The cell to fire at; nil if none is unknown.
  func cell(using generator: inout RandomSource) -> Cell? {
    let target = situation.cellsBesideHits
    if !target.isEmpty { return target.randomCell(using: &generator) }
    let white = situation.unknown.filter { ($0.row + $0.column).isMultiple(of: 2) }
    let cells = byParity && !white.isEmpty ? CellSet(white) : situation.unknown
    return cells.randomCell(using: &generator)
  }
}

extension Situation {
  /// The unknown cells that share a side with a hit on a ship afloat.
  var cellsBesideHits: CellSet {
    var cells = CellSet()
    for hit in hits { cells.formUnion(board.cells(beside: hit)) }
    return cells.intersection(unknown)
  }
}

extension CellSet {
  /// A random cell of these, each being equally likely; nil if there is none.
  func randomCell(using generator: inout RandomSource) -> Cell? {
    guard !isEmpty else { return nil }
    return dropFirst(generator.number(below: count)).first { _ in true }
  }
}
