// The characters that a terminal accepts: all of Unicode in UTF-8, or only ASCII.

import BattleshipFrame
import CNCurses
import CSystem

package enum Charset: Hashable, Sendable {
  case utf8
  case ascii

  /// Sets the C library's locale as the environment names it, and returns the characters of that locale.
  ///
  /// Without a locale, or with one that is not installed, the C library silently uses ASCII. In that case this tries
  /// UTF-8 under other names. It takes `C`, `POSIX`, an empty name and installed locales with other characters as
  /// intended.
  static func fromEnvironment() -> Charset {
    let isInstalled = setlocale(LC_CTYPE, "") != nil
    if isInstalled, codesetIsUTF8 { return .utf8 }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment)
    let name = names.first { !$0.isEmpty } ?? names.first
    let isMeant = name.map { isInstalled || ["", "C", "POSIX"].contains($0) } ?? false
    if !isMeant {
      for other in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, other) != nil && codesetIsUTF8 {
        return .utf8
      }
    }
    setlocale(LC_CTYPE, "C")
    return .ascii
  }

  private static var codesetIsUTF8: Bool { String(cString: curses_codeset()) == "UTF-8" }

  /// The widths by which the C library, and with it ncurses, lays out text.
  var widths: CharacterWidth {
    switch self {
    case .ascii: .ascii
    case .utf8:
      CharacterWidth { scalar in
        let columns = curses_columns(scalar.value)
        return columns < 0 ? nil : Int(columns)
      }
    }
  }
}
