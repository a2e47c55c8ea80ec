// The capabilities of a kind of terminal, from its terminfo entry, and the sequences sent to it without ncurses.

import BattleshipFrame
import BattleshipText
import CNCurses

struct Capabilities {
  /// Whether the terminal reports the mouse. If so, it also knows bracketed paste, or ignores it.
  let hasMouse: Bool

  /// Whether the terminal ignores unknown sequences, so that it can be sent window titles and clipboard texts.
  let ignoresUnknown: Bool

  /// Whether the terminal can be asked questions: some print unknown ones, or answer too late.
  let answers: Bool

  let keys: [(sequence: String, key: Key)]

  /// The capabilities in the terminfo entry that ncurses has read last.
  static func fromTerminfo() -> Capabilities {
    let hasMouse = curses_string("kmous") != nil
    // Terminals with a mouse and a second screen do.
    let ignoresUnknown = hasMouse && curses_string("smcup") != nil
    let name = environment("TERM") ?? ""
    return Capabilities(
      hasMouse: hasMouse, ignoresUnknown: ignoresUnknown,
      answers: ignoresUnknown && !["linux", "screen", "dumb"].contains { name.hasPrefix($0) },
      keys: KeySequences.names.compactMap { name, key in
        curses_string(name).map { (String(cString: $0), key) }
      })
  }

  /// Saves the window title, and switches on mouse reports, bracketed paste, and reports of the keyboard's focus.
  var modesOn: String {
    (ignoresUnknown ? "\u{1b}[22;0t\u{1b}[?1004h" : "") + (hasMouse ? "\u{1b}[?1000h\u{1b}[?1006h\u{1b}[?2004h" : "")
  }

  var modesOff: String {
    (hasMouse ? "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1003l\u{1b}[?1000l" : "")
      + (ignoresUnknown ? "\u{1b}[?1004l\u{1b}[23;0t" : "")
  }

  /// Reports of every move of the pointer, or of its buttons alone.
  func pointerMode(isFollowed: Bool) -> String {
    hasMouse ? isFollowed ? "\u{1b}[?1003h" : "\u{1b}[?1003l\u{1b}[?1000h" : ""
  }

  /// Restores the screen, with what ncurses would send for it.
  ///
  /// A signal may have cut off a frame in the middle of a sequence: the first byte, CAN, cancels that.
  var restoreSequence: String {
    let names = ["sgr0", "rmkx", "cnorm", "rmcup"]
    return "\u{18}" + modesOff + names.map { curses_string($0).map(unpadded) ?? "" }.joined() + clearSequence
  }

  /// Clears a terminal without a second screen, so that no ships stay on it.
  var clearSequence: String {
    curses_string("rmcup") == nil ? curses_string("clear").map(unpadded) ?? "" : ""
  }

  /// Makes the whole screen the scroll region again.
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
