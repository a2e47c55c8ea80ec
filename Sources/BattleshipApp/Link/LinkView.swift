// The whole screen of a game by link, at any size: a title, the game, and what can be done.

import BattleshipPlay

extension LinkState {
  /// The screen of this state.
  public func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    let scene = seat.scene(in: language, for: company)
    var canvas = Canvas(size: size, widths: widths, focus: scene.focus.map { .seat($0) }, language: language)
    guard size.holds(AppState.leastSize) else { return canvas.askingForRoom(AppState.leastSize) }
    let (top, rest) = canvas.frame.bounds.split(top: 1)
    let (middle, bottom) = rest.split(bottom: 1)
    let line = top.inset(rows: 0, columns: 1)
    canvas.frame.fill(top, style: Style(.title))
    canvas.frame.write("\(canvas.glyphs.anchor) \(language.seat.gameName)", in: line, style: Style(.title))
    canvas.frame.write(scene.title, in: line, .right, style: Style(.title, .bold))
    SceneView(scene: scene).draw(on: &canvas, in: middle)
    drawFooter(scene, on: &canvas, in: bottom.inset(rows: 0, columns: 1))
    if let helpScroll {
      OverlayView(
        title: language.phone.keysTitle, lines: canvas.glyphs.aim(in: language) + keys, scroll: helpScroll
      ).draw(on: &canvas, in: canvas.frame.bounds)
    }
    return canvas.drawn
  }

  private func drawFooter(_ scene: Scene, on canvas: inout Canvas, in line: Rect) {
    if let naming = seat.naming, naming.column == nil {
      canvas.frame.write(language.seat.naming(.row(naming.row)), in: line, .right, style: Style(.accent))
    } else if let notice {
      canvas.frame.write(notice.sentence(in: language), in: line, .right, style: Style(.warning))
    } else {
      // Off the board there is nothing but a button, which says itself what it is for.
      let onBoard = scene.focus == .board ? scene.hints : []
      let (leaves, helps) = (KeyTable.hint(.leaves, in: language), KeyTable.hint(.helps, in: language))
      canvas.hints([leaves] + onBoard + [helps], in: line)
    }
  }
}
