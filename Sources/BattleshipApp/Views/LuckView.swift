// How lucky a game was: the board with its best and its worst shot, a scale, and a graph of the hits.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct LuckView {
  let luck: Luck
  let sea: BoardScene
  /// Who fired, between two people at one screen.
  let name: SafeText?

  private static let textColumns = 42, mostTextColumns = 76, labelColumns = 12, mostGraphLines = 16

  /// The rows of the text, and of the lowest graph below it.
  private static let textRows = 11, leastGraphLines = 7

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let words = canvas.language.sentences.luck
    let (top, page) = rect.split(top: 1)
    canvas.drawBar(name.map { canvas.language.labeled(words.title, $0) } ?? words.title, nil, nil, in: top)
    let mayHaveGraph = canvas.depth != .none && canvas.glyphs.areRich
    let (isLow, alone) = (page.size.rows < 20, sizeOfBoard(in: page.size, above: 0))
    let beside = mayHaveGraph ? sizeOfBoard(in: page.size, above: graphLines(of: page.size.rows)) : nil
    // In a low window the board matters more, and the text.
    let hasRoom = !isLow || beside == alone && page.size.rows >= Self.textRows + Self.leastGraphLines
    let withGraph = hasRoom ? beside : nil
    guard let size = withGraph ?? alone else {
      let whole = rect.split(top: 2).rest.inset(rows: 0, columns: 2)
      let hasGraph = mayHaveGraph && whole.size.rows >= Self.textRows + Self.leastGraphLines
      let (text, graph) = whole.split(bottom: hasGraph ? max(Self.leastGraphLines, whole.size.rows - 16) : 0)
      drawText(on: &canvas, in: text)
      if hasGraph { drawHits(on: &canvas, in: graph) }
      return
    }
    let hasGraph = withGraph != nil
    let lines = hasGraph ? graphLines(of: page.size.rows) : 0
    // In a large window everything stays together, in the middle.
    let rows = max(size.rows + 2, Self.textRows)
    let spare = page.size.rows - rows
    let whole = Size(
      rows: rows + (hasGraph ? min(spare, max(lines, Self.mostGraphLines)) : 0),
      columns: min(page.size.columns, size.columns + 4 + Self.mostTextColumns))
    let (upper, graph) = (page.centered(whole) ?? page).split(top: rows)
    let (left, right) = upper.split(left: size.columns + 4)
    let board = Rect(origin: left.origin.moved(rows: 1, columns: 1), size: size)
    BoardView(sea: sea).draw(on: &canvas, in: board)
    mark(luck.worstShot, Self.worst, .fire, on: &canvas, in: board)
    mark(luck.bestShot, Self.best, .cursor, on: &canvas, in: board)
    drawText(on: &canvas, in: right.split(top: 1).rest.split(right: 2).rest)
    if hasGraph { drawHits(on: &canvas, in: graph.inset(rows: 0, columns: 3)) }
  }

  private func sizeOfBoard(in page: Size, above lines: Int) -> Size? {
    let room = Size(rows: page.rows - lines - 1, columns: max(0, page.columns - Self.textColumns))
    return BoardGeometry.sizes(of: sea.board, columnsOfCell: 2...14).first { room.holds($0) }
  }

  /// A board with cells of two rows matters more than a high graph.
  private func graphLines(of rows: Int) -> Int { rows >= 36 ? 12 : rows >= 28 ? 6 : 7 }

  /// Brackets, as high as a cell and in one row: square ones for the best shot, and round ones for the worst.
  private typealias Brackets = (upper: (SafeText, SafeText), lower: (SafeText, SafeText), flat: (SafeText, SafeText))
  private static let best: Brackets = (("┌", "┐"), ("└", "┘"), ("[", "]"))
  private static let worst: Brackets = (("╭", "╮"), ("╰", "╯"), ("(", ")"))

  /// Brackets around a cell, which keep its mark visible; a small cell has no room for them.
  private func mark(
    _ shot: Luck.Shot?, _ brackets: Brackets, _ shade: Shade, on canvas: inout Canvas, in board: Rect
  ) {
    let geometry = BoardGeometry(sea.board, in: board, cursor: Cell.a1)
    guard let cell = shot?.cell, let area = geometry.rect(of: cell), area.size.columns > 2 else { return }
    let isDeep = (cell.row + cell.column).isMultiple(of: 2)
    var style = Style(.lit, .bold)
    style.paint = Paint(letters: .shade(shade), ground: .shade(isDeep ? .sea : .deep))
    let isHigh = area.size.rows > 1 && canvas.glyphs.areRich
    let rows =
      isHigh
      ? [brackets.upper] + Array(repeating: ("│", "│"), count: area.size.rows - 2) + [brackets.lower] : [brackets.flat]
    var lines = isHigh ? area : area.split(top: area.size.rows / 2).rest
    for (left, right) in rows {
      canvas.frame.write(left, in: lines, style: style)
      canvas.frame.write(right, in: lines, .right, style: style)
      lines = lines.split(top: 1).rest
    }
  }

  private func drawText(on canvas: inout Canvas, in rect: Rect) {
    let words = canvas.language.sentences.luck
    canvas.frame.write(words.summary(luck), in: rect, style: Style(.lit, .bold))
    var rest = rect.split(top: 1).rest
    let end = canvas.frame.write(words.shots(luck), at: rest.origin, style: Style(.plain, .bold), clip: rest)
    let computer = words.computer(luck)
    let isBeside = end + 1 + canvas.frame.widths.columns(of: computer) <= rest.columns.upperBound
    let place = isBeside ? Point(row: rest.origin.row, column: end + 1) : rest.origin.moved(rows: 1)
    canvas.frame.write(computer, at: place, style: Style(.plain, .bold), clip: rest)
    rest = rest.split(top: (isBeside ? 1 : 2) + (rest.size.rows > 12 ? 1 : 0)).rest
    if let percent = luck.luckierThan {
      rest = drawScale(at: percent, on: &canvas, in: rest).split(top: rest.size.rows > 10 ? 1 : 0).rest
    }
    func line(_ label: SafeText, _ cell: Cell?, _ text: SafeText, _ role: Role, in brackets: Brackets = Self.best) {
      let line = rest.split(top: 1).top
      canvas.frame.write(label, in: line, style: Style(.faint))
      let value = line.split(left: Self.labelColumns).rest
      let (left, right) = brackets.flat
      if let cell { canvas.frame.write("\(left)\(SafeText(cell))\(right)", in: value, style: Style(role, .bold)) }
      canvas.frame.write(text, in: value.split(left: cell == nil ? 0 : 6).rest)
      rest = rest.split(top: 1).rest
    }
    if let best = luck.bestShot { line(words.bestShot, best.cell, words.best(best), .lit) }
    if let worst = luck.worstShot { line(words.worstShot, worst.cell, words.worst(worst), .alarm, in: Self.worst) }
    line(words.skill, nil, words.skill(luck), .plain)
    let below = rest.split(top: rest.size.rows > 3 ? 1 : 0).rest
    let notes = [words.whatIsLuck, words.whatIsGood].map {
      $0.lines(of: below.size.columns, limit: .max, widths: canvas.frame.widths)
    }
    let all = notes.flatMap { $0 }
    let advice = all.count <= below.size.rows ? all : notes[1]
    guard advice.count <= below.size.rows else { return }
    for (row, line) in advice.enumerated() {
      canvas.frame.write(line, in: below.split(top: row).rest, style: Style(.faint))
    }
  }

  /// Returns the room below the scale.
  private func drawScale(at percent: Int, on canvas: inout Canvas, in rect: Rect) -> Rect {
    let words = canvas.language.sentences.luck
    let (ends, below) = rect.split(top: 1)
    canvas.frame.write(words.unlucky, in: ends, style: Style(.faint))
    canvas.frame.write(words.lucky, in: ends, .right, style: Style(.faint))
    let (scale, rest) = below.split(top: 1)
    let last = max(0, scale.size.columns - 1)
    canvas.frame.fill(scale, with: canvas.frame.widths["━"] == 1 ? "━" : "-", style: Style(.accent))
    let at = scale.origin.moved(columns: last * percent / 100)
    canvas.frame.write(canvas.frame.widths["◆"] == 1 ? "◆" : "*", at: at, style: Style(.lit, .bold))
    let text = words.luckier(than: percent)
    let columns = canvas.frame.widths.columns(of: text)
    let start = max(0, min(last + 1 - columns, last * percent / 100 - columns / 2))
    let (line, left) = rest.split(top: 1)
    canvas.frame.write(text, in: line.split(left: start).rest, style: Style(.lit))
    return left
  }

  /// Draws the player's hits, and a line of the computer's over them.
  private func drawHits(on canvas: inout Canvas, in rect: Rect) {
    let words = canvas.language.sentences.luck
    let (head, rest) = rect.split(top: 1)
    let end = canvas.frame.write(words.hits, at: head.origin, style: Style(.accent, .bold), clip: head)
    canvas.frame.fill(head.split(left: end + 1 - head.origin.column).rest, with: "─", style: Style(.faint))
    let (graph, foot) = rest.split(bottom: rest.size.rows > 5 ? 2 : 1)
    let area = graph.split(left: 3).rest
    let mine = Self.sums(of: luck.shots.map(\.isHit))
    let computers = Self.sums(of: luck.computer)
    let (hits, shots) = (max(mine.last ?? 0, computers.last ?? 0, 1), max(mine.count, computers.count, 1))
    canvas.frame.write("\(hits)", in: graph.split(left: 2).left, .right, style: Style(.faint))
    canvas.frame.write("0", in: graph.split(bottom: 1).bottom.split(left: 2).left, .right, style: Style(.faint))
    var pixels = Pixels(columns: area.size.columns, lines: area.size.rows)
    func reach(of sums: [Int]) -> Int { sums.count * area.size.columns / shots }
    /// A first hit is never rounded to nothing.
    func height(of sums: [Int], at column: Int) -> Int {
      (sums[column * shots / pixels.columns] * pixels.rows + hits - 1) / hits
    }
    for column in 0..<reach(of: mine) {
      for row in 0..<height(of: mine, at: column) { pixels[pixels.rows - 1 - row, column] = .azure5 }
    }
    for column in 0..<reach(of: computers) { pixels[pixels.rows - height(of: computers, at: column), column] = .cursor }
    pixels.show(on: &canvas, at: area.origin)
    let line = foot.split(top: 1).top.split(left: 3).rest
    let first = words.firstShot(1)
    let labels: [(SafeText, [Int], Style)] = [
      (name.map { "\($0) \(mine.count)" } ?? words.you(mine.count), mine, Style(.accent, .bold)),
      (words.computerFired(computers.count), computers, Style(.lit)),
    ]
    var limit = line.size.columns
    for (text, sums, style) in labels.sorted(by: { $0.1.count > $1.1.count }) {
      let columns = canvas.frame.widths.columns(of: text)
      let start = max(0, min(limit - columns, reach(of: sums) - columns))
      canvas.frame.write(text, in: line.split(left: start).rest, style: style)
      limit = start - 1
    }
    if canvas.frame.widths.columns(of: first) <= limit { canvas.frame.write(first, in: line, style: Style(.faint)) }
  }

  private static func sums(of hits: [Bool]) -> [Int] {
    var sum = 0
    return hits.map { isHit in
      sum += isHit ? 1 : 0
      return sum
    }
  }
}
