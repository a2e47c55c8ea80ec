// Each small rectangle is compared with the set of its points.

import Testing
@testable import BattleshipFrame

@Suite("Rect") struct GeometryTests {
  private func points(_ rect: Rect) -> Set<Point> {
    Set(rect.rows.flatMap { row in rect.columns.map { Point(row: row, column: $0) } })
  }

  private let small: [Rect] = (-1...2).flatMap { row in
    (-1...2).flatMap { column in
      (0...3).flatMap { rows in (0...3).map { Rect(row: row, column: column, rows: rows, columns: $0) } }
    }
  }

  @Test func `a rectangle contains exactly its points, and an intersection those in both`() {
    for rect in small {
      for row in -2...6 {
        for column in -2...6 {
          let point = Point(row: row, column: column)
          #expect(rect.contains(point) == points(rect).contains(point))
        }
      }
      #expect(rect.isEmpty == points(rect).isEmpty)
    }
    // One expectation for 65,536 pairs, which names the first that is wrong.
    let wrong = small.lazy.flatMap { a in small.lazy.map { (a, $0) } }.first { a, b in
      points(a.intersection(b)) != points(a).intersection(points(b))
    }
    #expect(wrong == nil)
  }

  @Test(arguments: 0...5)
  func `a split gives the requested lines as far as there are any, and the rest`(count: Int) {
    for rect in small {
      let (top, underTop) = rect.split(top: count)
      #expect(top.size.rows == min(count, rect.size.rows))
      #expect(top.origin == rect.origin)
      #expect(points(top).union(points(underTop)) == points(rect))
      #expect(points(top).isDisjoint(with: points(underTop)))
      let (overBottom, bottom) = rect.split(bottom: count)
      #expect(bottom.size.rows == min(count, rect.size.rows))
      #expect(bottom.rows.upperBound == rect.rows.upperBound)
      #expect(points(overBottom).union(points(bottom)) == points(rect))
      let (left, afterLeft) = rect.split(left: count)
      #expect(left.size.columns == min(count, rect.size.columns))
      #expect(left.origin == rect.origin)
      #expect(points(left).union(points(afterLeft)) == points(rect))
      #expect(points(left).isDisjoint(with: points(afterLeft)))
      let (beforeRight, right) = rect.split(right: count)
      #expect(right.size.columns == min(count, rect.size.columns))
      #expect(right.columns.upperBound == rect.columns.upperBound)
      #expect(points(beforeRight).union(points(right)) == points(rect))
    }
  }

  @Test func `an inset takes lines off all four sides, and too many leave nothing`() {
    let rect = Rect(row: 2, column: 3, rows: 5, columns: 9)
    #expect(rect.inset(rows: 1, columns: 2) == Rect(row: 3, column: 5, rows: 3, columns: 5))
    #expect(rect.inset(rows: 3, columns: 2).isEmpty)
    #expect(rect.inset(rows: 0, columns: 0) == rect)
  }

  @Test func `a centred rectangle is in the middle, and does not fit if it is larger`() {
    let rect = Rect(row: 1, column: 1, rows: 5, columns: 8)
    #expect(rect.centered(Size(rows: 1, columns: 3)) == Rect(row: 3, column: 3, rows: 1, columns: 3))
    #expect(rect.centered(rect.size) == rect)
    #expect(rect.centered(Size(rows: 6, columns: 1)) == nil)
    #expect(rect.centered(Size(rows: 1, columns: 9)) == nil)
  }

  @Test func `a negative size is a mistake that ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = Size(rows: -1, columns: 1) }
    await #expect(processExitsWith: .failure) { _ = Rect(row: 0, column: 0, rows: 1, columns: 1).split(top: -1) }
  }
}
