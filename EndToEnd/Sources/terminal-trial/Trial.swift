// The screen of the trial program: a board with a cursor, and the last event in words.

@testable import BattleshipApp
@testable import BattleshipFrame
@testable import BattleshipPlay
@testable import BattleshipText
@testable import BattleshipTerminal

/// The events so far, and their picture.
struct Trial {
  /// The events, in words.
  private(set) var events: [String] = []
  private var cursor = Point(row: 0, column: 0)
  /// Whether the last text could be copied; nil before the first.
  var isCopied: Bool?

  /// Records an event; arrows and clicks move the cursor.
  mutating func note(_ event: TerminalEvent) {
    events.append(words(for: event))
    switch event {
    case .key(.up): cursor.row = max(0, cursor.row - 1)
    case .key(.down): cursor.row = min(2, cursor.row + 1)
    case .key(.left): cursor.column = max(0, cursor.column - 1)
    case .key(.right): cursor.column = min(2, cursor.column + 1)
    default: break
    }
  }

  /// Records the end of a wait with a limit.
  mutating func note(afterWait event: TerminalEvent?) {
    events.append(event.map(words) ?? "the time is over")
  }

  /// Records the result of opening a terminal.
  mutating func note(error: TerminalError?) {
    events.append(error.map { "refused \($0)" } ?? "opened")
  }

  private func words(for event: TerminalEvent) -> String {
    switch event {
    case .key(let key): "\(key)"
    case .click(let point): "click \(point.row) \(point.column)"
    case .secondClick(let point): "second click \(point.row) \(point.column)"
    case .scroll(let point, let wheel): "scroll \(point.row) \(point.column) \(wheel)"
    case .pointed(let point): "pointed \(point.row) \(point.column)"
    case .focused(let hasFocus): "focused \(hasFocus)"
    case .answered(let answer): "answered \(answer)"
    case .paste(let text): "paste \(text)"
    case .notCopied: "not copied"
    case .pasteRefused(let refusal): "paste refused \(refusal)"
    case .resized(let size): "resized \(size.rows) \(size.columns)"
    case .resumed: "resumed"
    case .ended(let ending): "ended \(ending)"
    case .unknown: "unknown"
    }
  }

  /// The screen.
  func frame(size: Size, widths: CharacterWidth, charset: Charset) -> Frame {
    var frame = Frame(size: size, widths: widths)
    let lines: [SafeText] = [
      "terminal-trial \(size.rows)x\(size.columns) \(SafeText(String(describing: charset)))",
      "copied: \(isCopied.map { $0 ? "yes" : "no" } ?? "nothing" as SafeText)",
      "海戦 é e\u{301} ▲●✕ |",
    ]
    for (row, line) in lines.enumerated() {
      frame.write(line, at: Point(row: row, column: 0), style: row == 0 ? Style(.title) : .plain)
    }
    frame.drawBox(Rect(row: 3, column: 0, rows: 5, columns: 8), style: Style(.faint))
    for row in 0..<3 {
      for column in 0..<3 {
        let isUnderCursor = Point(row: row, column: column) == cursor
        let style = Style(isUnderCursor ? .cursor : Role.allCases[4 + (row + column) % 4])
        frame.write(isUnderCursor ? "@" : ".", at: Point(row: 4 + row, column: 1 + 2 * column), style: style)
      }
    }
    // Last, because rows further up are drawn first: when the number is visible, so is the whole screen.
    frame.write("last: \(SafeText(events.last ?? "none", limit: 300))", at: Point(row: 8, column: 0))
    frame.write("events: \(events.count)", at: Point(row: 9, column: 0))
    frame.cursor = Point(row: 4 + cursor.row, column: 1 + 2 * cursor.column)
    return frame
  }
}
