// The boards of a scene: one, or two side by side with their fleets between or below them.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// The board to act on comes first.
struct SeasView {
  let boards: [BoardScene]

  /// What to do on the first board, if that is all that there is room for above it.
  var heading: SafeText?

  private static let sideColumns = 27
  private static let gapBeforeList = 2
  private static let middleColumns = 14

  /// The most columns between two boards without fleets between them.
  private static let maximumGap = 14

  /// The rows above the cells: the name of the board, and those of its columns.
  static let headRows = 2

  struct Pair: Hashable {
    let cell: Size
    /// Whether the fleets are between the boards; otherwise they are below.
    let isBetween: Bool
    /// The size with names and fleets.
    let size: Size
  }

  /// The best layout of two boards; nil if they do not both fit.
  ///
  /// `needsFleets` says whether fleets below the boards are worth more than larger cells.
  func pair(in room: Size, needsFleets: Bool = true) -> Pair? {
    guard let board = boards.first?.board, boards.count > 1 else { return nil }
    let fleetRows = boards.map { FleetView(sea: $0).rows }.reduce(0, max)
    var withoutFleets: Pair?
    for cell in CellRecipe.sizes(for: board) {
      let rows = Self.headRows + board.rows * cell.rows
      let columns = 2 * (BoardGeometry.rowNameColumns + board.columns * cell.columns)
      let between = Size(rows: max(rows, 2 * (1 + 2 * fleetRows) + 1), columns: columns + Self.middleColumns)
      if fleetRows > 0, between.rows == rows, room.holds(between) {
        return Pair(cell: cell, isBetween: true, size: between)
      }
      let below = Size(rows: rows + fleetRows, columns: columns + 1)
      if room.holds(below) { return Pair(cell: cell, isBetween: false, size: below) }
      let bare = Size(rows: rows, columns: columns)
      guard withoutFleets == nil, room.holds(bare) else { continue }
      withoutFleets = Pair(cell: cell, isBetween: false, size: bare)
      if !needsFleets { break }
    }
    return withoutFleets
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard let first = boards.first else { return }
    if boards.count == 1 { return draw(first, on: &canvas, in: rect) }
    if let pair = pair(in: rect.size) { return draw(pair, on: &canvas, in: rect) }
    drawOne(on: &canvas, in: rect)
  }

  /// Whether the last shots are between the boards, below the fleets.
  func hasLog(_ pair: Pair) -> Bool {
    pair.isBetween && pair.size.rows > 2 * (1 + 2 * boards.map { FleetView(sea: $0).rows }.reduce(0, max)) + 4
  }

  /// The columns beside two boards.
  func margin(of pair: Pair, in room: Size) -> Int {
    let columns = BoardGeometry.rowNameColumns + (boards.first?.board.columns ?? 0) * pair.cell.columns
    let spare = room.columns - 2 * columns - (pair.isBetween ? Self.middleColumns : 0)
    // Without fleets between them, centre each board in its half, but keep them close together.
    return pair.isBetween ? spare / 2 : max(spare / 4, (spare - Self.maximumGap) / 2)
  }

