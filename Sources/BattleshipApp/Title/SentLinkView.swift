// A link to send, below the boards of its game with the newest shots.

import BattleshipFrame
import BattleshipPlay

extension TitlePageView {
  /// Returns whether there are two boards, and room for them and for the whole link.
  func drawSent(on canvas: inout Canvas, in rect: Rect) -> Bool {
    guard let game = scene.sent, game.boards.count == 2, let link = scene.link else { return false }
    let widths = canvas.frame.widths
    let links = link.lines(of: rect.size.columns, limit: .max, widths: widths)
    let (told, others) = (scene.paragraphs[0].text, scene.paragraphs.dropFirst().map(\.text))
    let sentence = told.lines(of: rect.size.columns - 2, limit: .max, widths: widths)
    let (boards, below) = rect.split(top: 1).rest.split(bottom: sentence.count + links.count + 1)
    let seas = SeasView(boards: game.boards)
    guard let pair = seas.pair(in: boards.size) else { return false }
    let (top, _) = rect.split(top: 1)
    canvas.drawBar(scene.aim, nil, game.score, in: top)
    let spare = boards.size.rows - pair.size.rows
    seas.draw(pair, hasDetails: true, on: &canvas, in: boards.split(top: min(1, spare / 2)).rest)
    // The notes for the other player, if there are rows for them.
    let notes = others.flatMap { $0.lines(of: rect.size.columns - 2, limit: .max, widths: widths) }
    if spare > notes.count {
      for (row, line) in notes.enumerated() {
        let place = boards.split(top: pair.size.rows + (spare - notes.count + 1) / 2 + row).rest
        canvas.frame.write(line, in: place, .center, style: Style(.faint))
      }
    }
    for (row, line) in sentence.enumerated() {
      canvas.frame.write(line, in: below.split(top: row).rest.inset(rows: 0, columns: 1), style: Style(.lit, .bold))
    }
    let (text, foot) = below.split(top: sentence.count).rest.split(top: links.count)
    for (row, line) in links.enumerated() {
      canvas.frame.write(line, in: text.split(top: row).rest, style: Style(.accent))
    }
    canvas.frame.hyperlink = Hyperlink(link.string, rows: text.rows)
    drawButtons(on: &canvas, in: foot)
    return true
  }

  private func drawButtons(on canvas: inout Canvas, in line: Rect) {
    let columns = scene.entries.reduce(0) { $0 + canvas.columns(ofButton: $1.label) }
    let gap = max(1, (line.size.columns - columns) / (scene.entries.count + 1))
    var left = max(0, (line.size.columns - columns - gap * (scene.entries.count - 1)) / 2)
    for entry in scene.entries {
      canvas.button(entry.label, .title(entry.target), at: line.origin.moved(columns: left))
      left += canvas.columns(ofButton: entry.label) + gap
    }
  }
}
