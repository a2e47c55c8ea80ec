// Points, sizes and rectangles on a screen, in rows and columns of characters, rows first.

/// A position on a screen.
public struct Point: Hashable, Sendable {
  /// The row, counted from 0 at the top.
  public var row: Int

  /// The column, counted from 0 at the left.
  public var column: Int

  /// Creates a point.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The point this many rows further down and columns further right.
  public func moved(rows: Int = 0, columns: Int = 0) -> Point {
    Point(row: row + rows, column: column + columns)
  }
}

/// A number of rows and columns.
public struct Size: Hashable, Sendable {
  /// The rows, 0 or more.
  public let rows: Int

  /// The columns, 0 or more.
  public let columns: Int

  /// Creates a size.
  ///
  /// - Precondition: Neither is negative.
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a size is never negative")
    self.rows = rows
    self.columns = columns
  }

  /// Whether the area is zero.
  public var isEmpty: Bool { rows == 0 || columns == 0 }

  /// Whether another size fits into this one.
  public func holds(_ other: Size) -> Bool { other.rows <= rows && other.columns <= columns }
}

/// A rectangle of points; it may be empty.
///
/// Splitting takes only the points that exist: three rows off a rectangle of two leave it empty, as `dropFirst(3)` does
/// with a sequence of two. An empty rectangle keeps its origin.
public struct Rect: Hashable, Sendable {
  /// The first point, at the top left.
  public let origin: Point

  /// The number of rows and columns.
  public let size: Size

  /// Creates a rectangle with this top left point.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the row and column of its top left point and its size.
  ///
  /// - Precondition: Neither `rows` nor `columns` is negative.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.init(origin: Point(row: row, column: column), size: Size(rows: rows, columns: columns))
  }

  /// The rows from first to last.
  public var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// The columns from first to last.
  public var columns: Range<Int> { origin.column..<origin.column + size.columns }

  /// Whether it contains no point.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether a point lies in it.
  public func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  /// The points that are in both rectangles.
  public func intersection(_ other: Rect) -> Rect {
    let (rows, columns) = (rows.clamped(to: other.rows), columns.clamped(to: other.columns))
    return Rect(row: rows.lowerBound, column: columns.lowerBound, rows: rows.count, columns: columns.count)
  }
}
