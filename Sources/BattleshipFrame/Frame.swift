// A picture of a whole screen: a tile at every point, and the cursor.

/// A picture of a whole screen, drawn by views and shown by a terminal.
///
/// Frames are values: frames that look the same are equal, and a test can read one as text.
package struct Frame: Sendable {
  package let size: Size
  package let widths: CharacterWidth

  /// The cursor is hidden if this is nil or outside the screen.
  package var cursor: Point?

  package var hyperlink: Hyperlink?

  private var tiles: [Tile]

  package init(size: Size, widths: CharacterWidth) {
    self.size = size
    self.widths = widths
    tiles = Array(repeating: .blank(.plain), count: size.rows * size.columns)
  }

  package var bounds: Rect { Rect(origin: Point(row: 0, column: 0), size: size) }

  package subscript(point: Point) -> Tile? {
    bounds.contains(point) ? tiles[index(of: point)] : nil
  }

  package func row(_ row: Int) -> ArraySlice<Tile> {
    precondition(0..<size.rows ~= row, "no such row")
    return tiles[row * size.columns..<(row + 1) * size.columns]
  }

  /// The columns in which a row differs from another screen of the same size; nil if it does not.
  ///
  /// The range never splits a two-column grapheme.
  package func columns(changedIn row: Int, since before: Frame) -> Range<Int>? {
    precondition(size == before.size && 0..<size.rows ~= row, "no such row")
    let start = row * size.columns
    let end = start + size.columns
    return tiles.withUnsafeBufferPointer { now in
      before.tiles.withUnsafeBufferPointer { before in
        // Nearly all rows are unchanged, and comparing a whole row without branches is several times as fast.
        guard (start..<end).reduce(0, { $0 | now[$1].difference(from: before[$1]) }) != 0 else { return nil }
        var (first, last) = (start, end - 1)
        while now[first] == before[first] { first += 1 }
        while now[last] == before[last] { last -= 1 }
        // If one wide grapheme replaced another, their second halves are equal: include that half.
        if last + 1 < end, now[last + 1].isSecondHalf { last += 1 }
        return first - start..<last + 1 - start
      }
    }
  }

  /// Draws a grapheme inside `clip`; a wide grapheme that is only half inside becomes a blank.
  mutating func put(_ grapheme: Grapheme, columns: Int, at point: Point, style: Style, clip: Rect) {
    let second = point.moved(columns: 1)
    if columns == 1 {
      guard clip.contains(point) else { return }
      replace(point, with: Tile(grapheme: grapheme, style: style))
    } else if clip.contains(point), clip.contains(second) {
      replace(point, with: Tile(grapheme: grapheme, style: style))
      replace(second, with: Tile(grapheme: .secondHalf, style: style))
    } else {
      if clip.contains(point) { replace(point, with: .blank(style)) }
      if clip.contains(second) { replace(second, with: .blank(style)) }
    }
  }

  /// Fills a rectangle on the screen with a tile, and blanks wide graphemes cut at its sides.
  mutating func cover(_ rect: Rect, with tile: Tile) {
    guard !rect.isEmpty else { return }
    for row in rect.rows {
      let first = row * size.columns + rect.columns.lowerBound
      let end = row * size.columns + rect.columns.upperBound
      if tiles[first].isSecondHalf { tiles[first - 1] = .blank(tiles[first - 1].style) }
      if rect.columns.upperBound < size.columns, tiles[end].isSecondHalf { tiles[end] = .blank(tiles[end].style) }
      for index in first..<end { tiles[index] = tile }
    }
  }

  /// Replaces a tile, and blanks the other half of a wide grapheme that was there.
  private mutating func replace(_ point: Point, with tile: Tile) {
    let index = index(of: point)
    if tiles[index].isSecondHalf, !tile.isSecondHalf { tiles[index - 1] = .blank(tiles[index - 1].style) }
    if point.column + 1 < size.columns, tiles[index + 1].isSecondHalf {
      tiles[index + 1] = .blank(tiles[index + 1].style)
    }
    tiles[index] = tile
  }

  package mutating func invert(_ rect: Rect) {
    let seen = rect.intersection(bounds)
    for row in seen.rows {
      for column in seen.columns {
        let index = index(of: Point(row: row, column: column))
        var style = tiles[index].style
        style.emphasis.formSymmetricDifference(.reversed)
        tiles[index] = Tile(grapheme: tiles[index].grapheme, style: style)
      }
    }
  }

  private func index(of point: Point) -> Int { point.row * size.columns + point.column }
}

extension Frame: Equatable {
  /// Compares the size, the tiles and the cursor, but not the link.
  package static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.tiles == right.tiles && left.cursor == right.cursor
  }
}

extension Frame {
  /// The screen as lines of text, without trailing spaces.
  package var picture: [String] {
    (0..<size.rows).map { row in
      var line = self.row(row).reduce(into: "") { $0.append($1.grapheme) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
