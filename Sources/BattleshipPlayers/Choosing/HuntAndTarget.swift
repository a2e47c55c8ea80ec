// Hunt and target, as a beginner plays: fires at random until something is hit, and then around the hits.

import BattleshipCore

struct HuntAndTarget {
  private let situation: Situation

  /// Hunts only at every other cell, like the white squares of a chess board, while any are left.
  private let byParity: Bool

  init(_ situation: Situation, byParity: Bool) {
    self.situation = situation
    self.byParity = byParity
  }

  /// Nil if no cell is unknown.
  func cell(using generator: inout RandomSource) -> Cell? {
    let target = situation.cellsBesideHits
    if !target.isEmpty { return target.randomCell(using: &generator) }
    let white = situation.unknown.filter { ($0.row + $0.column).isMultiple(of: 2) }
    let cells = byParity && !white.isEmpty ? CellSet(white) : situation.unknown
    return cells.randomCell(using: &generator)
  }
}

extension Situation {
  var cellsBesideHits: CellSet {
    var cells = CellSet()
    for hit in hits { cells.formUnion(board.cells(beside: hit)) }
    return cells.intersection(unknown)
  }
}

extension CellSet {
  func randomCell(using generator: inout RandomSource) -> Cell? {
    guard !isEmpty else { return nil }
    return dropFirst(generator.number(below: count)).first { _ in true }
  }
}
