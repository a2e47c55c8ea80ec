// What a kind of terminal can do, read from terminfo once a screen is open, and what puts its screen back.

import BattleshipApp
import BattleshipPlay
import CNCurses

/// What a kind of terminal can do besides what ncurses does with it.
struct Capabilities {
  /// Whether it tells of the mouse; such a terminal knows bracketed paste as well, or ignores it.
  let hasMouse: Bool

  /// Whether it is an xterm in what concerns titles.
  let hasTitle: Bool

  /// Whether it takes a text for its clipboard.
  let hasClipboard: Bool

  /// What it sends for its keys.
  let keys: [(sequence: String, key: Key)]

  /// What is known of the terminal that was opened.
  static func ofOpenTerminal() -> Capabilities {
    let hasMouse = curses_string("kmous") != nil
    // Terminals with a mouse and a second screen keep quiet about what they do not know.
    let isRich = hasMouse && curses_string("smcup") != nil
    return Capabilities(
      hasMouse: hasMouse, hasTitle: isRich, hasClipboard: isRich,
      keys: KeySequences.names.compactMap { name, key in
        curses_string(name).map { (String(cString: $0), key) }
      })
  }

  /// What switches on the things that ncurses leaves alone.
  var greeting: String {
    (hasTitle ? "\u{1b}[22;0t" : "") + (hasMouse ? "\u{1b}[?1000h\u{1b}[?1006h\u{1b}[?2004h" : "")
  }

  /// What switches them off again.
  var goodbye: String {
    (hasMouse ? "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1000l" : "") + (hasTitle ? "\u{1b}[23;0t" : "")
  }

  /// All that puts the screen back, also what ncurses would do.
  var farewell: String {
    let names = ["sgr0", "rmkx", "cnorm", "rmcup"]
    return goodbye + names.map { curses_string($0).map(unpadded) ?? "" }.joined() + wiping
  }

  /// What takes the picture off a terminal that has no second screen to hold it; the ships would stay on it otherwise.
  var wiping: String {
    curses_string("rmcup") == nil ? curses_string("clear").map(unpadded) ?? "" : ""
  }

  /// What lets the rows of a screen move all together again, where the terminal was told otherwise.
  ///
  /// ncurses tells it once how many rows there are. A terminal that grows may hold on to that, and then takes no letters
  /// out of the rows below.
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
