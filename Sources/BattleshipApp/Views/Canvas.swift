// The canvas of the views: the frame, the available glyphs, and the clickable areas.

import BattleshipFrame
import BattleshipPlay

/// A frame being drawn, with its clickable areas.
struct Canvas {
  var frame: Frame
  private(set) var touches: [DrawnScreen.Touch] = []
  let glyphs: Glyphs
  let focus: Target?
  let language: Language
  /// The last scroll position of the content.
  var lastScroll = 0
  /// The animation of the latest strike.
  let flash: Flash?
  /// The sentence of the notice.
  let notice: SafeText?
  /// The decoded pictures of stickers from other packs.
  let pictures: ShownPictures

  /// The smallest screen on which anything but a request for room is shown.
  private static let leastSize = Size(rows: 12, columns: 40)

  init(in environment: ScreenEnvironment, focus: Target?, pictures: ShownPictures = [:]) {
    frame = Frame(size: environment.size, widths: environment.widths)
    glyphs = Glyphs(widths: environment.widths)
    (self.focus, self.pictures) = (focus, pictures)
    (language, flash, notice) = (environment.language, environment.flash, environment.noticeSentence)
  }

  /// Whether the screen is large enough.
  var hasRoom: Bool { frame.size.holds(Self.leastSize) }

  /// Makes a part of the screen clickable.
  mutating func touch(_ rect: Rect, _ target: Target) {
    touches.append(DrawnScreen.Touch(rect: rect.intersection(frame.bounds), target: target))
  }

  /// Clears a rectangle; what was drawn there is no longer visible or clickable.
  mutating func clear(_ rect: Rect) {
    frame.fill(rect)
    touches.append(DrawnScreen.Touch(rect: rect, target: nil))
  }

  /// The width of a button.
  func columns(ofButton label: SafeText) -> Int { frame.widths.columns(of: label) + 4 }

  /// Draws a button that starts at a point.
  mutating func button(_ label: SafeText, _ target: Target, at point: Point, isEnabled: Bool = true) {
    let isFocused = focus == target && isEnabled
    let role: Role = !isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .button
    let text: SafeText = isFocused ? "[>\(label)<]" : "[ \(label) ]"
    let end = frame.write(text, at: point, style: Style(role))
    let place = Rect(row: point.row, column: point.column, rows: 1, columns: end - point.column)
    touch(place, isEnabled ? target : .disabled(target))
  }

  /// Draws a button in the middle of a rectangle's first row.
  mutating func button(_ label: SafeText, _ target: Target, centredIn rect: Rect, isEnabled: Bool = true) {
    let room = max(0, rect.size.columns - columns(ofButton: label))
    guard !rect.isEmpty else { return }
    button(label, target, at: rect.origin.moved(columns: room / 2), isEnabled: isEnabled)
  }

  /// Draws the hints that fit, right-aligned, dropping the first ones first; a click on one performs its key's command.
  mutating func hints(_ hints: [KeyHint], in line: Rect) {
    let gap = 3
    var shown = hints.map { hint in
      let text = KeyBindings.hint(hint, in: language)
      return (hint: hint, text: text, columns: frame.widths.columns(of: text))
    }[...]
    var columns = shown.reduce(-gap) { $0 + $1.columns + gap }
    while shown.count > 1, columns > line.size.columns { columns -= shown.removeFirst().columns + gap }
    var place = line.origin.moved(columns: max(0, line.size.columns - columns))
    for hint in shown {
      let end = frame.write(hint.text, at: place, style: Style(.faint), clip: line)
      touch(Rect(row: place.row, column: place.column, rows: 1, columns: end - place.column), .key(hint.hint.command))
      place.column = end + gap
    }
  }

  /// A screen that only asks for a larger window.
  mutating func askingForRoom() -> DrawnScreen {
    let least = Self.leastSize
    frame.writeLines(language.terminal.phone.tooSmall(least.columns, least.rows), in: frame.bounds)
    return DrawnScreen(frame: frame, touches: [], isTooSmall: true)
  }

  var drawn: DrawnScreen { DrawnScreen(frame: frame, touches: touches, lastScroll: lastScroll) }
}
