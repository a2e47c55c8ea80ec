// What the phones say: titles, hints, notices.

import BattleshipCore

extension Wording {
  static let messages: SafeText = "Messages"
  static let notKept: SafeText = "not kept"
  static let delivered: SafeText = "Delivered"
  static let opens: SafeText = " Enter opens "
  static let helpHint: SafeText = "? help"
  static let overlayKeys: SafeText = " another key goes back "
  static let cellKeys: SafeText = "b3 B3"
  static let cellHelp: SafeText = "cell B3; B if b is a key"

  /// What the game is about, and what the marks mean, over the keys.
  static func aim(_ glyphs: Glyphs) -> [(label: SafeText, text: SafeText)] {
    [
      ("aim", "hit all the ships;"), ("", "a miss costs a life"),
      ("marks", "\(glyphs.miss) miss \(glyphs.hit) hit \(glyphs.sunk) sunk \(glyphs.ship) ship"), ("", ""),
    ]
  }

  static func phone(of name: SafeText) -> SafeText { "\(name)'s phone" }

  static func unlock(_ name: SafeText) -> SafeText { "I am \(name): unlock" }

  static func today(_ time: ClockTime) -> SafeText { "Today \(clock(time))" }

  static func clock(_ time: ClockTime) -> SafeText {
    "\(time.hour < 10 ? "0" : "" as SafeText)\(time.hour):\(time.minute < 10 ? "0" : "" as SafeText)\(time.minute)"
  }

  static func tooSmall(_ least: Size) -> SafeText { "Please enlarge the window to \(least.columns)x\(least.rows)." }

  static func title(of overlay: Overlay) -> SafeText {
    switch overlay {
    case .help: " Keys "
    case .callLog: " Calls of the host "
    }
  }

  /// What is said while a cell is being named.
  static func naming(_ typed: TypedCell) -> SafeText { "row \(row(typed.row)): now the number of the column" }

  /// The keys that are of use on a screen, the most important last.
  static func hints(_ context: KeyContext, on screen: GameScreen?) -> [SafeText] {
    switch (context, screen) {
    case (.locked, _): ["Enter unlocks"]
    case (.typing, _): ["Esc leaves", "Enter sends"]
    case (.placing, .placing(let placing)) where placing.draft.ship(at: placing.cursor) != nil:
      ["u undo", "r random", "Enter takes it away", helpHint]
    case (.placing, _): ["u undo", "r random", "Enter ship", helpHint]
    case (.conversation, .placing): ["Up goes to the board", helpHint]
    case (.attack, _): ["Enter fires", helpHint]
    case (.conversation, .start), (.conversation, nil): ["e expand", "q quit", helpHint]
    case (.conversation, _): ["q quit", helpHint]
    }
  }

  static func notice(_ notice: Notice) -> SafeText {
    switch notice {
    case .copied: "The message's URL was copied."
    case .nothingToCopy: "There is no message to copy."
    case .tornLine(let file): "A line was cut short: it is in \(SafeText(file, limit: 60))."
    case .damaged(let file): "The old one cannot be read: it is in \(SafeText(file, limit: 60))."
    case .notKept: "This conversation cannot be kept."
    case .noWayBack: "q leaves the game."
    case .messageCame: "A message came in."
    case .pasteRefused(.longer(let limit)): "That was more than \(limit) bytes: nothing was pasted."
    case .pasteRefused: "That was no text: nothing was pasted."
    }
  }
}
