// A picture of pixels, two to a character: words in large letters, a sky, a ship.

import BattleshipFrame

struct Pixels {
  /// The size of the picture; the number of rows is even.
  let columns, rows: Int

  private var shades: [Shade?]

  init(columns: Int, lines: Int) {
    self.columns = columns
    rows = 2 * lines
    shades = Array(repeating: nil, count: columns * 2 * lines)
  }

  /// The colour of a pixel; nil if it is transparent. Pixels outside the picture are dropped.
  subscript(row: Int, column: Int) -> Shade? {
    get { 0..<rows ~= row && 0..<columns ~= column ? shades[row * columns + column] : nil }
    set { if 0..<rows ~= row, 0..<columns ~= column { shades[row * columns + column] = newValue } }
  }

  /// Each letter of the picture names a colour; a dot is transparent. The size is counted in halves.
  mutating func draw(
    _ picture: [String], row: Int, column: Int, halves: Int = 2, _ shade: (Unicode.Scalar, _ line: Int) -> Shade?
  ) {
    for down in 0..<(picture.count * halves + 1) / 2 {
      let line = 2 * down / halves
      let letters = Array(picture[line].unicodeScalars)
      for across in 0..<(letters.count * halves + 1) / 2 {
        let letter = letters[2 * across / halves]
        if letter != "." { self[row + down, column + across] = shade(letter, line) }
      }
    }
  }

  /// Leaves out stars among the letters, where they would look like errors.
  mutating func drawSky(
    _ sky: [Shade], stars: Shade?, besides letters: (rows: Range<Int>, columns: Range<Int>)? = nil, beat: Int = 0
  ) {
    let horizon = rows - 2
    for row in 0..<rows {
      for column in 0..<columns {
        self[row, column] =
          row < horizon ? sky[row * sky.count / horizon] : (row == horizon) == ((column + beat) % 4 < 2) ? .sea : .deep
      }
    }
    guard let stars else { return }
    for star in 1..<max(2, columns / 9) {
      let (row, column) = (star * 5 % max(1, horizon / 2), star * 9 + star % 3)
      if let letters, letters.rows.contains(row), letters.columns.contains(column) { continue }
      self[row, column] = stars
    }
  }

  /// Draws a ship, with some rows of sea below it, whose flag waves with each beat.
  mutating func drawShip(column: Int, flag: Shade, scale: Int, sea: Int = 2, beat: Int = 0) {
    let ship = (beat.isMultiple(of: 2) ? Self.flag : Self.wavingFlag) + Self.hull
    draw(ship, row: rows - sea - scale * ship.count, column: column, halves: 2 * scale) { letter, _ in
      letter == "f" ? flag : Self.shade(of: letter)
    }
  }

  static let shipSize = Size(rows: flag.count + hull.count, columns: flag[0].unicodeScalars.count)

  static func shade(of letter: Unicode.Scalar) -> Shade? {
    switch letter {
    case "w": .star
    case "s": .hullLit
    case "m": .hull
    case "d": .hullShade
    case "l": .lamp
    case "r": .wreckLight
    case _: nil
    }
  }

  private static let flag = [
    ".........wffffff..........", ".........wfffffff.........", ".........w.........w......",
  ]

  private static let wavingFlag = [
    ".........wffff............", ".........wffffffff........", ".........w....fff..w......",
  ]

  private static let hull = [
    ".......sssss.......w......", ".......slsls.....sssss....", "..sss..sssssss.sssssss.ss.",
    "ssssssssssssssssssssssssss", ".mmmmmmmmmmmmmmmmmmmmmmmm.", "...dddddddddddddddddddd...",
  ]

  func show(on canvas: inout Canvas, at origin: Point) {
    for line in 0..<rows / 2 {
      for column in 0..<columns {
        let (upper, lower) = (self[2 * line, column], self[2 * line + 1, column])
        guard upper != nil || lower != nil else { continue }
        var style = Style.plain
        let glyph: Unicode.Scalar
        switch (upper, lower) {
        case (let upper?, let lower?) where upper == lower:
          glyph = canvas.depth == .none ? "█" : " "
          style.paint = Paint(letters: .shade(upper), ground: .shade(upper))
        case (let upper?, let lower?):
          glyph = canvas.depth == .none ? "█" : "▀"
          style.paint = Paint(letters: .shade(upper), ground: .shade(lower))
        case (let upper?, nil):
          glyph = "▀"
          style.paint.letters = .shade(upper)
        case (nil, let lower):
          glyph = "▄"
          style.paint.letters = lower.map { .shade($0) } ?? .ofRole
        }
        canvas.frame.put(glyph, at: origin.moved(rows: line, columns: column), style: style)
      }
    }
  }
}
