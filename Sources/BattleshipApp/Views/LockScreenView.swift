// A locked phone: the owner's name, the notification and its actions; nothing of the previous person.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

struct LockScreenView {
  let lock: LockScreen
  /// The names as the owner knows them.
  let owner, sender: SafeText
  let actions: [LockTarget]
  let hints: [KeyHint]

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let text = SafeText(lock.notification, limit: 300)
    let columns = min(rect.size.columns - 2, 52)
    let lines = text.lines(of: max(1, columns - 4), limit: 3, widths: canvas.frame.widths).count
    let answers = actions.isEmpty && lock.answer == nil ? 0 : 1
    let rows = min(rect.size.rows, 8 + lines + answers)
    let room = NightSeaView.drawSparing(rows, of: rect, on: &canvas)
    let middle = room.centered(Size(rows: rows, columns: max(1, columns))) ?? room
    canvas.frame.write(lock.time.text, in: middle, .center, style: Style(.title, .bold))
    let words = canvas.language.terminal.phone
    canvas.frame.write(
      lock.isDeaf ? canvas.language.sentences.seat.pass(owner) : words.phoneOf(owner),
      in: middle.split(top: 1).rest, .center,
      style: lock.isDeaf ? Style(.accent, .bold) : Style(.faint))
    let (note, rest) = middle.split(top: 3).rest.split(top: lines + 3)
    let (answer, button) = rest.split(top: answers)
    // While the keyboard changes hands there is nothing to press, and the space for the buttons stays empty.
    if !lock.isDeaf {
      canvas.button(
        canvas.language.sentences.seat.unlock(owner), .lock(.unlock),
        centeredIn: button.split(top: button.size.rows > 1 ? 1 : 0).rest)
      if middle.rows.upperBound < rect.rows.upperBound {
        canvas.hints(hints, showsNotice: false, in: rect.split(bottom: 1).bottom.inset(rows: 0, columns: 1))
      }
      drawAnswer(on: &canvas, in: answer)
    }
    guard !text.isEmpty else { return }
    canvas.frame.fill(note, style: Style(.notification))
    canvas.frame.drawBox(note, style: Style(.notification))
    let inside = note.inset(rows: 1, columns: 2)
    canvas.frame.write("\(canvas.glyphs.anchor) \(sender)", in: inside, style: Style(.notification, .bold))
    canvas.frame.writeLines(text, in: inside.split(top: 1).rest, style: Style(.notification))
  }

  private func drawAnswer(on canvas: inout Canvas, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let words = canvas.language.terminal.apps
    guard let answer = lock.answer else {
      var point = rect.origin
      for action in actions {
        let label = action == .opensNews ? words.open : action == .replies ? words.reply : words.fire
        canvas.button(label, .lock(action), at: point)
        point.column += canvas.columns(ofButton: label) + 1
      }
      return
    }
    func field(after label: SafeText) -> Rect {
      let before = canvas.frame.write("\(label) ", at: rect.origin, style: Style(.faint), clip: rect)
      return rect.split(left: before - rect.origin.column).rest
    }
    switch answer {
    case .reply(let text): canvas.write(typed: SafeText(text, limit: 2_000), in: field(after: words.replyField))
    case .shot(let text, let isRefused):
      let (cell, rest) = field(after: words.cellField).split(left: 5)
      canvas.write(typed: SafeText(text, limit: 5), in: cell)
      guard isRefused else { break }
      canvas.frame.writeLines(
        words.noSuchCell, in: rest.split(left: 1).rest, limit: 1, style: Style(.warning))
    }
    canvas.touch(rect, .lock(.answer))
  }
}
