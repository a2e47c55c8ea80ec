// The shots at a sea, the newest first, and the number of those not shown.

import BattleshipFrame
import BattleshipPlay

struct ShotLogView {
  let sea: BoardScene
  /// The facts beside it, which may have the number of shots.
  var facts: [Scene.Fact] = []

  func draw(on canvas: inout Canvas, in rect: Rect) {
    // One shot alone is what was just said.
    guard !sea.shots.isEmpty, rect.size.rows > 2 else { return }
    let words = canvas.language.sentences.seat
    let count = words.shotCount(sea.shots.count)
    let isToldTwice = facts.contains { $0.text == count }
    canvas.frame.write(
      isToldTwice ? canvas.language.sentences.moments.lastShots : count, in: rect, style: Style(.faint))
    let list = rect.split(top: 1).rest
    let isCut = sea.shots.count > list.size.rows
    let shown = sea.shots.reversed().prefix(list.size.rows - (isCut ? 1 : 0))
    for (row, shot) in shown.enumerated() {
      canvas.frame.write(
        words.logged(shot.cell, result: shot.result), in: list.split(top: row).rest,
        style: Style(row == 0 ? .plain : .faint))
    }
    guard isCut else { return }
    canvas.frame.write(
      words.more(sea.shots.count - shown.count), in: list.split(bottom: 1).bottom, style: Style(.faint))
  }
}
