// The title's list: the banner, the games to begin beside the player's games, and the settings of a line.

import BattleshipFrame
import BattleshipPlay

struct TitleListView {
  let scene: TitleScene

  /// The number of half seconds for which the flag has waved.
  let beat: Int

  private var games: [TitleEntry] { scene.entries.filter { $0.part == .games } }
  private var play: [TitleEntry] { scene.entries.filter { $0.part == .play } }
  private var more: [TitleEntry] { scene.entries.filter { $0.part == .more } }

  /// The widths of both columns, and of the gap between them.
  private static let playColumns = 30, gap = 3, leastColumns = 75, mostColumns = 104

  /// The most settings of any line; reserving them keeps the list in place when the focus moves.
  private static let mostSettings = 6

  /// Returns the column at which the list begins.
  func draw(on canvas: inout Canvas, in rect: Rect) -> Int {
    var columns = min(rect.size.columns - 4, Self.mostColumns)
    let left = play.count + more.count + 3
    let right = (games.isEmpty ? 0 : games.count + 2) + 1 + Self.mostSettings
    let rows = max(left, right)
    guard columns >= Self.leastColumns, rect.size.rows >= rows + 1 else { return drawLines(on: &canvas, in: rect) }
    // Spare rows go to the small sea, to a row between any two lines, to the banner, and then around the list.
    let isTall = rect.size.rows > 2 * rows + TitleBanner.linesWithShip
    let sample = rect.size.rows >= 30 ? scene.sea.map { $0.board.rows + 1 } ?? 0 : 0
    let height = isTall ? 2 * rows - 2 : max(left, right + sample)
    let free = rect.size.rows - height - 1
    let skyRows = min(free, max(TitleBanner.linesWithShip, rect.size.rows / 2))
    let sky = rect.split(top: skyRows).top
    // The list is as wide as the word above it.
    let word = banner(beside: columns, on: canvas, in: rect, aim: scene.aim).columnsOfWord(in: sky, on: canvas)
    columns = max(columns, word)
    let edge = (rect.size.columns - columns) / 2
    banner(beside: columns, on: canvas, in: rect, aim: scene.aim).draw(on: &canvas, in: sky)
    let list = Rect(
      row: rect.origin.row + skyRows + 1 + (free - skyRows) / 2, column: rect.origin.column + edge,
      rows: rect.size.rows - skyRows - 1 - (free - skyRows) / 2, columns: columns)
    let (first, second) = list.split(left: max(Self.playColumns, (columns - Self.gap) * 9 / 20))
    drawPlay(on: &canvas, in: first, step: isTall ? 2 : 1)
    drawGames(on: &canvas, in: second.split(left: Self.gap).rest, step: isTall ? 2 : 1)
    return list.origin.column
  }

  private func banner(beside columns: Int, on canvas: Canvas, in rect: Rect, aim: SafeText) -> TitleBanner {
    TitleBanner(
      name: scene.name, word: canvas.language.sentences.seat.gameName.string, aim: aim,
      edge: (rect.size.columns - columns) / 2, beat: beat)
  }

  private func drawPlay(on canvas: inout Canvas, in rect: Rect, step: Int) {
    let words = canvas.language.terminal.title
    var rest = rect
    for (name, entries) in [(words.play, play), (words.more, more)] {
      heading(name, on: &canvas, in: rest)
      for (row, entry) in entries.enumerated() {
        draw(entry, on: &canvas, in: rest.split(top: step * (row + 1)).rest.split(top: 1).top)
      }
      rest = rest.split(top: step * (entries.count + 1) + (step == 1 ? 1 : 0)).rest
    }
  }

  /// A focused line that has settings says so.
  private func draw(_ entry: TitleEntry, on canvas: inout Canvas, in line: Rect) {
    let isFocused = canvas.focus == .title(entry.target)
    canvas.entry(
      entry.label, isFocused && entry.part == .play ? canvas.glyphs.right : entry.note, entry.target, in: line)
  }

  private func drawGames(on canvas: inout Canvas, in rect: Rect, step: Int) {
    let words = canvas.language.terminal.title
    var rest = rect
    if !games.isEmpty {
      heading(canvas.language.sentences.moments.yourGames, on: &canvas, in: rest)
      let columns = gameColumns(on: canvas, in: rest)
      for (row, entry) in games.enumerated() {
        draw(entry, at: columns, on: &canvas, in: rest.split(top: step * (row + 1)).rest.split(top: 1).top)
      }
      rest = rest.split(top: step * (games.count + 1) + (step == 1 ? 1 : 0)).rest
    }
    let isOfLine = scene.line.map { TitleEntry.part(of: $0) == .play } ?? false
    heading(words.settings(ofLine: isOfLine), on: &canvas, in: rest)
    let settings = rest.split(top: step).rest
    for (row, setting) in scene.settings.enumerated() {
      draw(setting, on: &canvas, in: settings.split(top: row).rest.split(top: 1).top)
    }
    let above = max(Self.mostSettings, scene.settings.count + 1)
    drawSample(on: &canvas, beside: settings, below: settings.split(top: above).rest)
  }

