// The host's calls, shown beside the phone if the screen is wide enough for both.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

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
