// Shows frames on the terminal; ncurses finds out what has changed.

import BattleshipFrame
import CNCurses

extension Terminal {
  /// Shows a frame, as far as it lies on the screen.
  package func present(_ frame: Frame) {
    // ncurses would also find out what has not changed, but at a cost.
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
  }

  /// Redraws the whole screen, even what did not change, as another program may have written on it.
  package func redraw() {
    writeRaw(capabilities.wholeScreen(rows: size.rows))
    clearok(curses_shown(), true)
    output.inOnePiece { wrefresh(window) }
  }

  /// Defines the colours of the roles, as pairs of ncurses.
  func setUpLooks() {
    guard palette.depth != .none, start_color() == OK else { return }
    use_default_colors()
    for role in Role.allCases {
      let look = palette[role]
      for (ground, isDeep) in [(look.background, false), (look.deepBackground, true)] {
        curses_make_pair(Int32(pair(of: role, isDeep: isDeep)), look.foreground ?? -1, ground ?? -1)
      }
    }
  }

  /// Writes some columns of a row, tiles that look the same at once.
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
      // Writing the last place of the screen returns an error, because the cursor has nowhere to go.
      waddnstr(window, text, Int32(text.count))
      rest = rest.dropFirst(same.count)
    }
  }

  private func set(_ style: Style) {
    let look = palette[style]
    var attributes: attr_t = 0
    if look.emphasis.contains(.bold) { attributes |= curses_bold }
    if look.emphasis.contains(.underlined) { attributes |= curses_underlined }
    if look.emphasis.contains(.reversed) { attributes |= curses_reversed }
    if look.isDim { attributes |= curses_dim }
    let number = paintedPair(style) ?? pair(of: style.role, isDeep: style.emphasis.contains(.deep))
    curses_set_look(window, attributes, palette.depth == .none ? 0 : number)
  }

  /// The pair of a picture's two colours, made on first use; nil if there is none, or no number is left for it.
  private func paintedPair(_ style: Style) -> Int16? {
    guard let colors = palette.painted(style) else { return nil }
    let wanted = PaintedPair(letters: colors.letters, ground: colors.ground)
    if let known = paintedPairs[wanted] { return known }
    guard let next = Int16(exactly: Role.allCases.count * 2 + 1 + paintedPairs.count),
      curses_make_pair(Int32(next), wanted.letters, wanted.ground) == OK
    else { return nil }
    paintedPairs[wanted] = next
    return next
  }

  private func pair(of role: Role, isDeep: Bool) -> Int16 { Int16(role.rawValue) * 2 + (isDeep ? 2 : 1) }
}

/// The two colours of a place of a picture, as ncurses numbers them.
struct PaintedPair: Hashable {
  let letters, ground: Int32
}
