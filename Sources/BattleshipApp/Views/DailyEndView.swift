// The end of a board of the day: the sea, and beside it the shots in large figures, the last days and every result.

import BattleshipFrame
import BattleshipPlay

struct DailyEndView {
  let scene: Scene
  let daily: DailyGame
  let run: DailyResult

  /// nil before the end.
  init?(scene: Scene, daily: DailyGame) {
    guard let run = daily.run else { return nil }
    self.scene = scene
    self.daily = daily
    self.run = run
  }

  /// The columns beside the sea, with the margins, and the shots in a row.
  private static let columns = 27, shotsInRow = 12

  /// Returns whether there was room.
  func draw(on canvas: inout Canvas, in rect: Rect) -> Bool {
    let (top, page) = rect.split(top: 1)
    let room = Size(rows: page.size.rows - 1, columns: page.size.columns - Self.columns)
    guard canvas.glyphs.areRich, canvas.depth != .none, let sea = scene.boards.first,
      let size = BoardGeometry.sizes(of: sea.board, columnsOfCell: 4...9).first(where: { room.holds($0) })
    else { return false }
    let words = canvas.language.sentences.daily
    canvas.drawBar(scene.title, nil, daily.results?.days.map { $0.shots }.min().map { words.best($0) }, in: top)
    let width = size.columns + Self.columns
    let whole = page.split(left: max(0, page.size.columns - width) / 2).rest.split(left: width).left
    let middle = whole.split(top: max(0, page.size.rows - size.rows - 1) / 2).rest.split(top: size.rows + 1).top
    let (left, side) = middle.split(left: size.columns)
    canvas.frame.write(
      words.everybodys, in: left.split(left: BoardGeometry.rowNameColumns).rest, style: Style(.title, .bold))
    BoardView(sea: sea).draw(on: &canvas, in: left.split(top: 1).rest)
    drawSide(on: &canvas, in: side.split(left: 2).rest)
    return true
  }

  private func drawSide(on canvas: inout Canvas, in rect: Rect) {
    let (text, foot) = rect.split(top: 1).rest.split(bottom: scene.buttons.count)
    let words = canvas.language.sentences.daily
    let said =
      (daily.results == nil ? scene.saying?.then : nil)
      ?? (daily.isPractice ? words.practice(daily) : words.streak(daily))
    let told = said.lines(of: text.size.columns, limit: 3, widths: canvas.frame.widths)
    var spare = text.size.rows - Self.figureRows - 1 - told.count
    // Every result, then the last days; what is left parts them.
    func takes(_ count: Int) -> Bool {
      guard count <= spare else { return false }
      spare -= count
      return true
    }
    let hasShots = takes(rowsOfShots + 1)
    let hasDays = daily.results.map { $0.days.count > 1 } == true && takes(4)
    let hasLegend = hasShots && takes(1)
    var gaps = min(spare, 3)
    func gap() -> Int {
      defer { gaps -= 1 }
      return gaps > 0 ? 1 : 0
    }
    var rest = drawFigures(on: &canvas, in: text).split(top: gap()).rest
    canvas.frame.write(canvas.language.sentences.daily.headline(run), in: rest, style: Style(.accent, .bold))
    rest = rest.split(top: 1).rest
    for line in told {
      canvas.frame.write(line, in: rest)
      rest = rest.split(top: 1).rest
    }
    if hasDays { rest = drawDays(on: &canvas, in: rest.split(top: gap()).rest) }
    if hasShots { rest = drawShots(on: &canvas, in: rest.split(top: gap()).rest) }
    if hasLegend {
      drawLegend(on: &canvas, in: rest)
      rest = rest.split(top: 1).rest
    }
    // Near the text in a high window.
    let buttons = min(foot.origin.row, rest.origin.row + 2)
    for (row, button) in scene.buttons.enumerated() {
      canvas.button(
        button.label, .seat(.button(button.action)), at: Point(row: buttons + row, column: foot.origin.column),
        isEnabled: button.isEnabled)
    }
  }

