// The contents of the page, as data: elements with their words, in order.

import BattleshipPlay

/// The contents of the page, which the script draws without adding anything.
package struct PageScene: Hashable, Sendable {
  /// The kind of a screen, for the style.
  package enum Place: Hashable, Sendable {
    /// The title, with the person's games.
    case title
    /// A page to read.
    case page
    /// A game that goes on, or is watched.
    case game
    /// A game that is over, and whether the person has won it; nil if nobody knows.
    case end(hasWon: Bool?)
  }

  package struct Board: Hashable, Sendable {
    package let name: SafeText
    /// A line about its state; may be empty.
    package let note: SafeText
    /// The numbers of its columns.
    package let columns: [SafeText]
    /// Its rows: the letter, and the cells.
    package let rows: [Row]
    /// Whether cells can be pressed.
    package let isLive: Bool
    /// Whether ships on it can be dragged.
    package let isLoose: Bool
    /// Whether it is the player's own.
    package let isOwn: Bool
  }

  /// A row of a board.
  package struct Row: Hashable, Sendable {
    /// The letter of the row.
    package let letter: SafeText
    package let cells: [Tile]
  }

  /// A cell of a board.
  package struct Tile: Hashable, Sendable {
    /// The name of the cell: `B3`.
    package let name: SafeText
    /// Its name, and what is known of it.
    package let label: SafeText
    /// Class names for the style: its mark, its part of a ship, whether it was struck last, and whether it burns.
    package let marks: [String]
    /// Whether the cursor is here.
    package let isCursor: Bool
    /// How likely a ship is here, if advice was asked for.
    package let chance: Chance?
  }

  /// How likely a ship is in a cell, by the computer's estimate.
  package struct Chance: Hashable, Sendable {
    /// The chance relative to that of the likeliest cell, as a number from 0 to 9.
    package let tenth: Int
    /// The chance as a whole number of percent.
    package let percent: Int
  }

  package struct Button: Hashable, Sendable {
    package let action: PageButton
    /// The text on it.
    package let label: SafeText
    /// More about it, in smaller letters; may be empty.
    package var note: SafeText = ""
    /// Whether it can be pressed.
    package var isEnabled = true
    /// Whether it is the next step.
    package var isMain = false
  }

  /// A game of the person, which its button opens.
  package struct Game: Hashable, Sendable {
    /// The button, with the game's name and its board.
    package let button: Button
    /// The kind of game, for its picture.
    package let kind: ListedGame.Kind
    /// Whose turn it is.
    package let turn: SafeText
    /// Whether it is the person's turn.
    package let isMine: Bool
    /// How long ago it was played; empty if that is not known.
    package let time: SafeText
  }

  /// A choice among several options.
  package struct Select: Hashable, Sendable {
    /// Which choice it is.
    package let choice: PageChoice
    package let label: SafeText
    /// The values and their names.
    package let options: [Option]
  }

  /// An option of a choice.
  package struct Option: Hashable, Sendable {
    /// The value that is reported.
    package let value: String
    /// Its name.
    package let label: SafeText
    /// Whether it is chosen.
    package let isChosen: Bool
  }

  /// A text field.
  package struct Field: Hashable, Sendable {
    /// Which field it is.
    package let field: PageField
    package let label: SafeText
    /// The text in it.
    package let text: SafeText
    /// What Enter does in it.
    package let enter: PageButton
  }

  /// A part of a page: a text, choices, fields and buttons.
  package struct Card: Hashable, Sendable {
    package var title: SafeText = ""
    /// A summary of its contents beside its title, if it is folded.
    package var note: SafeText = ""
    package var text: SafeText = ""
    /// Its choices.
    package var selects: [Select] = []
    package var fields: [Field] = []
    /// A text to be copied by hand, such as the key; empty if there is none.
    package var secret: SafeText = ""
    package var buttons: [Button] = []
    /// Whether it is shown only on demand.
    package var isFolded = false
  }

  /// The ships of a player.
  package struct Ships: Hashable, Sendable {
    /// Whose they are.
    package let title: SafeText
    /// The ships, the longest first.
    package let ships: [Silhouette]
  }

  /// A ship beside the boards.
  package struct Silhouette: Hashable, Sendable {
    /// The name of the ship.
    package let name: SafeText
    /// The ship in words.
    package let label: SafeText
    /// Whether each of its cells is known to be hit.
    package let hits: [Bool]
    /// Whether it is sunk.
    package let isSunk: Bool
  }

  /// The last shots of a player.
  package struct Log: Hashable, Sendable {
    /// Who fired.
    package let name: SafeText
    /// The shots, the last one at the end.
    package let shots: [Shot]
  }

  /// A shot, and a class name for what it met.
  package struct Shot: Hashable, Sendable {
    package let cell: SafeText
    /// The class name.
    package let mark: String
  }

  /// A figure at the end of a game.
  package struct Figure: Hashable, Sendable {
    /// The figure.
    package let value: SafeText
    /// What it counts.
    package let label: SafeText
  }

  /// A message to send.
  package struct Letter: Hashable, Sendable {
    package let url: SafeText
    /// Instructions for the person.
    package let text: SafeText
    /// The label of the link, and of the fold that shows it.
    package let label: SafeText
    /// The label of the QR code.
    package let codeLabel: SafeText
    /// The rows of the QR code, `1` for each dark module; empty if it has none.
    package let code: [String]
    /// The buttons that copy and share it.
    package let buttons: [Button]
    /// What comes next: a field for the answer.
    package let answer: Card
  }

  /// The step of a replay.
  package struct Step: Hashable, Sendable {
    /// The label of the slider.
    package let label: SafeText
    /// The number of the step, out of all.
    package let number, count: Int
  }

  /// The language, as browsers name it.
  package let language: String
  /// The kind of the screen.
  package let place: Place
  /// The name of the game.
  package let title: SafeText
  package let heading: SafeText
  /// Whether the person here is to do something.
  package var isMyTurn = false
  /// The score, if there is one.
  package let score: SafeText
  /// The sentence about the last event.
  package let saying: SafeText
  /// What else there is to say about it.
  package let aside: SafeText
  /// Why something was not done; empty if nothing was refused.
  package let refusal: SafeText
  /// What to do before anything else; nil if there is nothing.
  package let warning: Card?
  /// What stands behind the page's own address in the address bar; nothing as a rule.
  package let address: SafeText
  /// A question before something is given up; empty if there is none.
  package let question: SafeText
  /// The buttons that answer it.
  package let answers: [Button]
  /// The facts about the game.
  package let facts: [SafeText]
  /// The figures at the end of a game.
  package let figures: [Figure]
  /// The message to send, if there is one.
  package let letter: Letter?
  /// The boards, the one that matters most first.
  package let boards: [Board]
  /// The ships of both players, as far as they are known.
  package let ships: [Ships]
  /// The heading of the last shots.
  package let logTitle: SafeText
  /// The last shots of both players.
  package let log: [Log]
  /// The step of a replay, while one is watched.
  package let step: Step?
  package let buttons: [Button]
  /// The heading of the games.
  package let gamesTitle: SafeText
  /// The button that lists all games or only a few, if there are more than a few.
  package let gamesButton: Button?
  /// The person's games.
  package let games: [Game]
  /// The large buttons of the title.
  package let menu: [Button]
  /// The parts of a page.
  package let cards: [Card]
  /// The small buttons at the end.
  package let links: [Button]
  /// Remarks on privacy and on what is kept.
  package let notes: [SafeText]
}
