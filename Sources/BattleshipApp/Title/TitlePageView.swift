// A page of the title: paragraphs, an optional board or field, and a column of buttons.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct TitlePageView {
  let scene: TitleScene
  let notice: SafeText?

  /// The maximum width of a paragraph, for easy reading.
  private static let columns = 68

  /// The gap between the text and a board beside it, and the minimum width of that text.
  private static let gap = 3, columnsBesideBoard = 54

  /// Returns whether the page says the notice: what is wrong with the text in its field, or with a pasted link.
  func draw(on canvas: inout Canvas, in rect: Rect) -> Bool {
    if drawSent(on: &canvas, in: rect) { return canvas.hasLongNotice }
    let beside = sizeBesideText(in: rect)
    let widest = hasLessons(in: rect) ? 76 : Self.columns + (beside.map { Self.gap + $0.columns } ?? 0)
    let columns = min(rect.size.columns - 2, widest)
    // A long notice would hide the last entries.
    let error = scene.field == nil && !canvas.hasLongNotice ? nil : notice
    let errors = error?.lines(of: columns - 6, limit: rect.size.rows > 18 ? 6 : 3, widths: canvas.frame.widths) ?? []
    let fieldRows = (scene.field == nil ? 0 : rect.size.rows > 14 ? 2 : 1) + errors.count
    let controlRows = fieldRows + scene.entries.count
    let textColumns = columns - (beside.map { Self.gap + $0.columns } ?? 0)
    let hasBoard = beside == nil && !hasLessons(in: rect)
    let cell = cellOfPictures(in: rect, beside)
    var lines = lines(of: textColumns, whole: rect.size.columns, hasBoard: hasBoard, cell, canvas)
    // The rows around the heading give way to the text.
    let headRows = scene.aim.lines(of: columns, widths: canvas.frame.widths).count
    let needed = hasLessons(in: rect) ? Self.rowsOfRoomyLessons : 3 + headRows + lines.count + controlRows
    let isTight = rect.size.rows <= 13 || rect.size.rows < needed
    // In a large window a short page stands in the middle, below the night sea.
    let isShort = rect.size.rows - needed > Self.mostRowsBelow && beside == nil && !hasLessons(in: rect)
    let whole = isShort ? NightSeaView.drawSparing(needed, of: rect, on: &canvas) : rect
    let middle = Rect(
      origin: whole.origin.moved(columns: (rect.size.columns - columns) / 2),
      size: Size(rows: whole.size.rows, columns: columns))
    // In a low window, the text needs the row of the name, and the lessons need it below the heading.
    let hasName = rect.size.rows > 12 && !(isTight && hasLessons(in: rect))
    let (name, rest) = middle.split(top: hasName ? 1 : 0)
    canvas.frame.write(scene.name, in: name, .center, style: Style(.accent, .bold))
    let (aim, below) = rest.split(top: headRows + (isTight ? 0 : 1))
    canvas.frame.writeLines(scene.aim, in: aim.split(bottom: headRows).bottom, .center, style: Style(.title, .bold))
    var page = below.split(top: isTight && !hasLessons(in: rect) ? 0 : 1).rest
    if hasLessons(in: rect) { page = drawLessons(on: &canvas, in: page) }
    if let beside, let sea = scene.sea {
      BoardView(sea: sea).draw(on: &canvas, in: page.split(right: beside.columns).right.split(top: beside.rows).top)
      page = page.split(right: Self.gap + beside.columns).rest
    }
    // Buttons come below the text, or at the bottom if the text is longer than the page.
    let room = max(0, page.size.rows - controlRows)
    // Rows between paragraphs go, the last first, if the page then has all of them; one that scrolls anyway keeps them.
    if !scene.hints.contains(.scrolls) || lines.count(where: { !$0.isGap }) <= room {
      while lines.count > room, let gap = lines.lastIndex(where: { $0.isGap }) { lines.remove(at: gap) }
    }
    let (text, controls) = page.split(top: min(lines.count, room))
    drawText(lines, cell, on: &canvas, in: text)
    if let field = scene.field {
      let line = controls.split(top: 1).top.inset(rows: 0, columns: 3)
      let end = canvas.frame.write(field.label, at: line.origin, style: Style(.faint), clip: line)
      canvas.write(typed: field.text, in: line.split(left: end - line.origin.column + 2).rest)
    }
    for (row, text) in errors.enumerated() {
      let line = controls.split(top: (scene.field == nil ? 0 : 1) + row).rest.inset(rows: 0, columns: 3)
      canvas.frame.write(text, in: line, style: Style(canvas.noticeRole))
    }
    for (row, entry) in scene.entries.enumerated() {
      let line = controls.split(top: fieldRows + row).rest.split(top: 1).top
      let note = entry.target == .showCode ? codeNote(on: canvas) : entry.note
      canvas.entry(entry.label, note, entry.target, in: line, noteAt: 0)
    }
    let end = max(controls.origin.row + controlRows, beside.map { page.origin.row + $0.rows } ?? 0)
    let spare = rect.split(top: end + 1 - rect.origin.row).rest
    if !isShort { NightSeaView(filling: spare.size, on: canvas)?.draw(on: &canvas, at: spare.origin) }
    return error != nil
  }

  /// Whether the steps of the game stand above the text, each with its board.
  private func hasLessons(in rect: Rect) -> Bool {
    !scene.lessons.isEmpty && rect.size.columns >= 76 && rect.size.rows >= 22
  }

  /// With fewer rows, lessons and text need those around the heading.
  private static let rowsOfRoomyLessons = 29

  /// The rows of the name and the heading, with those around them, where all of it fits.
  private static let rowsAboveLessons = 4

  /// The most empty rows below a page at the top of a window.
  private static let mostRowsBelow = 18

  /// Returns the room below the lessons.
  private func drawLessons(on canvas: inout Canvas, in page: Rect) -> Rect {
    let columns = (page.size.columns + Self.gap) / scene.lessons.count - Self.gap
    let boardRows = 1 + 4 * cellOfLessons(in: page.size.rows).rows
    var rows = 0
    for (index, lesson) in scene.lessons.enumerated() {
      let place = page.split(left: index * (columns + Self.gap)).rest.split(left: columns).left
      let text = place.split(left: BoardGeometry.rowNameColumns).rest
      canvas.frame.write(lesson.heading, in: text, style: Style(.accent, .bold))
      let (board, caption) = place.split(top: 1).rest.split(top: boardRows)
      let seen = board.split(left: BoardGeometry.rowNameColumns + 5 * cellOfLessons(in: page.size.rows).columns).left
      BoardView(sea: lesson.sea).draw(on: &canvas, in: seen)
      let lines = lesson.text.lines(of: text.size.columns, widths: canvas.frame.widths)
      for (row, line) in lines.enumerated() {
        canvas.frame.write(
          line, in: caption.split(top: row).rest.split(left: BoardGeometry.rowNameColumns).rest, style: Style(.faint))
      }
      rows = max(rows, lines.count)
    }
    return page.split(top: 1 + boardRows + rows + 1).rest
  }

  private func cellOfLessons(in rows: Int) -> Size {
    rows < 30 ? Size(rows: 1, columns: 3) : Size(rows: 2, columns: 4)
  }

  /// The cells of the pictures, and of the marks in the legend.
  private func cellOfPictures(in rect: Rect, _ beside: Size?) -> Size {
    if hasLessons(in: rect) { return cellOfLessons(in: rect.size.rows - Self.rowsAboveLessons) }
    guard let beside, let board = scene.sea?.board else {
      return Size(rows: 1, columns: rect.size.columns < 60 ? 2 : 3)
    }
    return Size(
      rows: (beside.rows - 1) / board.rows, columns: (beside.columns - BoardGeometry.rowNameColumns) / board.columns)
  }

  private func sizeBesideText(in rect: Rect) -> Size? {
    guard let board = scene.sea?.board, !hasLessons(in: rect) else { return nil }
    let columns = rect.size.columns - 2 - Self.gap - Self.columnsBesideBoard
    let room = Size(rows: max(0, rect.size.rows - 6), columns: max(0, columns))
    return BoardGeometry.sizes(of: board, columnsOfCell: 3...6).first { room.holds($0) }
  }

  private func codeNote(on canvas: Canvas) -> SafeText {
    guard let code = scene.link.flatMap({ QRCode($0.string) }),
      let needed = CodeView.windowNeeded(for: code, on: canvas)
    else { return "" }
    return canvas.language.terminal.title.codeNeeds(needed.columns, rows: needed.rows)
  }

  private func drawText(_ lines: [Line], _ cell: Size, on canvas: inout Canvas, in rect: Rect) {
    guard rect.size.rows > 0 else { return }
    // Never scroll past the last full page. Above it, the last row says how many lines are below.
    canvas.layout.lastScroll = max(0, lines.count - rect.size.rows)
    let first = min(scene.scroll, canvas.layout.lastScroll)
    let isCut = first < canvas.layout.lastScroll
    let shown = rect.size.rows - (isCut ? 1 : 0)
    let visible = lines.dropFirst(first).prefix(shown)
    let links = visible.indices.filter { visible[$0].isLink }.map { rect.origin.row + $0 - first }
    if let top = links.first, let last = links.last, let link = scene.link {
      canvas.frame.hyperlink = Hyperlink(link.string, rows: top..<last + 1)
    }
    let rows = visible.indices.filter { visible[$0].isBoard }.map { $0 - first }
    if let sea = scene.sea, let top = rows.first, rows.count > 2 {
      let area = rect.split(top: top).rest.split(top: rows.count).top.split(left: headingColumns(on: canvas)).rest
      // Cells keep their size when the board is cut.
      let columns = BoardGeometry.rowNameColumns + (canvas.layout.lastScroll > 0 ? 2 : 3) * sea.board.columns
      BoardView(sea: sea).draw(on: &canvas, in: area.split(left: columns).left)
    }
    for (row, line) in visible.enumerated() {
      line.draw(on: &canvas, in: rect.split(top: row).rest.split(top: 1).top, textAt: headingColumns(on: canvas))
    }
    if let row = visible.firstIndex(where: { $0.isLegend }).map({ $0 - first }), row + cell.rows <= shown {
      drawLegend(cell, on: &canvas, in: rect.split(top: row).rest.split(left: headingColumns(on: canvas)).rest)
    }
    guard isCut else { return }
    let more = canvas.language.sentences.seat.more(lines.count - first - shown)
    let isScrolled = scene.hints.contains(.scrolls)
    canvas.frame.write(
      isScrolled ? "\(canvas.glyphs.down) \(more)" : canvas.language.labeled("PgDn", more),
      in: rect.split(bottom: 1).bottom, style: Style(.accent))
  }

  /// Draws the marks of the boards, each with its name.
  private func drawLegend(_ cell: Size, on canvas: inout Canvas, in rect: Rect) {
    var rest = rect
    let marks: [(LegendMark, BoardScene.Mark)] = [(.miss, .miss), (.hit, .hit), (.sunk, .sunk), (.ship, .ship)]
    for (mark, name) in marks {
      let word = canvas.language.word(for: name)
      mark.draw(on: &canvas, in: rest.split(left: cell.columns).left.split(top: cell.rows).top)
      canvas.frame.write(word, in: rest.split(top: (cell.rows - 1) / 2).rest.split(left: cell.columns + 1).rest)
      let gap = rect.size.columns < Self.columnsBesideBoard ? 1 : 3
      rest = rest.split(left: cell.columns + 1 + canvas.frame.widths.columns(of: word) + gap).rest
    }
  }

  /// The width of the headings, which a narrow window needs for the texts.
  private func headingColumns(on canvas: Canvas) -> Int {
    guard canvas.frame.size.columns < 60 else { return 9 }
    let headings = scene.paragraphs.map(\.heading) + [canvas.language.terminal.title.marks]
    return 1 + (headings.map { canvas.frame.widths.columns(of: $0) }.max() ?? 0)
  }

  private enum Line {
    case text(heading: SafeText, SafeText)
    case plain(SafeText)
    /// An empty line, left out if room is short.
    case gap
    /// A row of the board.
    case board
    /// The first row of the marks.
    case legend(heading: SafeText)
    /// A link, from edge to edge, so that a mouse selects it whole.
    case link(SafeText)

    var isLink: Bool { if case .link = self { true } else { false } }

    var isGap: Bool { if case .gap = self { true } else { false } }

    var isBoard: Bool { if case .board = self { true } else { false } }

    var isLegend: Bool { if case .legend = self { true } else { false } }

    func draw(on canvas: inout Canvas, in line: Rect, textAt column: Int) {
      switch self {
      case .text(let heading, let text):
        canvas.frame.write(heading, in: line, style: Style(.accent))
        canvas.frame.write(text, in: line.split(left: column).rest)
      case .plain(let text): canvas.frame.write(text, in: line)
      case .legend(let heading): canvas.frame.write(heading, in: line, style: Style(.accent))
      case .link(let text):
        let whole = canvas.frame.bounds
        let row = Rect(origin: Point(row: line.origin.row, column: 0), size: Size(rows: 1, columns: whole.size.columns))
        canvas.frame.write(text, in: row, style: Style(.accent))
      case .gap, .board: break
      }
    }
  }

  private func lines(of columns: Int, whole: Int, hasBoard: Bool, _ cell: Size, _ canvas: Canvas) -> [Line] {
    var lines: [Line] = []
    for (index, paragraph) in scene.paragraphs.enumerated() {
      if index == 1, let link = scene.link {
        lines += link.lines(of: whole, widths: canvas.frame.widths).map { .link($0) } + [.gap]
      }
      let isPlain = paragraph.heading.isEmpty
      let room = max(1, columns - (isPlain ? 0 : headingColumns(on: canvas)))
      for (row, line) in paragraph.text.evenLines(of: room, widths: canvas.frame.widths).enumerated() {
        lines.append(isPlain ? .plain(line) : .text(heading: row == 0 ? paragraph.heading : "", line))
      }
      lines.append(.gap)
    }
    guard let sea = scene.sea else { return lines }
    let marks =
      [Line.legend(heading: canvas.language.terminal.title.marks)] + Array(repeating: .plain(""), count: cell.rows - 1)
    return lines + marks + (hasBoard ? Array(repeating: .board, count: 1 + sea.board.rows) : [.plain("")])
  }
}
