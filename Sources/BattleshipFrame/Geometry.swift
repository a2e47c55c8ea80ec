// Points, sizes and rectangles on a screen, in rows and columns of characters, rows first.

/// A position on a screen.
package struct Point: Hashable, Sendable {
  /// The row, counted from 0 at the top.
  package var row: Int

  /// The column, counted from 0 at the left.
  package var column: Int

  /// Creates a point.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The point this many rows further down and columns further right.
  package func moved(rows: Int = 0, columns: Int = 0) -> Point {
    Point(row: row + rows, column: column + columns)
  }
}

/// A number of rows and columns.
package struct Size: Hashable, Sendable {
  /// The rows, 0 or more.
  package let rows: Int

  /// The columns, 0 or more.
  package let columns: Int

  /// Creates a size.
  ///
  /// - Precondition: Neither is negative.
  package init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a size is never negative")
    self.rows = rows
    self.columns = columns
  }

  /// Whether the area is zero.
  package var isEmpty: Bool { rows == 0 || columns == 0 }

  /// Whether another size fits into this one.
  package func holds(_ other: Size) -> Bool { other.rows <= rows && other.columns <= columns }
}

/// A rectangle of points; it may be empty.
///
/// Splitting takes only the points that exist: three rows off a rectangle of two leave it empty, as `dropFirst(3)` does
/// with a sequence of two. An empty rectangle keeps its origin.
package struct Rect: Hashable, Sendable {
  /// The first point, at the top left.
  package let origin: Point

  /// The number of rows and columns.
  package let size: Size

  /// Creates a rectangle with this top left point.
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the row and column of its top left point and its size.
  ///
  /// - Precondition: Neither `rows` nor `columns` is negative.
  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.init(origin: Point(row: row, column: column), size: Size(rows: rows, columns: columns))
  }

  /// The rows from first to last.
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// The columns from first to last.
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }

  /// Whether it contains no point.
  package var isEmpty: Bool { size.isEmpty }

  /// Whether a point lies in it.
  package func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  /// The points that are in both rectangles.
  package func intersection(_ other: Rect) -> Rect {
    let (rows, columns) = (rows.clamped(to: other.rows), columns.clamped(to: other.columns))
    return Rect(row: rows.lowerBound, column: columns.lowerBound, rows: rows.count, columns: columns.count)
  }
}
