// Which key does what where: one table, from which the help is written as well.

/// What a key can ask for.
enum Command: Hashable, Sendable {
  case next, press
  case up, down, left, right
  case focusNext, focusPrevious
  case back, chevron
  case random, takeBack, turn
  case copy, deleteStaged
  case help, callLog, redraw, quit
}

/// Where a key is pressed.
enum KeyContext: Hashable, Sendable, CaseIterable {
  /// The phone is locked.
  case locked
  /// The conversation, or a screen of the game without a board to play on.
  case conversation
  /// A text is being written.
  case typing
  /// Ships are being placed.
  case placing
  /// Shots are being fired.
  case attack
}

/// A line of the table.
struct KeyBinding: Sendable {
  let keys: [Key]
  let command: Command
  let contexts: Set<KeyContext>
  let label: SafeText
  let help: SafeText
}

enum KeyMap {
  private static let everywhere = Set(KeyContext.allCases)
  private static let onBoards: Set<KeyContext> = [.placing, .attack]
  private static let notTyping = everywhere.subtracting([.typing])
  private static let unlocked = everywhere.subtracting([.locked])
  private static let inHand = notTyping.subtracting([.locked])

  /// Every key but those that write text or name a cell.
  static let bindings: [KeyBinding] = [
    KeyBinding(keys: [.enter], command: .next, contexts: everywhere, label: "Enter", help: "the next step"),
    KeyBinding(
      keys: [.character(" ")], command: .press, contexts: onBoards, label: "Space", help: "the cell under the cursor"),
    KeyBinding(keys: [.up, .character("k")], command: .up, contexts: inHand, label: "Up, k", help: "up"),
    KeyBinding(keys: [.down, .character("j")], command: .down, contexts: inHand, label: "Down, j", help: "down"),
    KeyBinding(keys: [.left, .character("h")], command: .left, contexts: inHand, label: "Left, h", help: "left"),
    KeyBinding(keys: [.right, .character("l")], command: .right, contexts: inHand, label: "Right, l", help: "right"),
    KeyBinding(keys: [.tab], command: .focusNext, contexts: unlocked, label: "Tab", help: "what is next to be focused"),
    KeyBinding(
      keys: [.backTab], command: .focusPrevious, contexts: unlocked, label: "Shift-Tab", help: "what was before"),
    KeyBinding(keys: [.escape], command: .back, contexts: unlocked, label: "Esc", help: "one step back"),
    KeyBinding(
      keys: [.character("e"), .character("^")], command: .chevron, contexts: inHand, label: "e ^",
      help: "expand or collapse"),
    KeyBinding(keys: [.character("t")], command: .turn, contexts: [.placing], label: "t", help: "turn the ship"),
    KeyBinding(
      keys: [.character("r")], command: .random, contexts: [.placing], label: "r", help: "place all ships at random"),
    KeyBinding(
      keys: [.character("u"), .backspace], command: .takeBack, contexts: [.placing], label: "u",
      help: "take the last ship back"),
    KeyBinding(
      keys: [.character("x"), .delete], command: .deleteStaged, contexts: [.conversation], label: "x",
      help: "delete the staged message"),
    KeyBinding(
      keys: [.character("y")], command: .copy, contexts: inHand, label: "y", help: "copy the message's URL, unseen"),
    KeyBinding(
      keys: [.character("?"), .function(1)], command: .help, contexts: notTyping, label: "?", help: "these keys"),
    KeyBinding(keys: [.function(12)], command: .callLog, contexts: unlocked, label: "F12", help: "the host's calls"),
    KeyBinding(
      keys: [.control("l")], command: .redraw, contexts: everywhere, label: "Ctrl-L", help: "draw the screen anew"),
    KeyBinding(keys: [.character("q")], command: .quit, contexts: notTyping, label: "q", help: "leave the game"),
  ]

  /// What a key asks for.
  static func command(for key: Key, in context: KeyContext) -> Command? {
    bindings.first { $0.contexts.contains(context) && $0.keys.contains(key) }?.command
  }

  /// The table as it is shown: what is written on the keys, and what they do.
  static let lines: [(label: SafeText, text: SafeText)] =
    bindings.map { ($0.label, $0.help) } + [(Wording.cellKeys, Wording.cellHelp)]
}
