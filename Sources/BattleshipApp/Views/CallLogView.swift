// The host's calls, shown beside the phone if the screen is wide enough for both.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

/// The newest calls of the host, the last at the bottom.
struct CallLogView {
  let calls: [ListScreen.Call]

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for (row, call) in calls.suffix(rect.size.rows).enumerated() {
      let line: SafeText = "\(call.label) \(call.text)"
      canvas.frame.write(
        line.cut(to: rect.size.columns, widths: canvas.frame.widths), at: rect.origin.moved(rows: row),
        style: Style(.faint), clip: rect)
    }
  }
}
