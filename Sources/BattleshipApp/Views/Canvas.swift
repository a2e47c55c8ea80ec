// The canvas of the views: the frame, the available glyphs, and the clickable areas.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct Canvas {
  var frame: Frame
  private(set) var touches: [DrawnScreen.Touch] = []
  let glyphs: Glyphs
  let focus: Target?
  let language: Language
  let depth: ColorDepth
  /// Whether sunk ships have marks at every size, because their colour is not distinct enough.
  let marksWrecks: Bool
  var layout = DrawnScreen.Layout()
  let flash: Flash?
  let best: BestOfPlayer?
  let notice: SafeText?
  let noticeRole: Role
  private let noticePasses: Bool
  let pictures: ShownPictures

  private static let minimumSize = Size(rows: 12, columns: 40)

  init(in environment: ScreenEnvironment, focus: Target?, pictures: ShownPictures = [:]) {
    frame = Frame(size: environment.size, widths: environment.widths)
    self.focus = focus
    self.pictures = pictures
    depth = environment.theme == .mono ? .none : environment.depth
    glyphs = Glyphs(widths: environment.widths, isOfConsole: depth == .eight)
    marksWrecks = environment.theme == .safe || depth == .none || !glyphs.areRich
    language = environment.language
    flash = environment.flash
    best = environment.best
    notice = environment.noticeSentence
    noticeRole = environment.notice?.isGood == true ? .barName : .warning
    noticePasses = environment.notice?.passes == true
  }

  /// How cells of a size are drawn with this screen's colours.
  func recipe(of size: Size) -> CellRecipe {
    depth.hasFewColors ? CellRecipe[size].ofConsole : CellRecipe[size]
  }

  /// Whether the notice would hide most keys of the bar.
  var hasLongNotice: Bool { notice.map { 2 * frame.widths.columns(of: $0) > frame.size.columns } ?? false }

  /// A report on what happened, if it would hide the keys: it takes the place of a sentence.
  var longNews: SafeText? { noticePasses && hasLongNotice ? notice : nil }

  /// A report on a line that was lost or refused: it takes the place of the sentence that a connection is tried.
  var lostNews: SafeText? { noticePasses && noticeRole == .warning ? notice : nil }

  var hasRoom: Bool { frame.size.holds(Self.minimumSize) }

  mutating func touch(_ rect: Rect, _ target: Target) {
    touches.append(DrawnScreen.Touch(rect: rect.intersection(frame.bounds), target: target))
  }

  /// Clears a rectangle, which then shows nothing and cannot be clicked.
  mutating func clear(_ rect: Rect) {
    frame.fill(rect)
    touches.append(DrawnScreen.Touch(rect: rect, target: nil))
  }

  func columns(ofButton label: SafeText) -> Int { frame.widths.columns(of: label) + 4 }

  /// The label of a button, or a brief one where it has no room, cut if that has none either.
  func label(of button: Scene.Button, within columns: Int) -> SafeText {
    frame.widths.columns(of: button.label) <= columns
      ? button.label : (button.brief ?? button.label).cut(to: columns, widths: frame.widths)
  }

  mutating func button(_ label: SafeText, _ target: Target, at point: Point, isEnabled: Bool = true) {
    let isFocused = focus == target && isEnabled
    let role: Role = !isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .button
    let text: SafeText = isFocused ? "[>\(label)<]" : "[ \(label) ]"
    let end = frame.write(text, at: point, style: Style(role))
    let area = Rect(row: point.row, column: point.column, rows: 1, columns: end - point.column)
    touch(area, isEnabled ? target : .disabled(target))
  }

  mutating func button(_ label: SafeText, _ target: Target, centeredIn rect: Rect, isEnabled: Bool = true) {
    let room = max(0, rect.size.columns - columns(ofButton: label))
    guard !rect.isEmpty else { return }
    button(label, target, at: rect.origin.moved(columns: room / 2), isEnabled: isEnabled)
  }

  /// Draws a text that may be too long with the cursor after it; only its end is visible then.
  mutating func write(typed text: SafeText, in line: Rect, style: Style = Style(.field), hasCursor: Bool = true) {
    let isUnderlined = !depth.showsPictures && style == Style(.field)
    frame.fill(line.split(top: 1).top, with: isUnderlined ? "_" : " ", style: style)
    let overflow = max(0, frame.widths.columns(of: text) - max(0, line.size.columns - 1))
    let end = frame.write(text, at: line.origin.moved(columns: -overflow), style: style, clip: line)
    if overflow > 0, line.size.columns > 4 { frame.write(frame.widths.ellipsis, in: line, style: style) }
    if hasCursor { frame.cursor = Point(row: line.origin.row, column: end) }
  }

  /// Writes a sentence at the right of the bar; a long one starts in a second bar above.
  private mutating func tell(_ sentence: SafeText, _ role: Role, in line: Rect, _ bar: Rect) {
    // A warning has the ground of the bar here.
    let style = role == .warning ? Style(.barLit, .bold) : Style(role)
    let lines = sentence.lines(of: line.size.columns, limit: 2, widths: frame.widths)
    for (row, text) in lines.reversed().enumerated() {
      let line = Rect(origin: line.origin.moved(rows: -row), size: line.size)
      if row > 0 { frame.fill(Rect(origin: bar.origin.moved(rows: -row), size: bar.size), style: Style(.bar)) }
      frame.write(text, in: line, .right, style: style)
    }
  }

  /// Draws the hints that fit on a bar: actions at the left, the most important first, with the cell that they aim at;
  /// help and leaving at the right. A click on a hint performs its key's command.
  ///
  /// The notice, otherwise a name that is being typed, takes the right side.
  mutating func hints(
    _ hints: [KeyHint], aim: Cell? = nil, naming: TypedCell? = nil, showsNotice: Bool = true, in line: Rect
  ) {
    let bar = Rect(
      row: line.origin.row, column: max(0, line.origin.column - 1), rows: line.size.rows, columns: line.size.columns + 2
    )
    frame.fill(bar, style: Style(.bar))
    let name = naming.flatMap { $0.column == nil ? language.sentences.seat.naming(.row($0.row)) : nil }
    let notice = showsNotice ? notice : nil
    let sentence = notice ?? name
    if let sentence { tell(sentence, notice == nil ? .barName : noticeRole, in: line, bar) }
    let gaps = (wide: 3, narrow: 2)
    let room = line.size.columns - (sentence.map { frame.widths.columns(of: $0) + gaps.wide } ?? 0)
    let ends: [KeyHint] = [.helps, .leaves, .quits]
    var left = hints.filter { !ends.contains($0) }.reversed()[...]
    var right = ends.filter { sentence == nil && hints.contains($0) }
    func columns(_ hints: some Sequence<KeyHint>, _ gap: Int) -> Int {
      hints.reduce(-gap) { sum, hint in
        let words = language.sentences.keys.hint(hint, aim: aim)
        return sum + frame.widths.columns(of: "\(glyphs.label(of: hint)) \(words)") + gap
      }
    }
    func isTooLong() -> Bool { columns(left + right, gaps.narrow) > room }
    let last = isTooLong() && right.count > 1 ? right.popLast() : nil
    while isTooLong(), left.count + right.count > (sentence == nil ? 1 : 0) {
      if left.isEmpty { right.removeLast() } else { left.removeLast() }
    }
    if let last, left.count + right.count > 0 {
      right.append(last)
      if isTooLong() { right.removeLast() }
    }
    let gap = columns(left + right, gaps.wide) > room ? gaps.narrow : gaps.wide
    var point = line.origin
    for hint in left { point = draw(hint, aim, at: point, in: line).moved(columns: gap) }
    point.column = line.columns.upperBound - columns(right, gap)
    for hint in right { point = draw(hint, aim, at: point, in: line).moved(columns: gap) }
  }

  private mutating func draw(_ hint: KeyHint, _ aim: Cell?, at point: Point, in line: Rect) -> Point {
    let middle = frame.write(glyphs.label(of: hint), at: point, style: Style(.barLit), clip: line)
    let end = frame.write(
      " \(language.sentences.keys.hint(hint, aim: aim))", at: Point(row: point.row, column: middle),
      style: Style(.barFaint),
      clip: line)
    touch(Rect(row: point.row, column: point.column, rows: 1, columns: end - point.column), .key(hint.command))
    return Point(row: point.row, column: end)
  }

  mutating func askingForRoom() -> DrawnScreen {
    let least = Self.minimumSize
    let window = (columns: frame.size.columns, rows: frame.size.rows)
    let sentence = language.terminal.phone.tooSmall(least.columns, rows: least.rows, window: window)
    frame.writeLines(sentence, in: frame.bounds)
    return DrawnScreen(frame: frame, touches: [], isTooSmall: true)
  }

  var drawn: DrawnScreen {
    DrawnScreen(frame: frame, touches: touches, layout: layout)
  }
}
