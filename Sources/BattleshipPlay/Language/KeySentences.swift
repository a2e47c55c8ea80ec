// What keys do: in the list of keys, and in the hints under a board.

/// What keys do, a member for each sentence.
///
/// ```swift
/// assert(Language.english.keys.hint(.fires) == "fires")
/// ```
public struct KeySentences: Sendable {
  /// What a command does, in the list of keys.
  public let help: @Sendable (KeyCommand) -> SafeText
  /// What is written on the keys that name cells.
  public let cellKeys: SafeText
  /// What the keys that name cells do.
  public let cellHelp: SafeText
  /// What a game is about: pairs of a word and a line, over the list of keys.
  public let aim: @Sendable (_ marks: MarkLetters) -> [(label: SafeText, text: SafeText)]
  /// What a key does at a moment, in a word or two behind its label.
  public let hint: @Sendable (KeyHint) -> SafeText
}

/// The letters with which a front draws marks, for the line that explains them.
///
/// ```swift
/// let letters = MarkLetters(miss: "o", hit: "x", sunk: "X", ship: "#")
/// for line in Language.english.keys.aim(letters) { print(line.label.string, line.text.string) }
/// ```
public struct MarkLetters: Sendable {
  /// What stands for a shot that met water, one that hit a ship, a ship that was sunk, and a ship.
  public let miss, hit, sunk, ship: SafeText

  /// The letters of a front.
  public init(miss: SafeText, hit: SafeText, sunk: SafeText, ship: SafeText) {
    (self.miss, self.hit, self.sunk, self.ship) = (miss, hit, sunk, ship)
  }
}

/// What a key does at a moment.
///
/// ```swift
/// assert(KeyTable.hint(.quits, in: .english) == "q quit")
/// ```
public enum KeyHint: Hashable, Sendable, CaseIterable {
  /// Takes the last ship back.
  case takesBack
  /// Places all ships at random.
  case shuffles
  /// Puts a ship on the cell under the cursor.
  case places
  /// Takes the ship under the cursor away.
  case takesAway
  /// Turns the ship in the hand.
  case turns
  /// Goes up to the board.
  case goesToBoard
  /// Fires.
  case fires
  /// Asks the computer what it would do.
  case advises
  /// One shot of a replay back.
  case stepsBack
  /// One shot of a replay forward.
  case stepsOn
  /// Another game of the same replay.
  case otherGame
  /// Shows the shots of a replay by itself.
  case plays
  /// Stops that.
  case pauses
  /// Lists the keys.
  case helps
  /// Leaves a game by link.
  case leaves
  /// Unlocks a phone.
  case unlocks
  /// Leaves the input field.
  case leavesField
  /// Sends.
  case sends
  /// Expands the panel.
  case expands
  /// Goes from one thing to another.
  case chooses
  /// Scrolls a page.
  case scrolls
  /// Changes a setting.
  case changes
  /// Begins what is focused.
  case begins
  /// Goes one step back.
  case goesBack
  /// Copies a link.
  case copies
  /// Leaves the game.
  case quits
  /// Shows the apps of a phone.
  case showsApps
  /// Takes a sticker in the hand.
  case peels
  /// Puts the sticker in the hand on a bubble.
  case sticks
  /// Makes the sticker in the hand larger.
  case enlarges
  /// Turns the sticker in the hand.
  case turnsSticker
  /// Puts the sticker in the hand back.
  case putsBack
  /// Goes to another button of a locked phone, or another bubble.
  case goesOn
}

extension KeyHint {
  /// The command that the hint is about.
  public var command: KeyCommand {
    switch self {
    case .takesBack: .takeBack
    case .shuffles: .shuffle
    case .takesAway: .press
    case .turns: .turn
    case .places, .fires, .unlocks, .sends, .sticks: .next
    case .advises: .advise
    case .goesToBoard: .up
    case .stepsBack: .left
    case .stepsOn: .right
    case .otherGame: .down
    case .plays, .pauses: .play
    case .helps: .help
    case .leaves, .quits: .quit
    case .leavesField, .putsBack: .back
    case .expands: .chevron
    case .chooses, .scrolls: .down
    case .changes: .right
    case .begins: .next
    case .goesBack: .back
    case .copies: .copy
    case .showsApps: .apps
    case .peels: .peel
    case .enlarges: .enlarge
    case .turnsSticker: .turnSticker
    case .goesOn: .focusNext
    }
  }

  /// What is written on the keys, if that is not the label of the command's first one.
  var label: SafeText? {
    switch self {
    case .chooses, .scrolls: "Up/Down"
    case .changes: "Left/Right"
    case .takesBack, .shuffles, .places, .takesAway, .turns, .goesToBoard, .fires, .advises, .helps, .leaves, .unlocks,
      .leavesField, .sends, .expands, .begins, .goesBack, .copies, .quits, .showsApps, .peels, .enlarges, .turnsSticker,
      .goesOn,
      .sticks, .putsBack, .stepsBack, .stepsOn, .otherGame, .plays, .pauses:
      nil
    }
  }
}
