// A locked phone: whose it is, the time, and the notification; nothing of the person who held it before.

import BattleshipPlay
import MessagesHost

/// A locked phone as it is drawn.
struct LockScreenView {
  let lock: LockScreen
  /// The person who is to unlock it, and the person whose message came in, as the owner knows them.
  let owner, sender: SafeText

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let text = SafeText(lock.notification, limit: 300)
    let columns = min(rect.size.columns - 2, 52)
    let lines = text.lines(of: max(1, columns - 4), limit: 3, widths: canvas.frame.widths).count
    let rows = min(rect.size.rows, 8 + lines)
    let middle = rect.centred(Size(rows: rows, columns: max(1, columns))) ?? rect
    canvas.frame.write(lock.time.text, in: middle, .centre, style: Style(.title, .bold))
    canvas.frame.write(
      canvas.language.phone.phoneOf(owner), in: middle.split(top: 1).rest, .centre, style: Style(.faint))
    let (note, below) = middle.split(top: 3).rest.split(top: lines + 3)
    canvas.button(
      canvas.language.phone.unlock(owner), .unlock, centredIn: below.split(top: below.size.rows > 1 ? 1 : 0).rest)
    guard !text.isEmpty else { return }
    canvas.frame.fill(note, style: Style(.notification))
    canvas.frame.drawBox(note, style: Style(.notification))
    let inside = note.inset(rows: 1, columns: 2)
    canvas.frame.write("\(canvas.glyphs.anchor) \(sender)", in: inside, style: Style(.notification, .bold))
    canvas.frame.writeLines(text, in: inside.split(top: 1).rest, style: Style(.notification))
  }
}
