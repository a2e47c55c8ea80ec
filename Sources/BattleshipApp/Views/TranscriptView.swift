// The transcript, from the bottom up: bubbles, texts, and the summaries left by older messages.

import BattleshipFrame
import BattleshipPlay
import MessagesHost
import StickersHost

struct TranscriptView {
  let phone: Phone<BattleshipExtension>
  let isKept: Bool
  let scrolledBack: Int
  let firstSent: FirstSent?
  var aim: StickerAim?

  /// The newest items are at the bottom; the caller must cover what sticks out above.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    var drawn: [DrawnItem] = []
    drawItems(on: &canvas, in: rect, noting: &drawn)
    StickersView(phone: phone, items: drawn, aim: aim).draw(on: &canvas, in: rect)
  }

  private func drawItems(on canvas: inout Canvas, in rect: Rect, noting drawn: inout [DrawnItem]) {
    let room = max(1, rect.size.columns - 2)
    // Measure the rows above only when scrolled back, because that takes time in proportion to the conversation.
    let scrolled = scrolledBack == 0 ? 0 : min(scrolledBack, overflow(of: rect, canvas))
    var bottom = rect.rows.upperBound + scrolled
    // Mark only the newest delivered item. If the conversation is not stored, items may be lost, so mark none.
    var saysDelivered = isKept
    for index in phone.transcript.items.indices.reversed() {
      let item = phone.transcript.items[index]
      let isMine = item.sender == phone.owner
      if isMine, saysDelivered, item.delivery == .delivered, item.post != nil {
        saysDelivered = false
        write(
          canvas.language.terminal.phone.delivered, row: bottom - 1, isMine: true, style: Style(.faint), on: &canvas,
          in: rect)
        bottom -= 1
      }
      for drawing in phone.drawings(of: item).reversed() {
        let size = size(of: drawing, room: room, area: rect, canvas)
        bottom -= size.rows
        guard bottom + size.rows > rect.origin.row else { return }
        let left = isMine ? rect.columns.upperBound - 1 - size.columns : rect.origin.column + 1
        let area = Rect(origin: Point(row: bottom, column: left), size: size)
        draw(drawing, item, isMine, on: &canvas, in: rect, at: area)
        drawn.append(DrawnItem(item: item, rect: area))
      }
      if let firstSent, index == firstSent.itemsBefore[phone.owner] {
        bottom -= 1
        let line = Rect(row: bottom, column: rect.origin.column, rows: 1, columns: rect.size.columns)
        canvas.frame.write(
          canvas.language.terminal.phone.today(firstSent.time.text), in: line, .center, style: Style(.faint))
      }
    }
  }

  private func overflow(of rect: Rect, _ canvas: Canvas) -> Int {
    let room = max(1, rect.size.columns - 2)
    let drawings = phone.transcript.items.flatMap { phone.drawings(of: $0) }
    let all = drawings.reduce(firstSent == nil ? 1 : 2) { $0 + size(of: $1, room: room, area: rect, canvas).rows }
    return max(0, all - rect.size.rows)
  }

  private func size(of drawing: Drawing, room: Int, area: Rect, _ canvas: Canvas) -> Size {
    let widths = canvas.frame.widths
    switch drawing {
    case .bubble(let bubble):
      let view = view(of: bubble, isMine: false, 0, area, widths)
      return Size(rows: view.rows(within: room, widths: widths), columns: view.columns(within: room, widths: widths))
    case .sticker(let sticker, let attribution):
      let size = stickerDrawing(sticker, area, canvas).size(widths: widths)
      let name = attribution.map { widths.columns(of: canvas.language.terminal.apps.from(SafeText($0, limit: 30))) }
      return Size(rows: size.rows + (name == nil ? 0 : 1), columns: min(room, max(size.columns, name ?? 0)))
    case .summary, .text, .attachment, .picture, .link:
      let lines = lines(of: drawing, room: room, canvas)
      return Size(rows: lines.count, columns: lines.reduce(0) { max($0, widths.columns(of: $1)) })
    }
  }

  private func stickerDrawing(_ sticker: Sticker, _ area: Rect, _ canvas: Canvas) -> StickerDrawing {
    StickerDrawing(
      sticker, area.size.rows < 6 ? .small : .regular, in: canvas.language,
      within: Size(rows: area.size.rows, columns: area.size.columns - 2), widths: canvas.frame.widths,
      pictures: canvas.pictures)
  }

  private func view(of bubble: BubbleDrawing, isMine: Bool, _ number: Int, _ area: Rect, _ widths: CharacterWidth)
    -> BubbleView
  {
    let whole = BubbleView(bubble: bubble, isMine: isMine, number: number, hasPicture: true)
    let fits = whole.rows(within: area.size.columns - 2, widths: widths) <= area.size.rows
    return BubbleView(bubble: bubble, isMine: isMine, number: number, hasPicture: fits)
  }

  private func draw(
    _ drawing: Drawing, _ item: Transcript.Item, _ isMine: Bool, on canvas: inout Canvas, in rect: Rect, at area: Rect
  ) {
    let style = Style(isMine ? .bubbleMine : .bubbleTheirs)
    switch drawing {
    case .bubble(let bubble):
      view(of: bubble, isMine: isMine, item.number, rect, canvas.frame.widths).draw(on: &canvas, in: area)
    case .sticker(let sticker, let attribution):
      stickerDrawing(sticker, rect, canvas).draw(on: &canvas, at: area.origin, style: style, in: rect)
      guard let attribution else { return }
      let (line, target) = (area.split(bottom: 1).bottom, Target.phone(.attribution(item.number)))
      canvas.frame.write(
        canvas.language.terminal.apps.from(SafeText(attribution, limit: 30)), at: line.origin,
        style: Style(canvas.focus == target ? .cursor : .faint), clip: rect)
      canvas.touch(line.intersection(rect), target)
    case .summary:
      let line = Rect(row: area.origin.row, column: rect.origin.column, rows: 1, columns: rect.size.columns)
      canvas.frame.write(
        "\(canvas.glyphs.anchor) \(text(of: drawing, canvas))", in: line, .center, style: Style(.faint))
    case .text, .attachment, .picture, .link:
      let lines = lines(of: drawing, room: max(1, rect.size.columns - 2), canvas)
      for (offset, line) in lines.enumerated() {
        write(line, row: area.origin.row + offset, isMine: isMine, style: style, on: &canvas, in: rect)
      }
    }
  }

  private func write(
    _ text: SafeText, row: Int, isMine: Bool, style: Style, on canvas: inout Canvas, in rect: Rect
  ) {
    let line = Rect(row: row, column: rect.origin.column + 1, rows: 1, columns: max(0, rect.size.columns - 2))
    canvas.frame.write(text, in: line, isMine ? .right : .left, style: style)
  }

  private func lines(of drawing: Drawing, room: Int, _ canvas: Canvas) -> [SafeText] {
    text(of: drawing, canvas).lines(of: room * 3 / 4, limit: 10, widths: canvas.frame.widths)
  }

  private func text(of drawing: Drawing, _ canvas: Canvas) -> SafeText {
    SafeText(drawing.text(in: canvas.language), limit: 2_000)
  }
}
