// What lies over the screen: the keys, or the host's calls.

import MessagesHost

/// A list over the screen.
struct OverlayView {
  let overlay: Overlay
  let state: AppState

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let box = rect.inset(rows: rect.size.rows > 16 ? 1 : 0, columns: rect.size.columns > 50 ? 4 : 0)
    canvas.clear(box)
    canvas.frame.drawBox(box, style: Style(.accent))
    canvas.frame.write(Wording.title(of: overlay), at: box.origin.moved(columns: 2), style: Style(.accent, .bold))
    canvas.frame.write(
      Wording.overlayKeys, in: box.split(bottom: 1).bottom.inset(rows: 0, columns: 2), .right, style: Style(.faint))
    let inside = box.inset(rows: 1, columns: 2)
    let lines = overlay == .help ? help : calls
    // The last page is a whole one.
    let first = max(0, min(state.overlayScroll, lines.count - inside.size.rows))
    for (row, line) in lines.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let point = inside.origin.moved(rows: row)
      canvas.frame.write(line.label, at: point, style: Style(.accent), clip: inside)
      canvas.frame.write(line.text, at: point.moved(columns: 10), clip: inside)
    }
  }

  private var help: [(label: SafeText, text: SafeText)] {
    KeyMap.bindings.map { ($0.label, $0.help) } + [(Wording.cellKeys, Wording.cellHelp)]
  }

  private var calls: [(label: SafeText, text: SafeText)] {
    state.log.calls.enumerated().map { ("\($0 + 1) \(SafeText($1.phone.description))", SafeText($1.description)) }
  }
}

/// The newest calls of the host, the last at the bottom.
struct CallLogView {
  let log: CallLog

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let calls = log.calls.enumerated().suffix(rect.size.rows)
    for (row, (index, call)) in calls.enumerated() {
      let line = "\(index + 1) \(call.phone) \(call)"
      canvas.frame.write(SafeText(line), at: rect.origin.moved(rows: row), style: Style(.faint), clip: rect)
    }
  }
}
