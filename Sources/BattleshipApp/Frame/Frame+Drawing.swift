// What views draw with: text in a line, text in lines, grounds. What lies outside is not drawn.

import BattleshipPlay

/// Where a text stands in its line.
enum Alignment: Hashable, Sendable {
  /// From the left.
  case left
  /// In the middle, nearer to the left where that is not even.
  case centre
  /// To the right.
  case right
}

extension Frame {
  /// Writes a text to the right of a point, as far as it lies in `clip`, or on the screen.
  ///
  /// - Returns: The column after the text, also where that part was not drawn.
  @discardableResult
  public mutating func write(_ text: SafeText, at point: Point, style: Style = .plain, clip: Rect? = nil) -> Int {
    let clip = clip.map(bounds.intersection) ?? bounds
    var place = point
    text.forEachTile(widths: widths) { grapheme, columns in
      put(grapheme, columns: columns, at: place, style: style, clip: clip)
      place.column += columns
    }
    return place.column
  }

  /// Writes a text into the first row of a rectangle; one that is too long begins at the left and is cut.
  mutating func write(_ text: SafeText, in rect: Rect, _ alignment: Alignment = .left, style: Style = .plain) {
    let row = rect.split(top: 1).top
    write(text, at: start(of: text, in: row, alignment), style: style, clip: row)
  }

  /// Writes a text into the rows of a rectangle, broken at spaces; where it is longer it ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: Where it stands.
  ///   - limit: The most rows that it may take; never more than the rectangle has.
  ///   - alignment: Where its lines stand.
  ///   - style: How it looks.
  /// - Returns: How many rows it took.
  @discardableResult
  mutating func writeLines(
    _ text: SafeText, in rect: Rect, limit: Int = .max, _ alignment: Alignment = .left, style: Style = .plain
  ) -> Int {
    let lines = text.lines(of: rect.size.columns, limit: min(limit, rect.size.rows), widths: widths)
    for (index, line) in lines.enumerated() {
      let row = rect.split(top: index).rest.split(top: 1).top
      write(line, at: start(of: line, in: row, alignment), style: style, clip: row)
    }
    return lines.count
  }

  /// Covers a rectangle with one character; with spaces it becomes ground for something else.
  ///
  /// A character that does not take exactly one column is drawn as one that cannot be shown.
  mutating func fill(_ rect: Rect, with character: Unicode.Scalar = " ", style: Style = .plain) {
    let shown = widths[character] == 1 ? character : widths.replacement
    cover(rect.intersection(bounds), with: Tile(grapheme: Grapheme(shown), style: style))
  }

  private func start(of text: SafeText, in row: Rect, _ alignment: Alignment) -> Point {
    let room = max(0, row.size.columns - widths.columns(of: text))
    switch alignment {
    case .left: return row.origin
    case .centre: return row.origin.moved(columns: room / 2)
    case .right: return row.origin.moved(columns: room)
    }
  }
}
