// Draws the phone of its holder, or its lock screen.

import BattleshipFrame
import BattleshipPlay

extension PhonesScreen {
  private static let columnsForLog = 110

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    var canvas = Canvas(in: environment, focus: focus, pictures: environment.depth.showsPictures ? pictures : [:])
    guard canvas.hasRoom else { return canvas.askingForRoom() }
    let bounds = canvas.frame.bounds
    if let lock {
      let names = [lock.owner, lock.owner.other].map { name(of: $0, on: lock.owner, widths: environment.widths) }
      LockScreenView(lock: lock, owner: names[0], sender: names[1], actions: notificationTargets, hints: hints)
        .draw(on: &canvas, in: bounds)
    } else if showsCalls, bounds.size.columns >= Self.columnsForLog {
      let (phone, rest) = bounds.split(left: 72)
      PhoneView(state: self).draw(on: &canvas, in: phone)
      canvas.clear(rest)
      canvas.frame.fill(rest.split(left: 1).left, with: canvas.frame.widths["│"] == 1 ? "│" : "|", style: Style(.faint))
      drawCalls(on: &canvas, in: rest.split(left: 2).rest)
    } else {
      PhoneView(state: self).draw(on: &canvas, in: bounds)
    }
    return canvas.drawn
  }

  private func drawCalls(on canvas: inout Canvas, in rect: Rect) {
    for (row, call) in calls(newest: rect.size.rows).enumerated() {
      let line: SafeText = "\(call.label) \(call.text)"
      canvas.frame.write(
        line.cut(to: rect.size.columns, widths: canvas.frame.widths), at: rect.origin.moved(rows: row),
        style: Style(.faint), clip: rect)
    }
  }
}
