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
  static let cellHelp: SafeText = "go to the cell B3"

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

  /// The keys that are of use on a screen, the most important last.
  static func hints(_ context: KeyContext) -> [SafeText] {
    switch context {
    case .locked: ["Enter unlocks"]
    case .conversation: ["e expand", "q quit", helpHint]
    case .typing: ["Esc leaves", "Enter sends"]
    case .placing: ["r random", "u undo", "Enter ship", helpHint]
    case .attack: ["Enter fires", helpHint]
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
    case .pasteRefused(.longer(let limit)): "That was more than \(limit) bytes: nothing was pasted."
    case .pasteRefused: "That was no text: nothing was pasted."
    }
  }
}
