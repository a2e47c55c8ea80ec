// What is said on the title: what can be begun, the settings, how the game is played.

import BattleshipCore
import BattleshipPlayers

/// What the title says, a member for each sentence.
///
/// ```swift
/// assert(Language.english.title.twoPlayers == "Two players, one keyboard")
/// ```
public struct TitleSentences: Sendable {
  /// The name of the language, in itself.
  public let languageName: SafeText

  /// On the line that begins a game of two players.
  public let twoPlayers: SafeText
  /// On the line that begins another game than the kept one.
  public let newGame: SafeText
  /// On the line that opens the page of games by link.
  public let byLink: SafeText
  /// On the line that opens the page about the game.
  public let howToPlay: SafeText

  /// What is kept of a game against the computer.
  public let keptSolo: @Sendable (ComputerPlayer.Level, Rules) -> SafeText
  /// What is kept of a game of two players, and whose turn it is.
  public let keptPlayers: @Sendable (_ first: SafeText, _ second: SafeText, ChosenGame, _ turn: SafeText?) -> SafeText
  /// Beside the line that begins a game against the computer.
  public let soloNote: @Sendable (ComputerPlayer.Level, Rules) -> SafeText
  /// Beside the line that begins a game of two players.
  public let twoPlayersNote: @Sendable (_ first: SafeText, _ second: SafeText) -> SafeText
  /// Beside the line of games by link: how secret the link is.
  public let byLinkNote: @Sendable (_ isDuel: Bool) -> SafeText

  /// The name of a setting.
  public let setting: @Sendable (TitleSetting) -> SafeText
  /// What kind of game is chosen, without its board.
  public let kind: @Sendable (ChosenGame) -> SafeText
  /// What is wrong with names that were written.
  public let namesRefused: SafeText

  /// Whether to go on with a game or to begin another one in its place.
  public let question: SafeText
  /// That the old game stays in a file.
  public let oldStays: SafeText

  /// What can be done with a link.
  public let linkAim: SafeText
  /// On the button that opens a link.
  public let openLink: SafeText
  /// On the button that begins a game by link.
  public let beginLink: @Sendable (ChosenGame) -> SafeText
  /// What to do with a link that is shown.
  public let sendLink: SafeText
  /// On the button that goes back to the list.
  public let back: SafeText

  /// How the game is played.
  public let rulesOfGame: [TitleScene.Paragraph]

  /// Over the marks of a board.
  public let marks: SafeText

  /// That the settings were damaged, and where they are.
  public let settingsDamaged: @Sendable (_ file: SafeText) -> SafeText
  /// That the settings cannot be kept.
  public let settingsNotKept: SafeText
}
