// A QR code on a page of its own, two modules to a character, dark on light in every theme.

import BattleshipFrame
import BattleshipPlay

struct CodeView {
  let code: QRCode
  let scene: TitleScene

  /// The light border that a reader needs on each side, in modules.
  private static let margin = 4

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let side = code.size + 2 * Self.margin
    let size = Size(rows: (side + 1) / 2, columns: side)
    let caption = scene.paragraphs[0].text.lines(of: rect.size.columns, widths: canvas.frame.widths)
    let (upper, foot) = rect.split(bottom: caption.count + 1)
    guard canvas.glyphs.areRich, let area = upper.centered(size) else {
      let window = Self.window(for: code, within: rect.size.columns, on: canvas)
      let text = canvas.language.terminal.title.codeTooLarge(window.columns, rows: window.rows)
      canvas.frame.writeLines(text, in: upper.split(top: 1).rest, .center)
      return drawFoot([], on: &canvas, in: foot)
    }
    for row in 0..<size.rows {
      for column in 0..<side {
        let (above, below) = (isDark(2 * row, column), isDark(2 * row + 1, column))
        var style = Style.plain
        let glyph: Unicode.Scalar
        if canvas.depth == .none {
          // Without colours, draw the light modules, because letters are light on a dark terminal.
          glyph = above ? below ? " " : "▄" : below ? "▀" : "█"
        } else {
          style.paint = Paint(letters: .number(above ? 16 : 231), ground: .number(below ? 16 : 231))
          glyph = above == below ? " " : "▀"
        }
        canvas.frame.put(glyph, at: area.origin.moved(rows: row, columns: column), style: style)
      }
    }
    drawFoot(caption, on: &canvas, in: foot)
  }

  /// The window that a code needs; nil if the canvas is large enough.
  static func windowNeeded(for code: QRCode, on canvas: Canvas) -> Size? {
    let (size, needed) = (canvas.frame.size, window(for: code, within: canvas.frame.size.columns, on: canvas))
    return size.holds(needed) ? nil : needed
  }

  /// The window that a code needs for itself, the text, the button and the hints.
  static func window(for code: QRCode, within columns: Int, on canvas: Canvas) -> Size {
    let caption = canvas.language.terminal.title.codeAim.lines(of: columns, widths: canvas.frame.widths)
    let side = code.size + 2 * margin
    return Size(rows: (side + 1) / 2 + caption.count + 2, columns: side)
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    let (row, column) = (row - Self.margin, column - Self.margin)
    return 0..<code.size ~= row && 0..<code.size ~= column && code[row, column]
  }

  private func drawFoot(_ caption: [SafeText], on canvas: inout Canvas, in rect: Rect) {
    for (row, line) in caption.enumerated() {
      canvas.frame.write(line, in: rect.split(top: row).rest, .center, style: Style(.faint))
    }
    for entry in scene.entries {
      let columns = canvas.frame.widths.columns(of: entry.label) + 6
      let line = rect.split(bottom: 1).bottom
      let left = max(0, (line.size.columns - columns) / 2)
      canvas.entry(
        entry.label, "", entry.target, in: line.split(left: left).rest.split(left: columns).left, noteAt: 0)
    }
  }
}
