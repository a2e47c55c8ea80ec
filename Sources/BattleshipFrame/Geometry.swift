// Points, sizes and rectangles on a screen, in rows and columns of characters, rows first.

/// A position on a screen, counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  package func moved(rows: Int = 0, columns: Int = 0) -> Point {
    Point(row: row + rows, column: column + columns)
  }
}

package struct Size: Hashable, Sendable {
  package let rows: Int
  package let columns: Int

  package init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a size is never negative")
    self.rows = rows
    self.columns = columns
  }

  package var isEmpty: Bool { rows == 0 || columns == 0 }

  package func holds(_ other: Size) -> Bool { other.rows <= rows && other.columns <= columns }
}

/// A rectangle of points; it may be empty.
///
/// Splitting takes only the points that exist: three rows off a rectangle of two leave it empty, as `dropFirst(3)` does
/// with a sequence of two. A count must not be negative. An empty rectangle keeps its origin.
package struct Rect: Hashable, Sendable {
  package let origin: Point
  package let size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.init(origin: Point(row: row, column: column), size: Size(rows: rows, columns: columns))
  }

  package var rows: Range<Int> { origin.row..<origin.row + size.rows }
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }
  package var isEmpty: Bool { size.isEmpty }

  package func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  package func intersection(_ other: Rect) -> Rect {
    let (rows, columns) = (rows.clamped(to: other.rows), columns.clamped(to: other.columns))
    return Rect(row: rows.lowerBound, column: columns.lowerBound, rows: rows.count, columns: columns.count)
  }
}
