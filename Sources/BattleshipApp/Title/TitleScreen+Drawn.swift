// The title screen: its list, a page or a QR code, with hints below.

import BattleshipFrame
import BattleshipPlay

extension TitleScreen {
  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let scene = title.scene
    var canvas = Canvas(in: environment, focus: .title(scene.focus))
    guard canvas.hasRoom else { return canvas.askingForRoom() }
    let (whole, bottom) = canvas.frame.bounds.split(bottom: 1)
    let told = tip(scene, on: canvas)
    let tip = told?.text.lines(of: max(1, whole.size.columns - 2), limit: 3, widths: canvas.frame.widths) ?? []
    // In a window that is high enough, the list stays in place when a tip appears.
    let (body, above) = whole.split(bottom: max(tip.count, scene.isList && whole.size.rows > 20 ? 1 : 0))
    var saysNotice = false
    var edge = 1
    if let code = scene.code {
      CodeView(code: code, scene: scene).draw(on: &canvas, in: body)
    } else if scene.isList {
      edge = TitleListView(scene: scene, beat: beat).draw(on: &canvas, in: body)
    } else {
      saysNotice = TitlePageView(scene: scene, notice: canvas.notice).draw(on: &canvas, in: body)
    }
    // The tip begins below the list, if it fits there.
    let widest = tip.map { canvas.frame.widths.columns(of: $0) }.reduce(0, max)
    let left = edge + widest < whole.size.columns ? edge : 1
    for (row, line) in tip.enumerated() {
      canvas.frame.write(
        line, in: above.split(top: row).rest.split(left: left).rest, style: Style(told?.role ?? .plain))
    }
    let hints = canvas.layout.lastScroll > 0 ? scene.hints : scene.hints.filter { $0 != .scrolls }
    canvas.hints(
      hints, showsNotice: !saysNotice && canvas.notice.map { $0 != told?.text } ?? true,
      in: bottom.inset(rows: 0, columns: 1))
    return canvas.drawn
  }

  /// The error in a typed setting, above the hints so that it hides no key; otherwise the scene's tip.
  private func tip(_ scene: TitleScene, on canvas: Canvas) -> (text: SafeText, role: Role)? {
    if scene.settings.contains(where: { $0.isBeingTyped }), let notice = canvas.notice {
      return (notice, canvas.noticeRole)
    }
    return scene.tip.isEmpty ? nil : (scene.tip, .accent)
  }
}

extension Canvas {
  /// A line of a list; its note stands at a column, or at the right.
  mutating func entry(
    _ label: SafeText, _ note: SafeText, _ target: TitleTarget, in line: Rect, noteAt column: Int? = nil
  ) {
    let isFocused = focus == .title(target)
    let style = Style(isFocused ? .buttonFocused : .plain)
    if isFocused { frame.fill(line, style: style) }
    frame.write(isFocused ? ">" : " ", at: line.origin.moved(columns: 1), style: style, clip: line)
    let point = line.origin.moved(columns: 3)
    frame.write(label, at: point, style: style, clip: line)
    let end = frame.widths.columns(of: label) + (column == nil ? 4 : 5)
    let rest = line.split(left: max(column ?? 0, end)).rest
    // Without a column, the note ends one column before the line does.
    let room = column == nil ? rest.split(right: 1).rest : rest
    let shown = parts(of: note, within: room.size.columns)
    let alignment: Alignment = column == nil ? .right : .left
    frame.writeLines(shown, in: room, limit: 1, alignment, style: isFocused ? style : Style(.faint))
    touch(line, .title(target))
  }

  /// The comma-separated parts of a note that fit; the most important part comes first.
  func parts(of note: SafeText, within columns: Int) -> SafeText {
    var text = note.string[...]
    while frame.widths.columns(of: SafeText(text)) > columns {
      guard let comma = text.lastIndex(where: { $0 == "," || $0 == "，" }) else { return "" }
      text = text[..<comma]
    }
    return SafeText(text)
  }
}
