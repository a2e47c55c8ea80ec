// Direct colours, given as RGB: ncurses knows them only from terminfo entries of other names, so one is opened.

import CNCurses

/// The terminfo entry of a terminal for direct colours.
enum DirectColor {
  /// The name of the entry that describes the same terminal with direct colours.
  ///
  /// - Parameters:
  ///   - name: The name of the terminal.
  ///   - output: The descriptor of the terminal.
  /// - Returns: Nil if the terminal does not say in `COLORTERM` that it shows them, or no such entry is installed.
  static func name(for name: String, on output: Int32) -> String? {
    guard curses_has_long_pairs() != 0, let kind = kind(of: name, said: environment("COLORTERM")) else { return nil }
    var found: Int32 = 0
    guard setupterm(kind, output, &found) == OK, tigetflag("RGB") == 1, curses_string("cup") != nil else { return nil }
    return kind
  }

  /// The name that such an entry would have; nil if the terminal does not say that it shows direct colours.
  static func kind(of name: String, said: String?) -> String? {
    guard ["truecolor", "24bit"].contains(said ?? "") else { return nil }
    let base = name.hasSuffix("-256color") ? String(name.dropLast("-256color".count)) : name
    return ["xterm", "tmux"].contains(base) ? base + "-direct" : nil
  }
}
