// Draws a list in a box: the keys, or the host's calls.

import BattleshipFrame
import BattleshipPlay

struct ListView {
  let title: SafeText
  let lines: [(label: SafeText, text: SafeText)]
  /// The index of the first visible line.
  let scroll: Int
  /// Whether a text that is too long continues on the next line; otherwise it is cut with a mark.
  let wraps: Bool

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let largest = rect.inset(rows: rect.size.rows > 16 ? 1 : 0, columns: rect.size.columns > 50 ? 4 : 0)
    let (words, widths) = (canvas.language.terminal.phone, canvas.frame.widths)
    // Most labels are short; those of calls hold a name and may be longer.
    let room = largest.size.columns - 4
    let longest = lines.map { widths.columns(of: $0.label) }.max() ?? 0
    let labelColumns = min(max(Self.labelColumns, longest + 1), wraps ? Self.maximumLabelColumns : room / 2)
    let texts = lines.map { line in
      let columns = max(1, room - labelColumns)
      return wraps ? wrapped(line.text, to: columns, widths) : [line.text.cut(to: columns, widths: widths)]
    }
    let heights = texts.map(\.count)
    let scrolls = heights.reduce(2, +) > largest.size.rows
    let keys = scrolls ? words.scrollKeys : words.overlayKeys
    let hints = widths.columns(of: keys) <= room ? keys : words.overlayKeys
    // A short list has a low box, and a list of short lines a narrow one.
    let longestText = texts.joined().map { widths.columns(of: $0) }.max() ?? 0
    let widest = max(labelColumns + longestText, widths.columns(of: hints))
    let size = Size(rows: min(largest.size.rows, heights.reduce(2, +)), columns: min(largest.size.columns, widest + 4))
    let box = rect.centered(size) ?? largest
    // Everything around the box stays visible.
    let around = Rect(
      row: box.origin.row, column: box.origin.column - 1, rows: size.rows, columns: box.size.columns + 2)
    canvas.clear(rect.intersection(around))
    canvas.frame.drawBox(box, style: Style(.accent))
    canvas.frame.write(title, at: box.origin.moved(columns: 2), style: Style(.accent, .bold))
    let inside = box.inset(rows: 1, columns: 2)
    let bottom = box.split(bottom: 1).bottom.inset(rows: 0, columns: 2)
    canvas.frame.write(hints, in: bottom, .right, style: Style(.faint))
    let first = min(scroll, Self.firstLine(of: inside.size.rows, upTo: heights.count - 1, heights))
    let below = heights[first...].reduce(0, +) - inside.size.rows
    if below > 0 {
      let top = box.split(top: 1).top.inset(rows: 0, columns: 2)
      canvas.frame.write(canvas.language.sentences.seat.more(below), in: top, .right, style: Style(.accent))
    }
    var point = inside.origin
    for (index, rows) in zip(lines.indices, texts).dropFirst(first) {
      let label = wraps ? lines[index].label : lines[index].label.cut(to: labelColumns - 1, widths: widths)
      canvas.frame.write(label, at: point, style: Style(.accent), clip: inside)
      for row in rows {
        canvas.frame.write(row, at: point.moved(columns: labelColumns), clip: inside)
        point = point.moved(rows: 1)
      }
    }
  }

  /// The width of short labels, and the maximum width beside texts that wrap.
  private static let labelColumns = 10, maximumLabelColumns = 12

  private func wrapped(_ text: SafeText, to columns: Int, _ widths: CharacterWidth) -> [SafeText] {
    let rows = text.lines(of: columns, widths: widths)
    return rows.isEmpty ? [text] : rows
  }

  /// The first line of the page that ends with the line `last`; the page is full if there are enough lines before that.
  static func firstLine(of rows: Int, upTo last: Int, _ heights: [Int]) -> Int {
    var (first, taken) = (last + 1, 0)
    while first > 0, taken + heights[first - 1] <= rows {
      first -= 1
      taken += heights[first]
    }
    return min(first, max(0, last))
  }
}
