// Direct colours, given as RGB: ncurses takes them only from a terminfo entry that has them, so this makes one.

import CNCurses

/// The terminfo entry of the terminal, changed so that colours are given as RGB.
///
/// Few systems have entries for that, such as `xterm-direct`, and most terminals have none. But ncurses also reads a
/// compiled entry from the environment, so this makes one from the terminal's own.
enum DirectColor {
  /// Opens a screen with direct colours; nil if the terminal shows none, or ncurses did not take the entry.
  ///
  /// `name` is the terminal's name, whose entry ncurses has read.
  static func opening<Screen>(_ name: String, _ open: () -> Screen?) -> Screen? {
    guard curses_has_long_pairs() != 0, isShown(by: name, colorTerm: environment("COLORTERM")) else { return nil }
    let before = environment(variable)
    setEnvironment(variable, "b64:\(entry(name).base64)")
    defer { setEnvironment(variable, before) }
    return open()
  }

  private static let variable = "TERMINFO"

  static func isShown(by name: String, colorTerm: String?) -> Bool {
    guard !name.hasPrefix("screen"), !name.hasPrefix("linux") else { return false }
    return ["truecolor", "24bit"].contains(colorTerm ?? "") || known.contains { name.hasPrefix($0) }
  }

  private static let known = ["xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "ghostty", "contour"]

  /// The terminfo entries to look for, the best first. A machine may lack the entry of a newer terminal, which
  /// understands xterm's sequences.
  static func entries(for name: String) -> [String] {
    [name] + ((known + ["xterm"]).contains { name.hasPrefix($0) } ? ["xterm-256color", "xterm"] : [])
  }

  /// Of a terminal that names its colours: without an entry of its own, it is read by one with more.
  static func mostColors(of name: String) -> Int { name.hasSuffix("-16color") ? 16 : .max }

  /// The entry that ncurses has read, with direct colours, in the compiled form with 32-bit numbers.
  private static func entry(_ name: String) -> [UInt8] {
    let names = Array(name.utf8) + [0]
    let flags = indices(curses_flag_name).map { curses_flag($0) == 1 ? UInt8(1) : 0 }
    let numbers = indices(curses_number_name).map { number(named: String(cString: curses_number_name($0)), at: $0) }
    var (offsets, texts): ([Int16], [UInt8]) = ([], [])
    for index in indices(curses_text_name) {
      let text = text(named: String(cString: curses_text_name(index)))
      offsets.append(text == nil ? -1 : Int16(texts.count))
      texts += text.map { $0 + [0] } ?? []
    }
    let sizes = [magic, names.count, flags.count, numbers.count, offsets.count, texts.count].map { Int16($0) }
    // One flag of our own, whose name is the only text after the others.
    let flag = Array("RGB".utf8) + [0]
    let mine = bytes([1, 0, 0, 1, Int16(flag.count)]) + [1, 0] + bytes([Int16(0)]) + flag
    return even(bytes(sizes) + names + flags) + even(bytes(numbers) + bytes(offsets) + texts) + mine
  }

  private static func indices(_ name: (Int32) -> UnsafePointer<CChar>?) -> [Int32] {
    Array((0..<Int32.max).prefix { name($0) != nil })
  }

  /// Pads to an even length, because numbers begin at an even offset.
  private static func even(_ bytes: [UInt8]) -> [UInt8] { bytes.count.isMultiple(of: 2) ? bytes : bytes + [0] }

  /// Of a compiled entry with 32-bit numbers.
  private static let magic = 0o1036

  private static func number(named name: String, at index: Int32) -> Int32 {
    switch name {
    case "colors": 1 << 24
    case "pairs": 1 << 15 - 1
    case _: max(-1, curses_number(index))
    }
  }

  private static func text(named name: String) -> [UInt8]? {
    switch name {
    case "setaf": color(38)
    case "setab": color(48)
    case "setf", "setb", "initc", "initp", "oc": nil
    case _: curses_string(name).map { Array(String(cString: $0).utf8) }
    }
  }

  /// The sequence that sets a colour from the red, green and blue of a number.
  private static func color(_ kind: Int) -> [UInt8] {
    Array("\u{1b}[\(kind);2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm".utf8)
  }

  private static func bytes<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    numbers.flatMap { number in (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }
}
