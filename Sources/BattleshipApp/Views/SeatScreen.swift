// The screen around one seat, at any size: a title, the scene, and key hints.

import BattleshipFrame
import BattleshipPlay

/// A screen with a scene between a title and a line of hints.
struct SeatScreen {
  let scene: Scene
  /// The cell name being typed.
  let naming: TypedCell?
  /// The notice to show instead of the hints.
  let notice: SafeText?
  /// The scroll position of the list of keys; `nil` if it is not open.
  let helpScroll: Int?
  /// The list of keys.
  let keys: [(label: SafeText, text: SafeText)]
  let language: Language
  /// The animation of the latest strike.
  var flash: Flash?

  func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    var canvas = Canvas(
      size: size, widths: widths, focus: scene.focus.map { .seat($0) }, language: language, flash: flash)
    guard size.holds(AppState.leastSize) else { return canvas.askingForRoom(AppState.leastSize) }
    let (top, rest) = canvas.frame.bounds.split(top: 1)
    let (middle, bottom) = rest.split(bottom: 1)
    let line = top.inset(rows: 0, columns: 1)
    canvas.frame.fill(top, style: Style(.title))
    canvas.frame.write("\(canvas.glyphs.anchor) \(language.sentences.seat.gameName)", in: line, style: Style(.title))
    canvas.frame.write(scene.title, in: line, .right, style: Style(.title, .bold))
    SceneView(scene: scene).draw(on: &canvas, in: middle)
    drawFooter(on: &canvas, in: bottom.inset(rows: 0, columns: 1))
    if let helpScroll {
      OverlayView(
        title: language.terminal.phone.keysTitle, lines: canvas.glyphs.aim(in: language) + keys, scroll: helpScroll
      ).draw(on: &canvas, in: canvas.frame.bounds)
    }
    return canvas.drawn
  }

  private func drawFooter(on canvas: inout Canvas, in line: Rect) {
    if let naming, naming.column == nil {
      canvas.frame.write(language.sentences.seat.naming(.row(naming.row)), in: line, .right, style: Style(.accent))
    } else if let notice {
      canvas.frame.write(notice, in: line, .right, style: Style(.warning))
    } else {
      canvas.hints([.leaves] + scene.hints + [.helps], in: line)
    }
  }
}
