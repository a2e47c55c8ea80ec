// How a rectangle is divided among what stands in it.

extension Rect {
  /// The points with so many rows above and below them and so many columns on both sides that also lie in the rectangle.
  ///
  /// - Precondition: Neither number is negative.
  func inset(rows: Int, columns: Int) -> Rect {
    split(top: rows).rest.split(bottom: rows).rest.split(left: columns).rest.split(right: columns).rest
  }

  /// The first rows, and what lies under them; all and nothing where there are no more rows than asked for.
  ///
  /// - Precondition: The number is not negative.
  func split(top count: Int) -> (top: Rect, rest: Rect) {
    let above = part(of: size.rows, count)
    return (
      Rect(origin: origin, size: Size(rows: above, columns: size.columns)),
      Rect(origin: origin.moved(rows: above), size: Size(rows: size.rows - above, columns: size.columns))
    )
  }

  /// The last rows, and what lies over them; all and nothing where there are no more rows than asked for.
  ///
  /// - Precondition: The number is not negative.
  func split(bottom count: Int) -> (rest: Rect, bottom: Rect) {
    let halves = split(top: size.rows - part(of: size.rows, count))
    return (halves.top, halves.rest)
  }

  /// The first columns, and what lies right of them; all and nothing where there are no more columns than asked for.
  ///
  /// - Precondition: The number is not negative.
  func split(left count: Int) -> (left: Rect, rest: Rect) {
    let before = part(of: size.columns, count)
    return (
      Rect(origin: origin, size: Size(rows: size.rows, columns: before)),
      Rect(origin: origin.moved(columns: before), size: Size(rows: size.rows, columns: size.columns - before))
    )
  }

  /// The last columns, and what lies left of them; all and nothing where there are no more columns than asked for.
  ///
  /// - Precondition: The number is not negative.
  func split(right count: Int) -> (rest: Rect, right: Rect) {
    let halves = split(left: size.columns - part(of: size.columns, count))
    return (halves.left, halves.rest)
  }

  /// The rectangle of a size in the middle of this one, nearer to its top left where that is not even; nil where this
  /// one is too small for it.
  func centred(_ inner: Size) -> Rect? {
    guard size.holds(inner) else { return nil }
    let (above, before) = ((size.rows - inner.rows) / 2, (size.columns - inner.columns) / 2)
    return Rect(origin: origin.moved(rows: above, columns: before), size: inner)
  }

  /// How many of the lines there are `count` lines are.
  private func part(of lines: Int, _ count: Int) -> Int {
    precondition(count >= 0, "lines cannot be taken away a negative number of times")
    return min(count, lines)
  }
}