  /// The columns at which the event and the turn are written, and the width of the age, with two spaces between them.
  private typealias GameColumns = (what: Int, turn: Int, age: Int)

  private func gameColumns(on canvas: Canvas, in list: Rect) -> GameColumns {
    func widest(_ texts: [SafeText], atMost limit: Int) -> Int {
      min(limit, texts.map { canvas.frame.widths.columns(of: $0) }.max() ?? 0)
    }
    let kept = games.compactMap { $0.game }
    // Without their ages, two games may look the same.
    let hasTwins = Set(games.map { [$0.label, $0.game?.what, $0.game?.turn] }).count < games.count
    let isWide = list.size.columns >= 50 || hasTwins
    let what = 5 + widest(games.filter { $0.game != nil }.map { $0.label }, atMost: isWide ? 17 : 12)
    // The age gives way first.
    let age = isWide ? 3 + widest(kept.map { $0.age }, atMost: 12) : 1
    let turn = widest(kept.map { $0.turn }, atMost: 19)
    let room = list.size.columns - what - 2 - turn - age
    return (what, what + widest(kept.map { $0.what }, atMost: max(0, room)) + 2, age)
  }

  private func heading(_ text: SafeText, on canvas: inout Canvas, in rect: Rect) {
    let line = rect.split(top: 1).top
    let end = canvas.frame.write(text, at: line.origin, style: Style(.accent, .bold), clip: line)
    let rule = Rect(row: line.origin.row, column: end + 1, rows: 1, columns: max(0, line.columns.upperBound - end - 1))
    canvas.frame.fill(rule, with: canvas.frame.widths["─"] == 1 ? "─" : "-", style: Style(.faint))
  }

  private func draw(
    _ entry: TitleEntry, at columns: GameColumns, on canvas: inout Canvas, in line: Rect
  ) {
    guard let game = entry.game else { return canvas.entry(entry.label, "", entry.target, in: line, noteAt: 0) }
    let isFocused = canvas.focus == .title(entry.target)
    let style = { (role: Role, emphasis: Emphasis) in
      isFocused ? Style(.buttonFocused, emphasis) : Style(role, emphasis)
    }
    if isFocused { canvas.frame.fill(line, style: Style(.buttonFocused)) }
    let mark: SafeText = isFocused ? ">" : game.isMine ? canvas.glyphs.dot : " "
    let emphasis: Emphasis = game.isMine ? .bold : []
    canvas.frame.write(mark, at: line.origin.moved(columns: 1), style: style(.lit, []), clip: line)
    let what = line.split(left: columns.what).rest.split(left: columns.turn - columns.what - 2).left
    let (turn, age) = line.split(left: columns.turn).rest.split(right: columns.age)
    let name = line.split(left: 3).rest.split(left: columns.what - 5).left
    canvas.frame.write(entry.label, in: name, style: style(.plain, emphasis))
    let parts = canvas.parts(of: game.what, within: what.size.columns)
    canvas.frame.write(parts, in: what, style: style(.plain, []))
    canvas.frame.write(game.turn, in: turn, style: style(game.isMine ? .lit : .faint, []))
    // Narrower, there is only the margin.
    if columns.age > 1 { canvas.frame.write("\(game.age) ", in: age, .right, style: style(.faint, [])) }
    canvas.touch(line, .title(entry.target))
  }

  /// The column of the values, and the columns of the longest usual one.
  private static let valueColumn = 12, valueColumns = 22

  private func draw(_ setting: TitleScene.Setting, on canvas: inout Canvas, in line: Rect) {
    let isFocused = scene.focus == .setting(setting.setting)
    let style = Style(isFocused ? .buttonFocused : .plain)
    if isFocused { canvas.frame.fill(line, style: style) }
    canvas.frame.write(isFocused ? ">" : " ", at: line.origin.moved(columns: 1), style: style, clip: line)
    canvas.frame.write(
      setting.label, at: line.origin.moved(columns: 3), style: isFocused ? style : Style(.faint), clip: line)
    let value = line.split(left: Self.valueColumn).rest
    if setting.isBeingTyped {
      canvas.write(typed: setting.value, in: value.split(left: 2).rest, style: style)
    } else {
      let hasArrows = ![.ownName, .names, .base].contains(setting.setting)
      let arrows = isFocused ? style : Style(.lit)
      if hasArrows { canvas.frame.write(canvas.glyphs.left, in: value, style: arrows) }
      let end = canvas.frame.write(
        setting.value, at: value.origin.moved(columns: 2), style: isFocused ? style : Style(.plain, .bold), clip: value)
      let after = Point(row: value.origin.row, column: end + 1)
      if hasArrows { canvas.frame.write(canvas.glyphs.right, at: after, style: arrows, clip: value) }
    }
    canvas.touch(line, .title(.setting(setting.setting)))
  }

