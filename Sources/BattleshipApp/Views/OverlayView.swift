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
      Wording.anyKey, in: box.split(bottom: 1).bottom.inset(rows: 0, columns: 2), .right, style: Style(.faint))
    let inside = box.inset(rows: 1, columns: 2)
    switch overlay {
    case .help: drawHelp(on: &canvas, in: inside)
    case .callLog: drawLog(on: &canvas, in: inside)
    }
  }

  private func drawHelp(on canvas: inout Canvas, in rect: Rect) {
    let lines = KeyMap.bindings.map { ($0.label, $0.help) } + [(Wording.cellKeys, Wording.cellHelp)]
    let inColumns = rect.size.columns >= 72 && lines.count > rect.size.rows ? 2 : 1
    let perColumn = (lines.count + inColumns - 1) / inColumns
    for (index, line) in lines.enumerated() {
      let column = rect.size.columns / inColumns * (index / perColumn)
      let point = rect.origin.moved(rows: index % perColumn, columns: column)
      canvas.frame.write(line.0, at: point, style: Style(.accent), clip: rect)
      canvas.frame.write(line.1, at: point.moved(columns: 10), clip: rect)
    }
  }

  private func drawLog(on canvas: inout Canvas, in rect: Rect) {
    CallLogView(log: state.log).draw(on: &canvas, in: rect)
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
