// Every key in every context: what the table must say stands here as a picture, and nowhere else.

import BattleshipPlay
import Testing

@Suite struct KeyTableTests {
  /// A column for each context, in the order of `contexts`: `+` where the key asks for the command, `.` where it does not.
  private static let picture: [(key: String, keys: [Key], command: KeyCommand, asks: String)] = [
    ("Enter", [.enter], .next, "+++++++"),
    ("Space", [.character(" ")], .press, "...++.."),
    ("up", [.up], .up, "+++++++"),
    ("k", [.character("k")], .up, "++.++++"),
    ("down", [.down], .down, "+++++++"),
    ("j", [.character("j")], .down, "++.++++"),
    ("left", [.left, .character("h")], .left, "++.++++"),
    ("right", [.right, .character("l")], .right, "++.++++"),
    ("Tab", [.tab], .focusNext, "+++++++"),
    ("Shift-Tab", [.backTab], .focusPrevious, "+++++++"),
    ("Esc", [.escape], .back, "+++++++"),
    ("e ^", [.character("e"), .character("^")], .chevron, ".+.++.."),
    ("t", [.character("t")], .turn, "...+..."),
    ("r", [.character("r")], .shuffle, "...+..."),
    ("u", [.character("u"), .backspace], .takeBack, "...+..."),
    ("!", [.character("!")], .advise, "....+.."),
    ("x", [.character("x"), .delete], .deleteStaged, ".+....."),
    ("a", [.character("a")], .apps, ".+....."),
    ("p", [.character("p")], .peel, ".+....."),
    ("+ =", [.character("+"), .character("=")], .enlarge, ".....+."),
    ("-", [.character("-")], .shrink, ".....+."),
    ("t in the hand", [.character("t")], .turnSticker, ".....+."),
    ("T", [.character("T")], .turnStickerBack, ".....+."),
    ("y", [.character("y")], .copy, ".+.++.."),
    ("v", [.character("v")], .watch, ".+.++.+"),
    ("Home", [.home], .first, "......+"),
    ("End", [.end], .last, "......+"),
    ("Space in a replay", [.character(" ")], .play, "......+"),
    ("? F1", [.character("?"), .function(1)], .help, "++.++++"),
    ("F12", [.function(12)], .callLog, ".+++++."),
    ("Ctrl-L", [.control("l")], .redraw, "+++++++"),
    ("q", [.character("q")], .quit, "++.++++"),
  ]

  private static let contexts: [KeyContext] = [
    .locked, .conversation, .typing, .placing, .attack, .holding, .replay,
  ]

  @Test func `every key asks for its command in its contexts, and every other key for nothing`() {
    #expect(Set(Self.contexts) == Set(KeyContext.allCases))
    #expect(Set(Self.picture.map(\.command)) == Set(KeyCommand.allCases))
    let named: [Key] = [
      .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    ]
    let letters = (0x20..<0x7f).map { Key.character(Character(Unicode.Scalar(UInt8($0)))) }
    let controls = "abcdefghijklmnopqrstuvwxyz".map(Key.control)
    for key in named + letters + controls + (1...12).map(Key.function) + [.character("é"), .character("海")] {
      for (place, context) in Self.contexts.enumerated() {
        let rows = Self.picture.filter { $0.keys.contains(key) && Array($0.asks)[place] == "+" }
        #expect(rows.count < 2)
        #expect(KeyTable.command(for: key, in: context) == rows.first?.command, "\(key) in \(context)")
      }
    }
  }

  @Test func `the list of keys has a line for each command of the picture, and one for the cells`() {
    let lines = KeyTable.lines(in: .english)
    #expect(lines.count == Set(Self.picture.map(\.command)).count + 1)
    #expect(lines.allSatisfy { !$0.label.isEmpty && !$0.text.isEmpty })
  }
}
