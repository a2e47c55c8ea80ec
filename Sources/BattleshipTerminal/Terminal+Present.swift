// Shows frames on the terminal, giving ncurses only the columns that changed.

import BattleshipFrame
import CNCurses

extension Terminal {
  package func present(_ frame: Frame) {
    // ncurses would find unchanged columns by itself, but slowly.
    let before = shown.flatMap { $0.size == frame.size && frame.size == size ? $0 : nil }
    if before == nil { werase(window) }
    let visible = Rect(origin: Point(row: 0, column: 0), size: size).intersection(frame.bounds)
    for row in visible.rows {
      if let before {
        guard let columns = frame.columns(changedIn: row, since: before) else { continue }
        write(frame.row(row), columns, row: row)
      } else {
        write(frame.row(row), 0..<visible.size.columns, row: row)
      }
    }
    let linkBefore = before?.hyperlink
    shown = frame
    output.inOnePiece {
      if let cursor = frame.cursor, visible.contains(cursor) {
        wmove(window, Int32(cursor.row), Int32(cursor.column))
        curs_set(1)
      } else {
        curs_set(0)
      }
      wrefresh(window)
    }
    present(frame.hyperlink, after: linkBefore)
  }

  /// Writes a link once more, as one long line, so that a mouse copies it whole, between the marks by which a terminal
  /// opens it (OSC 8). ncurses moves the cursor to each row, and writes no such marks.
  private func present(_ link: Hyperlink?, after before: Hyperlink?) {
    guard link != before, capabilities.ignoresUnknown else { return }
    if let before, before.url != nil { redraw(rows: before.rows) }
    guard let link, let frame = shown, let style = frame.row(link.rows.lowerBound).first?.style else { return }
    var text: [UInt8] = []
    for row in link.rows where row < size.rows { for tile in frame.row(row) { tile.forEachByte { text.append($0) } } }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    let known = attributes(of: style)
    writeRaw("\u{1b}7\u{1b}[\(link.rows.lowerBound + 1);1H" + look(known.attributes, known.pair))
    if let url = link.url { writeRaw("\u{1b}]8;;\(url)\u{1b}\\") }
    writeRaw(String(decoding: text, as: UTF8.self))
    if link.url != nil { writeRaw("\u{1b}]8;;\u{1b}\\") }
    writeRaw(look(0, 0) + "\u{1b}8")
  }

  /// The sequence that begins a look, as ncurses would write it.
  private func look(_ attributes: attr_t, _ pair: Int16) -> String {
    lookBytes = []
    vid_puts(attributes, pair, nil) { byte in
      lookBytes.append(UInt8(truncatingIfNeeded: byte))
      return byte
    }
    return String(decoding: lookBytes, as: UTF8.self)
  }

  private func redraw(rows: Range<Int>) {
    wredrawln(window, Int32(rows.lowerBound), Int32(rows.count))
    output.inOnePiece { wrefresh(window) }
  }

  /// Redraws the whole screen, even its unchanged parts: another program may have written on it.
  package func redraw() {
    writeRaw(capabilities.wholeScreen(rows: size.rows))
    clearok(curses_shown(), true)
    output.inOnePiece { wrefresh(window) }
    present(shown?.hyperlink, after: nil)
  }

  private func write(_ tiles: ArraySlice<Tile>, _ columns: Range<Int>, row: Int) {
    let first = tiles.startIndex
    var rest = tiles[first + columns.lowerBound..<first + columns.upperBound]
    var text: [CChar] = []
    while let style = rest.first?.style {
      let same = rest.prefix { $0.style == style }
      text.removeAll(keepingCapacity: true)
      for tile in same { tile.forEachByte { text.append(CChar(bitPattern: $0)) } }
      wmove(window, Int32(row), Int32(same.startIndex - first))
      set(style)
      // Writing the last cell of the screen returns an error, because the cursor has nowhere to go.
      waddnstr(window, text, Int32(text.count))
      rest = rest.dropFirst(same.count)
    }
  }

  private func set(_ style: Style) {
    let known = attributes[style] ?? attributes(of: style)
    attributes[style] = known
    curses_set_look(window, known.attributes, known.pair)
  }

  private func attributes(of style: Style) -> StyleAttributes {
    let look = palette[style]
    var attributes: attr_t = 0
    if look.emphasis.contains(.bold) { attributes |= curses_bold }
    if look.emphasis.contains(.reversed) { attributes |= curses_reversed }
    if look.isDim { attributes |= curses_dim }
    return StyleAttributes(attributes: attributes, pair: pair(look.foreground ?? -1, look.background ?? -1))
  }

  /// The pair of two colours, made on first use; 0, which means the terminal's own colours, if no number is left.
  private func pair(_ letters: Int32, _ ground: Int32) -> Int16 {
    guard palette.depth != .none else { return 0 }
    let wanted = ColorPair(letters: letters, ground: ground)
    if let known = pairs[wanted] { return known }
    guard let next = Int16(exactly: pairs.count + 1), curses_make_pair(Int32(next), letters, ground) == OK else {
      return 0
    }
    pairs[wanted] = next
    return next
  }
}

/// The output of ncurses that begins a look; its callback has no context, and the program has one terminal.
private nonisolated(unsafe) var lookBytes: [UInt8] = []

struct StyleAttributes {
  let attributes: attr_t
  let pair: Int16
}

struct ColorPair: Hashable {
  let letters, ground: Int32
}
