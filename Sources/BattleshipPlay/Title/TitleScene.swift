// The contents of the title, as data.

import BattleshipCore

/// The contents of the title screen.
package struct TitleScene: Hashable, Sendable {
  /// An entry of the list, or a button.
  package struct Entry: Hashable, Sendable {
    /// The target that it activates.
    package let target: TitleTarget
    /// The text on it.
    package let label: SafeText
    /// A note beside it; may be empty.
    package let note: SafeText
    /// The parts of the note if it is a kept game.
    package let game: Game?
  }

  /// What the list says of a kept game.
  package struct Game: Hashable, Sendable {
    /// The game and its board.
    package let what: SafeText
    /// Whose turn it is, or how it ended; may be empty.
    package let turn: SafeText
    /// Whether somebody at this screen can play on.
    package let isMine: Bool
    /// How long ago it was played; may be empty.
    package let age: SafeText

    /// All of it in a line.
    package var note: SafeText { Self.line(what, turn, age) }

    /// All of it in a line whose end may be cut: whose turn it is comes first.
    package var brief: SafeText { Self.line(turn, what, age) }

    private static func line(_ parts: SafeText...) -> SafeText {
      parts.reduce("") { $0.isEmpty ? $1 : $1.isEmpty ? $0 : "\($0), \($1)" }
    }
  }

  /// A setting and its value.
  package struct Setting: Hashable, Sendable {
    /// Which setting it is.
    package let setting: TitleSetting
    /// Its name.
    package let label: SafeText
    /// The chosen value, or the text being typed.
    package let value: SafeText
    /// Whether its value is being typed.
    package let isBeingTyped: Bool
  }

  /// A paragraph of a page.
  package struct Paragraph: Hashable, Sendable {
    /// Its heading; empty if it continues the previous paragraph.
    package let heading: SafeText
    package let text: SafeText

    /// A paragraph under a heading.
    package init(heading: SafeText, text: SafeText) { (self.heading, self.text) = (heading, text) }
  }

  /// A text field on a page of its own.
  package struct Field: Hashable, Sendable {
    /// The name of the field.
    package let label: SafeText
    /// The text so far.
    package let text: SafeText
  }

  /// The name of the game.
  package let name: SafeText

  /// One line on what the page is about; may be empty.
  package let aim: SafeText

  /// Whether this is the list page; if there is room, a picture is drawn above it.
  package let isList: Bool

  /// The text of the page.
  package let paragraphs: [Paragraph]

  /// The link to send, which follows the first paragraph; nil if the page has none.
  package let link: SafeText?

  /// The link as a QR code; nil if it is not to be shown.
  package let code: QRCode?

  /// A small board that shows the marks, if the page explains them.
  package let sea: BoardScene?

  /// How many lines of the page are scrolled away.
  package let scroll: Int

  /// The text field being edited; nil if there is none.
  package let field: Field?

  /// A sentence about what is being typed; may be empty.
  package let tip: SafeText

  /// The entries and buttons, from top to bottom.
  package let entries: [Entry]

  /// The settings; only the list page has any.
  package let settings: [Setting]

  /// The focused target.
  package let focus: TitleTarget

  /// The useful keys, the most important last.
  package let hints: [KeyHint]
}
