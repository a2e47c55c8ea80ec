// The contents of the page, as data: elements with their words, in order.

import BattleshipCore
import BattleshipPlay

/// The contents of the page, which the script draws without adding anything.
package struct PageScene: Hashable, Sendable {
  package enum ScreenKind: Hashable, Sendable {
    case title
    case page
    /// A challenge that was opened.
    case challenge
    case game
    /// The end of a board of the day.
    case daily
    /// nil if the winner is unknown.
    case end(hasWon: Bool?)
  }

  package struct Board: Hashable, Sendable {
    package let name: SafeText
    package let note: SafeText
    package let columns: [SafeText]
    package let rows: [BoardRow]
    /// Whether cells can be pressed.
    package let isLive: Bool
    /// Whether ships on it can be dragged.
    package let canDragShips: Bool
    package let isOwn: Bool
  }

  package struct BoardRow: Hashable, Sendable {
    package let letter: SafeText
    package let cells: [BoardCell]
  }

  package struct BoardCell: Hashable, Sendable {
    package let name: SafeText
    /// The cell's name and its visible state.
    package let label: SafeText
    /// Class names for the style: its mark, its part of a ship, whether it was struck last, and whether it burns.
    package let marks: [String]
    package let isCursor: Bool
    /// The number of the aimed shot of a volley; nil for none.
    package let shot: Int?
    /// nil unless advice was asked for.
    package let chance: Chance?
  }

  package struct Chance: Hashable, Sendable {
    /// 0 without a chance, else from 1 at the least likely cell to 9 at the likeliest one.
    package let tenth: Int
    package let percent: Int
  }

  package struct LabeledButton: Hashable, Sendable {
    package let action: PageButton
    package let label: SafeText
    /// More about the button, in smaller letters; may be empty.
    package var note: SafeText = ""
    package var isEnabled = true
    /// Whether the button is the next step.
    package var isMain = false
    /// A small board before the label, as ``Card/picture``.
    package var picture: [String] = []
  }

  package struct GameEntry: Hashable, Sendable {
    /// Opens the game. Its label names the game, its note the board.
    package let button: LabeledButton
    package let face: Face
    package let turn: SafeText
    /// Whether it is the person's turn.
    package let isMine: Bool
    /// Whether the page asks if it may take the game off the list.
    package let isAsked: Bool
    /// How long ago the game was played; empty if unknown.
    package let time: SafeText
    /// Takes the game off the list.
    package let remove: LabeledButton
  }

  package struct Select: Hashable, Sendable {
    package let choice: PageChoice
    package let label: SafeText
    package let options: [SelectOption]
  }

  package struct SelectOption: Hashable, Sendable {
    package let value: String
    package let label: SafeText
    package let isChosen: Bool
  }

  package struct TextField: Hashable, Sendable {
    package let field: PageField
    package let label: SafeText
    package let text: SafeText
    /// The button that Enter presses.
    package let enter: PageButton?
    /// Why the text is refused; empty if it is not.
    package var refusal: SafeText = ""
    /// Whether the refusal is only a remark.
    package var isHarmless = false
  }

  package struct Card: Hashable, Sendable {
    package var title: SafeText = ""
    /// A small board, as class names of its cells, row by row.
    package var picture: [String] = []
    /// A short dialogue about the game, in which the person speaks first.
    package var talk: [SafeText] = []
    /// A summary beside the title of a folded card.
    package var note: SafeText = ""
    package var text: SafeText = ""
    package var selects: [Select] = []
    package var fields: [TextField] = []
    /// The lines of a text to copy by hand, such as the key; may be empty.
    package var secret: [SafeText] = []
    package var buttons: [LabeledButton] = []
    package var isFolded = false
    /// Whether a text in it is refused, so that it is unfolded.
    package var isRefused = false
  }

  package struct ShipList: Hashable, Sendable {
    package let title: SafeText
    /// How many ships are afloat.
    package let note: SafeText
    /// The ships, the longest first.
    package let ships: [Silhouette]

    /// Whether each can be taken in the hand.
    var isToPlace: Bool { note.isEmpty }
  }

  /// A ship beside the boards.
  package struct Silhouette: Hashable, Sendable {
    package let name: SafeText
    /// The ship in words, for screen readers.
    package let label: SafeText
    package let hits: [Bool]
    package let state: ShipState
  }

  package struct Log: Hashable, Sendable {
    package let name: SafeText
    /// The shots, the last one at the end.
    package let shots: [Shot]
  }

  /// A shot, and a class name for its result.
  package struct Shot: Hashable, Sendable {
    package let cell: SafeText
    package let mark: String
  }

  package struct Figure: Hashable, Sendable {
    package let value: SafeText
    package let label: SafeText
  }

  /// One of the last days: the number of shots, or nil if its board was not played.
  package struct Day: Hashable, Sendable {
    package let name: SafeText
    package let shots: Int?
  }

  /// The result of a board of the day, shot by shot.
  package struct Picture: Hashable, Sendable {
    package let title: SafeText
    /// The person's shots, and the computer's.
    package let shots, computer: SafeText
    /// The names of a miss, a hit and a sinking shot.
    package let legend: [SafeText]
    package let marks: [BoardScene.Mark]
  }

  /// A link that was written: folded, with the field for the reply, if one will come, before it.
  package struct WrittenLink: Hashable, Sendable {
    package let url: SafeText
    package let label: SafeText
    package let codeLabel: SafeText
    package let code: QRCode?
    package let reply: Reply?
  }

  /// The field for the reply to a link, and its button.
  package struct Reply: Hashable, Sendable {
    package let field: TextField
    package let button: LabeledButton
  }

  /// The terms of a challenge, and what happens next.
  package struct Intro: Hashable, Sendable {
    package let first, rules: SafeText
    package let steps: [IntroStep]
    package let fields: [TextField]
    /// A note under the fields.
    package let note: SafeText
    /// The ships of a fleet, by their lengths.
    package let ships: [Int]
  }

  package struct IntroStep: Hashable, Sendable {
    package let picture: Face
    package let title, text: SafeText
  }

  package struct Slider: Hashable, Sendable {
    package let label: SafeText
    package let number, count: Int
  }

  /// A value for HTML's `lang`.
  package let language: String
  package let place: ScreenKind
  package let title: SafeText
  /// The name above everything: the game's, or the opponent's.
  package var name: SafeText
  /// How the game is played, under the name.
  package var under: SafeText = ""
  package var face: Face?
  package var back: LabeledButton?
  package var help: LabeledButton?
  package let heading: SafeText
  package var isMyTurn = false
  /// Whether the heading says more than the last event.
  package var isProminent = true
  package var score: SafeText = ""
  /// The score without names, for little room.
  package var briefScore: SafeText = ""
  /// The sentence about the last event.
  package var saying: SafeText = ""
  /// A further sentence about the event.
  package var aside: SafeText = ""
  package var refusal: SafeText = ""
  /// What came of the last press, beside the button.
  package var outcome: SafeText = ""
  /// A task that comes before anything else, if any.
  package var warning: Card?
  /// The text after the page's own address in the address bar; usually empty.
  package var address: SafeText = ""
  package var question: SafeText = ""
  package var answers: [LabeledButton] = []
  package var facts: [SafeText] = []
  package var figures: [Figure] = []
  package var picture: Picture?
  package var daysTitle: SafeText = ""
  package var daysNote: SafeText = ""
  package var days: [Day] = []
  package var intro: Intro?
  package var letter: WrittenLink?
  /// The boards, the most important first.
  package var boards: [Board] = []
  package var ships: [ShipList] = []
  /// How to aim, while it is useful.
  package var hint: SafeText = ""
  /// A question that is asked once, beside the ships.
  package var field: TextField?
  /// A place for each shot of a volley.
  package var slots: [Slot] = []
  package var logTitle: SafeText = ""
  package var log: [Log] = []
  package var step: Slider?
  package var buttons: [LabeledButton] = []
  package var gamesTitle: SafeText = ""
  package var gamesNote: SafeText = ""
  /// Lists all games or only a few; nil if there are only a few.
  package var gamesButton: LabeledButton?
  package var games: [GameEntry] = []
  /// Whether a small window shows only three of the games.
  package var isCutShort = false
  package var menuTitle: SafeText = ""
  /// The large buttons of the title.
  package var menu: [LabeledButton] = []
  package var cards: [Card] = []
  /// The small buttons at the end.
  package var links: [LabeledButton] = []
  /// Remarks on privacy and on storage.
  package var notes: [SafeText] = []
  /// The keys, for people with a keyboard.
  package var keys: SafeText = ""
}
