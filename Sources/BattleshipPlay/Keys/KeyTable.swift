// The table of keys and their commands in each context, from which the help and the hints are also made.

/// A command that a key can give.
///
/// ```swift
/// assert(KeyTable.command(for: .character("t"), in: .placing) == .turn)
/// ```
public enum KeyCommand: Hashable, Sendable, CaseIterable {
  /// The next step of the game.
  case next
  /// Acts on the cell under the cursor: places a ship, takes it away, or fires.
  case press
  /// One step in a direction.
  case up, down, left, right
  /// Moves the focus to the next or the previous button.
  case focusNext, focusPrevious
  /// One step back.
  case back
  /// Expands or collapses the panel of a phone.
  case chevron
  /// Turns the next ship.
  case turn
  /// Places all ships at random.
  case shuffle
  /// Takes the last ship back.
  case takeBack
  /// Asks the computer for advice.
  case advise
  /// Deletes a message that is staged on a phone.
  case deleteStaged
  /// Shows the apps of a phone.
  case apps
  /// Picks up a sticker, to put it on a bubble.
  case peel
  /// Makes the sticker in the hand larger or smaller.
  case enlarge, shrink
  /// Turns the sticker in the hand clockwise, or back.
  case turnSticker, turnStickerBack
  /// Copies the message's URL.
  case copy
  /// Replays the game shot by shot, or leaves the replay.
  case watch
  /// Goes to the beginning or the end of a replay.
  case first, last
  /// Plays a replay by itself, or stops it.
  case play
  /// Lists the keys.
  case help
  /// Lists the calls of the host.
  case callLog
  /// Redraws the screen.
  case redraw
  /// Leaves the game.
  case quit

  /// The commands that apply only in replays.
  package static let ofReplays: Set<KeyCommand> = [.first, .last, .play]

  /// The commands that apply only on phones.
  package static let ofPhones: Set<KeyCommand> = [
    .chevron, .deleteStaged, .apps, .peel, .enlarge, .shrink, .turnSticker, .turnStickerBack, .callLog,
  ]
}

/// The context in which a key is pressed.
///
/// ```swift
/// let t = Key.character("t")
/// assert(KeyTable.command(for: t, in: .placing) == .turn && KeyTable.command(for: t, in: .attack) == nil)
/// ```
public enum KeyContext: Hashable, Sendable, CaseIterable {
  /// On a phone that is locked.
  case locked
  /// In a conversation, or at a seat without a board to play on.
  case conversation
  /// In a conversation with a sticker in the hand.
  case holding
  /// In a text that is being typed.
  case typing
  /// On the board on which ships are placed.
  case placing
  /// On the board at which shots are fired.
  case attack
  /// In a replay.
  case replay
}

/// The table of keys.
///
/// ```swift
/// for line in KeyTable.lines(in: .english, of: [.turn, .quit]) { print(line.label.string, line.text.string) }
/// assert(KeyTable.rows.contains { $0.command == .help && $0.keys.contains(.character("?")) })
/// ```
public enum KeyTable {
  /// A row of the table.
  public struct Row: Sendable {
    /// The keys of the row.
    public let keys: [Key]
    /// Their command.
    public let command: KeyCommand
    /// The contexts in which they give it.
    public let contexts: Set<KeyContext>
    /// The label of the keys.
    public let label: SafeText
    /// The label of the first key.
    public let firstLabel: SafeText

    init(
      keys: [Key], command: KeyCommand, contexts: Set<KeyContext>, label: SafeText, first: SafeText? = nil
    ) {
      (self.keys, self.command, self.contexts, self.label) = (keys, command, contexts, label)
      firstLabel = first ?? label
    }
  }

  private static let everywhere = Set(KeyContext.allCases)
  private static let onBoards: Set<KeyContext> = [.placing, .attack]
  private static let notTyping = everywhere.subtracting([.typing])
  private static let unlocked = everywhere.subtracting([.locked])
  private static let inHand = notTyping.subtracting([.locked, .holding])
  private static let inGame = inHand.subtracting([.replay])

