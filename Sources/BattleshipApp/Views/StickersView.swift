// Draws the stickers on the bubbles of a transcript, including the held one, over the transcript.

import BattleshipFrame
import BattleshipPlay
import MessagesHost
import StickersHost

struct DrawnItem {
  let item: Transcript.Item
  let rect: Rect
}

struct StickersView {
  let phone: Phone<BattleshipExtension>
  let items: [DrawnItem]
  let aim: StickerAim?

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for drawn in items.reversed() {
      for attached in phone.attachedStickers(of: drawn.item) {
        let placement = attached.placed.placement
        draw(
          attached.placed.sticker, percent: placement.percent, degrees: placement.degrees,
          around: drawn.rect.point(across: placement.across, down: placement.down), style: Style(.accent), on: &canvas,
          in: rect)
      }
    }
    guard let held = phone.heldSticker else { return }
    for drawn in items where drawn.item.post != nil { touchSpots(of: drawn, on: &canvas, in: rect) }
    guard let aim, let target = items.first(where: { $0.item.number == aim.item }) else { return }
    draw(
      held.sticker, percent: held.percent, degrees: held.degrees,
      around: target.rect.point(across: aim.across, down: aim.down),
      style: Style(.cursor), on: &canvas, in: rect)
  }

  private func draw(
    _ sticker: Sticker, percent: Int, degrees: Int, around point: Point, style: Style, on canvas: inout Canvas,
    in rect: Rect
  ) {
    let drawing = StickerDrawing(
      sticker, StickerPlacement.size(ofPercent: percent), degrees: degrees, in: canvas.language, within: rect.size,
      widths: canvas.frame.widths, pictures: canvas.pictures)
    let size = drawing.size(widths: canvas.frame.widths)
    let corner = point.moved(rows: -size.rows / 2, columns: -size.columns / 2)
    // Clear the text below a character drawing, because it would look like part of the drawing.
    if !drawing.isPicture { canvas.frame.fill(Rect(origin: corner, size: size).intersection(rect), style: style) }
    drawing.draw(on: &canvas, at: corner, style: style, in: rect)
  }

  private func touchSpots(of drawn: DrawnItem, on canvas: inout Canvas, in rect: Rect) {
    let seen = drawn.rect.intersection(rect)
    for row in seen.rows {
      for column in seen.columns {
        let (across, down) = drawn.rect.thousandths(of: Point(row: row, column: column))
        canvas.touch(
          Rect(row: row, column: column, rows: 1, columns: 1),
          .phone(.spot(StickerAim(item: drawn.item.number, across: across, down: down))))
      }
    }
  }
}
