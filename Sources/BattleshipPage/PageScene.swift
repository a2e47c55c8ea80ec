// The contents of the page, as data: elements with their words, in order.

import BattleshipPlay

/// The contents of the page, which the script draws without adding anything.
package struct PageScene: Hashable, Sendable {
  /// The kind of a screen, for the style.
  package enum Place: Hashable, Sendable {
    case title
    /// A page to read.
    case page
    /// A game that is played or watched.
    case game
    /// A game that is over; `nil` if nobody knows who won.
    case end(hasWon: Bool?)
  }

  package struct Board: Hashable, Sendable {
    package let name: SafeText
    /// A line about the board's state; may be empty.
    package let note: SafeText
    package let columns: [SafeText]
    package let rows: [Row]
    /// Whether cells can be pressed.
    package let isLive: Bool
    /// Whether ships on it can be dragged.
    package let isLoose: Bool
    package let isOwn: Bool
  }

  package struct Row: Hashable, Sendable {
    package let letter: SafeText
    package let cells: [Tile]
  }

  /// A cell of a board.
  package struct Tile: Hashable, Sendable {
    /// Such as `B3`.
    package let name: SafeText
    /// The cell's name, and what is known of it.
    package let label: SafeText
    /// Class names for the style: its mark, its part of a ship, whether it was struck last, and whether it burns.
    package let marks: [String]
    package let isCursor: Bool
    /// `nil` unless advice was asked for.
    package let chance: Chance?
  }

  /// How likely a ship is in a cell, by the computer's estimate.
  package struct Chance: Hashable, Sendable {
    /// Relative to the likeliest cell, from 0 to 9.
    package let tenth: Int
    package let percent: Int
  }

  package struct Button: Hashable, Sendable {
    package let action: PageButton
    package let label: SafeText
    /// More about the button, in smaller letters; may be empty.
    package var note: SafeText = ""
    package var isEnabled = true
    /// Whether the button is the next step.
    package var isMain = false
  }

  /// A game in the person's list.
  package struct Game: Hashable, Sendable {
    /// Opens the game. Its label names the game, its note the board.
    package let button: Button
    package let kind: ListedGame.Kind
    package let turn: SafeText
    /// Whether it is the person's turn.
    package let isMine: Bool
    /// How long ago the game was played; empty if that is not known.
    package let time: SafeText
  }

  package struct Select: Hashable, Sendable {
    package let choice: PageChoice
    package let label: SafeText
    package let options: [Option]
  }

  package struct Option: Hashable, Sendable {
    /// What the script reports if the option is chosen.
    package let value: String
    package let label: SafeText
    package let isChosen: Bool
  }

  package struct Field: Hashable, Sendable {
    package let field: PageField
    package let label: SafeText
    package let text: SafeText
    /// What Enter does in the field.
    package let enter: PageButton
  }

  /// A part of a page: a text, choices, fields and buttons.
  package struct Card: Hashable, Sendable {
    package var title: SafeText = ""
    /// A summary beside the title of a folded card.
    package var note: SafeText = ""
    package var text: SafeText = ""
    package var selects: [Select] = []
    package var fields: [Field] = []
    /// A text to copy by hand, such as the key; may be empty.
    package var secret: SafeText = ""
    package var buttons: [Button] = []
    /// Whether the contents are shown only on demand.
    package var isFolded = false
  }

  package struct Ships: Hashable, Sendable {
    /// Whose ships they are.
    package let title: SafeText
    /// The longest first.
    package let ships: [Silhouette]
  }

  /// A ship beside the boards.
  package struct Silhouette: Hashable, Sendable {
    package let name: SafeText
    /// The ship in words, for screen readers.
    package let label: SafeText
    /// Whether each cell is known to be hit.
    package let hits: [Bool]
    package let isSunk: Bool
  }

  /// The last shots of a player.
  package struct Log: Hashable, Sendable {
    /// The player who fired.
    package let name: SafeText
    /// The last one at the end.
    package let shots: [Shot]
  }

  /// A shot, and a class name for what it met.
  package struct Shot: Hashable, Sendable {
    package let cell: SafeText
    package let mark: String
  }

  /// A figure at the end of a game, and what it counts.
  package struct Figure: Hashable, Sendable {
    package let value: SafeText
    package let label: SafeText
  }

  /// A message to send.
  package struct Letter: Hashable, Sendable {
    package let url: SafeText
    /// Instructions for the person.
    package let text: SafeText
    /// The label of the link and of the fold that shows it.
    package let label: SafeText
    package let codeLabel: SafeText
    /// The rows of the QR code, `1` for each dark module; empty if it has none.
    package let code: [String]
    package let buttons: [Button]
    /// A field for the answer.
    package let answer: Card
  }

  /// The step of a replay, as a slider with a label.
  package struct Step: Hashable, Sendable {
    package let label: SafeText
    package let number, count: Int
  }

  /// A value for HTML's `lang`.
  package let language: String
  package let place: Place
  package let title: SafeText
  package let heading: SafeText
  /// Whether the person here has something to do.
  package var isMyTurn = false
  package let score: SafeText
  /// The sentence about the last event.
  package let saying: SafeText
  /// What else there is to say about it.
  package let aside: SafeText
  /// Why something was not done; may be empty.
  package let refusal: SafeText
  /// What to do before anything else, if anything.
  package let warning: Card?
  /// What follows the page's own address in the address bar; usually empty.
  package let address: SafeText
  /// A question before something is given up; may be empty.
  package let question: SafeText
  package let answers: [Button]
  package let facts: [SafeText]
  package let figures: [Figure]
  package let letter: Letter?
  /// The one that matters most first.
  package let boards: [Board]
  package let ships: [Ships]
  package let logTitle: SafeText
  package let log: [Log]
  package let step: Step?
  package let buttons: [Button]
  package let gamesTitle: SafeText
  /// Lists all games or only a few; `nil` if there are only a few.
  package let gamesButton: Button?
  package let games: [Game]
  /// The large buttons of the title.
  package let menu: [Button]
  package let cards: [Card]
  /// The small buttons at the end.
  package let links: [Button]
  /// Remarks on privacy and on what is kept.
  package let notes: [SafeText]
}
