// The boards of a scene: two side by side if both fit, else one, with fleets and the log of shots.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// The boards of a scene, the one to act on first.
struct SeasView {
  let boards: [BoardScene]

  /// The width of the fleet and the log beside a board.
  private static let sideColumns = 27

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard let first = boards.first else { return }
    guard boards.count > 1 else { return draw(first, on: &canvas, in: rect) }
    let (left, right) = rect.split(left: rect.size.columns / 2)
    guard BoardGeometry.shows(all: first.board, in: left.split(top: 1).rest) else {
      return drawOne(on: &canvas, in: rect)
    }
    for (sea, half) in zip(boards, [left, right]) { drawHalf(sea, on: &canvas, in: half) }
  }

  /// Draws one board if there is no room for two: the focused one, or in a replay the one fired at.
  private func drawOne(on canvas: inout Canvas, in rect: Rect) {
    let isOwn = canvas.focus == .seat(.ownBoard)
    guard let only = isOwn ? boards.last : boards.first(where: { $0.latest != nil }) ?? boards.first else { return }
    let name = rect.split(top: 1).top
    // If no board can be aimed at, as in another person's duel, there is none to switch to.
    let other = isOwn ? boards.first : canvas.focus == .seat(.board) ? boards.last : nil
    canvas.frame.write(
      other.map { "\(only.name)  [Tab: \($0.name)]" } ?? only.name, in: name, .centre, style: Style(.faint))
    canvas.touch(name, .seat(.ownBoard))
    draw(only, on: &canvas, in: rect.split(top: 1).rest)
  }

  /// The index of a board.
  private func place(of sea: BoardScene) -> Int { boards.firstIndex(of: sea) ?? 0 }

  /// Draws a board, with its fleet and its log beside it if the board need not shrink for them.
  private func draw(_ sea: BoardScene, on canvas: inout Canvas, in rect: Rect) {
    let ships = FleetView(sea: sea)
    let (board, side) = rect.split(right: Self.sideColumns)
    guard ships.rows > 0, BoardGeometry.isAsLarge(sea.board, in: board, as: rect) else {
      return BoardView(sea: sea, place: place(of: sea)).draw(on: &canvas, in: rect)
    }
    BoardView(sea: sea, place: place(of: sea)).draw(on: &canvas, in: board)
    let top = BoardGeometry(sea.board, in: board, cursor: .a1).cells.origin.row - rect.origin.row
    let list = side.split(top: top + ships.rows < rect.size.rows ? top : 0).rest
    ships.draw(on: &canvas, in: list)
    ShotLogView(sea: sea).draw(on: &canvas, in: list.split(top: ships.rows + 1).rest)
  }

  /// Draws one of two boards, with its fleet below it if there is room.
  private func drawHalf(_ sea: BoardScene, on canvas: inout Canvas, in rect: Rect) {
    let (name, rest) = rect.split(top: 1)
    let isFocused = place(of: sea) > 0 && canvas.focus == .seat(.ownBoard)
    canvas.frame.write(sea.name, in: name, .centre, style: Style(isFocused ? .cursor : .title))
    let ships = FleetView(sea: sea)
    let (board, list) = rest.split(bottom: ships.rows)
    guard ships.rows > 0, BoardGeometry.isAsLarge(sea.board, in: board, as: rest) else {
      return BoardView(sea: sea, place: place(of: sea)).draw(on: &canvas, in: rest)
    }
    BoardView(sea: sea, place: place(of: sea)).draw(on: &canvas, in: board)
    let indented = BoardGeometry(sea.board, in: board, cursor: .a1).cells.origin.column - rect.origin.column
    ships.draw(on: &canvas, in: list.split(left: indented).rest)
  }
}
