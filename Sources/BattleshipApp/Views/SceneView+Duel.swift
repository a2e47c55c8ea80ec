// A scene with two boards: the boards, the last event, the last shots if there is room, and the buttons.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

extension SceneView {
  /// Returns whether there was room for both boards, or for one with a column beside it.
  func drawDuel(on canvas: inout Canvas, in whole: Rect) -> Bool {
    let facts = scene.facts.filter { ($0.isQuiet || $0.text == fact) && $0.text != scene.score }
    // The boards stay in place if there is nothing to say above them.
    let (head, rest) = whole.split(top: hasBar ? 0 : 1)
    guard drawBoards(on: &canvas, in: rest) else { return false }
    if !head.isEmpty { drawFacts(facts, on: &canvas, in: head.inset(rows: 0, columns: 1)) }
    return true
  }

  private func drawBoards(on canvas: inout Canvas, in rect: Rect) -> Bool {
    let seas = SeasView(boards: scene.boards)
    // The boards stay in place when a button appears.
    let buttons = max(1, rowsOfButtons(on: canvas, within: rect.size.columns).count)
    let columns = rect.size.columns - 2
    func cell(below lines: Int) -> Size? { seas.pair(in: rect.split(bottom: lines + buttons).rest.size)?.cell }
    var lines = eventLines(within: columns, widths: canvas.frame.widths)
    // A warning drops the shot that was told before rather than make the boards smaller.
    if let saying = scene.saying, saying.tone == .refusal, canvas.frame.widths.columns(of: saying.text) <= columns,
      cell(below: 1) != cell(below: lines.count)
    {
      lines = [(saying.text, false)]
    }
    let (room, bottom) = rect.split(bottom: lines.count + buttons)
    let layout = layout(lines: lines.count, on: canvas, in: rect)
    if !hasEqualBoards, let sizes = seas.sizesOfLargeAndSmall(in: rect.size, ratherThan: layout?.pair),
      fitsBeside(sizes, on: canvas, in: rect)
    {
      drawLargeAndSmall(sizes, on: &canvas, in: rect)
      return true
    }
    guard let (pair, above) = layout else { return drawBesideColumn(on: &canvas, in: rect) }
    let spare = room.size.rows - pair.size.rows
    if spare + lines.count < Self.panelRows - 1 {
      seas.draw(pair, hasDetails: true, on: &canvas, in: room.split(top: above).rest)
      drawEvents(lines, on: &canvas, in: bottom.split(top: lines.count).top)
      drawButtons(on: &canvas, in: bottom.split(top: lines.count).rest)
      return true
    }
    // There is room for a panel below the boards, and perhaps for the last shots below that.
    let extra = spare + lines.count - Self.panelRows
    let (boards, rest) = rect.split(top: above).rest.split(top: pair.size.rows)
    // Long events take room from the last shots.
    let (free, foot) = rest.split(top: extra < 0 ? 0 : 1).rest.split(bottom: buttons)
    let events = events(
      within: free.size.columns - 4 * Self.panelMargin, limit: free.size.rows, widths: canvas.frame.widths)
    let widest = events.map { canvas.frame.widths.columns(of: $0.text) }.reduce(0, max)
    // The panel is below the boards, unless a sentence needs more columns.
    let beside = max(Self.panelMargin, seas.margin(of: pair, in: rect.size))
    let margin = widest + 2 * (beside + Self.panelMargin) > free.size.columns ? Self.panelMargin : beside
    let (panel, log) = free.split(top: max(Self.panelRows - 1, events.count))
    seas.draw(pair, hasDetails: log.size.rows <= 4, on: &canvas, in: boards)
    let edge = panel.inset(rows: 0, columns: margin)
    drawPanel(events, on: &canvas, in: edge)
    let half = edge.split(left: edge.size.columns / 2).rest
    if log.size.rows <= 4, !seas.hasLog(pair), half.size.columns >= Self.columnsOfShots,
      widest + 2 * Self.panelMargin < half.size.columns
    {
      let shots = half.split(top: max(0, (edge.size.rows - 2) / 2)).rest.inset(rows: 0, columns: 1)
      drawLines(ofShots: shots, isOnPanel: true, on: &canvas)
    }
    if log.size.rows > 4 {
      drawLastShots(on: &canvas, in: log.split(top: 1).rest.inset(rows: 0, columns: margin))
    }
    drawButtons(on: &canvas, in: foot)
    return true
  }

