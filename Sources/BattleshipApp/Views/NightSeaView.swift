// The picture that fills spare room: a ship under its flag on the sea at night.

import BattleshipFrame
import BattleshipPlay

struct NightSeaView {
  private let size: Size
  private let scale: Int

  /// nil if a ship does not fit or cannot be shown in colours.
  ///
  /// A larger ship needs as much sky above it as it is high, and as much sea beside it as it is long.
  init?(filling room: Size, on canvas: Canvas) {
    let ship = Pixels.shipSize
    guard canvas.glyphs.areRich, canvas.depth != .none, 2 * room.rows >= ship.rows + 3, room.columns > ship.columns
    else { return nil }
    scale = (2...4).last { room.rows > $0 * ship.rows && room.columns > 2 * $0 * ship.columns } ?? 1
    size = room
  }

  /// Draws the picture above this many rows and returns those, or all rows if there is no picture.
  static func draw(above rows: Int, of rect: Rect, on canvas: inout Canvas) -> Rect {
    let (head, below) = rect.split(bottom: rows)
    guard let picture = NightSeaView(filling: head.size, on: canvas) else { return rect }
    picture.draw(on: &canvas, at: head.origin)
    return below
  }

  /// Draws the picture above content of this many rows, and returns the rest. It takes the spare rows, but in a large
  /// window not all of them.
  static func drawSparing(_ rows: Int, of rect: Rect, on canvas: inout Canvas) -> Rect {
    let spare = max(0, rect.size.rows - rows - 1)
    return draw(above: rect.size.rows - (spare > 9 ? spare * 2 / 3 : spare), of: rect, on: &canvas)
  }

  func draw(on canvas: inout Canvas, at origin: Point) {
    var pixels = Pixels(columns: size.columns, lines: size.rows)
    pixels.drawSky(Shade.night, stars: .dawn5)
    pixels.drawShip(column: (size.columns - scale * Pixels.shipSize.columns) / 2, flag: .azure5, scale: scale)
    pixels.show(on: &canvas, at: origin)
  }
}
