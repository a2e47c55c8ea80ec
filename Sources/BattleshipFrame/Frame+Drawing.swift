// Drawing operations for views: single lines, wrapped text, and backgrounds, clipped to the screen.

import BattleshipText

package enum Alignment: Hashable, Sendable {
  case left
  /// Nearer to the left if the space is odd.
  case center
  case right
}

extension Frame {
  /// Writes a text from a point on, clipped to `clip` and the screen.
  ///
  /// - Returns: The column after the text, even if part of the text was clipped.
  @discardableResult
  package mutating func write(_ text: SafeText, at point: Point, style: Style = .plain, clip: Rect? = nil) -> Int {
    let clip = clip.map(bounds.intersection) ?? bounds
    var next = point
    text.forEachTile(widths: widths) { grapheme, columns in
      put(grapheme, columns: columns, at: next, style: style, clip: clip)
      next.column += columns
    }
    return next.column
  }

  /// Writes a text into the first row of a rectangle; if it is too long, its end is cut.
  package mutating func write(_ text: SafeText, in rect: Rect, _ alignment: Alignment = .left, style: Style = .plain) {
    let row = rect.split(top: 1).top
    write(text, at: start(of: text, in: row, alignment), style: style, clip: row)
  }

  /// Writes a text into a rectangle, wrapped at spaces, in at most `limit` rows; ends it with an ellipsis if cut.
  ///
  /// - Returns: The number of rows used.
  @discardableResult
  package mutating func writeLines(
    _ text: SafeText, in rect: Rect, limit: Int = .max, _ alignment: Alignment = .left, style: Style = .plain
  ) -> Int {
    let lines = text.lines(of: rect.size.columns, limit: min(limit, rect.size.rows), widths: widths)
    for (index, line) in lines.enumerated() {
      let row = rect.split(top: index).rest.split(top: 1).top
      write(line, at: start(of: line, in: row, alignment), style: style, clip: row)
    }
    return lines.count
  }

  /// Fills a rectangle with one character; spaces clear it for other content.
  ///
  /// A character that is not exactly one column wide is drawn as the replacement character.
  package mutating func fill(_ rect: Rect, with character: Unicode.Scalar = " ", style: Style = .plain) {
    let shown = widths[character] == 1 ? character : widths.replacement
    cover(rect.intersection(bounds), with: Tile(grapheme: Grapheme(shown), style: style))
  }

  package mutating func put(_ character: Unicode.Scalar, at point: Point, style: Style) {
    fill(Rect(origin: point, size: Size(rows: 1, columns: 1)), with: character, style: style)
  }

  private func start(of text: SafeText, in row: Rect, _ alignment: Alignment) -> Point {
    let room = max(0, row.size.columns - widths.columns(of: text))
    switch alignment {
    case .left: return row.origin
    case .center: return row.origin.moved(columns: room / 2)
    case .right: return row.origin.moved(columns: room)
    }
  }
}
