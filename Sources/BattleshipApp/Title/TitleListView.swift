// The title's list: the banner, the player's games, the games to begin, and the settings.

import BattleshipFrame
import BattleshipPlay

struct TitleListView {
  let scene: TitleScene

  private var games: [TitleEntry] { scene.entries.filter { $0.isOfGames } }
  private var others: [TitleEntry] { scene.entries.filter { !$0.isOfGames } }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    // In a large window, the list is as wide as the name above it.
    let isLarge = rect.size.rows >= 36
    let columns = min(rect.size.columns - 4, isLarge ? max(98, TitleBanner.maximumColumns) : 98)
    let rows = (games.isEmpty ? 0 : games.count + 2) + 1 + max(others.count, scene.settings.count)
    guard columns >= 75, rect.size.rows >= rows + 2 else { return drawLines(on: &canvas, in: rect) }
    let free = rect.size.rows - rows - 1
    // A large window has room for a larger ship.
    let share = isLarge ? free * 3 / 4 : rect.size.rows / 3
    let banner = min(free, free >= TitleBanner.linesWithShip ? max(TitleBanner.linesWithShip, share) : free)
    let edge = (rect.size.columns - columns) / 2
    TitleBanner(name: scene.name, aim: scene.aim, edge: edge).draw(on: &canvas, in: rect.split(top: banner).top)
    // Share the spare rows among the places above the list, between its parts and below it.
    let spare = (free - banner) / 3
    var list = Rect(
      row: rect.origin.row + banner + 1 + spare, column: rect.origin.column + edge,
      rows: max(0, rect.size.rows - banner - 1 - spare), columns: columns)
    if !games.isEmpty {
      heading(canvas.language.sentences.moments.yourGames, on: &canvas, in: list)
      let columns = gameColumns(on: canvas, in: list)
      for (row, entry) in games.enumerated() {
        draw(entry, at: columns, on: &canvas, in: list.split(top: row + 1).rest.split(top: 1).top)
      }
      list = list.split(top: games.count + 2 + min(spare, 2)).rest
    }
    let (left, right) = list.split(left: Self.playColumns)
    let words = canvas.language.terminal.title
    heading(words.play, on: &canvas, in: left)
    for (row, entry) in others.enumerated() {
      canvas.entry(
        entry.label, entry.note, entry.target, in: left.split(top: row + 1).rest.split(top: 1).top, noteAt: 0)
    }
    let settings = right.split(left: 2).rest
    heading(words.settings, on: &canvas, in: settings)
    for (row, setting) in scene.settings.enumerated() {
      draw(setting, on: &canvas, in: settings.split(top: row + 1).rest.split(top: 1).top)
    }
    drawSample(on: &canvas, below: left.split(top: others.count + 2).rest, beside: settings)
  }

  private static let playColumns = 30

  /// The columns at which the game and the turn are written, and the width of the age, with two spaces between them.
  private typealias GameColumns = (what: Int, turn: Int, age: Int)

  private func gameColumns(on canvas: Canvas, in list: Rect) -> GameColumns {
    func widest(_ texts: [SafeText], atMost limit: Int) -> Int {
      min(limit, texts.map { canvas.frame.widths.columns(of: $0) }.max() ?? 0)
    }
    let kept = games.compactMap { $0.game }
    let what = 5 + widest(games.filter { $0.game != nil }.map { $0.label }, atMost: 17)
    let age = 2 + widest(kept.map { $0.age }, atMost: 12)
    let room = list.size.columns - what - 2 - widest(kept.map { $0.turn }, atMost: 17) - age
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
    canvas.frame.write(canvas.parts(of: game.what, within: what.size.columns), in: what, style: style(.plain, []))
    canvas.frame.write(game.turn, in: turn, style: style(game.isMine ? .lit : .faint, []))
    canvas.frame.write("\(game.age) ", in: age, .right, style: style(.faint, []))
    canvas.touch(line, .title(entry.target))
  }

  private func draw(_ setting: TitleScene.Setting, on canvas: inout Canvas, in line: Rect) {
    let isFocused = scene.focus == .setting(setting.setting)
    let style = Style(isFocused ? .buttonFocused : .plain)
    if isFocused { canvas.frame.fill(line, style: style) }
    canvas.frame.write(isFocused ? ">" : " ", at: line.origin.moved(columns: 1), style: style, clip: line)
    canvas.frame.write(
      setting.label, at: line.origin.moved(columns: 3), style: isFocused ? style : Style(.faint), clip: line)
    let value = line.split(left: 13).rest
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

  /// A small sea in the chosen theme: beside or below the settings, or below the games to begin, whichever is largest.
  private func drawSample(on canvas: inout Canvas, below games: Rect, beside settings: Rect) {
    guard let sea = scene.sea else { return }
    let beside = settings.split(left: 44).rest.split(top: 1).rest
    let below = settings.split(top: scene.settings.count + 2).rest
    for size in BoardGeometry.sizes(of: sea.board, columnsOfCell: 3...9) {
      guard let room = [beside, below, games].first(where: { $0.size.holds(size) }) else { continue }
      // Beside the settings, align it with the right edge of the list.
      let right = room == beside ? room.size.columns - size.columns : 0
      return BoardView(sea: sea).draw(
        on: &canvas, in: Rect(origin: room.origin.moved(columns: right), size: size))
    }
  }

  private func drawLines(on canvas: inout Canvas, in rect: Rect) {
    let count = scene.entries.count + scene.settings.count
    // Spare rows go, in this order, to the name, a gap before the settings, the aim, and the gaps around them.
    let free = max(0, rect.size.rows - count)
    let (head, below) = rect.split(top: free > 1 ? min(free - 1, 4) : free)
    let columns = min(rect.size.columns - 2, 68)
    if free > 0 {
      let edge = (rect.size.columns - columns) / 2
      TitleBanner(name: scene.name, aim: free > 2 ? scene.aim : "", edge: edge).draw(on: &canvas, in: head)
    }
    let list = Rect(
      row: below.origin.row, column: below.origin.column + (below.size.columns - columns) / 2, rows: below.size.rows,
      columns: columns)
    let gap = list.size.rows > count ? 1 : 0
    let focus =
      scene.entries.firstIndex { $0.target == scene.focus }
      ?? scene.settings.firstIndex { scene.focus == .setting($0.setting) }.map { scene.entries.count + $0 } ?? 0
    let first = max(0, min(count - list.size.rows, focus - list.size.rows / 2))
    for line in first..<min(count, first + list.size.rows) {
      let isSetting = line >= scene.entries.count
      let row = list.split(top: line - first + (isSetting ? gap : 0)).rest.split(top: 1).top
      if isSetting {
        draw(scene.settings[line - scene.entries.count], on: &canvas, in: row)
      } else {
        let entry = scene.entries[line]
        canvas.entry(
          entry.label, entry.game?.brief ?? entry.note, entry.target, in: row, noteAt: columns < 60 ? 0 : 30)
      }
    }
    let edge = Point(row: list.origin.row, column: list.columns.upperBound - 1)
    if first > 0 { canvas.frame.write(canvas.glyphs.up, at: edge, style: Style(.accent)) }
    if first + list.size.rows < count {
      canvas.frame.write(canvas.glyphs.down, at: edge.moved(rows: list.size.rows - 1), style: Style(.accent))
    }
  }
}

extension TitleEntry {
  fileprivate var isOfGames: Bool {
    switch target {
    case .resume, .allGames: true
    case .newGame, .playComputer, .twoPlayers, .phones, .delete, .byLink, .live, .daily, .score, .howToPlay,
      .beginLink, .openLink, .waitLive, .joinLive, .goOn, .copyLink, .showCode, .back, .setting:
      false
    }
  }
}
