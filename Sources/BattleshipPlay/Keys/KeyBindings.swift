// The table of keys and their commands in each context; the list of keys and the labels of hints are made from it.

import BattleshipCore

/// A command that a key can give.
///
/// ```swift
/// assert(KeyBindings.command(for: .character("t"), in: .placing) == .board(.turn))
/// ```
package enum KeyCommand: Hashable, Sendable {
  /// The next step of the game.
  case next
  case up, down, left, right
  case focusNext, focusPrevious
  case back
  case board(BoardCommand)
  case phone(PhoneCommand)
  case sticker(StickerCommand)
  case replay(PlaybackCommand)
  /// Copies the message's URL.
  case copy
  /// Replays the game shot by shot.
  case watch
  case help
  case redraw
  case quit

  package enum BoardCommand: Hashable, Sendable {
    /// Acts on the cell under the cursor: places a ship, takes it away, or fires.
    case press
    case turn
    case shuffle
    case takeBack
    case advise
    /// Toggles the player's own water mark on the cell under the cursor.
    case note
  }

  package enum PhoneCommand: Hashable, Sendable {
    /// Expands or collapses the panel.
    case chevron
    /// Deletes a staged message; on the title, a game of the list.
    case delete
    case apps
    /// Passes a shared keyboard to the other player.
    case handOver
    case callLog
  }

  package enum StickerCommand: Hashable, Sendable {
    /// Picks up a sticker, to put it on a bubble.
    case peel
    case enlarge, shrink
    /// Clockwise, or back.
    case turn, turnBack
  }

  package enum PlaybackCommand: Hashable, Sendable {
    case first, last
    case nextHit
    /// Starts or pauses the replay.
    case play
    case speed(Playback.Speed)
    case faster, slower
    /// Shows the viewer's own ships in a duel, or hides them.
    case ships
    /// Shows the ships that were not found yet in a game that is over, or hides them.
    case fog
  }
}

/// The context in which a key is pressed.
///
/// ```swift
/// let t = Key.character("t")
/// assert(KeyBindings.command(for: t, in: .placing) == .board(.turn) && KeyBindings.command(for: t, in: .attack) == nil)
/// ```
package enum KeyContext: Hashable, Sendable, CaseIterable {
  case locked
  /// In a conversation, or at a seat without a board to play on.
  case conversation
  /// In a conversation, with a sticker in the hand.
  case holding
  case typing
  case placing
  case attack
  case replay
}

