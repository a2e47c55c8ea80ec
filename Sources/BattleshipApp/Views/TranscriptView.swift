// The transcript, from the bottom up: bubbles, texts, and the lines that older messages left.

import BattleshipPlay
import MessagesHost

/// A phone's transcript as it is drawn.
struct TranscriptView {
  let phone: Phone<BattleshipExtension>
  let scrolledBack: Int
  let firstSent: FirstSent?

  /// Draws the newest items at the bottom; what does not fit above is to be covered by what is drawn there next.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let room = max(1, rect.size.columns - 2)
    // How much there is above is counted only where somebody looks there: it takes as long as the conversation.
    let scrolled = scrolledBack == 0 ? 0 : min(scrolledBack, overflow(of: rect, widths: canvas.frame.widths))
    var bottom = rect.rows.upperBound + scrolled
    for place in phone.transcript.items.indices.reversed() {
      let item = phone.transcript.items[place]
      let isMine = item.sender == phone.owner
      if isMine, item.number == lastDelivered {
        write(
          canvas.language.phone.delivered, row: bottom - 1, isMine: true, style: Style(.faint), on: &canvas, in: rect)
        bottom -= 1
      }
      for drawing in phone.drawings(of: item).reversed() {
        let rows = rows(of: drawing, room: room, area: rect, widths: canvas.frame.widths)
        bottom -= rows
        guard bottom + rows > rect.origin.row else { return }
        draw(drawing, item, isMine, on: &canvas, in: rect, row: bottom, rows: rows)
      }
      if let firstSent, place == firstSent.itemsBefore[phone.owner] {
        bottom -= 1
        let line = Rect(row: bottom, column: rect.origin.column, rows: 1, columns: rect.size.columns)
        canvas.frame.write(canvas.language.phone.today(firstSent.time.text), in: line, .centre, style: Style(.faint))
      }
    }
  }

  /// How many rows of the transcript do not fit.
  private func overflow(of rect: Rect, widths: CharacterWidth) -> Int {
    let room = max(1, rect.size.columns - 2)
    let drawings = phone.transcript.items.flatMap { phone.drawings(of: $0) }
    let all = drawings.reduce(firstSent == nil ? 1 : 2) { $0 + rows(of: $1, room: room, area: rect, widths: widths) }
    return max(0, all - rect.size.rows)
  }

  private var lastDelivered: Int? {
    phone.transcript.items.last { $0.sender == phone.owner && $0.delivery == .delivered && $0.post != nil }?.number
  }

  private func rows(of drawing: Drawing, room: Int, area: Rect, widths: CharacterWidth) -> Int {
    switch drawing {
    case .bubble(let bubble): view(of: bubble, isMine: false, 0, area, widths).rows(within: room, widths: widths)
    case .summary, .text, .attachment, .sticker, .picture, .link:
      text(of: drawing).lines(of: room * 3 / 4, limit: 10, widths: widths).count
    }
  }

  private func view(of bubble: BubbleDrawing, isMine: Bool, _ number: Int, _ area: Rect, _ widths: CharacterWidth)
    -> BubbleView
  {
    let whole = BubbleView(bubble: bubble, isMine: isMine, number: number, hasPicture: true)
    let fits = whole.rows(within: area.size.columns - 2, widths: widths) <= area.size.rows
    return BubbleView(bubble: bubble, isMine: isMine, number: number, hasPicture: fits)
  }

  private func draw(
    _ drawing: Drawing, _ item: Transcript.Item, _ isMine: Bool, on canvas: inout Canvas, in rect: Rect, row: Int,
    rows: Int
  ) {
    let room = max(1, rect.size.columns - 2)
    switch drawing {
    case .bubble(let bubble):
      let view = view(of: bubble, isMine: isMine, item.number, rect, canvas.frame.widths)
      let columns = view.columns(within: room)
      let left = isMine ? rect.columns.upperBound - 1 - columns : rect.origin.column + 1
      view.draw(on: &canvas, in: Rect(row: row, column: left, rows: rows, columns: columns))
    case .summary:
      let line = Rect(row: row, column: rect.origin.column, rows: 1, columns: rect.size.columns)
      canvas.frame.write("\(canvas.glyphs.anchor) \(text(of: drawing))", in: line, .centre, style: Style(.faint))
    case .text, .attachment, .sticker, .picture, .link:
      let lines = text(of: drawing).lines(of: room * 3 / 4, limit: 10, widths: canvas.frame.widths)
      for (offset, line) in lines.enumerated() {
        write(
          line, row: row + offset, isMine: isMine, style: Style(isMine ? .bubbleMine : .bubbleTheirs), on: &canvas,
          in: rect)
      }
    }
  }

  private func write(
    _ text: SafeText, row: Int, isMine: Bool, style: Style, on canvas: inout Canvas, in rect: Rect
  ) {
    let line = Rect(row: row, column: rect.origin.column + 1, rows: 1, columns: max(0, rect.size.columns - 2))
    canvas.frame.write(text, in: line, isMine ? .right : .left, style: style)
  }

  private func text(of drawing: Drawing) -> SafeText {
    SafeText(drawing.text, limit: 2_000)
  }
}
