// Draws a scene in a rectangle: its facts, boards, saying and buttons.

import BattleshipFrame
import BattleshipPlay

struct SceneView {
  let scene: Scene

  /// Whether a bar above shows the title, the first fact and the score.
  var hasBar = false

  /// Whether both boards have the same size, as in a replay, which has a timeline below them.
  var hasEqualBoards = false

  func draw(on canvas: inout Canvas, in rect: Rect) {
    switch scene.kind {
    case .cover: drawCover(on: &canvas, in: rect)
    case .unreadable:
      canvas.frame.writeLines(scene.saying?.text ?? "", in: rect.inset(rows: 1, columns: 2), style: Style(.warning))
    case .hiding, .hunting, .waiting, .over, .duel: drawBoard(on: &canvas, in: rect)
    }
  }

  private func drawCover(on canvas: inout Canvas, in rect: Rect) {
    let middle = rect.centered(Size(rows: min(3, rect.size.rows), columns: rect.size.columns)) ?? rect
    let fits = canvas.frame.widths.columns(of: scene.title) <= rect.size.columns
    let title = fits ? scene.title : canvas.language.sentences.seat.gameName
    canvas.frame.write(title, in: middle, .center, style: Style(.title, .bold))
    for (row, fact) in scene.facts.enumerated() {
      canvas.frame.write(fact.text, in: middle.split(top: 1 + row).rest, .center, style: Style(.faint))
    }
    drawButtons(on: &canvas, in: middle.split(top: 1 + scene.facts.count).rest)
  }

  private func drawBoard(on canvas: inout Canvas, in rect: Rect) {
    if scene.boards.count > 1, drawDuel(on: &canvas, in: rect) { return }
    let lines = sayingLines(within: rect.size.columns, widths: canvas.frame.widths)
    let most = max(1, rowsOfButtons(on: canvas, within: rect.size.columns).count)
    let (top, below) = rect.split(top: 1)
    if drawBesideFacts(on: &canvas, in: rect, unlessLargerIn: below.split(bottom: most + lines).rest) { return }
    // A board that scrolls gets the rows of buttons that are not chosen, and of the facts and the title: one of these is
    // its name.
    let rows = (scene.boards.first?.board.rows ?? 0) + scene.boards.count + 1
    let scrolls = rect.size.rows < rows + lines + most
    let isOnBoard = scene.focus == .board || scene.focus == .ownBoard
    let buttons = scrolls && isOnBoard && !scene.buttons.isEmpty ? 0 : most
    let (header, rest) = scrolls && scene.boards.count > 1 ? rect.split(top: 0) : (top, below)
    let (board, bottom) = rest.split(bottom: buttons + lines)
    drawFacts(scene.facts, on: &canvas, in: header.inset(rows: 0, columns: 1))
    SeasView(boards: scene.boards, heading: scrolls ? fact ?? scene.title : nil).draw(on: &canvas, in: board)
    // Without buttons, the saying has one more line.
    drawSaying(on: &canvas, in: scene.buttons.isEmpty ? bottom : bottom.split(top: lines).top)
    drawButtons(on: &canvas, in: bottom.split(top: lines).rest)
  }

  /// The results of a turn and an ending are shown in full, on two lines if needed.
  private func sayingLines(within columns: Int, widths: CharacterWidth) -> Int {
    guard let saying = scene.saying, saying.then != nil || saying.tone == .ending && !scene.buttons.isEmpty else {
      return 1
    }
    return max(1, saying.whole.lines(of: columns, limit: 2, widths: widths).count)
  }

  func drawFacts(_ facts: [Scene.Fact], on canvas: inout Canvas, in line: Rect) {
    guard let first = facts.first, let last = facts.last else { return }
    let text = canvas.frame.widths.columns(of: first.text)
    let hearts = first.lives.flatMap { self.hearts($0, on: canvas) }
    canvas.frame.write(first.text, in: line, style: style(first))
    if let hearts { canvas.frame.write(hearts, in: line.split(left: text + 1).rest, style: Style(.alarm)) }
    let left = text + (hearts.map { canvas.frame.widths.columns(of: $0) + 1 } ?? 0)
    guard facts.count > 1, left + 2 + canvas.frame.widths.columns(of: last.text) <= line.size.columns else { return }
    canvas.frame.write(last.text, in: line, .right, style: style(last))
    let sides = max(left, canvas.frame.widths.columns(of: last.text))
    let middle = line.inset(rows: 0, columns: sides + 1)
    let between = facts.dropFirst().dropLast()
    for shown in [Array(between), between.filter { !$0.isQuiet }] where !shown.isEmpty {
      let text = shown.dropFirst().reduce(shown[0].text) { "\($0)   \($1.text)" }
      guard canvas.frame.widths.columns(of: text) <= middle.size.columns else { continue }
      return canvas.frame.write(text, in: middle, .center, style: style(shown[0]))
    }
  }

  func hearts(_ lives: Scene.Lives, on canvas: Canvas) -> SafeText? {
    guard lives.all <= Self.maximumHearts, let heart = canvas.glyphs.heart, let lost = canvas.glyphs.lostHeart else {
      return nil
    }
    return (0..<lives.all).reduce("") { "\($0)\($1 < lives.left ? heart : lost)" }
  }

  /// The most lives shown as hearts; more are shown as a number.
  private static let maximumHearts = 5

  func style(_ fact: Scene.Fact) -> Style { Style(fact.isQuiet ? .faint : .title) }

  private func drawSaying(on canvas: inout Canvas, in rect: Rect) {
    guard let saying = scene.saying else { return }
    switch saying.tone {
    case .result, .ending: canvas.frame.writeLines(saying.whole, in: rect, .center, style: sayingStyle)
    case .refusal: canvas.frame.write(saying.text, in: rect, .center, style: sayingStyle)
    }
  }

  var sayingStyle: Style {
    switch scene.saying?.tone {
    case .refusal: Style(.warning)
    case .ending: Style(.accent, .bold)
    case .result, nil: Style(.accent)
    }
  }

  func drawButtons(on canvas: inout Canvas, in rect: Rect) {
    for (row, buttons) in rowsOfButtons(on: canvas, within: rect.size.columns).enumerated() where row < rect.size.rows {
      let room = rect.size.columns - canvas.columns(ofButton: "")
      let labels = buttons.map { canvas.label(of: $0, within: max(1, room)) }
      let widths = labels.map { canvas.columns(ofButton: $0) }
      let bare = widths.reduce(0, +)
      let gap = bare + Self.gap * (buttons.count - 1) <= rect.size.columns ? Self.gap : 1
      let all = bare + gap * (buttons.count - 1)
      var point = rect.origin.moved(rows: row, columns: max(0, (rect.size.columns - all) / 2))
      for (button, label) in zip(buttons, labels) {
        canvas.button(label, .seat(.button(button.action)), at: point, isEnabled: button.isEnabled)
        point.column += canvas.columns(ofButton: label) + gap
      }
    }
  }

  private static let gap = 2

  func rowsOfButtons(on canvas: Canvas, within columns: Int) -> [[Scene.Button]] {
    var rows: [[Scene.Button]] = []
    var used = 0
    for button in scene.buttons {
      let width = canvas.columns(ofButton: canvas.label(of: button, within: max(1, columns - 4)))
      if !rows.isEmpty, used + 1 + width <= columns {
        rows[rows.count - 1].append(button)
        used += 1 + width
      } else {
        rows.append([button])
        used = width
      }
    }
    return rows
  }
}
