// A link to send, below the boards of its game with the newest shots.

import BattleshipFrame
import BattleshipPlay

extension TitlePageView {
  /// Returns whether there are two boards, and room for them and for the whole link.
  func drawSent(on canvas: inout Canvas, in rect: Rect) -> Bool {
    guard let game = scene.sent, game.boards.count == 2, let link = scene.link else { return false }
    let widths = canvas.frame.widths
    let links = link.lines(of: rect.size.columns, limit: .max, widths: widths)
    let error = canvas.hasLongNotice ? notice : nil
    let (told, others) = (error ?? scene.paragraphs[0].text, scene.paragraphs.dropFirst().map(\.text))
    let sentence = told.evenLines(of: rect.size.columns - 2, widths: widths)
    let (page, least) = (rect.split(top: 1).rest, sentence.count + links.count + 1)
    let seas = SeasView(boards: game.boards)
    let all = others.flatMap { $0.evenLines(of: rect.size.columns - 2, widths: widths) }
    // Rows around the link are worth more than larger cells, and so are the notes, unless the cells become small.
    func pair(above rows: Int) -> SeasView.Pair? { seas.pair(in: page.split(bottom: least + rows).rest.size) }
    let large = pair(above: all.count + 3).flatMap { $0.cell.rows > 1 ? $0 : nil }
    guard let pair = large ?? pair(above: 2) ?? pair(above: 1) ?? pair(above: 0) else { return false }
    canvas.drawBar(scene.aim, nil, game.score, in: rect.split(top: 1).top)
    // The notes for the other player, if there are rows for them.
    let notes = page.size.rows - least - pair.size.rows > all.count ? all : []
    // A row below the link, which must not touch its buttons, and one above it, if there are rows for them.
    let spare = page.size.rows - least - notes.count - pair.size.rows
    let gaps = min(2, spare)
    // Of more, one is below the boards, and the others are around all of it.
    let gapBelowBoards = min(1, spare - gaps)
    let whole = page.split(top: (spare - gaps - gapBelowBoards) / 2).rest
    let (boards, text) = whole.split(top: pair.size.rows + gapBelowBoards)
    let below = text.split(top: least + notes.count + gaps).top
    seas.draw(pair, hasDetails: true, on: &canvas, in: boards)
    let isWide = rect.size.columns >= Self.columnsToCenter
    func draw(_ lines: [SafeText], in rect: Rect, _ style: Style) {
      for (row, line) in lines.enumerated() {
        let line = (text: line, place: rect.split(top: row).rest.inset(rows: 0, columns: 1))
        canvas.frame.write(line.text, in: line.place, isWide ? .center : .left, style: style)
      }
    }
    draw(sentence, in: below, error == nil ? Style(.lit, .bold) : Style(canvas.noticeRole))
    draw(notes, in: below.split(top: sentence.count).rest, Style(.faint))
    let (area, foot) = below.split(top: sentence.count + notes.count + gaps / 2).rest.split(top: links.count)
    for (row, line) in links.enumerated() {
      canvas.frame.write(line, in: area.split(top: row).rest, style: Style(.accent))
    }
    canvas.frame.hyperlink = Hyperlink(link.string, rows: area.rows)
    let line = foot.split(bottom: 1).bottom
    let left = drawButtons(isCentered: isWide, on: &canvas, in: line)
    // Without rows for the notes, the last one, on the reply, stands beside the buttons.
    if notes.isEmpty, let last = others.last, left + widths.columns(of: last) <= line.size.columns {
      canvas.frame.write(last, in: line.inset(rows: 0, columns: 1), .right, style: Style(.faint))
    }
    return true
  }

  /// In a wider window, text at the left would stand apart from the boards.
  private static let columnsToCenter = 100

  /// Returns the column after the buttons.
  private func drawButtons(isCentered: Bool, on canvas: inout Canvas, in line: Rect) -> Int {
    let columns = scene.entries.reduce(-2) { $0 + canvas.columns(ofButton: $1.label) + 2 }
    var left = isCentered ? max(1, (line.size.columns - columns) / 2) : 1
    for entry in scene.entries {
      canvas.button(entry.label, .title(entry.target), at: line.origin.moved(columns: left))
      left += canvas.columns(ofButton: entry.label) + 2
    }
    return left
  }
}
