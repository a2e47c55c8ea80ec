// A mark of a legend, drawn as on a board.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

extension LegendMark {
  /// Draws the mark in an area of the size of a cell.
  func draw(on canvas: inout Canvas, in area: Rect) {
    let recipe = canvas.recipe(of: area.size)
    canvas.frame.fill(area, style: Style(.water))
    func draw(_ paintwork: HullView.Paintwork) {
      HullView(ship: Ship(.a1), cell: .a1).draw(paintwork, recipe, on: &canvas, in: area, ground: [])
    }
    func draw(_ mark: BoardScene.Mark) {
      MarkView(mark: mark, recipe: recipe).draw(on: &canvas, in: area, ground: [], isNewest: false)
    }
    switch self {
    case .miss: draw(.miss)
    case .hit: draw(.hit)
    case .cursor:
      canvas.frame.fill(area, style: Style(.cursor))
      MarkView(mark: .water, recipe: recipe).drawCursor(on: &canvas, in: area)
    case .sunk:
      draw(.wreck)
      draw(.sunk)
    case .planned:
      draw(.planned)
      draw(.proposed(fits: true))
    case .misfit:
      draw(.misfit)
      draw(.proposed(fits: false))
    case .ship: draw(.steel)
    }
  }
}
