// What lies over the screen: the keys, or the host's calls.

import BattleshipPlay
import MessagesHost

/// A list over the screen.
struct OverlayView {
  let title: SafeText
  let lines: [(label: SafeText, text: SafeText)]
  /// How many lines are scrolled away over the first one.
  let scroll: Int

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let box = rect.inset(rows: rect.size.rows > 16 ? 1 : 0, columns: rect.size.columns > 50 ? 4 : 0)
    canvas.clear(rect)
    canvas.frame.drawBox(box, style: Style(.accent))
    canvas.frame.write(title, at: box.origin.moved(columns: 2), style: Style(.accent, .bold))
    let inside = box.inset(rows: 1, columns: 2)
    let words = canvas.language.phone
    let bottom = box.split(bottom: 1).bottom.inset(rows: 0, columns: 2)
    canvas.frame.write(
      lines.count > inside.size.rows ? words.scrollKeys : words.overlayKeys, in: bottom, .right, style: Style(.faint))
    // The last page is a whole one.
    let first = max(0, min(scroll, lines.count - inside.size.rows))
    let below = lines.count - first - inside.size.rows
    if below > 0 {
      let top = box.split(top: 1).top.inset(rows: 0, columns: 2)
      canvas.frame.write(canvas.language.seat.more(below), in: top, .right, style: Style(.accent))
    }
    for (row, line) in lines.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let point = inside.origin.moved(rows: row)
      canvas.frame.write(line.label, at: point, style: Style(.accent), clip: inside)
      canvas.frame.write(line.text, at: point.moved(columns: 10), clip: inside)
    }
  }
}

extension OverlayView {
  /// The list of an overlay in the hot seat.
  init(overlay: Overlay, state: AppState, glyphs: Glyphs) {
    scroll = state.overlayScroll
    switch overlay {
    case .help:
      title = state.language.phone.keysTitle
      lines = glyphs.aim(in: state.language) + KeyTable.lines(in: state.language)
    case .callLog:
      title = state.language.phone.callsTitle
      lines = state.log.calls.enumerated().map {
        ("\($0 + 1) \(SafeText($1.phone.description))", SafeText($1.description))
      }
    }
  }
}
