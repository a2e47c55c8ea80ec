// Splits a rectangle, insets it, and centres another one in it.

extension Rect {
  package func inset(rows: Int, columns: Int) -> Rect {
    split(top: rows).rest.split(bottom: rows).rest.split(left: columns).rest.split(right: columns).rest
  }

  package func split(top count: Int) -> (top: Rect, rest: Rect) {
    let above = part(of: size.rows, count)
    return (
      Rect(origin: origin, size: Size(rows: above, columns: size.columns)),
      Rect(origin: origin.moved(rows: above), size: Size(rows: size.rows - above, columns: size.columns))
    )
  }

  package func split(bottom count: Int) -> (rest: Rect, bottom: Rect) {
    let halves = split(top: size.rows - part(of: size.rows, count))
    return (halves.top, halves.rest)
  }

  package func split(left count: Int) -> (left: Rect, rest: Rect) {
    let before = part(of: size.columns, count)
    return (
      Rect(origin: origin, size: Size(rows: size.rows, columns: before)),
      Rect(origin: origin.moved(columns: before), size: Size(rows: size.rows, columns: size.columns - before))
    )
  }

  package func split(right count: Int) -> (rest: Rect, right: Rect) {
    let halves = split(left: size.columns - part(of: size.columns, count))
    return (halves.left, halves.rest)
  }

  /// A rectangle of a size in the middle of this one, rounded towards the top left; nil if it does not fit.
  package func centered(_ inner: Size) -> Rect? {
    guard size.holds(inner) else { return nil }
    let (above, before) = ((size.rows - inner.rows) / 2, (size.columns - inner.columns) / 2)
    return Rect(origin: origin.moved(rows: above, columns: before), size: inner)
  }

  private func part(of lines: Int, _ count: Int) -> Int {
    precondition(count >= 0, "the number of rows or columns is negative")
    return min(count, lines)
  }
}