  /// The layout of both boards above so many lines of events, and the empty rows above them; nil if they do not both fit.
  func layout(lines: Int, on canvas: Canvas, in rect: Rect) -> (pair: SeasView.Pair, above: Int)? {
    let seas = SeasView(boards: scene.boards)
    let buttons = max(1, rowsOfButtons(on: canvas, within: rect.size.columns).count)
    let room = rect.split(bottom: lines + buttons).rest
    // In a narrow window the sentences may need four lines, and a volley three; with these the boards stay in place.
    let reserved = max(0, (rect.size.columns < 44 ? 4 : scene.hasVolleys ? 3 : 0) - lines)
    guard let pair = seas.pair(in: room.split(bottom: reserved).rest.size) else { return nil }
    let spare = room.size.rows - pair.size.rows
    let extra = spare + lines - Self.panelRows
    // A second line does not move the boards.
    let isRoomy = spare + min(0, lines - 2) > 1
    return (pair, extra < -1 ? isRoomy ? 1 : 0 : min(2, max(0, extra) / 3))
  }

  /// The rows of the panel with the events, and of the gap above it if there is room for one.
  private static let panelRows = 5

  /// The columns at both sides of the panel, and of the text in it.
  private static let panelMargin = 3

  func needsWholeHeight(of size: Size, bars: Int = 1) -> Bool {
    guard let board = scene.boards.first?.board else { return false }
    // Without columns beside the board, names, facts, a sentence and buttons need rows too.
    let others = size.columns < Self.minimumColumns(board) ? 5 : 1
    return size.rows - bars < board.rows + others
  }

  private static func minimumColumns(_ board: BoardSize) -> Int {
    BoardGeometry.rowNameColumns + 2 * board.columns + sideColumns
  }

  static let sideColumns = 16

  /// Lower than this, no board scrolls beside a column, which would have no room for the events.
  private static let leastRowsOfColumn = 8

  func eventLines(within columns: Int, widths: CharacterWidth) -> [(text: SafeText, isNewer: Bool)] {
    guard let whole = scene.saying?.whole else { return [("", false)] }
    return widths.columns(of: whole) <= columns
      ? [(whole, false)] : events(within: columns, limit: 4, widths: widths)
  }

  /// If there are too many lines, those of the newer event are kept.
  func events(within columns: Int, limit: Int, widths: CharacterWidth) -> [(text: SafeText, isNewer: Bool)] {
    func lines(_ text: SafeText?, _ limit: Int) -> [SafeText] {
      text?.lines(of: columns, limit: limit, widths: widths, longWords: .cut) ?? []
    }
    let newer = lines(scene.saying?.then, max(1, limit - 1))
    let older = lines(scene.saying?.text, max(0, limit - newer.count))
    return older.map { ($0, false) } + newer.map { ($0, true) }
  }

  /// Whether the other player's newest shots hit a ship on the person's own board.
  private var wasHit: Bool {
    scene.boards.dropFirst().contains { sea in sea.newest.contains { sea[$0] == .hit || sea[$0] == .sunk } }
  }

  private func drawEvents(_ lines: [(text: SafeText, isNewer: Bool)], on canvas: inout Canvas, in rect: Rect) {
    // A warning is not about the other player's shot, which is told after it.
    if lines.count == 1, let saying = scene.saying, lines[0].text == saying.whole, let then = saying.then,
      wasHit || saying.tone == .refusal
    {
      let widths = canvas.frame.widths
      let start = max(0, rect.size.columns - widths.columns(of: saying.whole)) / 2
      canvas.frame.write(saying.whole, at: rect.origin.moved(columns: start), style: sayingStyle, clip: rect)
      let before = widths.columns(of: saying.whole) - widths.columns(of: then)
      canvas.frame.write(
        then, at: rect.origin.moved(columns: start + before), style: wasHit ? Style(.alarm, .bold) : .plain, clip: rect)
      return
    }
    for (row, line) in lines.enumerated() {
      let style = line.isNewer && scene.saying?.tone == .refusal ? Style.plain : sayingStyle
      canvas.frame.write(line.text, in: rect.split(top: row).rest, .center, style: style)
    }
  }

