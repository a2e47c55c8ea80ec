// The screen of a player who waits in a live game: who is connected, and the command for the other player.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct LiveWaitingView {
  let scene: Scene
  let waiting: LiveWaiting
  /// In place of the state.
  let news: SafeText?

  /// The fewest columns beside the fleet that the text needs, and the most that it takes.
  private static let textColumns = 34, mostTextColumns = 60

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let (top, page) = rect.split(top: 1)
    canvas.drawBar(scene.title, nil, nil, in: top)
    let widths = canvas.frame.widths
    // Across the window, so that a mouse selects the command and nothing else.
    let command = waiting.command?.lines(of: page.size.columns - 4, limit: .max, widths: widths) ?? []
    let footRows = command.isEmpty ? 0 : command.count + 1
    let isLow = page.size.rows < 14
    let (upper, foot) = page.split(bottom: footRows + (isLow ? 0 : 1))
    if !command.isEmpty {
      let words = canvas.language.sentences.live
      canvas.frame.write(words.othersType, in: foot.inset(rows: 0, columns: 2), style: Style(.lit, .bold))
      let area = foot.split(top: 1).rest.split(top: command.count).top
      canvas.frame.fill(area, style: Style(.bar))
      for (row, line) in command.enumerated() {
        canvas.frame.write(
          line, in: area.split(top: row).rest.inset(rows: 0, columns: 2), style: Style(.barLit, .bold))
      }
    }
    let room = drawFleet(on: &canvas, in: upper)
    drawState(on: &canvas, in: room, room == upper ? .center : .left)
  }

  /// Draws the fleet so that it and the text stand in the middle. Returns the room for the text.
  private func drawFleet(on canvas: inout Canvas, in rect: Rect) -> Rect {
    let room = Size(rows: rect.size.rows - 1, columns: rect.size.columns - Self.textColumns)
    guard let own = scene.boards.last,
      let size = BoardGeometry.sizes(of: own.board, columnsOfCell: 2...5).first(where: { room.holds($0) })
    else { return rect }
    let margin = max(0, rect.size.columns - size.columns - 2 - Self.mostTextColumns) / 2
    let (left, right) = rect.split(left: margin).rest.split(left: size.columns + 2)
    let area = left.inset(rows: max(0, rect.size.rows - size.rows - 1) / 2, columns: 1)
    SeasView(boards: [own]).drawHead(of: own, isOwn: true, on: &canvas, in: area, room: area.size.columns)
    BoardView(sea: own).draw(on: &canvas, in: Rect(origin: area.origin.moved(rows: 1), size: size))
    return right.split(left: Self.mostTextColumns).left
  }

  private func drawState(on canvas: inout Canvas, in rect: Rect, _ alignment: Alignment) {
    let text = rect.inset(rows: 0, columns: 2)
    let widths = canvas.frame.widths
    let state = (news ?? waiting.state).lines(of: text.size.columns, limit: .max, widths: widths)
    let explanation = waiting.explanation?.lines(of: text.size.columns, limit: .max, widths: widths) ?? []
    let lines = state.map { ($0, Style(.accent, .bold)) } + explanation.map { ($0, Style.plain) }
    let rows = lines.count + (explanation.isEmpty ? 0 : 1) + (scene.buttons.isEmpty ? 0 : 2)
    let top = max(0, text.size.rows - rows) / 2
    var rest = text.split(top: top).rest
    for (index, (line, style)) in lines.enumerated() {
      if index == state.count { rest = rest.split(top: rest.size.rows > explanation.count ? 1 : 0).rest }
      canvas.frame.write(line, in: rest, alignment, style: style)
      rest = rest.split(top: 1).rest
    }
    guard !scene.buttons.isEmpty else { return }
    SceneView(scene: scene).drawButtons(on: &canvas, in: rest.split(top: rest.size.rows > 1 ? 1 : 0).rest)
  }
}
