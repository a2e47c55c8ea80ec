// What a kind of terminal can do, from terminfo once a screen is open, and the sequences that restore the screen.

import BattleshipFrame
import BattleshipPlay
import CNCurses

/// The capabilities of a kind of terminal that ncurses does not handle.
struct Capabilities {
  /// Whether it reports the mouse; such a terminal also knows bracketed paste, or ignores it.
  let hasMouse: Bool

  /// Whether it takes window titles as xterm does.
  let hasTitle: Bool

  /// Whether it takes a text for its clipboard.
  let hasClipboard: Bool

  /// The sequences that it sends for its keys.
  let keys: [(sequence: String, key: Key)]

  /// The capabilities of the terminal that was opened.
  static func ofOpenTerminal() -> Capabilities {
    let hasMouse = curses_string("kmous") != nil
    // Terminals with a mouse and a second screen ignore sequences that they do not know.
    let isRich = hasMouse && curses_string("smcup") != nil
    return Capabilities(
      hasMouse: hasMouse, hasTitle: isRich, hasClipboard: isRich,
      keys: KeySequences.names.compactMap { name, key in
        curses_string(name).map { (String(cString: $0), key) }
      })
  }

  /// The sequence that switches on what ncurses leaves alone.
  var greeting: String {
    (hasTitle ? "\u{1b}[22;0t" : "") + (hasMouse ? "\u{1b}[?1000h\u{1b}[?1006h\u{1b}[?2004h" : "")
  }

  /// The sequence that switches it off again.
  var goodbye: String {
    (hasMouse ? "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1000l" : "") + (hasTitle ? "\u{1b}[23;0t" : "")
  }

  /// The sequence that restores the screen, including ncurses' part of it.
  var farewell: String {
    let names = ["sgr0", "rmkx", "cnorm", "rmcup"]
    return goodbye + names.map { curses_string($0).map(unpadded) ?? "" }.joined() + wiping
  }

  /// The sequence that clears a terminal without a second screen, so that no ships stay on it.
  var wiping: String {
    curses_string("rmcup") == nil ? curses_string("clear").map(unpadded) ?? "" : ""
  }

  /// The sequence that makes all rows of a screen scroll together again, as its scroll region.
  ///
  /// ncurses sets that region only once. A terminal that grows may keep the old one, and then does not clear the rows
  /// below it.
  func wholeScreen(rows: Int) -> String {
    curses_string("csr").flatMap { curses_filled($0, 0, Int32(rows) - 1) }.map(unpadded) ?? ""
  }

  /// A string of terminfo without the pauses, `$<5>`, that old terminals needed.
  private func unpadded(_ string: UnsafePointer<CChar>) -> String {
    var text = ""
    var rest = Substring(String(cString: string))
    while let character = rest.popFirst() {
      if character == "$", rest.first == "<", let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(character)
      }
    }
    return text
  }
}