  private var rowsOfShots: Int { (run.shots + Self.shotsInRow - 1) / Self.shotsInRow }

  private static let figureRows = 3

  /// The number of shots, large, with the computer's beside it. Returns the room below.
  private func drawFigures(on canvas: inout Canvas, in rect: Rect) -> Rect {
    let (top, rest) = rect.split(top: Self.figureRows)
    let words = canvas.language.sentences
    let picture = LargeLetters.picture(of: "\(run.shots)") ?? []
    let columns = picture.first?.unicodeScalars.count ?? 0
    var pixels = Pixels(columns: columns, lines: Self.figureRows)
    pixels.draw(picture, row: 0, column: 0) { _, line in Shade.gold[line * Shade.gold.count / picture.count] }
    pixels.show(on: &canvas, at: top.origin)
    let side = top.split(left: columns + 2).rest
    canvas.frame.write(words.moments.figure(.shots, count: run.shots), in: side, style: Style(.title, .bold))
    canvas.frame.write(words.daily.computer, in: side.split(top: 1).rest, style: Style(.faint))
    canvas.frame.write("\(run.computer)", in: side.split(top: 2).rest, style: Style(.title, .bold))
    return rest
  }

  /// A bar for each of the last days, with its shots below. Returns the room below.
  private func drawDays(on canvas: inout Canvas, in rect: Rect) -> Rect {
    let days = daily.results?.days ?? []
    canvas.frame.write(canvas.language.sentences.daily.lastDays, in: rect, style: Style(.faint))
    let most = max(1, days.map { $0.shots }.max() ?? 1)
    var pixels = Pixels(columns: 3 * days.count, lines: 2)
    for (index, day) in days.enumerated() {
      let shade: Shade = day.date == daily.date ? .gold4 : .hullShade
      for row in 0..<max(1, day.shots * pixels.rows / most) {
        for column in 0..<2 { pixels[pixels.rows - 1 - row, 3 * index + column] = shade }
      }
    }
    let (bars, rest) = rect.split(top: 1).rest.split(top: 2)
    pixels.show(on: &canvas, at: bars.origin)
    for (index, day) in days.enumerated() {
      let style = day.date == daily.date ? Style(.lit, .bold) : Style(.faint)
      canvas.frame.write("\(day.shots)", in: rest.split(left: 3 * index).rest, style: style)
    }
    return rest.split(top: 1).rest
  }

  /// The result of every shot, in order. Returns the room below.
  private func drawShots(on canvas: inout Canvas, in rect: Rect) -> Rect {
    canvas.frame.write(canvas.language.sentences.daily.shots, in: rect, style: Style(.faint))
    let rest = rect.split(top: 1).rest
    for (index, mark) in run.marks.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.shotsInRow)
      draw(mark, on: &canvas, at: rest.origin.moved(rows: row, columns: 2 * column))
    }
    return rest.split(top: rowsOfShots).rest
  }

  private func draw(_ mark: BoardScene.Mark, on canvas: inout Canvas, at point: Point) {
    var style = Style.plain
    style.paint.letters = .shade(mark == .miss ? .miss : mark == .hit ? .fire : .gold3)
    let glyph: Unicode.Scalar = mark == .sunk ? "◆" : "■"
    canvas.frame.put(canvas.frame.widths[glyph] == 1 ? glyph : mark == .miss ? "o" : "x", at: point, style: style)
  }

  private func drawLegend(on canvas: inout Canvas, in rect: Rect) {
    var point = rect.origin
    for mark in [BoardScene.Mark.miss, .hit, .sunk] {
      draw(mark, on: &canvas, at: point)
      let end = canvas.frame.write(
        canvas.language.word(for: mark), at: point.moved(columns: 2), style: Style(.faint), clip: rect)
      point.column = end + 2
    }
  }
}
