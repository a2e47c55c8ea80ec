// The contents of the title, as data.

import BattleshipCore

/// The contents of the title screen.
///
/// ```swift
/// let title = Title(settings: TitleSettings(), languages: [.english], kept: [])
/// let scene = title.scene
/// assert(scene.entries[0].label == "Play the computer" && scene.entries[0].note == "fair, 10x10, 5 ships")
/// ```
public struct TitleScene: Hashable, Sendable {
  /// An entry of the list, or a button.
  public struct Entry: Hashable, Sendable {
    /// The target that it activates.
    public let target: TitleTarget
    /// The text on it.
    public let label: SafeText
    /// A note beside it; may be empty.
    public let note: SafeText
  }

  /// A setting and its value.
  public struct Setting: Hashable, Sendable {
    /// Which setting it is.
    public let setting: TitleSetting
    /// Its name.
    public let label: SafeText
    /// The chosen value, or the text being typed.
    public let value: SafeText
    /// Whether its value is being typed.
    public let isWritten: Bool
  }

  /// A paragraph of a page.
  public struct Paragraph: Hashable, Sendable {
    /// Its heading; empty if it continues the previous paragraph.
    public let heading: SafeText
    /// Its text.
    public let text: SafeText

    /// A paragraph under a heading.
    public init(heading: SafeText, text: SafeText) { (self.heading, self.text) = (heading, text) }
  }

  /// A text field on a page of its own.
  public struct Field: Hashable, Sendable {
    /// The name of the field.
    public let label: SafeText
    /// The text so far.
    public let text: SafeText
  }

  /// The name of the game.
  public let name: SafeText

  /// One line on what the page is about; may be empty.
  public let aim: SafeText

  /// Whether this is the list page; if there is room, a picture is drawn above it.
  public let isList: Bool

  /// The text of the page.
  public let paragraphs: [Paragraph]

  /// A small board that shows the marks, if the page explains them.
  public let sea: BoardScene?

  /// How many lines of the page are scrolled away.
  public let scroll: Int

  /// The text field being edited; nil if there is none.
  public let field: Field?

  /// The entries and buttons, from top to bottom.
  public let entries: [Entry]

  /// The settings; only the list page has any.
  public let settings: [Setting]

  /// The focused target.
  public let focus: TitleTarget

  /// A remark on the last event; nil if there is none.
  public let notice: SafeText?

  /// The useful keys, the most important last.
  public let hints: [KeyHint]
}
