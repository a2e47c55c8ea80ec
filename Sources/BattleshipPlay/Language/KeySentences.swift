// Descriptions of keys: in the list of keys, and in the hints under a board.

/// Descriptions of keys, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.keys.hint(.fires) == "fires")
/// ```
public struct KeySentences: Sendable {
  /// The description of a command in the list of keys; commands with the same one share a line.
  public let help: @Sendable (KeyCommand) -> SafeText
  /// The label of the four arrow keys.
  public let arrowKeys: SafeText
  /// The label of the keys that name cells.
  public let cellKeys: SafeText
  /// The description of the keys that name cells.
  public let cellHelp: SafeText
  /// The word and the line that explain the marks of a board, below the list of keys.
  public let marks: @Sendable (MarkLetters) -> (label: SafeText, text: SafeText)
  /// The effect of a key at a moment, in a word or two after its label.
  public let hint: @Sendable (KeyHint) -> SafeText
}

/// The letters with which a front end draws marks, for the line that explains them.
///
/// ```swift
/// let letters = MarkLetters(miss: "o", hit: "x", sunk: "X", ship: "#")
/// assert(Language.english.sentences.keys.marks(letters).text == "o miss x hit X sunk # ship")
/// ```
public struct MarkLetters: Sendable {
  /// The letter for a miss, a hit, a sunk ship, and a ship.
  public let miss, hit, sunk, ship: SafeText

  /// The letters for these marks.
  public init(miss: SafeText, hit: SafeText, sunk: SafeText, ship: SafeText) {
    (self.miss, self.hit, self.sunk, self.ship) = (miss, hit, sunk, ship)
  }
}

/// The effect of a key at a moment.
///
/// ```swift
/// assert(KeyBindings.hint(.quits, in: .english) == "q quit")
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
  /// Turns the next ship.
  case turns
  /// Goes up to the board.
  case goesToBoard
  /// Fires.
  case fires
  /// Marks a cell for a volley of several shots, or takes the mark away.
  case marks
  /// Asks the computer for advice.
  case advises
  /// Goes one shot back in a replay.
  case stepsBack
  /// Goes one shot forward in a replay.
  case stepsOn
  /// Goes to another game in the same replay.
  case otherGame
  /// Replays the chosen game of the score.
  case watches
  /// Replays all games of the score.
  case watchesAll
  /// Plays a replay by itself.
  case plays
  /// Stops the replay.
  case pauses
  /// Goes to the next hit in a replay.
  case nextHit
  /// Shows the viewer's own ships in a replay, or hides them.
  case showsShips
  /// Deletes a game of the list.
  case deletes
  /// Clears the text that is being typed.
  case clears
  /// Lists the keys.
  case helps
  /// Leaves a screen with one seat, or a replay.
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
  /// Passes the keyboard to the other player.
  case handsOver
  /// Picks up a sticker.
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
  /// The command of the hint.
  public var command: KeyCommand {
    switch self {
    case .takesBack: .board(.takeBack)
    case .shuffles: .board(.shuffle)
    case .takesAway: .board(.press)
    case .turns: .board(.turn)
    case .places, .fires, .marks, .unlocks, .sends, .sticks, .watches: .next
    case .advises: .board(.advise)
    case .goesToBoard: .up
    case .stepsBack: .left
    case .stepsOn: .right
    case .otherGame: .down
    case .watchesAll: .watch
    case .plays, .pauses: .replay(.play)
    case .nextHit: .replay(.nextHit)
    case .showsShips: .replay(.ships)
    case .deletes, .clears: .phone(.delete)
    case .helps: .help
    case .leaves, .quits: .quit
    case .leavesField, .putsBack: .back
    case .expands: .phone(.chevron)
    case .chooses, .scrolls: .down
    case .changes: .right
    case .begins: .next
    case .goesBack: .back
    case .copies: .copy
    case .showsApps: .phone(.apps)
    case .handsOver: .phone(.handOver)
    case .peels: .sticker(.peel)
    case .enlarges: .sticker(.enlarge)
    case .turnsSticker: .sticker(.turn)
    case .goesOn: .focusNext
    }
  }

  /// The label of the keys, if it is not the label of the command's first key.
  var label: SafeText? {
    switch self {
    case .chooses, .scrolls: "Up/Down"
    case .changes: "Left/Right"
    case .clears: "Ctrl-U"
    case .takesBack, .shuffles, .places, .takesAway, .turns, .goesToBoard, .fires, .advises, .helps, .leaves,
      .marks, .unlocks,
      .leavesField, .sends, .expands, .begins, .goesBack, .copies, .quits, .showsApps, .handsOver, .peels, .enlarges,
      .turnsSticker, .goesOn,
      .sticks, .putsBack, .stepsBack, .stepsOn, .otherGame, .watches, .watchesAll, .plays, .pauses, .nextHit,
      .showsShips, .deletes:
      nil
    }
  }
}
