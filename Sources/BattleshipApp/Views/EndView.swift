// The end of a game: a word as large as the window allows, the shots in figures, the boards, and the buttons.

import BattleshipFrame
import BattleshipPlay

struct EndView {
  let scene: Scene
  let end: Scene.End

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let view = SceneView(scene: scene)
    let buttons = view.rowsOfButtons(on: canvas, within: rect.size.columns).count
    let (upper, foot) = rect.split(bottom: buttons)
    var words = self.words(within: rect.size.columns - 2, widths: canvas.frame.widths)
    let seas = SeasView(boards: scene.boards)
    var letters = letters(on: canvas, within: rect.size.columns)
    // The boards matter more than the sentence about the turning point.
    let turned = words.count { $0.isTurn }
    let height = upper.size.rows - Self.minimumBannerLines - 1 - words.count
    func cell(in rows: Int) -> Size? {
      seas.pair(in: Size(rows: max(0, rows), columns: upper.size.columns), needsFleets: false)?.cell
    }
    if turned > 0, cell(in: height) != cell(in: height + turned) { words.removeAll { $0.isTurn } }
    // Make the banner as large as possible without making the boards smaller than under the smallest banner.
    let least = Self.minimumBannerLines + 1 + words.count
    let room = Size(rows: max(0, upper.size.rows - least), columns: upper.size.columns)
    let pair = seas.pair(in: room, needsFleets: false)
    // A hunt has one board; the banner grows only if three rows to a cell still fit.
    let single = scene.boards.count == 1 && room.rows > scene.boards[0].board.rows ? scene.boards.first : nil
    let hasBoards = pair != nil || single != nil
    // A low window has no room for a whole board above the text.
    if !hasBoards, scene.boards.count == 1, rect.size.rows < scene.boards[0].board.rows + buttons + 4,
      drawBesideBoard(on: &canvas, in: rect)
    {
      return
    }
    // If the boards do not fit below the word, they replace the word.
    let alone = Size(rows: max(0, rect.size.rows - 2), columns: rect.size.columns)
    if !hasBoards {
      let below = Size(rows: alone.rows - 1, columns: alone.columns)
      let hasFigures = seas.pair(in: below, needsFleets: false) != nil
      if hasFigures || scene.boards.count == 1 || seas.pair(in: alone, needsFleets: false) != nil {
        // Below a title are the names of the columns, the board, facts, up to two lines of text, and the buttons.
        let hasTitle = scene.boards.count == 1 && rect.size.rows >= scene.boards[0].board.rows + buttons + 5
        let (head, boards) = rect.split(top: hasFigures || hasTitle ? 1 : 0)
        if hasFigures {
          drawFigures(after: end.headline, on: &canvas, in: head)
        } else if hasTitle {
          canvas.drawBar(scene, nil, in: head)
        }
        var told = scene
        // The figures have the headline, but no room for the reason.
        if hasFigures { told.saying = Scene.Saying(text: end.how, then: scene.saying?.then, tone: .ending) }
        return SceneView(scene: told, hasBar: hasFigures).draw(on: &canvas, in: boards)
      }
      if drawBesideBoard(on: &canvas, in: rect) { return }
      // Without boards, the sentences matter more than a large word.
      if upper.size.rows - 1 - words.count < Self.lines(of: letters) { letters = [] }
    }
    let spare = room.rows - (pair?.size.rows ?? single.map { 3 * $0.board.rows + 1 } ?? 0)
    let scale = scale(of: letters, spare: spare, columns: rect.size.columns)
    // Without boards, the banner gets all the room.
    var lines = hasBoards ? Self.bannerLines(letters, scale: scale ?? 0) : upper.size.rows - 1 - words.count
    // The buttons stand apart from the text, by a row of the sky if there is no other; of more, the sky takes half.
    let spareBelow = pair == nil ? 0 : spare - lines + Self.minimumBannerLines
    let gap = pair != nil && (spareBelow > 0 || canvas.glyphs.areRich) ? 1 : 0
    lines += spareBelow < gap ? -1 : (spareBelow - gap) / 2
    let (banner, rest) = upper.split(bottom: gap).rest.split(top: max(0, min(lines, upper.size.rows)))
    drawBanner(letters, scale: scale ?? 1, on: &canvas, in: banner)
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
      let style = Style(word.isTurn ? end.hasWon ? .lit : .alarm : .faint)
      canvas.frame.write(word.text, in: sentences.split(top: row).rest, .center, style: style)
    }
    view.drawButtons(on: &canvas, in: foot)
  }

  /// The verdict on fair play, if there is room for it instead of the score, beside the first figures.
  private func verdict(within columns: Int, _ widths: CharacterWidth) -> SafeText? {
    guard scene.score == nil, end.terms != nil else { return nil }
    return scene.saying?.then.flatMap { widths.columns(of: $0) + Self.figureColumns <= columns ? $0 : nil }
  }

  private static let figureColumns = 24

  private func words(within columns: Int, widths: CharacterWidth) -> [(text: SafeText, isTurn: Bool)] {
    // A short verdict is beside the figures instead.
    let texts = [
      (end.how, false), (end.turned, true),
      (verdict(within: columns - 2, widths) == nil ? scene.saying?.then : nil, false),
    ]
    return texts.flatMap { text, isTurn in
      (text?.lines(of: columns, limit: 2, widths: widths) ?? []).map { ($0, isTurn) }
    }
  }

  private static let minimumBannerLines = 6

  private static func bannerLines(_ letters: [[String]], scale: Int) -> Int {
    max(minimumBannerLines, (scale * (letters.first?.count ?? 0) + 1) / 2 + 3)
  }

  /// The lines that small letters take, with each word below the one before.
  private static func lines(of letters: [[String]]) -> Int {
    (letters.reduce(0) { $0 + $1.count + 2 } + 1) / 2
  }

  private func letters(on canvas: Canvas, within columns: Int) -> [[String]] {
    canvas.glyphs.areRich
      ? LargeLetters.lines(of: canvas.language.largeHeadline(end), within: columns) ?? [] : []
  }

  /// The largest scale for which there is room, if possible with a ship beside the letters; nil if nothing fits.
  private func scale(of letters: [[String]], spare: Int, columns: Int) -> Int? {
    guard letters.count == 1 else { return nil }
    let width = letters[0][0].unicodeScalars.count
    return [Pixels.shipSize.columns + 3, 4].lazy.compactMap { margin in
      (1...4).last { scale in
        Self.bannerLines(letters, scale: scale) - Self.minimumBannerLines <= max(0, spare - 1)
          && scale * width + margin <= columns
      }
    }.first
  }

  private func drawBanner(_ letters: [[String]], scale: Int, on canvas: inout Canvas, in rect: Rect) {
    let headline = end.headline
    guard canvas.glyphs.areRich, rect.size.rows > 2 else {
      let picture = LargeLetters.picture(of: canvas.language.largeHeadline(end)) ?? []
      let style = Style(end.hasWon ? .lit : .alarm, .bold)
      if LargeLetters.write(picture, on: &canvas, in: rect, style: style) != nil { return }
      canvas.frame.write(headline, in: rect.split(top: rect.size.rows / 2).rest, .center, style: Style(.lit, .bold))
      return
    }
    var pixels = Pixels(columns: rect.size.columns, lines: rect.size.rows)
    if canvas.depth != .none {
      pixels.drawSky(end.hasWon ? Shade.dawn : Shade.dusk, stars: end.hasWon ? .hullShade : nil)
    }
    let height = letters.reduce(-2) { $0 + scale * $1.count + 2 }
    // Chinese letters may stand in the two rows of sea.
    let hasLetters = !letters.isEmpty && height <= pixels.rows
    let columns =
      hasLetters
      ? scale * letters.map { $0[0].unicodeScalars.count }.reduce(0, max)
      : canvas.frame.widths.columns(of: headline)
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
      return canvas.frame.write(headline, in: line, .center, style: style)
    }
    let tones = end.hasWon ? Shade.gold : Shade.blood
    var top = max(0, pixels.rows - 2 - height) / 2
    for word in letters {
      let left =
        room.origin.column - rect.origin.column + (room.size.columns - scale * word[0].unicodeScalars.count) / 2
      pixels.draw(word, row: top, column: left, halves: 2 * scale) { _, line in tones[line * tones.count / word.count] }
      top += scale * word.count + 2
    }
    pixels.show(on: &canvas, at: rect.origin)
  }

  private func drawShip(column: Int, scale: Int, on pixels: inout Pixels) {
    guard !end.hasWon else { return pixels.drawShip(column: column, flag: .gold4, scale: scale) }
    let top = pixels.rows - 2 - scale * Self.sinking.count
    pixels.draw(Self.sinking, row: top, column: column, halves: 2 * scale) { letter, _ in
      Pixels.shade(of: letter)
    }
  }

  private func drawFigures(after headline: SafeText? = nil, on canvas: inout Canvas, in line: Rect) {
    canvas.frame.fill(line, style: Style(.bar))
    let words = canvas.language.sentences.moments
    let (tally, inside) = (end.shots, line.inset(rows: 0, columns: 2))
    // Show the winner's best only to the winner, and only under the same rules.
    let best = canvas.best.flatMap { end.hasWon && $0.terms == end.terms ? $0.shots : nil }
    // Without a shot there is no percentage, and a single hit is not a run.
    let figures: [(Int, EndFigure)] =
      [(tally.shots, .shots)] + (best.map { [($0, .best)] } ?? [])
      + (tally.shots == 0 ? [] : [(tally.percent, .percent)])
      + (tally.longestRun < 2 ? [] : [(tally.longestRun, .longestRun)])
    // A hunt shows lives and hits instead of a score.
    let facts = scene.facts.dropFirst().reduce(scene.facts.first?.text ?? "") { "\($0)   \($1.text)" }
    let verdict = verdict(within: inside.size.columns, canvas.frame.widths)
    let score = scene.score ?? (end.terms == nil ? facts : verdict ?? "")
    let limit = inside.columns.upperBound - canvas.frame.widths.columns(of: score)
    var point = inside.origin
    if let headline { point.column = canvas.frame.write(headline, at: point, style: Style(.barLit, .bold)) + 3 }
    // Label the other player's shots, so that they are not mistaken for one's own.
    if let shooter = end.shooter {
      let text = canvas.language.terminal.phone.theirFigures(shooter, shots: tally.shots, percent: tally.percent)
      if point.column + canvas.frame.widths.columns(of: text) < limit {
        canvas.frame.write(text, at: point, style: Style(.bar))
      }
      return canvas.frame.write(score, in: inside, .right, style: Style(.bar, .bold))
    }
    for (index, (count, figure)) in figures.enumerated() {
      let value: SafeText = figure == .percent ? "\(count)%" : "\(count)"
      let label = words.figure(figure, count: count)
      let columns = canvas.frame.widths.columns(of: "\(value) \(label)")
      guard point.column + columns < limit else { break }
      point.column = canvas.frame.write(
        value, at: point, style: index == 0 && headline == nil ? Style(.barLit) : Style(.bar, .bold))
      point.column = canvas.frame.write(" \(label)", at: point, style: Style(.barFaint)) + 3
    }
    canvas.frame.write(score, in: inside, .right, style: Style(.bar, .bold))
  }

  private static let sinking = [
    "..................ss......", "...........s....sssssmm...", "......ss..sss.sssssmmmrr..",
    ".....ssssssssssssmmmrrr...",
    "...ssdssssssssmmmmrr......", ".ssssssssmmmmmrrr.........", "sssssmmmmmrrr.............",
  ]
}
