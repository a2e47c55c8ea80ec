// Sets of cells, compared with the standard library's set, which is slow but correct.

import BattleshipCore
import TestSupport
import Testing

@Suite("CellSet") struct CellSetTests {
  private func cells(using chance: inout Chance) -> (CellSet, Set<Cell>) {
    var (ours, theirs) = (CellSet(), Set<Cell>())
    for _ in 0..<chance.number(0...60) {
      guard let cell = Cell(row: chance.number(0...15), column: chance.number(0...15)) else { continue }
      ours.insert(cell)
      theirs.insert(cell)
    }
    return (ours, theirs)
  }

  @Test func `every operation has the same result as in the standard library's set`() {
    forAll("cell sets are sets", count: 2_000) { chance in
      let (a, setA) = cells(using: &chance)
      let (b, setB) = cells(using: &chance)
      guard let cell = Cell(row: chance.number(0...15), column: chance.number(0...15)) else { return false }
      var (with, without, updated) = (a, a, a)
      let inserted = with.insert(cell)
      let removed = without.remove(cell)
      var formed = a
      formed.formSymmetricDifference(b)
      formed.formUnion(b)
      formed.formIntersection(a)
      try requireSame("cells", Set(a), setA)
      try requireSame("cells in order", Array(a), setA.sorted())
      try requireSame("counts", a.count, setA.count)
      try requireSame("emptiness", a.isEmpty, setA.isEmpty)
      try requireSame("unions", Set(a.union(b)), setA.union(setB))
      try requireSame("intersections", Set(a.intersection(b)), setA.intersection(setB))
      try requireSame("differences", Set(a.subtracting(b)), setA.subtracting(setB))
      try requireSame("symmetric differences", Set(a.symmetricDifference(b)), setA.symmetricDifference(setB))
      try requireSame("subsets", a.isSubset(of: b), setA.isSubset(of: setB))
      try requireSame("disjoint sets", a.isDisjoint(with: b), setA.isDisjoint(with: setB))
      try requireSame("what they contain", a.contains(cell), setA.contains(cell))
      try requireSame("insertions", inserted.inserted, !setA.contains(cell))
      try requireSame("inserted members", inserted.memberAfterInsert, cell)
      try requireSame("sets after an insertion", Set(with), setA.union([cell]))
      try requireSame("removals", removed, setA.contains(cell) ? cell : nil)
      try requireSame("sets after a removal", Set(without), setA.subtracting([cell]))
      try requireSame("updates", updated.update(with: cell), setA.contains(cell) ? cell : nil)
      try requireSame("sets after an update", updated, with)
      try requireSame(
        "sets formed in place", Set(formed), setA.symmetricDifference(setB).union(setB).intersection(setA))
      return true
    }
  }

  @Test func `a set is described by the smallest board that has its cells`() throws {
    let cells: CellSet = [try cell("A2"), try cell("C4")]
    #expect(
      cells.description == """
        .#..
        ....
        ...#
        """)
    #expect(CellSet().description == ".")
    #expect(CellSet([.a1]).description == "#")
    let ships = try #require(BoardSize("4x2")).picture { $0.row == 0 ? "#" : "." }
    #expect(ships == "####\n....")
  }

  @Test func `a set can be written down as its cells`() throws {
    let cells: CellSet = [try cell("P16"), try cell("A1"), try cell("A1")]
    #expect(cells.map(\.description) == ["A1", "P16"])
  }
}
