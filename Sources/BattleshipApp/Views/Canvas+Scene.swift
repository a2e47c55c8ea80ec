// The screen around one seat, at any size: a title, the scene, and key hints.

import BattleshipFrame
import BattleshipPlay

extension Canvas {
  /// `end` is nil while the game is open; `theirTurn` is the title while the other player fires.
  mutating func draw(
    _ scene: Scene, end: Scene.End? = nil, daily: DailyEndView? = nil, naming: TypedCell? = nil,
    theirTurn: SafeText = "", help: HelpView? = nil,
    hasEqualBoards: Bool = false
  ) -> DrawnScreen {
    guard hasRoom else { return askingForRoom() }
    let (rest, bottom) = frame.bounds.split(bottom: 1)
    var scene = shownNow(scene, isEnd: end != nil, theirTurn: theirTurn)
    let news = end == nil ? longNews : nil
    if let news { scene.saying = Scene.Saying(text: news, tone: .result) }
    let view = SceneView(scene: scene, hasBar: true, hasEqualBoards: hasEqualBoards)
    // Show the last strike before the end.
    if let end, flash == nil {
      if daily?.draw(on: &self, in: rest) != true { EndView(scene: scene, end: end).draw(on: &self, in: rest) }
    } else if let help, end == nil, let sea = SeasView.only(scene.boards, self) {
      let (top, middle) = rest.split(top: 1)
      drawBar(scene, scene.boards.count > 1 ? view.fact : nil, in: top)
      view.draw(help, beside: sea, on: &self, in: middle)
    } else if view.needsWholeHeight(of: rest.size) {
      view.draw(on: &self, in: rest)
    } else {
      let (top, middle) = rest.split(top: 1)
      drawBar(scene, scene.boards.count > 1 ? view.fact : nil, in: top)
      view.draw(on: &self, in: middle)
    }
    let footer = bottom.inset(rows: 0, columns: 1)
    hints(
      [.leaves] + scene.hints + [.helps], aim: scene.boards.first?.cursor, naming: naming, showsNotice: news == nil,
      in: footer)
    return drawn
  }

  mutating func draw(_ waiting: LiveWaiting, over scene: Scene) -> DrawnScreen {
    guard hasRoom else { return askingForRoom() }
    let (rest, bottom) = frame.bounds.split(bottom: 1)
    let news = (waiting.command == nil ? lostNews : nil) ?? longNews
    LiveWaitingView(scene: scene, waiting: waiting, news: news).draw(on: &self, in: rest)
    hints([.leaves] + scene.hints, showsNotice: news == nil, in: bottom.inset(rows: 0, columns: 1))
    return drawn
  }

  mutating func drawLock(_ scene: Scene) -> DrawnScreen {
    guard hasRoom else { return askingForRoom() }
    let (rest, bottom) = frame.bounds.split(bottom: 1)
    let (top, middle) = rest.split(top: 1)
    drawBar("", nil, scoreWithRoom(for: "", of: scene, in: top), in: top)
    LockView(scene: scene).draw(on: &self, in: middle)
    hints([.leaves] + scene.hints, in: bottom.inset(rows: 0, columns: 1))
    return drawn
  }

  /// The scene as shown at this moment: during an animation, before the first shot, and while a volley is chosen.
  func shownNow(_ scene: Scene, isEnd: Bool, theirTurn: SafeText = "") -> Scene {
    let words = language.terminal.phone
    return flash?.telling(scene, isEnd: isEnd, theirTurn: theirTurn, in: language)
      ?? scene.whileAiming(first: words.firstShot, marked: words.marked)
  }

  /// Whose turn it is matters more than the names in the score, and what to do more than whose turn it is.
  mutating func drawBar(_ scene: Scene, _ fact: SafeText?, in top: Rect) {
    let score = scoreWithRoom(for: scene.title, of: scene, in: top)
    let fits = leavesRoom(score, for: scene.title, in: top)
    drawBar(fits ? scene.title : scene.briefTitle ?? scene.title, fact, score, in: top)
  }

  private func scoreWithRoom(for title: SafeText, of scene: Scene, in top: Rect) -> SafeText? {
    leavesRoom(scene.score, for: title, in: top) ? scene.score : scene.briefScore ?? scene.score
  }

  private func leavesRoom(_ score: SafeText?, for title: SafeText, in top: Rect) -> Bool {
    let side = score.map { frame.widths.columns(of: $0) + 2 } ?? 0
    return side + frame.widths.columns(of: title) + 2 <= top.size.columns
  }

  private static let gapBesideTitle = 2

  mutating func drawBar(_ title: SafeText, _ fact: SafeText?, _ score: SafeText?, in top: Rect) {
    let line = top.inset(rows: 0, columns: 1)
    frame.fill(top, style: Style(.bar))
    let titles = (fact.map { [language.labeled(title, $0), $0] } ?? []) + [title]
    let side = score.map { frame.widths.columns(of: $0) + 2 } ?? 0
    let names = ["\(glyphs.anchor) \(language.sentences.seat.gameName)", "\(glyphs.anchor)"] as [SafeText]
    let shown = names.first { frame.widths.columns(of: $0) + side <= line.size.columns } ?? ""
    let name = frame.write(shown, at: line.origin, style: Style(.barName, .bold), clip: line)
    if let score = score?.cut(to: line.size.columns, widths: frame.widths) {
      frame.write(score, in: line, .right, style: Style(.bar, .bold))
    }
    let middle = line.inset(rows: 0, columns: max(name, side))
    let between = line.split(left: name).rest.split(right: side).rest
    for title in titles where frame.widths.columns(of: title) <= between.size.columns {
      // In the middle it would touch the name in the narrowest window.
      let isMiddle = frame.widths.columns(of: title) + 2 * Self.gapBesideTitle <= middle.size.columns
      let alignment: Alignment = isMiddle || score != nil ? .center : .right
      return frame.write(title, in: isMiddle ? middle : between, alignment, style: Style(.barLit))
    }
    // In the narrowest window what to do matters more than the name of the game.
    let left = line.split(right: side).rest
    guard let title = titles.last(where: { frame.widths.columns(of: $0) <= left.size.columns }) else { return }
    frame.fill(left, style: Style(.bar))
    frame.write(title, in: left, style: Style(.barLit))
  }
}
