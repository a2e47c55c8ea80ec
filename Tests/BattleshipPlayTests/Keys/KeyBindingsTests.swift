// Every key in every context: the whole expected table is a picture here.

import BattleshipPlay
import Testing

@Suite struct KeyBindingsTests {
  /// A column for each context, in the order of `contexts`: `+` if the key requests the command, `.` if it does not.
  private static let picture: [(key: String, keys: [Key], command: KeyCommand, asks: String)] = [
    ("Enter", [.enter], .next, "+++++++"),
    ("Space", [.character(" ")], .board(.press), "...++.."),
    ("up", [.up], .up, "+++++++"),
    ("k", [.character("k")], .up, "++.++++"),
    ("down", [.down], .down, "+++++++"),
    ("j", [.character("j")], .down, "++.++++"),
    ("left", [.left, .character("h")], .left, "++.++++"),
    ("right", [.right, .character("l")], .right, "++.++++"),
    ("Tab", [.tab], .focusNext, "+++++++"),
    ("Shift-Tab", [.backTab], .focusPrevious, "+++++++"),
    ("Esc", [.escape], .back, "+++++++"),
    ("e ^", [.character("e"), .character("^")], .phone(.chevron), ".+.++.."),
    ("t", [.character("t")], .board(.turn), "...+..."),
    ("r", [.character("r")], .board(.shuffle), "...+..."),
    ("u", [.character("u"), .backspace], .board(.takeBack), "...+..."),
    ("!", [.character("!")], .board(.advise), "....+.."),
    ("m ~", [.character("m"), .character("~")], .board(.note), "....+.."),
    ("x", [.character("x"), .delete], .phone(.delete), ".+....."),
    ("a", [.character("a")], .phone(.apps), ".+....."),
    ("L", [.character("L")], .phone(.handOver), ".+....."),
    ("p", [.character("p")], .sticker(.peel), ".+....."),
    ("+ =", [.character("+"), .character("=")], .sticker(.enlarge), ".....+."),
    ("-", [.character("-")], .sticker(.shrink), ".....+."),
    ("t in the hand", [.character("t")], .sticker(.turn), ".....+."),
    ("T", [.character("T")], .sticker(.turnBack), ".....+."),
    ("y", [.character("y")], .copy, ".+.++.."),
    ("v", [.character("v")], .watch, ".+.++.."),
    ("Home", [.home], .replay(.first), "......+"),
    ("End", [.end], .replay(.last), "......+"),
    ("Space in a replay", [.character(" ")], .replay(.play), "......+"),
    ("n", [.character("n")], .replay(.nextHit), "......+"),
    ("1", [.character("1")], .replay(.speed(.slowest)), "......+"),
    ("2", [.character("2")], .replay(.speed(.slow)), "......+"),
    ("3", [.character("3")], .replay(.speed(.fast)), "......+"),
    ("4", [.character("4")], .replay(.speed(.fastest)), "......+"),
    ("+ = in a replay", [.character("+"), .character("=")], .replay(.faster), "......+"),
    ("- in a replay", [.character("-")], .replay(.slower), "......+"),
    ("v in a replay", [.character("v")], .replay(.ships), "......+"),
    ("f", [.character("f")], .replay(.fog), "......+"),
    ("? F1", [.character("?"), .function(1)], .help, "++.++++"),
    ("F12", [.function(12)], .phone(.callLog), ".+++++."),
    ("Ctrl-L", [.control("l")], .redraw, "+++++++"),
    ("q", [.character("q")], .quit, "++.++++"),
  ]

  private static let contexts: [KeyContext] = [
    .locked, .conversation, .typing, .placing, .attack, .holding, .replay,
  ]

  @Test func `every key gives its command in its contexts, and every other key gives none`() {
    #expect(Set(Self.contexts) == Set(KeyContext.allCases))
    // One row has the digits of all speeds.
    let others = KeyBindings.all.map(\.command) + Playback.Speed.allCases.dropFirst().map { .replay(.speed($0)) }
    #expect(Set(Self.picture.map(\.command)) == Set(others))
    let named: [Key] = [
      .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    ]
    let letters = (0x20..<0x7f).map { Key.character(Character(Unicode.Scalar(UInt8($0)))) }
    let controls = "abcdefghijklmnopqrstuvwxyz".map(Key.control)
    for key in named + letters + controls + (1...12).map(Key.function) + [.character("é"), .character("海")] {
      for (place, context) in Self.contexts.enumerated() {
        let rows = Self.picture.filter { $0.keys.contains(key) && Array($0.asks)[place] == "+" }
        #expect(rows.count < 2)
        #expect(KeyBindings.command(for: key, in: context) == rows.first?.command, "\(key) in \(context)")
      }
    }
  }

  @Test func `the list of keys has a line for each description, and one for the cells`() {
    let lines = KeyBindings.lines(in: .english)
    let help = Language.english.sentences.keys.help
    #expect(Set(lines.map(\.text)) == Set(Self.picture.map { help($0.command) } + ["go to cell B3"]))
    #expect(lines.count == Set(lines.map(\.text)).count)
    #expect(lines.allSatisfy { !$0.label.isEmpty && !$0.text.isEmpty })
    // On a board `e` names a row.
    let labels = { (context: KeyContext?) in KeyBindings.lines(in: .english, context: context).map { $0.label } }
    #expect(labels(nil).contains("e ^"))
    #expect(!labels(nil).contains("^"))
    #expect(labels(.attack).contains("^"))
    #expect(!labels(.attack).contains("e ^"))
  }
}
