// A frame is a picture of a whole screen: what stands in every place, how it looks, and where the cursor is.

/// A picture of a whole screen, made by views and shown by a terminal.
///
/// Frames are values: two that look the same are equal, and a test can read one as text.
public struct Frame: Sendable {
  /// How large the screen is.
  public let size: Size

  /// How many columns characters take on that screen.
  public let widths: CharacterWidth

  /// Where the cursor stands; nil hides it, and so does a place outside of the screen.
  public var cursor: Point?

  private var tiles: [Tile]

  /// A screen with nothing on it.
  public init(size: Size, widths: CharacterWidth) {
    self.size = size
    self.widths = widths
    tiles = Array(repeating: .blank(.plain), count: size.rows * size.columns)
  }

  /// All places of the screen.
  public var bounds: Rect { Rect(origin: Point(row: 0, column: 0), size: size) }

  /// What stands in a place; nil outside of the screen.
  public subscript(point: Point) -> Tile? {
    bounds.contains(point) ? tiles[index(of: point)] : nil
  }

  /// The tiles of a row, from left to right.
  ///
  /// - Precondition: The screen has the row.
  public func row(_ row: Int) -> ArraySlice<Tile> {
    precondition(0..<size.rows ~= row, "no such row")
    return tiles[row * size.columns..<(row + 1) * size.columns]
  }

  /// The columns of a row in which it shows something else than another screen of the same size; nil where it does not.
  ///
  /// No grapheme of two columns lies half inside of them.
  ///
  /// - Precondition: The screens have the row.
  public func columns(changedIn row: Int, since before: Frame) -> Range<Int>? {
    precondition(size == before.size && 0..<size.rows ~= row, "no such row")
    let start = row * size.columns
    let end = start + size.columns
    return tiles.withUnsafeBufferPointer { now in
      before.tiles.withUnsafeBufferPointer { before in
        // Nearly all rows stay as they are: to look over a whole one without a branch is several times as fast.
        guard (start..<end).reduce(0, { $0 | now[$1].difference(from: before[$1]) }) != 0 else { return nil }
        var (first, last) = (start, end - 1)
        while now[first] == before[first] { first += 1 }
        while now[last] == before[last] { last -= 1 }
        // Another wide grapheme in the place of one has the same second half.
        if last + 1 < end, now[last + 1].isSecondHalf { last += 1 }
        return first - start..<last + 1 - start
      }
    }
  }

  /// Puts a grapheme where it is inside of `clip`; of a grapheme that is only half inside there remains a blank.
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

  /// Gives what stands in a place of the screen another look.
  mutating func restyle(_ point: Point, _ style: Style) {
    guard let tile = self[point] else { return }
    tiles[index(of: point)] = Tile(grapheme: tile.grapheme, style: style)
  }

  /// Puts the same tile into all places of a rectangle on the screen, and blanks halves of wide graphemes at its sides.
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

  /// Puts a tile, and blanks the other half of a wide grapheme that stood there.
  private mutating func replace(_ point: Point, with tile: Tile) {
    let index = index(of: point)
    if tiles[index].isSecondHalf, !tile.isSecondHalf { tiles[index - 1] = .blank(tiles[index - 1].style) }
    if point.column + 1 < size.columns, tiles[index + 1].isSecondHalf {
      tiles[index + 1] = .blank(tiles[index + 1].style)
    }
    tiles[index] = tile
  }

  private func index(of point: Point) -> Int { point.row * size.columns + point.column }
}

extension Frame: Equatable {
  /// Whether two frames show the same: size, tiles and cursor.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.tiles == right.tiles && left.cursor == right.cursor
  }
}

extension Frame {
  /// The screen as lines of text, without the spaces at their ends.
  public var picture: [String] {
    (0..<size.rows).map { row in
      var line = self.row(row).reduce(into: "") { $0.append($1.grapheme) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
