// The banner of the title: the name in large letters over a night sea, with a ship if there is room.

import BattleshipFrame
import BattleshipPlay

struct TitleBanner {
  let name: SafeText
  /// The name in large letters.
  let word: String
  let aim: SafeText

  /// The column at which the list below begins.
  let edge: Int

  /// The number of half seconds for which the flag has waved.
  let beat: Int

  /// The fewest lines of a banner with large letters, and of one that also has the ship.
  static let minimumLines = 5, linesWithShip = 9

  /// The clear pixels above the letters and below them.
  private static let air = 2

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard let letters = letters(in: rect, on: canvas) else { return drawName(on: &canvas, in: rect) }
    let halves = halves(of: letters, in: rect)
    func ship(sparing spare: Int) -> Int? {
      (1...2).last { hasShip($0, below: letters, halves: halves, spare: spare, in: rect) }
    }
    let ship = ship(sparing: Self.air) ?? ship(sparing: 0)
    let (width, height) = (Self.sized(letters[0].count, halves), Self.sized(letters.count, halves))
    let left = min(edge, (rect.size.columns - width) / 2)
    var pixels = Pixels(columns: rect.size.columns, lines: rect.size.rows)
    if canvas.depth != .none {
      let columns = left - 2..<left + width + 2
      pixels.drawSky(Shade.night, stars: .dawn5, besides: (0..<height + 4, columns), beat: beat)
    }
    // Of the clear pixels, the last one is between the letters and the flag.
    let clear =
      (0...Self.air + 1).last { spare in
        ship.map { hasShip($0, below: letters, halves: halves, spare: spare, in: rect) } ?? (spare < 2)
      } ?? 0
    let top = clear < Self.air ? clear : clear - 1
    if let ship {
      let column = rect.size.columns - ship * Pixels.shipSize.columns - max(4, left - 4)
      // Without a clear pixel below the letters, the ship makes room for one.
      pixels.drawShip(column: column, flag: .gold4, scale: ship, sea: clear < Self.air ? 1 : 2, beat: beat)
    }
    pixels.draw(letters, row: top, column: left, halves: halves) { _, line in
      Shade.azure[line * Shade.azure.count / letters.count]
    }
    pixels.show(on: &canvas, at: rect.origin)
    // The aim has the colour of the sky behind it, where both halves of a line have the same.
    let line = (top + height + 1) / 2 + 1
    let isEven = pixels[2 * line, 0] == pixels[2 * line + 1, 0]
    let below = rect.origin.moved(rows: isEven || line + 2 >= rect.size.rows ? line : line + 1, columns: left)
    guard below.row < rect.rows.upperBound - 1 else { return }
    var style = Style.plain
    if canvas.depth != .none, let sky = pixels[2 * (below.row - rect.origin.row), 0] {
      style.paint = Paint(letters: .shade(.star), ground: .shade(sky))
    }
    canvas.frame.write(aim, at: below, style: style, clip: rect)
  }

  /// The width of the word in large letters; 0 if there is no room for them.
  func columnsOfWord(in rect: Rect, on canvas: Canvas) -> Int {
    letters(in: rect, on: canvas).map { Self.sized($0[0].count, halves(of: $0, in: rect)) } ?? 0
  }

  private func letters(in rect: Rect, on canvas: Canvas) -> [String]? {
    guard canvas.glyphs.areRich, rect.size.rows >= Self.minimumLines else { return nil }
    return [false, true].lazy.compactMap { LargeLetters.picture(of: word, isNarrow: $0) }
      .first { $0[0].count + 2 <= rect.size.columns }
  }

  /// A ship matters more than larger letters, which matter more than a larger ship.
  private func halves(of letters: [String], in rect: Rect) -> Int {
    func halves(sparing spare: Int) -> Int? {
      (2...4).last {
        fits(letters, halves: $0, in: rect) && hasShip(1, below: letters, halves: $0, spare: spare, in: rect)
      }
    }
    return halves(sparing: Self.air) ?? halves(sparing: 0) ?? 2
  }

  private static func sized(_ pixels: Int, _ halves: Int) -> Int { (pixels * halves + 1) / 2 }

  private func fits(_ letters: [String], halves: Int, in rect: Rect) -> Bool {
    Self.sized(letters[0].count, halves) + 8 <= rect.size.columns
      && Self.sized(letters.count, halves) + 6 <= 2 * rect.size.rows
  }

  /// Whether there is room for the ship below the letters or beside them.
  private func hasShip(_ ship: Int, below letters: [String], halves: Int, spare: Int = 0, in rect: Rect) -> Bool {
    let width = edge + Self.sized(letters[0].count, halves) + ship * Pixels.shipSize.columns + 8
    let above = width <= rect.size.columns ? spare : Self.sized(letters.count, halves) + spare
    return above + ship * Pixels.shipSize.rows + 2 <= 2 * rect.size.rows
      && Self.sized(letters.count, halves) + spare + 2 <= 2 * rect.size.rows
  }

  /// Without block characters, the letters and the ship are drawn with letters.
  private func drawName(on canvas: inout Canvas, in rect: Rect) {
    let style = Style(.accent, .bold)
    let picture = canvas.glyphs.areRich ? [] : LargeLetters.picture(of: word) ?? []
    let letterRows = picture.isEmpty || picture[0].count + 2 > rect.size.columns ? 1 : picture.count
    let hasShip = rect.size.rows >= Self.ship.count + letterRows + 2 && rect.size.columns >= 64
    if hasShip {
      for (row, line) in Self.ship.enumerated() {
        canvas.frame.write(line, in: rect.split(top: row).rest, .center, style: Style(.faint))
      }
    }
    let needed = (hasShip ? Self.ship.count : 0) + letterRows + 2
    let text = rect.split(top: hasShip ? Self.ship.count : rect.size.rows > 2 ? 1 : 0).rest
    let large = needed <= rect.size.rows ? LargeLetters.write(picture, on: &canvas, in: text, style: style) : nil
    if large == nil { canvas.frame.write(name, in: text, .center, style: style) }
    let below = (large ?? text).split(top: 1).rest
    if below.size.rows > 0 { canvas.frame.write(aim, in: below, .center, style: Style(.faint)) }
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
