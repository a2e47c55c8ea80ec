// The title's list: the picture, the name, the games to start, and the settings.

import BattleshipFrame
import BattleshipPlay

/// Draws the list.
struct TitleListView {
  let scene: TitleScene

  /// The maximum width of the list.
  private static let columns = 68

  /// The column of the notes, if there is room to align them.
  private static let noteColumn = 30

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let lines = scene.entries.count + scene.settings.count
    let hasPicture = rect.size.columns >= TitlePicture.columns && rect.size.rows >= TitlePicture.rows + lines + 3
    let (picture, below) = rect.split(top: hasPicture ? TitlePicture.rows : 0)
    if hasPicture { TitlePicture.draw(on: &canvas, in: picture) }
    // Spare rows go, in this order, to the name, a gap before the settings, the aim, a gap below it, and a gap at the
    // top.
    let free = below.size.rows - lines
    let (head, text) = below.split(top: free > 4 ? 1 : 0).rest.split(top: free > 0 ? 1 : 0)
    canvas.frame.write(scene.name, in: head, .centre, style: Style(.accent, .bold))
    let (aim, rest) = text.split(top: free > 2 ? 1 : 0)
    canvas.frame.write(scene.aim, in: aim, .centre, style: Style(.faint))
    let list = rest.split(top: free > 3 ? 1 : 0).rest
    let columns = min(list.size.columns - 2, Self.columns)
    let middle = Rect(
      origin: list.origin.moved(columns: (list.size.columns - columns) / 2),
      size: Size(rows: list.size.rows, columns: columns))
    drawLines(on: &canvas, in: middle)
  }

  /// Draws a line for each focusable entry; the smallest screen has room for all of them.
  private func drawLines(on canvas: inout Canvas, in rect: Rect) {
    let count = scene.entries.count + scene.settings.count
    let gap = rect.size.rows > count ? 1 : 0
    for line in 0..<count {
      let above = line + (line < scene.entries.count ? 0 : gap)
      draw(line, on: &canvas, in: rect.split(top: above).rest.split(top: 1).top)
    }
  }

  private func draw(_ line: Int, on canvas: inout Canvas, in rect: Rect) {
    guard line >= scene.entries.count else {
      let entry = scene.entries[line]
      return canvas.entry(
        entry.label, entry.note, entry.target, in: rect, noteAt: rect.size.columns < 60 ? 0 : Self.noteColumn)
    }
    let setting = scene.settings[line - scene.entries.count]
    let isFocused = scene.focus == .setting(setting.setting)
    let style = Style(isFocused ? .buttonFocused : .plain)
    if isFocused { canvas.frame.fill(rect, style: style) }
    canvas.frame.write(isFocused ? ">" : " ", at: rect.origin.moved(columns: 1), style: style, clip: rect)
    canvas.frame.write(
      setting.label, at: rect.origin.moved(columns: 3), style: isFocused ? style : Style(.faint), clip: rect)
    let place = rect.split(left: 13).rest
    if setting.isWritten {
      canvas.write(written: setting.value, in: place.split(left: 2).rest, style: style)
    } else {
      let (before, after): (SafeText, SafeText) = setting.setting == .names ? ("  ", "") : ("< ", " >")
      canvas.frame.write("\(before)\(setting.value)\(after)", in: place, style: style)
    }
    canvas.touch(rect, .title(.setting(setting.setting)))
  }
}
