// The game and its mirror: each event at the terminal goes to the pure app as well, and both show the same screen.

@testable import BattleshipApp
@testable import BattleshipPlay
@testable import BattleshipText
import BattleshipCore
@testable import BattleshipFrame
import TerminalHarness
import Testing

/// A game on a terminal, and the same game as a value.
final class Mirror {
  let terminal: TerminalSession
  private(set) var stack: ScreenStack
  /// The time of day, the only thing that the mirror cannot know.
  private static let noTime = ClockTime(hour: 0, minute: 0)

  /// A game that was just started on a terminal, and its expected state.
  init(_ terminal: TerminalSession, _ state: PhonesScreen, size: Size, isASCII: Bool = false) {
    self.terminal = terminal
    let widths = isASCII ? CharacterWidth.ascii : CharacterWidth(LibraryWidths.columns)
    stack = ScreenStack(.phones(state), in: ScreenEnvironment(size: size, widths: widths, time: Self.noTime, seed: 1))
  }

  /// The game of John and Kate, just started.
  static func start(_ arguments: [String] = [], rules: Rules = .messages) throws -> Mirror {
    let state = PhonesScreen(firstName: "John", secondName: "Kate", game: .hunt(rules), seed: 1, repeats: true)
    let mirror = Mirror(try startGame(arguments), state, size: Size(rows: 24, columns: 80))
    try mirror.expectSame("starting")
    return mirror
  }

  /// The sequence of a key.
  private static func bytes(of key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .enter: "\r"
    case .tab: "\t"
    case .escape: "\u{1b}"
    case .backspace: "\u{7f}"
    case .up: "\u{1b}OA"
    case .down: "\u{1b}OB"
    case .right: "\u{1b}OC"
    case .left: "\u{1b}OD"
    case .function(12): "\u{1b}[24~"
    case .control("l"): "\u{c}"
    default: preconditionFailure("no test presses it")
    }
  }

  /// Presses keys, and expects that both show the same.
  func press(_ keys: Key..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for key in keys {
      terminal.type(Self.bytes(of: key))
      happen(.key(key))
    }
    try expectSame("\(keys)", sourceLocation: sourceLocation)
  }

  /// Types letters at once.
  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    terminal.type(text)
    for scalar in text.unicodeScalars { happen(.key(.character(Character(scalar)))) }
    try expectSame(text, sourceLocation: sourceLocation)
  }

  /// Pastes a text.
  func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    terminal.paste(text)
    happen(.paste(text))
    try expectSame(text, sourceLocation: sourceLocation)
  }

  /// Changes the size of the window without comparing.
  func resize(to size: Size) {
    stack.environment.size = size
    terminal.resize(rows: size.rows, columns: size.columns)
  }

  private func happen(_ event: TerminalEvent) {
    guard let drawn = stack.drawn, let event = ScreenEvent(event, on: drawn) else { return }
    stack.environment.layout = drawn.layout
    _ = stack.update(event)
  }

  /// Waits until the terminal shows the mirror's screen, with the cursor in the same place.
  ///
  /// A phone that was just locked is compared once the keyboard has changed hands.
  func expectSame(_ after: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
    if stack.phones?.lock?.isDeaf == true { _ = stack.update(.awoke) }
    let frame = try #require(stack.drawn).frame
    let wanted = frame.picture
    let isSame = terminal.wait { terminal in
      Self.timeless(terminal.picture) == wanted
        && frame.cursor.map { $0 == Point(row: terminal.cursor.row, column: terminal.cursor.column) } ?? true
    }
    let seen = Self.timeless(terminal.picture)
    let wrong = zip(seen, wanted).enumerated().filter { $1.0 != $1.1 }.map { "row \($0): \($1.0) not \($1.1)" }
    try #require(
      isSame, "after \(after.debugDescription) at \(stack.environment.size), cursor \(terminal.cursor): \(wrong)",
      sourceLocation: sourceLocation)
  }

  /// A picture with a fixed time of day, where one stands alone in a line or after `Today`.
  private static func timeless(_ lines: [String]) -> [String] {
    lines.map { line in
      let start = line.firstRange(of: "Today ")?.upperBound ?? line.firstIndex { $0 != " " } ?? line.endIndex
      let time = line[start...].utf8.prefix(5)
      let isTime = time.count == 5 && time.enumerated().allSatisfy { ($0 == 2) == ($1 == 0x3a) }
      guard isTime, line[start...].dropFirst(5).allSatisfy({ " |│".contains($0) }) else { return line }
      return line[..<start] + "00:00" + line[start...].dropFirst(5)
    }
  }
}