  /// A small sea in the chosen theme, below the settings or else beside them; no setting moves it.
  private func drawSample(on canvas: inout Canvas, beside settings: Rect, below: Rect) {
    guard let sea = scene.sea else { return }
    let sizes = BoardGeometry.sizes(of: sea.board, columnsOfCell: 2...9)
    if let size = sizes.first(where: { below.size.holds($0) }) {
      return BoardView(sea: sea).draw(on: &canvas, in: Rect(origin: below.origin, size: size))
    }
    func beside(_ columns: Int) -> Rect { settings.split(left: Self.valueColumn + columns + 5).rest }
    // Beside the longest usual value, or where there is less room as small as it can be; a longer value takes its place.
    let widest = scene.settings.map { canvas.frame.widths.columns(of: $0.value) }.max() ?? 0
    guard let size = sizes.first(where: { beside(Self.valueColumns).size.holds($0) }) ?? sizes.last,
      beside(widest).size.holds(size)
    else { return }
    BoardView(sea: sea).draw(on: &canvas, in: settings.split(right: size.columns).right.split(top: size.rows).top)
  }

  private func drawLines(on canvas: inout Canvas, in rect: Rect) -> Int {
    // The settings of a line take the place of the other lines.
    let isAtSettings = if case .setting = scene.focus { true } else { false }
    let entries = isAtSettings ? scene.entries.filter { $0.target == scene.line } : scene.entries
    let settings = isAtSettings ? scene.settings : []
    let count = entries.count + settings.count
    // Spare rows go, in this order, to the name, a gap before the settings, the aim, and the sea; the list stays in place.
    let free = max(0, rect.size.rows - count)
    let (head, below) = rect.split(
      top: free > 1 ? max(min(free - 1, 4), rect.size.rows - scene.entries.count - 1) : free)
    let columns = min(rect.size.columns - 2, 68)
    let banner = banner(beside: columns, on: canvas, in: rect, aim: free > 2 ? scene.aim : "")
    let (top, spare) = head.split(top: banner.columnsOfWord(in: head, on: canvas) > 0 ? head.size.rows : 4)
    NightSeaView(filling: spare.size, on: canvas)?.draw(on: &canvas, at: spare.origin)
    if free > 0 { banner.draw(on: &canvas, in: top) }
    let list = Rect(
      row: below.origin.row, column: below.origin.column + (below.size.columns - columns) / 2, rows: below.size.rows,
      columns: columns)
    let gap = list.size.rows > count ? 1 : 0
    let focus =
      entries.firstIndex { $0.target == scene.focus }
      ?? settings.firstIndex { scene.focus == .setting($0.setting) }.map { entries.count + $0 } ?? 0
    let first = max(0, min(count - list.size.rows, focus - list.size.rows / 2))
    for line in first..<min(count, first + list.size.rows) {
      let isSetting = line >= entries.count
      let row = list.split(top: line - first + (isSetting ? gap : 0)).rest.split(top: 1).top
      if isSetting {
        draw(settings[line - entries.count], on: &canvas, in: row)
      } else {
        let (entry, row) = (entries[line], count > list.size.rows ? row.split(right: 2).rest : row)
        canvas.entry(
          entry.label, entry.note, entry.target, in: row, noteAt: columns < 60 ? 0 : 30)
      }
    }
    let edge = Point(row: list.origin.row, column: list.columns.upperBound - 1)
    if first > 0 { canvas.frame.write(canvas.glyphs.up, at: edge, style: Style(.accent)) }
    if first + list.size.rows < count {
      canvas.frame.write(canvas.glyphs.down, at: edge.moved(rows: list.size.rows - 1), style: Style(.accent))
    }
    return list.origin.column
  }
}

extension TitleEntry {
  enum Part { case games, play, more }

  var part: Part { Self.part(of: target) }

  static func part(of target: TitleTarget) -> Part {
    switch target {
    case .resume, .allGames: .games
    case .score, .howToPlay, .phones: .more
    case .newGame, .playComputer, .quickGame, .twoPlayers, .delete, .byLink, .live, .daily, .beginLink, .openLink,
      .waitLive, .joinLive, .goLive, .goOn, .copyLink, .showCode, .back, .setting:
      .play
    }
  }
}
