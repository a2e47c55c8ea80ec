// What views draw on: the frame, the marks that the screen can show, and what can be clicked.

import BattleshipCore

/// A frame in the making, with what on it answers to clicks.
struct Canvas {
  var frame: Frame
  private(set) var touches: [DrawnScreen.Touch] = []
  let glyphs: Glyphs
  let focus: Target

  init(size: Size, widths: CharacterWidth, focus: Target) {
    frame = Frame(size: size, widths: widths)
    glyphs = Glyphs(widths: widths)
    self.focus = focus
  }

  /// Lets a part of the screen answer to clicks.
  mutating func touch(_ rect: Rect, _ target: Target) {
    touches.append(DrawnScreen.Touch(rect: rect.intersection(frame.bounds), target: target))
  }

  /// Covers a rectangle: nothing of what was drawn there is seen or answers any more.
  mutating func clear(_ rect: Rect) {
    frame.fill(rect)
    touches.append(DrawnScreen.Touch(rect: rect, target: nil))
  }

  /// How many columns a button takes.
  func columns(ofButton label: SafeText) -> Int { frame.widths.columns(of: label) + 4 }

  /// Draws a button that begins at a point.
  mutating func button(_ label: SafeText, _ target: Target, at point: Point, isEnabled: Bool = true) {
    let isFocused = focus == target && isEnabled
    let role: Role = !isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .button
    let text: SafeText = isFocused ? "[>\(label)<]" : "[ \(label) ]"
    let end = frame.write(text, at: point, style: Style(role))
    if isEnabled { touch(Rect(row: point.row, column: point.column, rows: 1, columns: end - point.column), target) }
  }

  /// Draws a button in the middle of a rectangle's first row.
  mutating func button(_ label: SafeText, _ target: Target, centredIn rect: Rect, isEnabled: Bool = true) {
    let room = max(0, rect.size.columns - columns(ofButton: label))
    guard !rect.isEmpty else { return }
    button(label, target, at: rect.origin.moved(columns: room / 2), isEnabled: isEnabled)
  }

  /// Writes as many hints as fit at the right, the less important ones, which come first, left out first.
  mutating func hints(_ hints: [SafeText], in line: Rect) {
    var hints = hints
    var text: SafeText { hints.dropFirst().reduce(hints.first ?? "") { $0 + "   " + $1 } }
    while hints.count > 1, frame.widths.columns(of: text) > line.size.columns { hints.removeFirst() }
    frame.write(text, in: line, .right, style: Style(.faint))
  }

  /// A screen that asks for a larger window and shows nothing else.
  mutating func askingForRoom(_ least: Size) -> DrawnScreen {
    frame.writeLines(Wording.tooSmall(least), in: frame.bounds)
    return DrawnScreen(frame: frame, touches: [], isTooSmall: true)
  }

  var drawn: DrawnScreen { DrawnScreen(frame: frame, touches: touches) }
}

/// The marks of the game, as far as the screen can show them; no two alike, so that nothing is told by colour alone.
struct Glyphs {
  let water, ship, hit, miss, anchor, prompt, dot, up, down, cross: SafeText

  init(widths: CharacterWidth) {
    func mark(_ scalar: Unicode.Scalar, or plain: SafeText) -> SafeText {
      widths[scalar] == 1 ? SafeText(String(scalar)) : plain
    }
    water = mark("·", or: ".")
    ship = mark("■", or: "#")
    hit = mark("✗", or: "X")
    miss = mark("○", or: "o")
    // The one mark that may be wide: it never stands in a cell.
    anchor = widths["⚓"] == nil ? "@" : "⚓"
    prompt = mark("❯", or: ">")
    dot = mark("·", or: "-")
    up = mark("⌃", or: "^")
    down = mark("⌄", or: "v")
    cross = mark("✕", or: "x")
  }
}
