// The screen around one seat, at any size: a title, the scene, and key hints.

import BattleshipFrame
import BattleshipPlay

extension Canvas {
  /// Draws a scene between a title and a line with a notice or hints.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - naming: The cell name that is being typed.
  /// - Returns: The drawn screen.
  mutating func draw(_ scene: Scene, naming: TypedCell? = nil) -> DrawnScreen {
    guard hasRoom else { return askingForRoom() }
    let (top, rest) = frame.bounds.split(top: 1)
    let (middle, bottom) = rest.split(bottom: 1)
    let line = top.inset(rows: 0, columns: 1)
    frame.fill(top, style: Style(.title))
    frame.write("\(glyphs.anchor) \(language.sentences.seat.gameName)", in: line, style: Style(.title))
    frame.write(scene.title, in: line, .right, style: Style(.title, .bold))
    SceneView(scene: scene).draw(on: &self, in: middle)
    let footer = bottom.inset(rows: 0, columns: 1)
    if let naming, naming.column == nil {
      frame.write(language.sentences.seat.naming(.row(naming.row)), in: footer, .right, style: Style(.accent))
    } else if let notice {
      frame.write(notice, in: footer, .right, style: Style(.warning))
    } else {
      hints([.leaves] + scene.hints + [.helps], in: footer)
    }
    return drawn
  }
}
