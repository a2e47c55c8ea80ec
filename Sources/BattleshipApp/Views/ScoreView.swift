// The score on a page: a table of the results, and below it all finished games, one of which is chosen.

import BattleshipFrame
import BattleshipPlay

struct ScoreView {
  let score: Score
  /// The chosen game; nil shows the results from the first one on.
  let chosen: Int?

  /// The maximum width of the page, and the minimum at which years are shown.
  private static let maximumColumns = 92, columnsOfYears = 60

  private struct Line {
    let label: SafeText
    let text: [SafeText]
    var note: SafeText = ""
    var style = Style.plain
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let words = canvas.language.terminal.title
    let columns = min(rect.size.columns, Self.maximumColumns)
    let page = rect.split(left: (rect.size.columns - columns) / 2).rest.split(left: columns).left
    let (head, rest) = page.split(top: rect.size.rows > 16 ? 3 : 1)
    if head.size.rows > 1 {
      canvas.frame.write(canvas.language.sentences.seat.spacedName, in: head, .center, style: Style(.accent, .bold))
    }
    canvas.frame.write(words.score, in: head.split(top: head.size.rows / 2).rest, .center, style: Style(.title, .bold))
    let end: Int
    if score.games.isEmpty {
      end = rest.origin.row + 1 + canvas.frame.writeLines(words.noScore, in: rest.split(top: 1).rest, .center)
    } else {
      end = drawLines(on: &canvas, in: rest, more: head)
    }
    let spare = rect.split(top: end + 1 - rect.origin.row).rest
    NightSeaView(filling: spare.size, on: canvas)?.draw(on: &canvas, at: spare.origin)
  }

  /// Draws from the first line that still keeps the chosen game visible, or from the very first one; returns the row
  /// below the lines.
  private func drawLines(on canvas: inout Canvas, in rect: Rect, more head: Rect) -> Int {
    let labelColumns = rect.size.columns >= Self.columnsOfYears ? 12 : 6
    let lines = lines(within: rect.size.columns - 2 - labelColumns, labelColumns: labelColumns, on: canvas)
    let heights = lines.map { max(1, $0.text.count) }
    let firstGame = lines.count - score.games.count
    canvas.layout.hidesResults = ListView.firstLine(of: rect.size.rows, upTo: firstGame, heights) > 0
    let chosen = chosen.map { firstGame + $0 }
    let first = chosen.map { ListView.firstLine(of: rect.size.rows, upTo: $0, heights) } ?? 0
    var rest = rect
    for (index, line) in lines.enumerated().dropFirst(first) where !rest.isEmpty {
      let (area, below) = rest.split(top: heights[index])
      let style = index == chosen ? Style(.cursor) : nil
      if let style {
        canvas.frame.fill(area, style: style)
        canvas.frame.cursor = area.origin.moved(columns: 1)
      }
      let inside = area.inset(rows: 0, columns: 1)
      canvas.frame.write(line.label, in: inside, style: style ?? Style(.faint))
      for (row, text) in line.text.enumerated() {
        canvas.frame.write(
          text, in: inside.split(top: row).rest.split(left: labelColumns).rest, style: style ?? line.style)
      }
      canvas.frame.write(line.note, in: inside, .right, style: style ?? Style(.faint))
      rest = below
    }
    let hidden = heights[first...].reduce(0, +) - rect.size.rows
    if hidden > 0 {
      canvas.frame.write(canvas.language.sentences.seat.more(hidden), in: head, .right, style: Style(.accent))
    }
    return rest.origin.row
  }

  private func lines(within columns: Int, labelColumns: Int, on canvas: Canvas) -> [Line] {
    let hasYears = labelColumns > 6
    let (language, widths) = (canvas.language, canvas.frame.widths)
    let results = score.resultLines(in: language, within: columns).map {
      Line(label: $0.label, text: $0.text.lines(of: columns, limit: .max, widths: widths))
    }
    let games = score.gameLines(in: language).map { game in
      // The board gives way to the sentence.
      let isWhole = widths.columns(of: "\(game.text)  \(game.played)") <= columns
      return Line(
        label: game.day.map { hasYears ? $0 : SafeText(String($0.string.dropFirst("2026-".count))) } ?? "",
        text: game.text.lines(of: columns, limit: .max, widths: widths), note: isWhole ? game.played : "",
        style: game.isWon.map { Style($0 ? .lit : .alarm) } ?? .plain)
    }
    let last = score.lastGames(in: language)
    let label = language.terminal.title.lastGames
    // In a narrow window the label stands before the text.
    let fits = widths.columns(of: label) < labelColumns
    let ends =
      last.isEmpty
      ? [] : [fits ? Line(label: label, text: [last]) : Line(label: "", text: [language.labeled(label, last)])]
    return results + ends + [Line(label: "", text: [])] + games
  }
}
