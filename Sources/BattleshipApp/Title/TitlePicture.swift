// The picture above the title: a ship at sea by night, our own drawing, in blocks or in ASCII.

import BattleshipFrame
import BattleshipPlay

/// The ship above the title.
struct TitlePicture {
  /// The height in rows.
  static let rows = 8

  /// The minimum screen width for showing it.
  static let columns = 64

  /// The ship in block characters, from top to bottom.
  private static let blocks: [SafeText] = [
    "                        ▄      ▗▖                       ",
    "                       ▗█▖   ▄▄▟▙▄▖   ▄                 ",
    "                  ▄▄▄▄▟███▄▄▟█████▙▄▄▟█▖                ",
    "   ▗▄▄▄▄▖ ▄▄▄▄▖ ▗▟████████████████████████▙▖ ▗▄▄▄▄ ▗▄▄▄▄▖ ",
    "▝▜█████████████████████████████████████████████████████▛▘",
    "   ▝▜███████████████████████████████████████████████▛▘  ",
  ]

  private static let letters: [SafeText] = [
    "                       |       |                        ",
    "                      _|_   ___|__    _                 ",
    "                 ____|   |_|      |__| |                ",
    "   _====  ====_  |_o__o__o__o__o__o__o__|_  _====  ====_  ",
    " \\______________________________________________________/",
    "   \\__________________________________________________/  ",
  ]

  private static let marks: [Unicode.Scalar] = ["▄", "▗", "▖", "▟", "▙", "█", "▝", "▜", "▛", "▘"]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let isRich = marks.allSatisfy { canvas.frame.widths[$0] == 1 }
    canvas.frame.fill(rect, style: Style(.water))
    let wave: SafeText = "  ~~   ~ "
    let waves = (0..<rect.size.columns / 9 + 1).reduce("" as SafeText) { line, _ in line + wave }
    canvas.frame.write(waves, in: rect.split(bottom: 1).bottom, style: Style(.water))
    let ship = isRich ? blocks : letters
    let left = max(0, (rect.size.columns - canvas.frame.widths.columns(of: ship[0])) / 2)
    for (row, line) in ship.enumerated() {
      let place = rect.origin.moved(rows: row + 1, columns: left)
      let end = canvas.frame.write(line, at: place, style: Style(.ship), clip: rect)
      // The hull is darker than the superstructure; a full block hides its background.
      for column in place.column..<end where isRich && row >= hull {
        let point = Point(row: place.row, column: column)
        if canvas.frame[point]?.text == "█" { canvas.frame.restyle(point, Style(.faint)) }
      }
    }
  }

  /// The first row of the hull.
  private static let hull = 4
}
