// A banner: large words over a sky and a sea, with a ship beside them.

import BattleshipFrame
import BattleshipPlay

/// The picture above the end of a game and above a locked phone.
struct BannerView {
  /// What has happened, which colours the sky and the letters.
  enum Mood {
    case won, lost, quiet
  }

  let mood: Mood

  /// What is said where there is no room for large letters.
  let text: SafeText

  /// A picture for each line of large letters; empty if the screen cannot show them.
  private let letters: [[String]]

  init(mood: Mood, text: SafeText, letters: String, within columns: Int, on canvas: Canvas) {
    (self.mood, self.text) = (mood, text)
    self.letters = canvas.glyphs.areRich ? LargeLetters.lines(of: letters, within: columns) ?? [] : []
  }

  /// The lines of the smallest banner.
  static let minimumLines = 6

  /// The lines of a banner with letters in some size.
  func lines(scale: Int) -> Int {
    max(Self.minimumLines, (scale * (letters.first?.count ?? 0) + 1) / 2 + 3)
  }

  /// The lines that small letters take, one word below the other.
  var minimumLetterLines: Int { (letters.reduce(0) { $0 + $1.count + 2 } + 1) / 2 }

  /// The largest size of the letters for which there is room, if possible with a ship beside them; `nil` if none is.
  func scale(spare: Int, columns: Int) -> Int? {
    guard letters.count == 1 else { return nil }
    let width = letters[0][0].unicodeScalars.count
    return [Pixels.shipSize.columns + 3, 4].lazy.compactMap { margin in
      (1...4).last { scale in
        lines(scale: scale) - Self.minimumLines <= max(0, spare - 1) && scale * width + margin <= columns
      }
    }.first
  }

  func draw(scale: Int, on canvas: inout Canvas, in rect: Rect) {
    guard canvas.glyphs.areRich, rect.size.rows > 2 else {
      canvas.frame.write(text, in: rect.split(top: rect.size.rows / 2).rest, .center, style: Style(.lit, .bold))
      return
    }
    var pixels = Pixels(columns: rect.size.columns, lines: rect.size.rows)
    if canvas.depth != .none { pixels.drawSky(mood.sky, stars: mood.stars) }
    let height = letters.reduce(-2) { $0 + scale * $1.count + 2 }
    let hasLetters = !letters.isEmpty && height + 2 <= pixels.rows
    let columns =
      hasLetters
      ? scale * letters.map { $0[0].unicodeScalars.count }.reduce(0, max)
      : canvas.frame.widths.columns(of: text)
    let width = Pixels.shipSize.columns
    let ship = (1...2).last { scale in
      rect.size.columns >= columns + scale * width + 3
        && (scale == 1 && hasLetters || pixels.rows > scale * Pixels.shipSize.rows + 2)
    }
    if let ship { drawShip(column: (rect.size.columns - columns - ship * width) / 4, scale: ship, on: &pixels) }
    let (_, room) = rect.split(left: (ship ?? 0) * width)
    guard hasLetters else {
      pixels.show(on: &canvas, at: rect.origin)
      let line = room.split(top: rect.size.rows / 2 - 1).rest
      var style = Style(.lit, .bold)
      if let sky = pixels[2 * (line.origin.row - rect.origin.row), 0] {
        style.paint = Paint(letters: .shade(.star), ground: .shade(sky))
      }
      return canvas.frame.write(text, in: line, .center, style: style)
    }
    var top = max(0, pixels.rows - 2 - height) / 2
    for word in letters {
      let left =
        room.origin.column - rect.origin.column + (room.size.columns - scale * word[0].unicodeScalars.count) / 2
      pixels.draw(word, row: top, column: left, scale: scale) { _, line in
        mood.tones[line * mood.tones.count / word.count]
      }
      top += scale * word.count + 2
    }
    pixels.show(on: &canvas, at: rect.origin)
  }

  private func drawShip(column: Int, scale: Int, on pixels: inout Pixels) {
    guard mood == .lost else {
      return pixels.drawShip(column: column, flag: mood == .won ? .gold4 : .azure5, scale: scale)
    }
    let top = pixels.rows - 2 - scale * Self.sinking.count
    pixels.draw(Self.sinking, row: top, column: column, scale: scale) { letter, _ in
      Pixels.shade(of: letter)
    }
  }

  /// A ship that goes down.
  private static let sinking = [
    "..................ss......", "...........s....sssssmm...", "......ss..sss.sssssmmmrr..",
    ".....ssssssssssssmmmrrr...",
    "...ssdssssssssmmmmrr......", ".ssssssssmmmmmrrr.........", "sssssmmmmmrrr.............",
  ]
}

extension BannerView.Mood {
  fileprivate var sky: [Shade] {
    switch self {
    case .won: Shade.dawn
    case .lost: Shade.dusk
    case .quiet: Shade.night
    }
  }

  fileprivate var stars: Shade? {
    switch self {
    case .won: .hullShade
    case .lost: nil
    case .quiet: .dawn5
    }
  }

  /// The colours of the letters from the top to the bottom.
  fileprivate var tones: [Shade] {
    switch self {
    case .won: Shade.gold
    case .lost: Shade.blood
    case .quiet: Shade.azure
    }
  }
}
