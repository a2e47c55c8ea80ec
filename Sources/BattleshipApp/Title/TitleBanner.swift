// The banner of the title: the name in large letters over a night sea, with a ship if there is room.

import BattleshipFrame
import BattleshipPlay

struct TitleBanner {
  let name: SafeText
  let aim: SafeText

  /// The column at which the list below begins.
  let edge: Int

  /// The fewest lines of a banner with large letters, and of one that also has the ship.
  static let minimumLines = 5, linesWithShip = 9

  /// The name in large letters is the same in every language.
  private static let word = "Battleships"

  static var maximumColumns: Int { 2 * (LargeLetters.picture(of: word)?[0].count ?? 0) }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard canvas.glyphs.areRich, rect.size.rows >= Self.minimumLines,
      let letters = LargeLetters.picture(of: Self.word), letters[0].count + 2 <= rect.size.columns
    else { return drawName(on: &canvas, in: rect) }
    // A ship matters more than larger letters, which matter more than a larger ship.
    let scale =
      (1...2).last { fits(letters, scale: $0, in: rect) && hasShip(1, below: letters, scale: $0, in: rect) } ?? 1
    let ship = (1...2).last { hasShip($0, below: letters, scale: scale, in: rect) }
    let left = min(edge, rect.size.columns - scale * letters[0].count)
    var pixels = Pixels(columns: rect.size.columns, lines: rect.size.rows)
    if canvas.depth != .none {
      let columns = left - 2..<left + scale * letters[0].count + 2
      pixels.drawSky(Shade.night, stars: .dawn5, besides: (0..<scale * letters.count + 4, columns))
    }
    if let ship {
      let column = rect.size.columns - ship * Pixels.shipSize.columns - max(4, left - 4)
      pixels.drawShip(column: column, flag: .azure5, scale: ship)
    }
    // The letters move up if there would be no clear line between them and the flag.
    let isTight = ship.map { !hasShip($0, below: letters, scale: scale, spare: 1, in: rect) } ?? false
    pixels.draw(letters, row: isTight ? 0 : 1, column: left, scale: scale) { _, line in Shade.azure[line] }
    pixels.show(on: &canvas, at: rect.origin)
    // Continue the colour of the sky behind the aim.
    let below = rect.origin.moved(rows: (1 + scale * letters.count) / 2 + 1, columns: left)
    guard below.row < rect.rows.upperBound - 1 else { return }
    var style = Style.plain
    if canvas.depth != .none, let sky = pixels[2 * (below.row - rect.origin.row), 0] {
      style.paint = Paint(letters: .shade(.star), ground: .shade(sky))
    }
    canvas.frame.write(aim, at: below, style: style, clip: rect)
  }

  private func fits(_ letters: [String], scale: Int, in rect: Rect) -> Bool {
    scale * letters[0].count + 8 <= rect.size.columns && scale * letters.count + 6 <= 2 * rect.size.rows
  }

  private func hasShip(_ ship: Int, below letters: [String], scale: Int, spare: Int = 0, in rect: Rect) -> Bool {
    1 + scale * letters.count + spare + ship * Pixels.shipSize.rows + 2 <= 2 * rect.size.rows
  }

  private func drawName(on canvas: inout Canvas, in rect: Rect) {
    let rows = rect.size.rows
    let hasShip = rows >= Self.ship.count + 3 && rect.size.columns >= 64
    if hasShip {
      for (row, line) in Self.ship.enumerated() {
        canvas.frame.write(line, in: rect.split(top: row).rest, .center, style: Style(.ship))
      }
    }
    let text = rect.split(top: hasShip ? Self.ship.count : rows > 2 ? 1 : 0).rest
    canvas.frame.write(name, in: text, .center, style: Style(.accent, .bold))
    if text.size.rows > 1 { canvas.frame.write(aim, in: text.split(top: 1).rest, .center, style: Style(.faint)) }
  }

  private static let ship: [SafeText] = [
    "                       |       |                        ",
    "                      _|_   ___|__    _                 ",
    "                 ____|   |_|      |__| |                ",
    "   _====  ====_  |_o__o__o__o__o__o__o__|_  _====  ====_  ",
    " \\______________________________________________________/",
    "~~\\__________________________________________________/~~",
  ]
}