/// The table of keys.
///
/// ```swift
/// for line in KeyBindings.lines(in: .english, where: { $0 == .board(.turn) }) { print(line.label.string, line.text.string) }
/// assert(KeyBindings.all.contains { $0.command == .help && $0.keys.contains(.character("?")) })
/// ```
package enum KeyBindings {
  package struct Binding: Sendable {
    package let keys: [Key]
    package let command: KeyCommand
    package let contexts: [KeyContext]
    package let label: SafeText
    private let labels: [SafeText]

    package var firstLabel: SafeText { labels[0] }

    /// The label of the first key that names no row of the board.
    func firstLabel(on board: BoardSize?) -> SafeText {
      let free = board.flatMap { board in
        zip(keys, labels).first { key, _ in TypedCell.after(key, typed: nil, on: board) == nil }
      }
      return free?.1 ?? firstLabel
    }

    /// `label` names the keys; `more` are further keys that it leaves out.
    fileprivate init(_ label: String, _ command: KeyCommand, _ contexts: [KeyContext], more: [Key] = []) {
      let names = label.parts().map { $0.last == "," ? $0.dropLast() : $0 }
      keys = names.map { Key(named: $0) } + more
      self.command = command
      self.contexts = contexts
      self.label = SafeText(label)
      labels = names.map { SafeText($0) }
    }
  }

  private static let everywhere = KeyContext.allCases
  private static let onBoards = [KeyContext.placing, .attack]
  private static let notTyping = everywhere.filter { $0 != .typing }
  private static let unlocked = everywhere.filter { $0 != .locked }
  private static let inHand = notTyping.filter { $0 != .locked && $0 != .holding }
  private static let inGame = inHand.filter { $0 != .replay }

  /// The keys of games, phones and replays, except those that type text or name a cell. The title and lists have
  /// keys of their own.
  package static let all: [Binding] = [
    Binding("Enter", .next, everywhere),
    Binding("Space", .board(.press), onBoards),
    Binding("Up, k", .up, everywhere),
    Binding("Down, j", .down, everywhere),
    Binding("Left, h", .left, notTyping),
    Binding("Right, l", .right, notTyping),
    Binding("Tab", .focusNext, everywhere),
    Binding("Shift-Tab", .focusPrevious, everywhere),
    Binding("Esc", .back, everywhere),
    Binding("e ^", .phone(.chevron), [.conversation]),
    // On most boards `e` names a row.
    Binding("^", .phone(.chevron), onBoards, more: [.character("e")]),
    Binding("t", .board(.turn), [.placing]),
    Binding("r", .board(.shuffle), [.placing]),
    Binding("u", .board(.takeBack), [.placing], more: [.backspace]),
    Binding("!", .board(.advise), [.attack]),
    Binding("m ~", .board(.note), [.attack]),
    Binding("x", .phone(.delete), [.conversation], more: [.delete]),
    Binding("a", .phone(.apps), [.conversation]),
    Binding("L", .phone(.handOver), [.conversation]),
    Binding("p", .sticker(.peel), [.conversation]),
    Binding("+", .sticker(.enlarge), [.holding], more: [.character("=")]),
    Binding("-", .sticker(.shrink), [.holding]),
    Binding("t", .sticker(.turn), [.holding]),
    Binding("T", .sticker(.turnBack), [.holding]),
    Binding("y", .copy, inGame),
    Binding("v", .watch, inGame),
    Binding("Home", .replay(.first), [.replay]),
    Binding("End", .replay(.last), [.replay]),
    Binding("n", .replay(.nextHit), [.replay]),
    Binding("Space", .replay(.play), [.replay]),
    Binding("1 2 3 4", .replay(.speed(.slowest)), [.replay]),
    Binding("+", .replay(.faster), [.replay], more: [.character("=")]),
    Binding("-", .replay(.slower), [.replay]),
    Binding("v", .replay(.ships), [.replay]),
    Binding("f", .replay(.fog), [.replay]),
    Binding("?", .help, notTyping, more: [.function(1)]),
    Binding("F12", .phone(.callLog), unlocked.filter { $0 != .replay }),
    Binding("Ctrl-L", .redraw, everywhere),
    Binding("q", .quit, notTyping),
  ]

  package static func command(for key: Key, in context: KeyContext) -> KeyCommand? {
    if context == .typing, case .character = key { return nil }
    let command = all.first { $0.contexts.contains(context) && $0.keys.contains(key) }?.command
    // The digits of all speeds share one binding.
    if case .replay(.speed) = command, case .character(let digit) = key, let scalar = digit.unicodeScalars.first,
      let speed = Playback.Speed(rawValue: Int(scalar.value) - 0x30)
    {
      return .replay(.speed(speed))
    }
    return command
  }

  package static func hint(_ hint: KeyHint, in language: Language) -> SafeText {
    "\(label(of: hint)) \(language.sentences.keys.hint(hint))"
  }

  package static func label(of hint: KeyHint) -> SafeText {
    hint.row.label ?? all.first { $0.command == hint.command }?.firstLabel ?? ""
  }

  /// The most important keys while there is a board, in few words, for a column beside it.
  package static func brief(
    in language: Language, context: KeyContext, isVolley: Bool = false, board: BoardSize? = nil,
    where isListed: (KeyCommand) -> Bool
  ) -> [(label: SafeText, text: SafeText)] {
    let keys = language.sentences.keys
    let next = isVolley ? keys.briefMark : keys.brief(.next, in: context)
    var lines = all.compactMap { binding -> (label: SafeText, text: SafeText)? in
      guard binding.contexts.contains(context), isListed(binding.command) else { return nil }
      let label = binding.command == .up ? keys.arrowKeys : binding.firstLabel(on: board)
      return (binding.command == .next ? next : keys.brief(binding.command, in: context)).map { (label, $0) }
    }
    // Aiming keys come before the key that fires.
    let fires = lines.firstIndex { $0.text == next }.map { lines.remove(at: $0) }
    let aims = 1 + (lines.firstIndex { $0.label == keys.arrowKeys } ?? -1)
    lines.insert(contentsOf: [(keys.cellKey, keys.briefCell)] + (fires.map { [$0] } ?? []), at: aims)
    return lines
  }

  /// The lines of the table as shown, and one for the keys that name cells if there is a board.
  ///
  /// Only the keys of `context` are listed; nil for all. `text` replaces the usual text of a command.
  package static func lines(
    in language: Language, context: KeyContext? = nil, where isListed: (KeyCommand) -> Bool = { _ in true },
    text: (KeyCommand) -> SafeText? = { _ in nil }
  ) -> [(label: SafeText, text: SafeText)] {
    let keys = language.sentences.keys
    var texts = Set<SafeText>()
    let listed = all.filter { binding in
      isListed(binding.command) && (context.map(binding.contexts.contains) ?? true)
        && texts.insert(keys.help(binding.command)).inserted
    }
    return listed.map { ($0.command == .up ? keys.arrowKeys : $0.label, text($0.command) ?? keys.help($0.command)) }
      + (context.map(onBoards.contains) ?? true ? [(keys.cellKeys, keys.cellHelp)] : [])
  }
}

extension Key {
  fileprivate init(named name: Substring) {
    self =
      switch name {
      case "Enter": .enter
      case "Space": .character(" ")
      case "Up": .up
      case "Down": .down
      case "Left": .left
      case "Right": .right
      case "Tab": .tab
      case "Shift-Tab": .backTab
      case "Esc": .escape
      case "Home": .home
      case "End": .end
      case "F12": .function(12)
      case "Ctrl-L": .control("l")
      case _: .character(Self.only(name))
      }
  }

  private static func only(_ name: Substring) -> Character {
    precondition(name.utf8.count == 1, "no key has this name")
    return name[name.startIndex]
  }
}