  func drawPanel(_ events: [(text: SafeText, isNewer: Bool)], on canvas: inout Canvas, in rect: Rect) {
    guard !events.isEmpty else { return }
    let hasLostShip = scene.boards.dropFirst().contains { $0.hasNewWreck }
    let isFilled = canvas.depth != .none
    let text = panel(forRows: events.count, on: &canvas, in: rect)
    for (row, event) in events.enumerated() {
      var style = isFilled ? Style(event.isNewer ? .bar : .barLit) : Style(.plain, event.isNewer ? [] : .bold)
      if event.isNewer, wasHit, isFilled {
        style = Style(.bar, .bold)
        style.paint.letters = .shade(hasLostShip ? .blood4 : .blood2)
      }
      canvas.frame.write(event.text, in: text.split(top: row).rest, style: style)
    }
  }

  /// Draws the ground of a panel. Returns the room for so many rows.
  func panel(forRows rows: Int, on canvas: inout Canvas, in rect: Rect) -> Rect {
    let hasSunk = scene.boards.contains { $0.hasNewWreck }
    // Without colours, the bar at the left alone: a block of light would be louder than the boards.
    if canvas.depth != .none { canvas.frame.fill(rect, style: Style(.bar)) }
    let edge = rect.split(left: 1).left
    canvas.frame.fill(
      edge, with: canvas.frame.widths["▌"] == 1 ? "▌" : "|", style: Style(hasSunk ? .alarm : .accent))
    let margin = rect.size.columns < 40 ? 2 : Self.panelMargin
    return rect.split(top: max(0, rect.size.rows - rows) / 2).rest.inset(rows: 0, columns: margin)
  }

  /// The task, or the number of the shot shown; the number of hits is beside the boards.
  var fact: SafeText? {
    let (facts, hasNotes) = (scene.facts.filter { !$0.isQuiet }, scene.boards.contains { !$0.note.isEmpty })
    guard let first = facts.first, first == scene.facts.first, !hasNotes || facts.count != 2 else { return nil }
    return first.text
  }

  private func drawLastShots(on canvas: inout Canvas, in rect: Rect) {
    let words = canvas.language.sentences
    guard scene.boards.contains(where: { !$0.shots.isEmpty }) else { return }
    canvas.frame.write(words.moments.lastShots, in: rect, style: Style(.faint))
    drawLines(ofShots: rect.split(top: 2).rest, isOnPanel: false, on: &canvas)
  }

  /// A line for each player: their name, and their last shots.
  private func drawLines(ofShots rect: Rect, isOnPanel: Bool, on canvas: inout Canvas) {
    let isFilled = isOnPanel && canvas.depth != .none
    let names = scene.boards.prefix(2).map { $0.shooter.isEmpty ? $0.name : $0.shooter }
    let widest = names.map { canvas.frame.widths.columns(of: $0) }.reduce(0, max)
    let left = min(widest, rect.size.columns / 3) + 2
    let fired = zip(names, scene.boards).filter { !$1.shots.isEmpty }
    for (row, (name, sea)) in fired.enumerated() {
      let line = rect.split(top: row).rest.split(top: 1).top
      canvas.frame.write(
        name, in: line.split(left: left - 1).left, style: Style(isFilled ? .bar : .title, .bold))
      let room = max(0, rect.size.columns - left)
      // A volley is never cut.
      let columns = !isOnPanel ? 13 : 8 * sea.newest.count <= room ? 8 : 6
      var point = line.origin.moved(columns: left)
      for shot in sea.shots.suffix(room / columns) {
        canvas.write(shot, isNew: sea.newest.contains(shot.cell), isOnPanel: isFilled, at: point)
        if case .sunk = shot.result, !isOnPanel {
          canvas.frame.write(
            canvas.language.sentences.moments.sunk, at: point.moved(columns: 6), style: Style(.alarm), clip: rect)
        }
        point.column += columns
      }
    }
  }

  /// From this width on, half a panel has room for the last shots.
  private static let columnsOfShots = 40

