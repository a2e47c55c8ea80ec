// The contents of the page, as data: elements with their words, in order.

import BattleshipPlay

/// The contents of the page, which the script draws without adding anything.
public struct PageScene: Hashable, Sendable {
  /// A board.
  public struct Board: Hashable, Sendable {
    /// Its name.
    public let name: SafeText
    /// The numbers of its columns.
    public let columns: [SafeText]
    /// Its rows: the letter, and the cells.
    public let rows: [Row]
    /// Whether cells can be pressed.
    public let isLive: Bool
    /// Whether it is the player's own, which is drawn smaller.
    public let isOwn: Bool
  }

  /// A row of a board.
  public struct Row: Hashable, Sendable {
    /// The letter of the row.
    public let letter: SafeText
    /// The cells.
    public let cells: [Tile]
  }

  /// A cell of a board.
  public struct Tile: Hashable, Sendable {
    /// The name of the cell: `B3`.
    public let name: SafeText
    /// Its name, and what is known of it.
    public let label: SafeText
    /// Class names for the style: its mark, and the part of a ship if one is drawn there.
    public let marks: [String]
    /// Whether the cursor is here.
    public let isCursor: Bool
    /// How likely a ship is here, if advice was asked for.
    public let chance: Chance?
  }

  /// How likely a ship is in a cell, by the computer's estimate.
  public struct Chance: Hashable, Sendable {
    /// The chance relative to that of the likeliest cell, as a number from 0 to 9.
    public let tenth: Int
    /// The chance as a whole number of percent.
    public let percent: Int
  }

  /// A button.
  public struct Button: Hashable, Sendable {
    /// Its action.
    public let button: PageButton
    /// The text on it.
    public let label: SafeText
    /// Whether it can be pressed.
    public let isEnabled: Bool
    /// Whether it is the next step.
    public let isMain: Bool
  }

  /// A choice among several options.
  public struct Select: Hashable, Sendable {
    /// Which choice it is.
    public let choice: PageChoice
    /// Its label.
    public let label: SafeText
    /// The values and their names.
    public let options: [Option]
  }

  /// An option of a choice.
  public struct Option: Hashable, Sendable {
    /// The value that is reported.
    public let value: String
    /// Its name.
    public let label: SafeText
    /// Whether it is chosen.
    public let isChosen: Bool
  }

  /// A text field.
  public struct Field: Hashable, Sendable {
    /// Which field it is.
    public let field: PageField
    /// Its label.
    public let label: SafeText
    /// The text in it.
    public let text: SafeText
    /// What Enter does in it.
    public let enter: PageButton
  }

  /// A part of the title: a text, choices, fields and buttons.
  public struct Card: Hashable, Sendable {
    /// Its title.
    public let title: SafeText
    /// Its text.
    public let text: SafeText
    /// Its choices.
    public let selects: [Select]
    /// Its fields.
    public let fields: [Field]
    /// A text to be copied by hand, such as the key; empty if there is none.
    public let secret: SafeText
    /// Its buttons.
    public let buttons: [Button]
    /// Whether it is shown only on demand.
    public let isFolded: Bool
  }

  /// A ship of the board that is fired at.
  public struct Silhouette: Hashable, Sendable {
    /// The ship in words.
    public let label: SafeText
    /// Its length.
    public let length: Int
    /// Whether it is sunk.
    public let isSunk: Bool
  }

  /// A message to send.
  public struct Letter: Hashable, Sendable {
    /// Its URL.
    public let url: SafeText
    /// Instructions for the person.
    public let text: SafeText
    /// The buttons that copy and share it.
    public let buttons: [Button]
  }

  /// The language, as browsers name it.
  public let language: String
  /// The name of the game.
  public let title: SafeText
  /// The heading.
  public let heading: SafeText
  /// The sentence about the last event.
  public let saying: SafeText
  /// Why something was not done; empty if nothing was refused.
  public let refusal: SafeText
  /// A question before something is given up; empty if there is none.
  public let question: SafeText
  /// The buttons that answer it.
  public let answers: [Button]
  /// The facts about the game.
  public let facts: [SafeText]
  /// The message to send, if there is one.
  public let letter: Letter?
  /// The boards, the one to fire at first.
  public let boards: [Board]
  /// The heading over the ships.
  public let shipsTitle: SafeText
  /// The ships of the board that is fired at.
  public let ships: [Silhouette]
  /// The buttons.
  public let buttons: [Button]
  /// The parts of the title.
  public let cards: [Card]
  /// Remarks on privacy and on what is kept.
  public let notes: [SafeText]
}
