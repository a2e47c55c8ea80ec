// What the title shows, as data.

import BattleshipCore

/// What there is to see and to press on the title.
///
/// ```swift
/// let title = Title(settings: TitleSettings(), languages: [.english], kept: [])
/// let scene = title.scene
/// assert(scene.entries[0].label == "Play the computer" && scene.entries[0].note == "fair, 10x10, 5 ships")
/// ```
public struct TitleScene: Hashable, Sendable {
  /// Something to begin, or a button.
  public struct Entry: Hashable, Sendable {
    /// What it does.
    public let target: TitleTarget
    /// What is written on it.
    public let label: SafeText
    /// What is said beside it; empty if there is nothing to say.
    public let note: SafeText
  }

  /// A setting and what is chosen in it.
  public struct Setting: Hashable, Sendable {
    /// Which one.
    public let setting: TitleSetting
    /// Its name.
    public let label: SafeText
    /// What is chosen, or what is being written.
    public let value: SafeText
    /// Whether its value is being written.
    public let isWritten: Bool
  }

  /// A paragraph of a page.
  public struct Paragraph: Hashable, Sendable {
    /// What it is about; empty if it goes on with the one before.
    public let heading: SafeText
    /// What it says.
    public let text: SafeText

    /// A paragraph under a heading.
    public init(heading: SafeText, text: SafeText) { (self.heading, self.text) = (heading, text) }
  }

  /// A text that is being written on a page of its own.
  public struct Field: Hashable, Sendable {
    /// What it is.
    public let label: SafeText
    /// The text so far.
    public let text: SafeText
  }

  /// The name of the game.
  public let name: SafeText

  /// What the page is about, in a line; empty if the paragraphs say it.
  public let aim: SafeText

  /// Whether this is the list, with the picture over it where there is room.
  public let isList: Bool

  /// What the page says.
  public let paragraphs: [Paragraph]

  /// A little board that shows the marks, if the page explains them.
  public let sea: Sea?

  /// How many lines of the page are scrolled away.
  public let scroll: Int

  /// A text that is being written; nil if there is none.
  public let field: Field?

  /// What can be begun.
  public let entries: [Entry]

  /// What can be chosen.
  public let settings: [Setting]

  /// What is focused.
  public let focus: TitleTarget

  /// What is said about the last event; nil if there is nothing to say.
  public let notice: SafeText?

  /// The keys that are of use, the most important last.
  public let hints: [KeyHint]
}