  /// Draws two boards at the top of a rectangle. Between them are the fleets and perhaps the last shots; below them are
  /// the fleets, or only the lengths of the ships if there is room for no more.
  func draw(_ pair: Pair, hasDetails: Bool = false, on canvas: inout Canvas, in rect: Rect) {
    let columns = BoardGeometry.rowNameColumns + (boards.first?.board.columns ?? 0) * pair.cell.columns
    let margin = margin(of: pair, in: rect.size)
    let gap = pair.isBetween ? Self.middleColumns : rect.size.columns - 2 * columns - 2 * margin
    let rows = boards.map { $0.board.rows * pair.cell.rows }.reduce(0, max)
    for (index, sea) in boards.prefix(2).enumerated() {
      let left = rect.origin.column + margin + index * (columns + gap)
      let area = Rect(row: rect.origin.row, column: left, rows: Self.headRows + rows, columns: columns)
      // The name of a small board may be wider than its cells, and uses the space beside them.
      let room = pair.isBetween ? columns : columns + (index == 0 ? gap - 1 : margin)
      drawHead(of: sea, isOwn: index > 0, on: &canvas, in: area, room: max(columns, room))
      BoardView(sea: sea, index: index).draw(on: &canvas, in: area.split(top: 1).rest)
      let below = Rect(
        row: area.rows.upperBound, column: left + BoardGeometry.rowNameColumns,
        rows: max(0, pair.size.rows - area.size.rows), columns: columns - BoardGeometry.rowNameColumns)
      if pair.isBetween { continue }
      let list = FleetView(sea: sea)
      list.draw(on: &canvas, in: below)
      if hasDetails, below.isEmpty, list.rows > 0, area.rows.upperBound < rect.rows.upperBound {
        let line = Rect(
          row: area.rows.upperBound, column: below.origin.column, rows: 1, columns: below.size.columns)
        list.drawLengths(after: canvas.owner(of: sea, at: index), on: &canvas, in: line)
      }
    }
    guard pair.isBetween else { return }
    let between = drawFleets(
      on: &canvas,
      in: Rect(
        row: rect.origin.row, column: rect.origin.column + margin + columns + 2, rows: pair.size.rows,
        columns: Self.middleColumns - 2))
    if hasDetails, between.size.rows > 4 { drawShots(on: &canvas, in: between) }
  }

  /// The name is at the left and has `room` columns; the note is at the right, above the cells.
  func drawHead(of sea: BoardScene, isOwn: Bool, on canvas: inout Canvas, in area: Rect, room: Int) {
    let line = area.split(top: 1).top.split(left: BoardGeometry.rowNameColumns).rest
    let named = Rect(origin: line.origin, size: Size(rows: 1, columns: room - BoardGeometry.rowNameColumns))
    let isFocused = isOwn && canvas.focus == .seat(.ownBoard)
    let end = canvas.frame.write(
      sea.name.cut(to: named.size.columns, widths: canvas.frame.widths), at: line.origin,
      style: isFocused ? Style(.cursor) : Style(.title, .bold), clip: named)
    // Between two small boards there may be room for a note that is too wide for the cells.
    for place in [line, named] {
      for note in [sea.note, sea.briefNote]
      where end + canvas.frame.widths.columns(of: note) < place.columns.upperBound {
        return canvas.frame.write(note, in: place, .right, style: Style(.faint))
      }
    }
  }

  private func drawFleets(on canvas: inout Canvas, in rect: Rect) -> Rect {
    var rest = rect
    for (index, sea) in boards.prefix(2).enumerated() {
      let view = FleetView(sea: sea)
      let owner = canvas.owner(of: sea, at: index)
      canvas.frame.write(
        index == 0 ? "\(canvas.glyphs.left) \(owner)" : "\(owner) \(canvas.glyphs.right)",
        in: rest.split(top: 1).top, style: Style(.faint))
      rest = rest.split(top: 1).rest
      view.drawTall(on: &canvas, in: rest)
      rest = rest.split(top: 2 * view.rows + 1).rest
    }
    return rest
  }

  /// Draws the shots at each board with the player's name, the newest last.
  func drawShots(on canvas: inout Canvas, in rect: Rect) {
    guard boards.contains(where: { !$0.shots.isEmpty }) else { return }
    canvas.frame.write(canvas.language.sentences.moments.lastShots, in: rect, style: Style(.faint))
    for (index, sea) in boards.prefix(2).enumerated() {
      let half = rect.split(top: 1).rest.split(left: index * (rect.size.columns + 1) / 2).rest
      let (head, list) = half.split(top: sea.shooter.isEmpty && sea.owner.isEmpty ? 0 : 1)
      canvas.frame.write(
        sea.shooter.isEmpty ? boards[1 - index].owner : sea.shooter,
        in: head.split(left: rect.size.columns / 2 - 1).left, style: Style(.title, .bold))
      for (row, shot) in sea.shots.suffix(list.size.rows).enumerated() {
        canvas.write(shot, isNew: sea.newest.contains(shot.cell), at: list.origin.moved(rows: row))
      }
    }
  }

