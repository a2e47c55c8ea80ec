// The contents of the title, as data.

import BattleshipCore

package struct TitleScene: Hashable, Sendable {
  package struct GameNote: Hashable, Sendable {
    /// The game and its board.
    package let what: SafeText
    /// Whose turn it is, or how it ended; may be empty.
    package let turn: SafeText
    /// Whether a person at this screen is to play.
    package let isMine: Bool
    /// The time since it was saved; may be empty.
    package let age: SafeText

    /// All in one line. The turn comes first, because the end may be cut.
    func note(in language: Language) -> SafeText { language.clauses([turn, what, age].filter { !$0.isEmpty }) }
  }

  package struct Setting: Hashable, Sendable {
    package let setting: TitleSetting
    package let label: SafeText
    /// The chosen value, or the text being typed.
    package let value: SafeText
    package let isBeingTyped: Bool
  }

  package struct Paragraph: Hashable, Sendable {
    /// Empty if the paragraph continues the previous one.
    package let heading: SafeText
    package let text: SafeText

    package init(heading: SafeText, text: SafeText) { (self.heading, self.text) = (heading, text) }
  }

  /// A small board that shows a step of the game, with its caption.
  package struct Lesson: Hashable, Sendable {
    package let heading: SafeText
    package let text: SafeText
    package let sea: BoardScene
  }

  package struct TextField: Hashable, Sendable {
    package let label: SafeText
    package let text: SafeText
  }

  /// The name of the game.
  package let name: SafeText
  /// One line on what the page is about; may be empty.
  package let aim: SafeText
  /// Whether this is the list page, which has a picture above it if there is room.
  package let isList: Bool
  package let paragraphs: [Paragraph]
  /// Follows the first paragraph; nil if there is no link to send.
  package let link: SafeText?
  /// The game of this link, for the boards above it.
  package let sent: Scene?
  package let code: QRCode?
  /// On the page about the game, a board that shows the marks; on the list, one that shows the colours.
  package let sea: BoardScene?
  /// The lessons on the page about the game.
  package let lessons: [Lesson]
  /// How far the page is scrolled, in lines.
  package let scroll: Int
  package let field: TextField?
  /// A note about the text being typed; may be empty.
  package let tip: SafeText
  package let entries: [TitleEntry]
  /// On the list page, only those of ``line``.
  package let settings: [Setting]
  package let line: TitleTarget?
  package let focus: TitleTarget
  /// The useful keys, the most important last.
  package let hints: [KeyHint]
}

/// An entry of the list, or a button.
package struct TitleEntry: Hashable, Sendable {
  package let target: TitleTarget
  package let label: SafeText
  /// May be empty.
  package let note: SafeText
  /// The parts of the note, for a saved game.
  package let game: TitleScene.GameNote?
}
