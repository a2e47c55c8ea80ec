// The screen of the program, at any size.

import BattleshipFrame
import MessagesHost

extension AppState {
  /// The smallest screen on which the game is shown.
  static let leastSize = Size(rows: 12, columns: 40)

  /// The minimum width for showing the host's calls beside the phone, if requested.
  private static let columnsForLog = 110

  /// The screen of this state.
  package func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    if let replay { return replay.speaking(language).drawn(size: size, widths: widths) }
    var canvas = Canvas(
      size: size, widths: widths, focus: focus, language: language, flash: flash,
      pictures: hasManyColors ? pictures : [:])
    let bounds = canvas.frame.bounds
    guard size.holds(Self.leastSize) else { return canvas.askingForRoom(Self.leastSize) }
    if let lock {
      let names = [lock.owner, lock.owner.other].map { name(of: $0, on: lock.owner, widths: widths) }
      LockScreenView(lock: lock, owner: names[0], sender: names[1], actions: notificationTargets, hints: hints)
        .draw(on: &canvas, in: bounds)
    } else if showsCalls, size.columns >= Self.columnsForLog {
      let (phone, rest) = bounds.split(left: 72)
      PhoneView(state: self).draw(on: &canvas, in: phone)
      canvas.clear(rest)
      canvas.frame.fill(rest.split(left: 1).left, with: canvas.frame.widths["│"] == 1 ? "│" : "|", style: Style(.faint))
      CallLogView(log: log).draw(on: &canvas, in: rest.split(left: 2).rest)
    } else {
      PhoneView(state: self).draw(on: &canvas, in: bounds)
    }
    if let overlay { OverlayView(overlay: overlay, state: self, glyphs: canvas.glyphs).draw(on: &canvas, in: bounds) }
    return canvas.drawn
  }
}
