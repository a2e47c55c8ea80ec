// The marks and the keys of a game, beside the board that they apply to.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct HelpView {
  let context: KeyContext
  let place: KeyPlace

  static let columns = 26

  /// The rows of a name, a sentence, one mark, and the keys.
  static let leastRows = 13

  /// Narrower or lower screens show a list of keys in place of the board.
  static func fits(_ size: Size) -> Bool { size.rows >= 20 && size.columns >= 78 }

  func draw(_ scene: Scene, on canvas: inout Canvas, in rect: Rect) {
    let keys = canvas.language.sentences.keys
    canvas.clear(rect)
    canvas.frame.fill(rect, style: Style(.bar))
    canvas.frame.fill(rect.split(left: 1).left, with: canvas.frame.widths["▌"] == 1 ? "▌" : "|", style: Style(.accent))
    var rest = rect.split(left: 2).rest.split(right: 1).rest
    let line = rest.split(top: 1).top
    canvas.frame.write(canvas.language.sentences.seat.howToPlay, in: line, style: Style(.barName, .bold))
    canvas.frame.write("? \(keys.helpCloses)", in: line, .right, style: Style(.barFaint))
    canvas.touch(line, .key(.help))
    rest = rest.split(top: 1).rest
    let isVolley = scene.buttons.contains { $0.action == .fire }
    let board = scene.boards.first?.board
    let lines = KeyBindings.brief(in: canvas.language, context: context, isVolley: isVolley, board: board) {
      place.lists($0, in: context) && ($0 != .focusNext || context == .placing || scene.boards.count > 1)
    }
    // The results of the last shots matter more than how to aim.
    let said = scene.saying.map { [$0.text] + ($0.then.map { [$0] } ?? []) } ?? [keys.aim(context)]
    let texts = said.flatMap { $0.lines(of: rest.size.columns, limit: 6, widths: canvas.frame.widths) }
    // A result is never cut for the legend's sake.
    var legend = LegendMark.marks(in: context)
    while legend.count > 1, rest.size.rows - 2 * legend.count - lines.count - 1 < texts.count { legend.removeLast() }
    let room = rest.size.rows - 2 * legend.count - lines.count - 1
    for (row, text) in texts.prefix(max(1, room)).enumerated() {
      canvas.frame.write(text, in: rest.split(top: row).rest, style: Style(scene.saying == nil ? .bar : .barLit))
    }
    rest = rest.split(top: max(1, min(room, texts.count + 1))).rest
    for mark in legend {
      draw(mark, on: &canvas, in: rest.split(top: 2).top)
      rest = rest.split(top: 2).rest
    }
    if rest.size.rows > lines.count + 1 { rest = rest.split(top: 1).rest }
    canvas.frame.write(keys.helpKeys, in: rest, style: Style(.barName, .bold))
    let widest = lines.map { canvas.frame.widths.columns(of: $0.label) }.reduce(0, max)
    for (row, key) in lines.enumerated() {
      let line = rest.split(top: 1 + row).rest.split(top: 1).top
      canvas.frame.write(key.label, in: line, style: Style(.barLit))
      canvas.frame.write(key.text, in: line.split(left: widest + 1).rest, style: Style(.bar))
    }
  }

  /// Draws a mark as on the board, and its meaning.
  private func draw(_ mark: LegendMark, on canvas: inout Canvas, in rect: Rect) {
    let size = Size(rows: 2, columns: 5)
    mark.draw(on: &canvas, in: Rect(origin: rect.origin, size: size))
    let words = canvas.language.sentences.keys.legend(mark)
    let text = rect.split(left: size.columns + 2).rest
    canvas.frame.write(words.name, in: text, style: Style(.bar, .bold))
    canvas.frame.write(words.text, in: text.split(top: 1).rest, style: Style(.barFaint))
  }
}
