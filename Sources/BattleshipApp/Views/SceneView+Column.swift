// One board with its facts, fleet, events and buttons in a column beside it, if that makes the board larger.

import BattleshipFrame
import BattleshipPlay

extension SceneView {
  /// Draws the only board at the left, and everything else in a column beside it.
  ///
  /// - Returns: Whether it was drawn: only if everything fits and the board is larger, or shows more, than alone in the
  ///   other rectangle. In a wide window, where the edges are far from the board, the same size is enough.
  func drawBesideFacts(on canvas: inout Canvas, in rect: Rect, unlessLargerIn alone: Rect) -> Bool {
    guard scene.boards.count == 1, let sea = scene.boards.first else { return false }
    let isWhole = isWhole(rect.size, of: sea)
    let cells = { (rect: Rect) in BoardGeometry(sea.board, in: rect, cursor: .a1).cells }
    let least = cells(alone).size.rows + (rect.size.columns < Self.columnsOfWideWindow ? 1 : 0)
    for columns in [Self.wideColumns, Self.sideColumns] where columns < rect.size.columns {
      let board = cells(rect.split(right: columns).rest)
      guard board.size.rows >= least, board.size.columns >= cells(alone).size.columns else { continue }
      let width = BoardGeometry.rowNameColumns + board.size.columns
      let beside = min(Self.wideColumns, rect.size.columns - width)
      let margin = (rect.size.columns - width - beside) / 2
      // If every column counts, put the row names at the edge, unless arrows are in front of them.
      let isTight = beside < Self.wideColumns && board.size.rows.isMultiple(of: sea.board.rows)
      let gap = isTight ? 0 : 1
      guard fits(in: Size(rows: rect.size.rows, columns: beside - gap), isWhole, on: canvas) else { continue }
      let (left, side) = rect.split(left: margin).rest.split(left: width)
      let area = Rect(origin: left.origin.moved(columns: gap - 1), size: left.size)
      BoardView(sea: sea).draw(on: &canvas, in: area)
      let column = side.split(left: gap).rest.split(left: beside - gap).left
      // Put the column level with the board, from the column names to the last row, if that is high enough.
      let level = column.split(top: cells(area).origin.row - 1 - rect.origin.row).rest
        .split(top: board.size.rows + 1).top
      drawColumn(beside: sea, isWhole, on: &canvas, in: fits(in: level.size, isWhole, on: canvas) ? level : column)
      return true
    }
    return false
  }

  /// Whether everything that must be visible fits in the column.
  private func fits(in size: Size, _ isWhole: Bool, on canvas: Canvas) -> Bool {
    let facts = scene.facts.filter { !$0.isQuiet }
    let lines =
      facts.map { $0.text.lines(of: size.columns, limit: .max, widths: canvas.frame.widths).count }
      + [scene.saying.map { told($0, within: size.columns, canvas.frame.widths).count } ?? 0]
    let buttons = rowsOfButtons(on: canvas, within: size.columns).count
    return scene.buttons.allSatisfy { canvas.columns(ofButton: $0.brief ?? $0.label) <= size.columns }
      && (isWhole ? 1 : 0) + lines.reduce(0, +) + buttons <= size.rows
  }

  /// A narrow column is at the edge of the window, which the sentences do not touch.
  private func told(_ saying: Scene.Saying, within columns: Int, _ widths: CharacterWidth) -> [SafeText] {
    saying.whole.lines(of: columns < Self.wideColumns - 1 ? columns - 1 : columns, widths: widths, longWords: .cut)
  }

  /// Whether the board has replaced the bar with the title.
  func isWhole(_ size: Size, of sea: BoardScene) -> Bool { hasBar && size.rows <= sea.board.rows + 1 }

  /// The columns that the names of the ships need.
  private static let wideColumns = 27

  private static let columnsOfWideWindow = 72

  private func drawColumn(beside sea: BoardScene, _ isWhole: Bool, on canvas: inout Canvas, in rect: Rect) {
    let (room, foot) = rect.split(bottom: rowsOfButtons(on: canvas, within: rect.size.columns).count)
    var rest = room
    if isWhole {
      let parts = canvas.parts(of: scene.title, within: rest.size.columns)
      let title =
        parts.isEmpty
        ? (scene.briefTitle ?? scene.title).cut(to: rest.size.columns, widths: canvas.frame.widths) : parts
      canvas.frame.write(title, in: rest, style: Style(.title, .bold))
      rest = rest.split(top: 1).rest
    }
    let ships = FleetView(sea: sea)
    let hasFleet = rect.size.columns > Self.sideColumns
    let lines = { [widths = canvas.frame.widths] (text: SafeText) in
      text.lines(of: rect.size.columns, widths: widths).count
    }
    let sentences = scene.saying.map { told($0, within: rect.size.columns, canvas.frame.widths) } ?? []
    let said = sentences.count
    // Quiet facts give way to the fleet and to what happened.
    let isTight = scene.facts.reduce(said + (hasFleet ? ships.rows : 0)) { $0 + lines($1.text) } > rest.size.rows
    for (index, fact) in scene.facts.enumerated() where !fact.isQuiet || !isTight {
      // The list shows the ship in the hand, and its second line would look like one of the list.
      if index > 0, hasFleet, lines(fact.text) > 1 { continue }
      if let hearts = fact.lives.flatMap({ hearts($0, on: canvas) }) {
        let text = canvas.frame.widths.columns(of: fact.text)
        canvas.frame.write(hearts, in: rest.split(left: text + 1).rest, style: Style(.alarm))
      }
      rest = rest.split(top: canvas.frame.writeLines(fact.text, in: rest, limit: 2, style: style(fact))).rest
    }
    let gap = rest.size.rows > ships.rows + 1 + max(2, said) ? 1 : 0
    if hasFleet, rest.size.rows > ships.rows, rest.size.rows >= ships.rows + said {
      let edge = rect.size.columns < Self.wideColumns - 1 ? 1 : 0
      ships.draw(on: &canvas, in: rest.split(top: gap).rest.split(right: edge).rest)
      rest = rest.split(top: gap + ships.rows).rest
    }
    if !sentences.isEmpty { rest = rest.split(top: gap).rest }
    for line in sentences {
      canvas.frame.write(line, in: rest, style: sayingStyle)
      rest = rest.split(top: 1).rest
    }
    if sea.shots.isEmpty, let button = scene.buttons.first, scene.buttons.count == 1, rest.size.rows > 1 {
      // Without a list of shots below the text, the button follows it.
      let columns = canvas.columns(ofButton: canvas.label(of: button, within: rect.size.columns - 4))
      drawButtons(on: &canvas, in: rest.split(top: 1).rest.split(top: 1).top.split(left: columns).left)
    } else {
      drawButtons(on: &canvas, in: foot)
    }
    ShotLogView(sea: sea, facts: scene.facts).draw(on: &canvas, in: rest.split(top: gap).rest.split(bottom: gap).rest)
  }
}