  /// Draws one board if there is no room for two: the focused one, or in a replay the one fired at.
  private func drawOne(on canvas: inout Canvas, in rect: Rect) {
    guard let only = Self.only(boards, canvas) else { return }
    canvas.layout.showsOneBoard = true
    let name = rect.split(top: 1).top
    let way = wayToOther(from: only, on: canvas)
    let text = heading.flatMap { only == boards.first ? $0 : nil } ?? only.name
    canvas.frame.write(way.map { "\(text)  [\($0)]" } ?? text, in: name, .center, style: Style(.faint))
    canvas.touch(name, .seat(.ownBoard))
    draw(only, on: &canvas, in: rect.split(top: 1).rest)
  }

  /// The key that leads from the board shown alone to the other one; nil if none does.
  func wayToOther(from only: BoardScene, on canvas: Canvas) -> SafeText? {
    guard let first = boards.first, let last = boards.last else { return nil }
    if canvas.focus == .seat(.ownBoard) { return canvas.language.labeled("Enter", first.name) }
    guard canvas.focus == .seat(.board) || only.isWatched(canvas) else { return nil }
    return canvas.language.labeled("Tab", last.name)
  }

  static func only(_ boards: [BoardScene], _ canvas: Canvas) -> BoardScene? {
    // Show the shots at one's own ships before the board to fire at, unless a hint for that was asked for meanwhile.
    let isStruck = canvas.flash?.strike.strikesOwnBoardAlone == true && boards.first?.advice == nil
    let isOwn = canvas.focus == .seat(.ownBoard) || isStruck
    return isOwn ? boards.last : boards.first { $0.latest != nil } ?? boards.first
  }

  private func index(of sea: BoardScene) -> Int { boards.firstIndex(of: sea) ?? 0 }

  private func draw(_ sea: BoardScene, on canvas: inout Canvas, in rect: Rect) {
    let ships = FleetView(sea: sea)
    let (board, side) = rect.split(right: Self.sideColumns)
    guard ships.rows > 0, BoardGeometry.isAsLarge(sea.board, in: board, as: rect) else {
      return BoardView(sea: sea, index: index(of: sea)).draw(on: &canvas, in: rect)
    }
    BoardView(sea: sea, index: index(of: sea)).draw(on: &canvas, in: board)
    let cells = BoardGeometry(sea.board, in: board, cursor: .a1).cells
    let top = cells.origin.row - rect.origin.row
    let gap = max(0, cells.columns.upperBound + Self.gapBeforeList - side.origin.column)
    let list = side.split(left: gap).rest.split(top: top + ships.rows < rect.size.rows ? top : 0).rest
    ships.draw(on: &canvas, in: list)
    ShotLogView(sea: sea).draw(on: &canvas, in: list.split(top: ships.rows + 1).rest)
  }
}

extension Canvas {
  /// With `isOnPanel`, uses the colours of a panel.
  mutating func write(_ shot: AnsweredShot, isNew: Bool, isOnPanel: Bool = false, at point: Point) {
    let isHit = shot.result.isHit
    let name =
      isOnPanel
      ? Style(isNew ? .bar : .barFaint, isNew ? .bold : []) : Style(isNew ? .title : .faint, isNew ? .bold : [])
    let mark = isOnPanel ? Style(isHit ? .barAlarm : .bar, .bold) : Style(isHit ? .alarm : .plain, .bold)
    frame.write(isHit ? glyphs.hit : glyphs.miss, at: point, style: mark)
    frame.write(SafeText(shot.cell), at: point.moved(columns: 2), style: name)
  }
}

extension BoardScene {
  /// Whether somebody who only looks on can go to the other board; a replay shows the one that is fired at.
  func isWatched(_ canvas: Canvas) -> Bool { !owner.isEmpty && canvas.focus != nil }
}

extension Canvas {
  /// Whose ships are on one of two boards, in a word.
  func owner(of sea: BoardScene, at index: Int) -> SafeText {
    let words = language.sentences.moments
    return sea.owner.isEmpty ? index == 0 ? words.theirs : words.yours : sea.owner
  }
}
