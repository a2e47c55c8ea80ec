// The table of keys and their commands in each context, from which the help and the hints are also made.

/// A command that a key can give.
///
/// ```swift
/// assert(KeyBindings.command(for: .character("t"), in: .placing) == .board(.turn))
/// ```
public enum KeyCommand: Hashable, Sendable {
  /// The next step of the game.
  case next
  /// One step in a direction.
  case up, down, left, right
  /// Moves the focus to the next or the previous button.
  case focusNext, focusPrevious
  /// One step back.
  case back
  /// Acts on the board.
  case board(BoardCommand)
  /// Acts on a phone.
  case phone(PhoneCommand)
  /// Acts on a sticker.
  case sticker(StickerCommand)
  /// Acts on a replay.
  case replay(ReplayCommand)
  /// Copies the message's URL.
  case copy
  /// Replays the game shot by shot, or leaves the replay.
  case watch
  /// Lists the keys.
  case help
  /// Redraws the screen.
  case redraw
  /// Leaves the game.
  case quit

  /// A command on the board.
  public enum BoardCommand: Hashable, Sendable {
    /// Acts on the cell under the cursor: places a ship, takes it away, or fires.
    case press
    /// Turns the next ship.
    case turn
    /// Places all ships at random.
    case shuffle
    /// Takes the last ship back.
    case takeBack
    /// Asks the computer for advice.
    case advise
  }

  /// A command on a phone.
  public enum PhoneCommand: Hashable, Sendable {
    /// Expands or collapses the panel.
    case chevron
    /// Deletes a staged message.
    case deleteStaged
    /// Shows the apps.
    case apps
    /// Lists the calls of the host.
    case callLog
  }

  /// A command on a sticker.
  public enum StickerCommand: Hashable, Sendable {
    /// Picks up a sticker, to put it on a bubble.
    case peel
    /// Makes the sticker in the hand larger or smaller.
    case enlarge, shrink
    /// Turns the sticker in the hand clockwise, or back.
    case turn, turnBack
  }

  /// A command in a replay.
  public enum ReplayCommand: Hashable, Sendable {
    /// Goes to the beginning or the end.
    case first, last
    /// Plays it by itself, or stops it.
    case play
  }
}

/// The context in which a key is pressed.
///
/// ```swift
/// let t = Key.character("t")
/// assert(KeyBindings.command(for: t, in: .placing) == .board(.turn) && KeyBindings.command(for: t, in: .attack) == nil)
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
/// for line in KeyBindings.lines(in: .english, where: { $0 == .board(.turn) }) { print(line.label.string, line.text.string) }
/// assert(KeyBindings.rows.contains { $0.command == .help && $0.keys.contains(.character("?")) })
/// ```
public enum KeyBindings {
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

    /// A row; not inlined, which makes the page smaller.
    @inline(never)
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
    Row(keys: [.character(" ")], command: .board(.press), contexts: onBoards, label: "Space"),
    Row(keys: [.up, .character("k")], command: .up, contexts: everywhere, label: "Up, k", first: "Up"),
    Row(keys: [.down, .character("j")], command: .down, contexts: everywhere, label: "Down, j", first: "Down"),
    Row(keys: [.left, .character("h")], command: .left, contexts: notTyping, label: "Left, h", first: "Left"),
    Row(keys: [.right, .character("l")], command: .right, contexts: notTyping, label: "Right, l", first: "Right"),
    Row(keys: [.tab], command: .focusNext, contexts: everywhere, label: "Tab"),
    Row(keys: [.backTab], command: .focusPrevious, contexts: everywhere, label: "Shift-Tab"),
    Row(keys: [.escape], command: .back, contexts: everywhere, label: "Esc"),
    Row(
      keys: [.character("e"), .character("^")], command: .phone(.chevron), contexts: inGame, label: "e ^", first: "e"),
    Row(keys: [.character("t")], command: .board(.turn), contexts: [.placing], label: "t"),
    Row(keys: [.character("r")], command: .board(.shuffle), contexts: [.placing], label: "r"),
    Row(keys: [.character("u"), .backspace], command: .board(.takeBack), contexts: [.placing], label: "u"),
    Row(keys: [.character("!")], command: .board(.advise), contexts: [.attack], label: "!"),
    Row(keys: [.character("x"), .delete], command: .phone(.deleteStaged), contexts: [.conversation], label: "x"),
    Row(keys: [.character("a")], command: .phone(.apps), contexts: [.conversation], label: "a"),
    Row(keys: [.character("p")], command: .sticker(.peel), contexts: [.conversation], label: "p"),
    Row(keys: [.character("+"), .character("=")], command: .sticker(.enlarge), contexts: [.holding], label: "+"),
    Row(keys: [.character("-")], command: .sticker(.shrink), contexts: [.holding], label: "-"),
    Row(keys: [.character("t")], command: .sticker(.turn), contexts: [.holding], label: "t"),
    Row(keys: [.character("T")], command: .sticker(.turnBack), contexts: [.holding], label: "T"),
    Row(keys: [.character("y")], command: .copy, contexts: inGame, label: "y"),
    Row(keys: [.character("v")], command: .watch, contexts: inHand, label: "v"),
    Row(keys: [.home], command: .replay(.first), contexts: [.replay], label: "Home"),
    Row(keys: [.end], command: .replay(.last), contexts: [.replay], label: "End"),
    Row(keys: [.character(" ")], command: .replay(.play), contexts: [.replay], label: "Space"),
    Row(keys: [.character("?"), .function(1)], command: .help, contexts: notTyping, label: "?"),
    Row(keys: [.function(12)], command: .phone(.callLog), contexts: unlocked.subtracting([.replay]), label: "F12"),
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
  ///   - isListed: Which commands to list.
  ///   - namesCells: Whether to list the keys that name cells.
  /// - Returns: A line for each row of these commands, and one for the keys that name cells, if wanted.
  public static func lines(
    in language: Language, where isListed: (KeyCommand) -> Bool = { _ in true }, namesCells: Bool = true
  ) -> [(label: SafeText, text: SafeText)] {
    let keys = language.sentences.keys
    return rows.filter { isListed($0.command) }.map { ($0.label, keys.help($0.command)) }
      + (namesCells ? [(keys.cellKeys, keys.cellHelp)] : [])
  }
}
