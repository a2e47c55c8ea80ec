// The bottom of a phone without a game: the apps of the drawer, or the stickers of a pack.

import BattleshipFrame
import BattleshipPlay
import MessagesHost
import StickersHost

struct AppsView {
  let phone: Phone<BattleshipExtension>

  func draw(on canvas: inout Canvas, in rect: Rect) {
    var point = rect.origin
    let apps = phone.drawer.enumerated().map { (label: canvas.language.name(of: $1), target: Target.drawer(.app($0))) }
    for button in apps + [(label: canvas.language.terminal.apps.store, target: .drawer(.store))] {
      let label = button.label.cut(to: min(20, rect.size.columns - 4), widths: canvas.frame.widths)
      if point.column > rect.origin.column,
        point.column + canvas.columns(ofButton: label) > rect.columns.upperBound
      {
        point = Point(row: point.row + 1, column: rect.origin.column)
      }
      guard rect.contains(point) else { return }
      canvas.button(label, button.target, at: point)
      point.column += canvas.columns(ofButton: label) + 1
    }
  }
}

struct StickerPanelView {
  let open: OpenPack

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let browser = open.browser
    let (columns, rows) = (browser.stickerSize.columns, max(1, min(browser.visibleRows, browser.rowCount)))
    let cell = Size(rows: max(1, rect.size.rows / rows), columns: rect.size.columns / columns)
    let size: StickerSize =
      cell.rows >= 6 && cell.columns >= 21 ? .large : cell.rows >= 4 && cell.columns >= 15 ? .regular : .small
    for (offset, sticker) in browser.stickers.enumerated() {
      let point = rect.origin.moved(rows: offset / columns * cell.rows, columns: offset % columns * cell.columns)
      let cell = Rect(origin: point, size: Size(rows: cell.rows, columns: cell.columns - 1)).intersection(rect)
      draw(sticker, .drawer(.sticker(browser.firstIndex + offset)), size, on: &canvas, in: cell)
    }
  }

  private func draw(
    _ sticker: Sticker, _ target: Target, _ size: StickerSize, on canvas: inout Canvas, in rect: Rect
  ) {
    guard !rect.isEmpty else { return }
    let (mark, inside) = rect.split(left: 2)
    let isFocused = canvas.focus == target
    let widths = canvas.frame.widths
    let drawing = StickerDrawing(
      sticker, size, in: canvas.language, within: inside.size, widths: widths, pictures: canvas.pictures)
    let taken = drawing.size(widths: widths)
    let isLow = inside.size.rows <= taken.rows
    if isFocused {
      let rows = taken.rows + (drawing.isCard || isLow ? 0 : 1)
      canvas.frame.fill(rect.split(top: rows).top, style: Style(.buttonFocused))
      canvas.frame.write(">", in: mark, style: Style(.buttonFocused))
    }
    drawing.draw(on: &canvas, at: inside.origin, style: Style(isFocused ? .buttonFocused : .accent), in: inside)
    canvas.touch(rect, target)
    guard !drawing.isCard else { return }
    let rest = isLow ? inside.split(left: taken.columns + 1).rest : inside.split(top: taken.rows).rest
    guard rest.size.columns >= 8 else { return }
    let text = canvas.language.description(of: sticker).cut(to: rest.size.columns, widths: widths)
    canvas.frame.write(text, in: rest, style: Style(isFocused ? .buttonFocused : .faint))
  }
}
