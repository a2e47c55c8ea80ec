// Harmful texts: they control a terminal, hide, reverse direction, are wide, or combine with other letters.

import Testing

/// A harmful text.
struct HostileText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ description: String, _ text: String) {
    (testDescription, self.text) = (description, text)
  }

  static let all = [
    HostileText("a colour and an empty screen", "\u{1b}[35;46mK\u{1b}[2J\u{1b}[Ha"),
    HostileText("a question for the terminal", "K\u{1b}[6n\u{1b}c\u{5}"),
    HostileText("a text for the clipboard", "\u{1b}]52;c;SGFjaw==\u{7}Kate"),
    HostileText("a title", "\u{1b}]2;Bank\u{1b}\\Kate"),
    HostileText("a device's string", "\u{1b}P1$r0m\u{1b}\\\u{1b}X\u{1b}^\u{1b}_Kate"),
    HostileText("C1", "\u{9b}35m\u{9d}2;x\u{9c}\u{90}\u{85}\u{84}\u{8d}Kate"),
    HostileText("directions", "\u{202e}etaK\u{202c}\u{2066}x\u{2069}\u{200f}\u{61c}"),
    HostileText("what is not seen", "K\u{200b}a\u{200d}t\u{feff}e\u{2060}\u{ad}\u{34f}\u{115f}\u{3164}\u{e0041}"),
    HostileText("wide letters", "海戦ゲーム海戦ゲーム海戦ゲーム海戦ゲーム海戦"),
    HostileText("a wide letter after each narrow one", "a海b戦c海d戦e海f戦g海h戦i海j戦k"),
    HostileText("emoji", "👨‍👩‍👧‍👦👋🏽🇩🇪❤️🏴\u{e0067}\u{e0062}\u{e007f}1️⃣☠"),
    HostileText("marks", "K" + String(repeating: "\u{301}\u{33f}\u{489}", count: 40) + "ate\u{20dd}"),
    HostileText("marks alone", String(repeating: "\u{336}", count: 20)),
    HostileText("broken lines", "K\na\rt\te\u{b}\u{c}\u{8}\u{8}\u{7f}\u{2028}\u{2029}\u{1}\u{e}"),
    HostileText("other letters", "קייט כּ كَيْت केट เคที่ 각각각 ﷽"),
    HostileText("words of a shell and of printf", "%s%n%x$(id)\"\\'&;|\\e\\033"),
    HostileText("24 letters", String(repeating: "x", count: 24)),
  ]
}

extension Unicode.Scalar {
  /// Whether it is a visible letter without any other effect.
  var isSeen: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
