// The end of a game: a word as large as the window allows, the shots in figures, the boards, and the buttons.

import BattleshipFrame
import BattleshipPlay

/// The screen of a won or a lost game.
struct EndView {
  let scene: Scene
  let end: Scene.End

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let view = SceneView(scene: scene)
    let buttons = view.rowsOfButtons(on: canvas, within: rect.size.columns).count
    let (upper, foot) = rect.split(bottom: buttons)
    var words = self.words(within: rect.size.columns - 2, widths: canvas.frame.widths)
    let seas = SeasView(boards: scene.boards)
    // Make the banner as large as it can be without making the boards smaller than under the smallest banner.
    let least = Self.bannerLines(scale: 1) + 1 + words.count
    let room = Size(rows: max(0, upper.size.rows - least), columns: upper.size.columns)
    let pair = seas.pair(in: room, needsFleets: false)
    // A hunt has one board; the banner grows only if three rows to a cell still fit.
    let single = scene.boards.count == 1 && room.rows > scene.boards[0].board.rows ? scene.boards.first : nil
    // If the board does not fit below the word, it matters more than the word.
    if scene.boards.count == 1, single == nil { return view.draw(on: &canvas, in: rect) }
    let hasBoards = pair != nil || single != nil
    // If there is no room for boards, a large word matters more than the sentences.
    if !hasBoards, upper.size.rows - 1 - words.count < 2 * Self.bannerLines(scale: 1) - 4 { words = [] }
    let spare = room.rows - (pair?.size.rows ?? single.map { 3 * $0.board.rows + 1 } ?? 0)
    let scale = (1...4).last { scale in
      Self.bannerLines(scale: scale) - Self.bannerLines(scale: 1) <= max(0, spare - 1)
        && scale * wordColumns(on: canvas) + 4 <= rect.size.columns
    }
    // Without boards, the banner has all the room.
    let lines = hasBoards ? Self.bannerLines(scale: scale ?? 1) : upper.size.rows - 1 - words.count
    let (banner, rest) = upper.split(top: max(0, min(lines, upper.size.rows)))
    drawBanner(scale: scale ?? 1, on: &canvas, in: banner)
    let (figures, middle) = rest.split(top: 1)
    drawFigures(on: &canvas, in: figures)
    let (boards, sentences) = middle.split(bottom: words.count)
    if let single {
      BoardView(sea: single).draw(on: &canvas, in: boards)
    } else if let pair {
      let above = max(0, (boards.size.rows - pair.size.rows) / 2)
      seas.draw(pair, on: &canvas, in: boards.split(top: above).rest)
    }
    for (row, word) in words.enumerated() {
      canvas.frame.write(
        word.text, in: sentences.split(top: row).rest, .center, style: Style(word.isTurn ? .alarm : .faint))
    }
    view.drawButtons(on: &canvas, in: foot)
  }

  /// How it was won or lost, where it turned, and whether everybody played fair.
  private func words(within columns: Int, widths: CharacterWidth) -> [(text: SafeText, isTurn: Bool)] {
    [(end.how, false), (end.turned, true), (scene.saying?.then, false)].flatMap { text, isTurn in
      (text?.lines(of: columns, limit: 2, widths: widths) ?? []).map { ($0, isTurn) }
    }
  }

  private static func bannerLines(scale: Int) -> Int { 3 * scale + 3 }

  /// The columns of the word in large letters.
  private func wordColumns(on canvas: Canvas) -> Int {
    let headline = canvas.language.sentences.moments.headline(end.hasWon).string
    return LargeLetters.picture(of: headline)?[0].unicodeScalars.count ?? 0
  }

  private func drawBanner(scale: Int, on canvas: inout Canvas, in rect: Rect) {
    let headline = canvas.language.sentences.moments.headline(end.hasWon)
    guard canvas.glyphs.areRich, let words = LargeLetters.lines(of: headline.string, within: rect.size.columns),
      words.count * (LargeLetters.rows * scale + 2) <= 2 * rect.size.rows
    else {
      canvas.frame.write(headline, in: rect.split(top: rect.size.rows / 2).rest, .center, style: Style(.lit, .bold))
      return
    }
    var pixels = Pixels(columns: rect.size.columns, lines: rect.size.rows)
    if canvas.depth != .none {
      pixels.drawSky(end.hasWon ? Shade.dawn : Shade.dusk, stars: end.hasWon ? .hullShade : nil)
    }
    let width = Pixels.shipSize.columns
    let letterColumns = scale * words.map { $0[0].unicodeScalars.count }.reduce(0, max)
    let hasShip = rect.size.columns >= letterColumns + width + 6
    if hasShip {
      let left = (rect.size.columns - letterColumns - width) / 4
      if end.hasWon {
        pixels.drawShip(column: left, flag: .gold4)
      } else {
        pixels.draw(Self.sinking, row: pixels.rows - 2 - Self.sinking.count, column: left) { letter, _ in
          Pixels.shade(of: letter)
        }
      }
    }
    let room = hasShip ? width..<rect.size.columns : 0..<rect.size.columns
    let tones = end.hasWon ? Shade.gold : Shade.blood
    let height = words.count * (scale * LargeLetters.rows + 2) - 2
    for (place, letters) in words.enumerated() {
      let left = room.lowerBound + (room.count - scale * letters[0].unicodeScalars.count) / 2
      let top = max(0, pixels.rows - 2 - height) / 2 + place * (scale * LargeLetters.rows + 2)
      pixels.draw(letters, row: top, column: left, scale: scale) { _, line in tones[line] }
    }
    pixels.show(on: &canvas, at: rect.origin)
  }

  private func drawFigures(on canvas: inout Canvas, in line: Rect) {
    canvas.frame.fill(line, style: Style(.bar))
    let words = canvas.language.sentences.moments
    let (tally, inside) = (end.shots, line.inset(rows: 0, columns: 2))
    // Show the winner's best only to the winner, and only under the same rules.
    let best = canvas.best.flatMap { end.hasWon && $0.terms == end.terms ? $0.shots : nil }
    // Without a shot there is no percentage and no run.
    let figures: [(Int, EndFigure)] =
      [(tally.shots, .shots)] + (best.map { [($0, .best)] } ?? [])
      + (tally.shots == 0 ? [] : [(tally.percent, .percent), (tally.longestRun, .longestRun)])
    // A hunt has lives and hits in place of a score.
    let facts = scene.facts.dropFirst().reduce(scene.facts.first?.text ?? "") { "\($0)   \($1.text)" }
    let score = scene.score ?? (end.terms == nil ? facts : "")
    let limit = inside.columns.upperBound - canvas.frame.widths.columns(of: score)
    var place = inside.origin
    for (place_, (count, figure)) in figures.enumerated() {
      let value: SafeText = figure == .percent ? "\(count) %" : "\(count)"
      let label = words.figure(figure, count)
      let columns = canvas.frame.widths.columns(of: "\(value) \(label)")
      guard place.column + columns < limit else { break }
      place.column = canvas.frame.write(
        value, at: place, style: place_ == 0 ? Style(.barLit) : Style(.bar, .bold))
      place.column = canvas.frame.write(" \(label)", at: place, style: Style(.barFaint)) + 3
    }
    canvas.frame.write(score, in: inside, .right, style: Style(.bar, .bold))
  }

  /// A ship that goes down.
  private static let sinking = [
    "..................ss......", "...........s....sssssmm...", "......ss..sss.sssssmmmrr..",
    ".....ssssssssssssmmmrrr...",
    "...ssdssssssssmmmmrr......", ".ssssssssmmmmmrrr.........", "sssssmmmmmrrr.............",
  ]
}
