// Colours by their light: only terminfo entries of other names tell ncurses of them, so one of these is opened instead.

import CNCurses

/// Where a terminal's entry for colours by their light is found.
enum DirectColor {
  /// The name of the entry that describes the same terminal with colours by their light.
  ///
  /// - Parameters:
  ///   - name: What the terminal calls itself.
  ///   - output: The descriptor of the terminal.
  /// - Returns: Nil if the terminal does not say in `COLORTERM` that it shows them, or no such entry is installed.
  static func name(for name: String, on output: Int32) -> String? {
    guard curses_has_long_pairs() != 0, let kind = kind(of: name, said: environment("COLORTERM")) else { return nil }
    var found: Int32 = 0
    guard setupterm(kind, output, &found) == OK, tigetflag("RGB") == 1, curses_string("cup") != nil else { return nil }
    return kind
  }

  /// The name that such an entry would have; nil if the terminal does not say that it shows such colours.
  static func kind(of name: String, said: String?) -> String? {
    guard ["truecolor", "24bit"].contains(said ?? "") else { return nil }
    let base = name.hasSuffix("-256color") ? String(name.dropLast("-256color".count)) : name
    return ["xterm", "tmux"].contains(base) ? base + "-direct" : nil
  }
}
