// A bubble of the transcript: icon, picture and caption, in a box as wide as the picture needs.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

struct BubbleView {
  let bubble: BubbleDrawing
  let isMine: Bool
  let number: Int
  /// Whether there is room for the picture.
  let hasPicture: Bool
  /// Whether the caption has few lines: the bubble is wider where the caption needs that.
  var isLow = false

  private static let leastColumns = 26, mostColumnsOfCaption = 60

  private var picture: BoardPicture? {
    guard hasPicture, case .image(let image) = bubble.media else { return nil }
    return BoardPicture(image)
  }

  private var caption: SafeText { SafeText(bubble.captionBar?.caption?.text ?? "", limit: 300) }

  private func cellColumns(_ picture: BoardPicture) -> Int { (picture.rows.first?.count ?? 0) > 8 ? 2 : 5 }

  func columns(within room: Int, widths: CharacterWidth) -> Int {
    let board = picture.map { ($0.rows.first?.count ?? 0) * cellColumns($0) + 3 } ?? 0
    let text = isLow ? min(Self.mostColumnsOfCaption, widths.columns(of: caption)) : 0
    return min(room, max(Self.leastColumns, max(board, text) + 4))
  }

  func rows(within room: Int, widths: CharacterWidth) -> Int {
    let inner = max(1, columns(within: room, widths: widths) - 4)
    let board = picture.map { $0.rows.count + 1 } ?? 0
    let attribution = bubble.attribution == nil ? 0 : 1
    return 2 + board + caption.lines(of: inner, limit: 3, widths: widths).count + attribution
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let isFocused = canvas.focus == .phone(.bubble(number))
    let style = Style(isMine ? .bubbleMine : .bubbleTheirs, isFocused ? .bold : [])
    let box = rect.split(bottom: bubble.attribution == nil ? 0 : 1).rest
    canvas.frame.fill(box, style: style)
    canvas.frame.drawBox(box, lines: isFocused ? .double : .round, style: style)
    canvas.frame.write(" \(canvas.glyphs.anchor) ", at: box.origin.moved(columns: 1), style: style)
    if isFocused {
      canvas.frame.write(canvas.language.terminal.phone.opens, in: box.inset(rows: 0, columns: 1), .right, style: style)
    }
    var inside = box.inset(rows: 1, columns: 2)
    if let picture { inside = draw(picture, on: &canvas, in: inside, style: style) }
    canvas.frame.writeLines(caption, in: inside, limit: 3, style: style)
    if let name = bubble.attribution {
      canvas.frame.write("\(SafeText(name, limit: 30))", in: rect.split(bottom: 1).bottom, style: Style(.faint))
    }
    canvas.touch(rect, .phone(.bubble(number)))
  }

  private func draw(_ picture: BoardPicture, on canvas: inout Canvas, in rect: Rect, style: Style) -> Rect {
    let width = cellColumns(picture)
    for (row, marks) in picture.rows.enumerated() {
      canvas.frame.write(SafeText.row(row), at: rect.origin.moved(rows: row + 1), style: style)
      for (column, mark) in marks.enumerated() {
        let point = rect.origin.moved(rows: row + 1, columns: 3 + column * width)
        let cell = Rect(origin: point, size: Size(rows: 1, columns: width))
        if row == 0 {
          canvas.frame.write(
            SafeText.column(column), in: Rect(origin: point.moved(rows: -1), size: cell.size), .center, style: style)
        }
        draw(mark, ground: (row + column).isMultiple(of: 2) ? [] : .deep, on: &canvas, in: cell)
      }
    }
    return rect.split(top: picture.rows.count + 1).rest
  }

  private func draw(_ mark: BoardScene.Mark, ground: Emphasis, on canvas: inout Canvas, in cell: Rect) {
    let (glyph, role): (SafeText, Role) =
      switch mark {
      case .water, .aimed, .proposed: (canvas.glyphs.water, .water)
      case .ship: (canvas.glyphs.small, .ship)
      case .hit, .sunk: (canvas.glyphs.hit, .hit)
      case .miss: (canvas.glyphs.miss, .miss)
      }
    let (waters, pattern) = BoardView.waters(ground, on: canvas)
    let isSea = role == .ship || role == .water
    canvas.frame.fill(cell, with: isSea ? pattern : " ", style: isSea ? waters : Style(role, ground))
    if role == .water, pattern != " " { return }
    canvas.frame.write(glyph, in: cell, .center, style: Style(role, ground))
  }
}