  /// Every key except those that type text or name a cell.
  public static let rows: [Row] = [
    Row(keys: [.enter], command: .next, contexts: everywhere, label: "Enter"),
    Row(keys: [.character(" ")], command: .press, contexts: onBoards, label: "Space"),
    Row(keys: [.up, .character("k")], command: .up, contexts: everywhere, label: "Up, k", first: "Up"),
    Row(keys: [.down, .character("j")], command: .down, contexts: everywhere, label: "Down, j", first: "Down"),
    Row(keys: [.left, .character("h")], command: .left, contexts: notTyping, label: "Left, h", first: "Left"),
    Row(keys: [.right, .character("l")], command: .right, contexts: notTyping, label: "Right, l", first: "Right"),
    Row(keys: [.tab], command: .focusNext, contexts: everywhere, label: "Tab"),
    Row(keys: [.backTab], command: .focusPrevious, contexts: everywhere, label: "Shift-Tab"),
    Row(keys: [.escape], command: .back, contexts: everywhere, label: "Esc"),
    Row(keys: [.character("e"), .character("^")], command: .chevron, contexts: inGame, label: "e ^", first: "e"),
    Row(keys: [.character("t")], command: .turn, contexts: [.placing], label: "t"),
    Row(keys: [.character("r")], command: .shuffle, contexts: [.placing], label: "r"),
    Row(keys: [.character("u"), .backspace], command: .takeBack, contexts: [.placing], label: "u"),
    Row(keys: [.character("!")], command: .advise, contexts: [.attack], label: "!"),
    Row(keys: [.character("x"), .delete], command: .deleteStaged, contexts: [.conversation], label: "x"),
    Row(keys: [.character("a")], command: .apps, contexts: [.conversation], label: "a"),
    Row(keys: [.character("p")], command: .peel, contexts: [.conversation], label: "p"),
    Row(keys: [.character("+"), .character("=")], command: .enlarge, contexts: [.holding], label: "+"),
    Row(keys: [.character("-")], command: .shrink, contexts: [.holding], label: "-"),
    Row(keys: [.character("t")], command: .turnSticker, contexts: [.holding], label: "t"),
    Row(keys: [.character("T")], command: .turnStickerBack, contexts: [.holding], label: "T"),
    Row(keys: [.character("y")], command: .copy, contexts: inGame, label: "y"),
    Row(keys: [.character("v")], command: .watch, contexts: inHand, label: "v"),
    Row(keys: [.home], command: .first, contexts: [.replay], label: "Home"),
    Row(keys: [.end], command: .last, contexts: [.replay], label: "End"),
    Row(keys: [.character(" ")], command: .play, contexts: [.replay], label: "Space"),
    Row(keys: [.character("?"), .function(1)], command: .help, contexts: notTyping, label: "?"),
    Row(keys: [.function(12)], command: .callLog, contexts: unlocked.subtracting([.replay]), label: "F12"),
    Row(keys: [.control("l")], command: .redraw, contexts: everywhere, label: "Ctrl-L"),
    Row(keys: [.character("q")], command: .quit, contexts: notTyping, label: "q"),
  ]

  /// The command of a key in a context; nil if it has none there.
  public static func command(for key: Key, in context: KeyContext) -> KeyCommand? {
    // Letters are text while a text is typed.
    if context == .typing, case .character = key { return nil }
    return rows.first { $0.contexts.contains(context) && $0.keys.contains(key) }?.command
  }

  /// A hint: the label of a command's first key, and what the key does at this moment.
  public static func hint(_ hint: KeyHint, in language: Language) -> SafeText {
    let label = hint.label ?? rows.first { $0.command == hint.command }?.firstLabel ?? ""
    return "\(label) \(language.sentences.keys.hint(hint))"
  }

  /// The table as shown: the labels of the keys, and what they do.
  ///
  /// - Parameters:
  ///   - language: The language of the sentences.
  ///   - commands: The commands to list.
  ///   - namesCells: Whether to list the keys that name cells.
  /// - Returns: A line for each row of these commands, and one for the keys that name cells, if wanted.
  public static func lines(
    in language: Language, of commands: [KeyCommand] = KeyCommand.allCases, namesCells: Bool = true
  ) -> [(label: SafeText, text: SafeText)] {
    let keys = language.sentences.keys
    return rows.filter { commands.contains($0.command) }.map { ($0.label, keys.help($0.command)) }
      + (namesCells ? [(keys.cellKeys, keys.cellHelp)] : [])
  }
}
