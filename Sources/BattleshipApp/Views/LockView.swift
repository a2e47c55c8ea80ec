// The lock between two players at one keyboard: the next player's name, and nothing of the game.

import BattleshipFrame
import BattleshipPlay

struct LockView {
  let scene: Scene

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let columns = min(rect.size.columns, 60)
    let lines = [scene.title, scene.saying?.text ?? "", scene.saying?.then ?? ""].map {
      $0.lines(of: columns - 4, limit: 2, widths: canvas.frame.widths)
    }
    let rows = min(rect.size.rows, 5 + lines.reduce(0) { $0 + $1.count })
    let room = NightSeaView.drawSparing(rows, of: rect, on: &canvas)
    let panel = room.centered(Size(rows: rows, columns: columns)) ?? room
    canvas.frame.fill(panel, style: Style(.notification))
    // With few colours the panel is as dark as the ground around it.
    if canvas.depth.hasFewColors { canvas.frame.drawBox(panel, style: Style(.notification)) }
    var row = min(1, max(0, panel.size.rows - 4))
    func write(_ lines: [SafeText], _ style: Style) {
      for line in lines {
        canvas.frame.write(line, in: panel.split(top: row).rest, .center, style: style)
        row += 1
      }
    }
    write(lines[0], Style(.notification, .bold))
    write(lines[1], Style(.notification))
    // While the keyboard changes hands there is nothing to press.
    let button = panel.split(top: row + 1).rest
    if let unlock = scene.buttons.first {
      canvas.button(canvas.label(of: unlock, within: columns - 6), .seat(.button(unlock.action)), centeredIn: button)
    } else {
      canvas.frame.write(canvas.language.terminal.phone.oneMoment, in: button, .center, style: Style(.notification))
    }
    row += 3
    write(lines[2], Style(.notification))
  }
}
