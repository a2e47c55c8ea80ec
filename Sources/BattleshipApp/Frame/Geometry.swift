// Places on a screen: points, sizes and rectangles, counted in columns and rows of characters, the row always first.

/// A place on a screen.
public struct Point: Hashable, Sendable {
  /// The row, counted from 0 at the top.
  public var row: Int

  /// The column, counted from 0 at the left.
  public var column: Int

  /// The place in a row and a column.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The place so many rows further down and columns further right.
  public func moved(rows: Int = 0, columns: Int = 0) -> Point {
    Point(row: row + rows, column: column + columns)
  }
}

/// How many rows and columns something takes.
public struct Size: Hashable, Sendable {
  /// The rows, 0 or more.
  public let rows: Int

  /// The columns, 0 or more.
  public let columns: Int

  /// So many rows and columns.
  ///
  /// - Precondition: Neither is negative.
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a size is never negative")
    self.rows = rows
    self.columns = columns
  }

  /// Whether nothing fits in.
  public var isEmpty: Bool { rows == 0 || columns == 0 }

  /// Whether something of another size fits in.
  public func holds(_ other: Size) -> Bool { other.rows <= rows && other.columns <= columns }
}

/// A set of points that stand in a rectangle; it may be empty.
///
/// What takes points away from a rectangle takes those that are there: three rows off a rectangle of two leave the
/// empty set, as `dropFirst(3)` does with a sequence of two. An empty rectangle keeps the place where it lies.
public struct Rect: Hashable, Sendable {
  /// The first point, at the top left.
  public let origin: Point

  /// How many rows and columns there are.
  public let size: Size

  /// The rectangle of a size that begins at a point.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle of so many rows and columns that begins at a row and a column.
  ///
  /// - Precondition: Neither `rows` nor `columns` is negative.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.init(origin: Point(row: row, column: column), size: Size(rows: rows, columns: columns))
  }

  /// The rows from first to last.
  public var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// The columns from first to last.
  public var columns: Range<Int> { origin.column..<origin.column + size.columns }

  /// Whether there is no point in it.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether a point lies in it.
  public func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  /// The points that lie in both; empty where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let (rows, columns) = (rows.clamped(to: other.rows), columns.clamped(to: other.columns))
    return Rect(row: rows.lowerBound, column: columns.lowerBound, rows: rows.count, columns: columns.count)
  }
}
