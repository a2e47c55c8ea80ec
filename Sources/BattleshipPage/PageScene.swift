// The contents of the page, as data: elements with their words, in order.

import BattleshipPlay

/// The contents of the page, which the script draws without adding anything.
package struct PageScene: Hashable, Sendable {
  /// A board.
  package struct Board: Hashable, Sendable {
    /// Its name.
    package let name: SafeText
    /// The numbers of its columns.
    package let columns: [SafeText]
    /// Its rows: the letter, and the cells.
    package let rows: [Row]
    /// Whether cells can be pressed.
    package let isLive: Bool
    /// Whether it is the player's own, which is drawn smaller.
    package let isOwn: Bool
  }

  /// A row of a board.
  package struct Row: Hashable, Sendable {
    /// The letter of the row.
    package let letter: SafeText
    /// The cells.
    package let cells: [Tile]
  }

  /// A cell of a board.
  package struct Tile: Hashable, Sendable {
    /// The name of the cell: `B3`.
    package let name: SafeText
    /// Its name, and what is known of it.
    package let label: SafeText
    /// Class names for the style: its mark, and the part of a ship if one is drawn there.
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

  /// A button.
  package struct Button: Hashable, Sendable {
    /// Its action.
    package let button: PageButton
    /// The text on it.
    package let label: SafeText
    /// Whether it can be pressed.
    package let isEnabled: Bool
    /// Whether it is the next step.
    package let isMain: Bool
  }

  /// A choice among several options.
  package struct Select: Hashable, Sendable {
    /// Which choice it is.
    package let choice: PageChoice
    /// Its label.
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
    /// Its label.
    package let label: SafeText
    /// The text in it.
    package let text: SafeText
    /// What Enter does in it.
    package let enter: PageButton
  }

  /// A part of the title: a text, choices, fields and buttons.
  package struct Card: Hashable, Sendable {
    /// Its title.
    package let title: SafeText
    /// Its text.
    package let text: SafeText
    /// Its choices.
    package let selects: [Select]
    /// Its fields.
    package let fields: [Field]
    /// A text to be copied by hand, such as the key; empty if there is none.
    package let secret: SafeText
    /// Its buttons.
    package let buttons: [Button]
    /// Whether it is shown only on demand.
    package let isFolded: Bool
  }

  /// A ship of the board that is fired at.
  package struct Silhouette: Hashable, Sendable {
    /// The ship in words.
    package let label: SafeText
    /// Its length.
    package let length: Int
    /// Whether it is sunk.
    package let isSunk: Bool
  }

  /// A message to send.
  package struct Letter: Hashable, Sendable {
    /// Its URL.
    package let url: SafeText
    /// Instructions for the person.
    package let text: SafeText
    /// The buttons that copy and share it.
    package let buttons: [Button]
  }

  /// The language, as browsers name it.
  package let language: String
  /// The name of the game.
  package let title: SafeText
  /// The heading.
  package let heading: SafeText
  /// The sentence about the last event.
  package let saying: SafeText
  /// Why something was not done; empty if nothing was refused.
  package let refusal: SafeText
  /// A question before something is given up; empty if there is none.
  package let question: SafeText
  /// The buttons that answer it.
  package let answers: [Button]
  /// The facts about the game.
  package let facts: [SafeText]
  /// The message to send, if there is one.
  package let letter: Letter?
  /// The boards, the one to fire at first.
  package let boards: [Board]
  /// The heading over the ships.
  package let shipsTitle: SafeText
  /// The ships of the board that is fired at.
  package let ships: [Silhouette]
  /// The buttons.
  package let buttons: [Button]
  /// The parts of the title.
  package let cards: [Card]
  /// Remarks on privacy and on what is kept.
  package let notes: [SafeText]
}
