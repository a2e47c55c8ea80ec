// What the page shows, as data: elements with their words, in the order in which they stand.

import BattleshipPlay

/// What there is to see and to press on the page. The script draws it and adds nothing.
public struct PageScene: Hashable, Sendable {
  /// A board.
  public struct Board: Hashable, Sendable {
    /// What it is called.
    public let name: SafeText
    /// The numbers of its columns.
    public let columns: [SafeText]
    /// Its rows: the letter, and the cells.
    public let rows: [Row]
    /// Whether cells can be pressed.
    public let isLive: Bool
    /// Whether it is one's own, which is drawn smaller.
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
    /// The name and what is known of it.
    public let label: SafeText
    /// The mark, and the part of a ship if one is drawn there: words for the style.
    public let marks: [String]
    /// Whether the cursor is here.
    public let isCursor: Bool
    /// How likely a ship is here, if the computer was asked.
    public let chance: Chance?
  }

  /// How likely a ship is in a cell, as the computer thinks.
  public struct Chance: Hashable, Sendable {
    /// The chance beside that of the likeliest cell: 0 if no ship can be there, 9 if none is likelier.
    public let tenth: Int
    /// The chance as a whole number of percent.
    public let percent: Int
  }

  /// A button.
  public struct Button: Hashable, Sendable {
    /// What it does.
    public let button: PageButton
    /// What is written on it.
    public let label: SafeText
    /// Whether it can be pressed.
    public let isEnabled: Bool
    /// Whether it is the next step.
    public let isMain: Bool
  }

  /// Something that is chosen among several.
  public struct Select: Hashable, Sendable {
    /// What is chosen.
    public let choice: PageChoice
    /// What it is about.
    public let label: SafeText
    /// The values and their names.
    public let options: [Option]
  }

  /// Something to choose.
  public struct Option: Hashable, Sendable {
    /// The value that is told.
    public let value: String
    /// Its name.
    public let label: SafeText
    /// Whether it is chosen.
    public let isChosen: Bool
  }

  /// A field to write in.
  public struct Field: Hashable, Sendable {
    /// What is written there.
    public let field: PageField
    /// What it is for.
    public let label: SafeText
    /// What stands there.
    public let text: SafeText
  }

  /// A part of the title: what it is about, what is chosen for it, and its buttons.
  public struct Card: Hashable, Sendable {
    /// What it is called.
    public let title: SafeText
    /// What it is about.
    public let text: SafeText
    /// What is chosen.
    public let selects: [Select]
    /// What is written.
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
    /// What it is, in words.
    public let label: SafeText
    /// How long it is.
    public let length: Int
    /// Whether it is sunk.
    public let isSunk: Bool
  }

  /// A message to send.
  public struct Letter: Hashable, Sendable {
    /// The URL as it is written.
    public let url: SafeText
    /// The URL as a browser follows it.
    public let address: SafeText
    /// What to do with it.
    public let text: SafeText
    /// The buttons that copy and share it.
    public let buttons: [Button]
  }

  /// The language, as browsers name it.
  public let language: String
  /// The name of the game.
  public let title: SafeText
  /// What the page is about now.
  public let heading: SafeText
  /// What is said about the last event.
  public let saying: SafeText
  /// Why something was not done; empty if nothing was refused.
  public let refusal: SafeText
  /// What is known of the game.
  public let facts: [SafeText]
  /// The message to send, if there is one.
  public let letter: Letter?
  /// The boards, the one to fire at first.
  public let boards: [Board]
  /// Over the ships.
  public let shipsTitle: SafeText
  /// The ships of the board that is fired at.
  public let ships: [Silhouette]
  /// The buttons.
  public let buttons: [Button]
  /// The parts of the title.
  public let cards: [Card]
  /// What else is true.
  public let notes: [SafeText]
}