  private func drawBesideColumn(on canvas: inout Canvas, in rect: Rect) -> Bool {
    guard let only = SeasView.only(scene.boards, canvas), let own = scene.boards.last, let enemy = scene.boards.first,
      rect.size.columns >= Self.minimumColumns(only.board),
      rect.size.rows > min(only.board.rows, Self.leastRowsOfColumn)
    else { return false }
    canvas.layout.showsOneBoard = true
    // The cells of a small board grow until the column beside it has no more than it needs.
    let room = Size(rows: rect.size.rows, columns: rect.size.columns - Self.sideColumns - 1)
    let sizes = BoardGeometry.sizes(of: only.board, columnsOfCell: 2...6)
    let columns = sizes.first { room.holds($0) }?.columns ?? BoardGeometry.rowNameColumns + 2 * only.board.columns
    let (board, side) = rect.split(left: columns)
    BoardView(sea: only, index: scene.boards.firstIndex(of: only) ?? 0).draw(on: &canvas, in: board)
    var column = side.split(left: 1).rest
    let ships = FleetView(sea: own)
    let buttons = rowsOfButtons(on: canvas, within: column.size.columns).count
    // The events get the room that they need; the title and the note give way.
    let packed = ships.lines(within: column.size.columns - indent(on: canvas))
    let notes = [enemy, own].enumerated().filter { !$1.note.isEmpty }.map { index, sea in
      canvas.frame.widths.columns(of: sea.note) <= column.size.columns
        ? sea.note : canvas.language.labeled(canvas.owner(of: sea, at: index), sea.briefNote)
    }
    let isAimedAt = only == enemy && only.latest == nil
    let heading =
      isAimedAt
      ? heading(of: only, in: column.size, canvas) : only.name.cut(to: column.size.columns, widths: canvas.frame.widths)
    let most = column.size.rows - 1 - packed.count - buttons
    // How many cells of a volley are still to be chosen is never left out.
    let counts = isAimedAt && heading == fact && scene.buttons.contains { $0.action == .fire } ? 1 : 0
    let events = events(within: column.size.columns, limit: max(1, most - counts), widths: canvas.frame.widths)
    let spare = most - events.count
    if spare >= 1 {
      let head = column.split(top: 1).top
      canvas.frame.write(heading, in: head, style: Style(.title, .bold))
      canvas.touch(head, .seat(.ownBoard))
      column = column.split(top: 1).rest
    }
    // The player's own note comes before the hint for viewing one's own board, and that before the other note.
    let noteRows = min(notes.count, spare < 2 ? 0 : spare < 4 ? 1 : 2)
    let lines = max(1, column.size.rows - noteRows - 1 - packed.count - buttons)
    for (row, event) in events.enumerated() where row < lines {
      canvas.frame.write(
        event.text, in: column.split(top: row).rest, style: event.isNewer ? Style(.plain) : sayingStyle)
    }
    if lines > events.count, let way = SeasView(boards: scene.boards).wayToOther(from: only, on: canvas) {
      let line = column.split(top: lines - 1).rest.split(top: 1).top
      let fits = canvas.focus != .seat(.ownBoard) || canvas.frame.widths.columns(of: way) <= line.size.columns
      let back = canvas.language.labeled("Enter", canvas.language.sentences.keys.hint(.goesBack))
      canvas.frame.write(fits ? way : back, in: line, style: Style(.faint))
      canvas.touch(line, .seat(.ownBoard))
    }
    let foot = column.split(bottom: buttons)
    drawButtons(on: &canvas, in: foot.bottom)
    column = foot.rest.split(top: lines).rest
    let listed = enemy.isWatched(canvas) ? only : enemy
    FleetView(sea: listed).drawLengths(
      after: canvas.owner(of: listed, at: 0), on: &canvas, in: column.split(top: 1).top)
    for (row, note) in notes.suffix(noteRows).enumerated() {
      canvas.frame.write(note, in: column.split(top: 1 + row).rest, style: Style(.faint))
    }
    let list = column.split(top: 1 + noteRows).rest
    canvas.frame.write(canvas.owner(of: own, at: 1), in: list.split(top: 1).top, style: Style(.faint))
    ships.draw(packed, on: &canvas, in: list.split(left: indent(on: canvas)).rest)
    return true
  }

  /// What to do, unless the bar says it; else whose board it is. Beside a score, the bar has room only for the title.
  private func heading(of sea: BoardScene, in size: Size, _ canvas: Canvas) -> SafeText {
    let saysTitle = hasBar && !isWhole(size, of: sea)
    // A long name gives way.
    return [saysTitle && scene.score == nil ? nil : fact, saysTitle ? nil : scene.title, sea.name].compactMap { $0 }
      .first { canvas.frame.widths.columns(of: $0) <= size.columns } ?? canvas.language.sentences.duel.enemyWaters
  }

  private func indent(on canvas: Canvas) -> Int {
    let widths = scene.boards.prefix(2).enumerated().map { index, sea in
      canvas.frame.widths.columns(of: canvas.owner(of: sea, at: index))
    }
    return 1 + min(Self.sideColumns / 2, widths.reduce(0, max))
  }
}

extension BoardScene {
  fileprivate var hasNewWreck: Bool { sunkShips.contains { !$0.cells.intersection(newest).isEmpty } }
}
