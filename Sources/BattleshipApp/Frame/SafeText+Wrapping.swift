// A text broken into lines of a width: at spaces, and beside the characters of scripts that write none.

import BattleshipPlay

extension SafeText {
  /// The lines of the text where no line takes more than so many columns.
  ///
  /// Lines end at spaces, which are left out there, or beside a character of two columns, for Chinese is written without
  /// spaces; no line begins with what closes, as `？` does. A word is broken only if it is longer than a line. If there are
  /// more lines than `limit`, the last one ends with an ellipsis as far as one fits. Nothing is wider than a line
  /// but a character of two columns in a line of one: such a character becomes `?`.
  ///
  /// - Precondition: `limit` is not negative, and neither is `columns`.
  /// - Returns: At most `limit` lines; none for an empty text, and none of no columns.
  public func lines(of columns: Int, limit: Int = .max, widths: CharacterWidth) -> [SafeText] {
    precondition(columns >= 0 && limit >= 0, "neither lines nor columns are counted below 0")
    guard columns > 0, limit > 0 else { return [] }
    var tiles: [LineBreaker.Tile] = []
    forEachTile(widths: widths) { grapheme, width in
      tiles.append(
        width <= columns ? .init(grapheme: grapheme, columns: width) : .init(grapheme: Grapheme("?"), columns: 1))
    }
    var breaker = LineBreaker(tiles: tiles, columns: columns)
    var lines: [ArraySlice<LineBreaker.Tile>] = []
    while let line = breaker.nextLine() {
      if lines.count == limit {
        let last = lines.removeLast()
        return lines.map(SafeText.init(tiles:)) + [SafeText(tiles: last).ended(within: columns, widths: widths)]
      }
      lines.append(line)
    }
    return lines.map(SafeText.init(tiles:))
  }

  /// The text, or as much of it as takes no more than so many columns with an ellipsis after it.
  func cut(to columns: Int, widths: CharacterWidth) -> SafeText {
    widths.columns(of: self) <= columns ? self : ended(within: columns, widths: widths)
  }

  /// The beginning of the text with an ellipsis after it, together no more than so many columns.
  private func ended(within columns: Int, widths: CharacterWidth) -> SafeText {
    let end = widths.ellipsis
    let room = columns - widths.columns(of: end)
    guard room >= 0 else { return self }
    var (kept, used, isFull) = ("", 0, false)
    forEachTile(widths: widths) { grapheme, width in
      isFull = isFull || used + width > room
      guard !isFull else { return }
      kept.append(grapheme)
      used += width
    }
    while kept.utf8.last == UInt8(ascii: " ") { kept.removeLast() }
    return SafeText(proved: kept + end.string)
  }

  private init(tiles: ArraySlice<LineBreaker.Tile>) {
    self.init(proved: tiles.reduce(into: "") { $0.append($1.grapheme) })
  }
}

/// Takes one line after the other off a text.
private struct LineBreaker {
  struct Tile {
    let grapheme: Grapheme
    let columns: Int
    var isSpace: Bool { grapheme == .space }
    /// Whether it belongs to what stands before it.
    var closes: Bool { Self.closing.contains(grapheme) }
    /// Whether it belongs to what stands behind it.
    var opens: Bool { Self.opening.contains(grapheme) }

    private static let closing = Set("，。！？、：；」』）》】”’…,.!?:;)".unicodeScalars.map(Grapheme.init))
    private static let opening = Set("（「『《【“‘(".unicodeScalars.map(Grapheme.init))
  }

  let tiles: [Tile]
  let columns: Int
  private var next = 0

  init(tiles: [Tile], columns: Int) {
    self.tiles = tiles
    self.columns = columns
  }

  /// The next line, without the spaces where it was broken; nil at the end.
  mutating func nextLine() -> ArraySlice<Tile>? {
    if next > 0 { while next < tiles.count, tiles[next].isSpace { next += 1 } }
    guard next < tiles.count else { return nil }
    let start = next
    var (end, used) = (start, 0)
    while end < tiles.count, used + tiles[end].columns <= columns {
      used += tiles[end].columns
      end += 1
    }
    next = end
    guard end < tiles.count else { return tiles[start..<end] }
    // The rest of the text does not fit: the line ends before the last word that is not all in it.
    var wordEnd = end
    while wordEnd > start, !canEnd(before: wordEnd) { wordEnd -= 1 }
    guard wordEnd > start else { return tiles[start..<end] }
    next = wordEnd
    while wordEnd > start, tiles[wordEnd - 1].isSpace { wordEnd -= 1 }
    return wordEnd > start ? tiles[start..<wordEnd] : tiles[start..<end]
  }

  /// Whether a line may end before a tile that is not the first.
  private func canEnd(before place: Int) -> Bool {
    let (last, first) = (tiles[place - 1], tiles[place])
    if first.isSpace { return true }
    return (last.columns == 2 || first.columns == 2) && !last.opens && !first.closes
  }
}
