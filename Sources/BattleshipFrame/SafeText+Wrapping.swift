// Wraps a text into lines: at spaces, and next to wide characters, because Chinese is written without spaces.

import BattleshipText

extension SafeText {
  /// Wraps the text into lines of at most `columns` columns.
  ///
  /// A line breaks at a space, which is dropped, or next to a two-column character, but not before closing punctuation
  /// such as `？`. A word is broken or cut only if it is longer than a line. If there are more than `limit` lines, the
  /// last one ends with an ellipsis if that fits. A two-column character becomes `?` if a line has only one column.
  ///
  /// - Returns: At most `limit` lines; none for an empty text or for zero columns.
  package func lines(
    of columns: Int, limit: Int = .max, widths: CharacterWidth, longWords: LongWords = .broken
  ) -> [SafeText] {
    precondition(columns >= 0 && limit >= 0, "neither lines nor columns are counted below 0")
    guard columns > 0, limit > 0 else { return [] }
    var breaker = LineBreaker(tiles: tiles(within: columns, widths: widths), columns: columns, longWords: longWords)
    var lines: [SafeText] = []
    while let line = breaker.nextLine() {
      if lines.count == limit { return lines.dropLast() + [lines[limit - 1].ended(within: columns, widths: widths)] }
      let text = SafeText(tiles: line)
      lines.append(longWords == .cut ? text.cut(to: columns, widths: widths) : text)
    }
    return lines
  }

  /// What becomes of a word that is longer than a line: a name may be cut, but an address is needed whole.
  package enum LongWords: Hashable, Sendable {
    case broken, kept
    /// Ends with an ellipsis.
    case cut
  }

  /// Wraps the text into as many lines, but into narrower ones if the last one would be short, such as a single word.
  package func evenLines(of columns: Int, widths: CharacterWidth) -> [SafeText] {
    var even = lines(of: columns, widths: widths)
    var narrower = columns - 1
    while even.count > 1, let last = even.last, 4 * widths.columns(of: last) < columns {
      let lines = lines(of: narrower, widths: widths)
      if lines.count > even.count { break }
      even = lines
      narrower -= 1
    }
    return even
  }

  /// Wraps the text for a terminal that it is printed on: a word that is longer than a line, such as a link, stays whole,
  /// so that it can be copied.
  package func printedLines(of columns: Int, widths: CharacterWidth) -> [SafeText] {
    precondition(columns > 0, "a terminal has columns")
    guard !isEmpty else { return [""] }
    var breaker = LineBreaker(tiles: tiles(within: columns, widths: widths), columns: columns, longWords: .kept)
    var lines: [SafeText] = []
    while let line = breaker.nextLine() { lines.append(SafeText(tiles: line)) }
    return lines
  }

  private func tiles(within columns: Int, widths: CharacterWidth) -> [LineBreaker.MeasuredGrapheme] {
    var tiles: [LineBreaker.MeasuredGrapheme] = []
    forEachTile(widths: widths) { grapheme, width in
      tiles.append(
        width <= columns ? .init(grapheme: grapheme, columns: width) : .init(grapheme: Grapheme("?"), columns: 1))
    }
    return tiles
  }

  /// The text, shortened with an ellipsis if it is wider than `columns` and the ellipsis fits.
  package func cut(to columns: Int, widths: CharacterWidth) -> SafeText {
    widths.columns(of: self) <= columns ? self : ended(within: columns, widths: widths)
  }

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

  private init(tiles: ArraySlice<LineBreaker.MeasuredGrapheme>) {
    self.init(proved: tiles.reduce(into: "") { $0.append($1.grapheme) })
  }
}

private struct LineBreaker {
  struct MeasuredGrapheme {
    let grapheme: Grapheme
    let columns: Int
    var isSpace: Bool { grapheme == .space }
    /// Whether no line may begin with this tile.
    var closes: Bool { Self.closing.contains(grapheme) }
    /// Whether no line may end with this tile.
    var opens: Bool { Self.opening.contains(grapheme) }

    private static let closing = Set("，。！？、：；」』）》】”’…,.!?:;)".unicodeScalars.map(Grapheme.init))
    private static let opening = Set("（「『《【“‘(".unicodeScalars.map(Grapheme.init))
  }

  let tiles: [MeasuredGrapheme]
  let columns: Int
  /// Whether a word that is longer than a line is broken; otherwise its line is too long.
  let longWords: SafeText.LongWords
  private var next = 0

  init(tiles: [MeasuredGrapheme], columns: Int, longWords: SafeText.LongWords = .broken) {
    self.tiles = tiles
    self.columns = columns
    self.longWords = longWords
  }

  /// The next line, without the spaces at the break; nil at the end.
  mutating func nextLine() -> ArraySlice<MeasuredGrapheme>? {
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
    // The rest does not fit: end the line before the word that crosses its end.
    var wordEnd = end
    while wordEnd > start, !canEnd(before: wordEnd) { wordEnd -= 1 }
    var last = wordEnd
    while last > start, tiles[last - 1].isSpace { last -= 1 }
    guard last > start else {
      // No word is before this one, at most spaces.
      if longWords != .broken { while next < tiles.count, !canEnd(before: next) { next += 1 } }
      return tiles[start..<next]
    }
    next = wordEnd
    return tiles[start..<last]
  }

  /// Whether a line may end before this tile, which must not be the first.
  private func canEnd(before index: Int) -> Bool {
    let (last, first) = (tiles[index - 1], tiles[index])
    if first.isSpace { return true }
    return (last.columns == 2 || first.columns == 2) && !last.opens && !first.closes
  }
}
