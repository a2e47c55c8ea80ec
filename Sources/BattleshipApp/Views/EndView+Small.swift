// The end of a game in a small window: one board, and beside it who won, the shots, how it ended, and the buttons.

import BattleshipFrame
import BattleshipPlay

extension EndView {
  /// Returns whether everything fits.
  func drawBesideBoard(on canvas: inout Canvas, in rect: Rect) -> Bool {
    guard let sea = SeasView.only(scene.boards, canvas) else { return false }
    let board = Size(rows: 1 + sea.board.rows, columns: BoardGeometry.rowNameColumns + 2 * sea.board.columns)
    let (left, side) = rect.split(left: board.columns)
    let column = side.split(left: 1).rest
    let view = SceneView(scene: scene)
    let (text, foot) = column.split(bottom: view.rowsOfButtons(on: canvas, within: column.size.columns).count)
    let widths = canvas.frame.widths
    // The sentence below has the shots of a board of the day.
    let shots = canvas.language.sentences.seat.shotCount(end.shots.shots)
    let streak = end.streak.flatMap { widths.columns(of: $0) <= text.size.columns ? $0 : nil }
    func lines(_ sentence: SafeText, _ style: Style) -> [(SafeText, Style)] {
      sentence.lines(of: text.size.columns, limit: .max, widths: widths, longWords: .cut).map { ($0, style) }
    }
    let lines =
      lines(end.headline, Style(end.hasWon ? .lit : .alarm, .bold)) + [(streak ?? shots, .plain)]
      + lines(end.how, Style(.faint))
    guard left.size.holds(board), text.size.rows >= lines.count,
      scene.buttons.allSatisfy({ canvas.columns(ofButton: $0.label) <= column.size.columns })
    else { return false }
    BoardView(sea: sea, index: scene.boards.firstIndex(of: sea) ?? 0).draw(on: &canvas, in: left)
    for (row, (line, style)) in lines.enumerated() {
      canvas.frame.write(line, in: text.split(top: row).rest, style: style)
    }
    view.drawButtons(on: &canvas, in: foot)
    return true
  }
}
