// The sentences of the title: the games on offer, the settings, how the game is played.

import BattleshipCore
import BattleshipPlayers

/// The sentences of the title, a member for each.
package struct TitleSentences: Sendable {
  /// The name of the language, in itself.
  package let languageName: SafeText

  /// The label of the line that begins a game of two players.
  package let twoPlayers: SafeText
  /// The label of the line that begins a new game instead of the kept one.
  package let newGame: SafeText
  /// The label of the line that opens the page of games by link.
  package let byLink: SafeText
  /// The label of the line that lists the results of all finished games, which is their heading as well.
  package let score: SafeText
  /// Says that no game is finished yet, and what the score will list.
  package let noScore: SafeText
  /// The results of a player against another one: games, those won, and the fewest and the mean number of shots.
  package let scoreLine:
    @Sendable (
      _ player: SafeText, _ opponent: SafeText, _ games: Int, _ won: Int, _ best: Int?, _ mean: SafeText?
    ) -> SafeText
  /// Over a table of these: the games, those won, the fewest and the mean shots, and the most games won in a row.
  package let scoreHeads: [SafeText]
  /// A player, or a game, with hints from the computer.
  package let withHints: @Sendable (_ player: SafeText) -> SafeText
  /// Who won a finished game and how; nil for the player at this program.
  package let result: @Sendable (_ winner: SafeText?, _ loser: SafeText?, GameResult) -> SafeText
  /// The player at this program, and one who sent a link, as the results name them.
  package let me, unnamed: SafeText
  /// The computer at a level.
  package let computer: @Sendable (ComputerPlayer.Level) -> SafeText
  /// The label of the line that opens the page about the game.
  package let howToPlay: SafeText

  /// The headings of the games that can be begun, and of the settings.
  package let play, settings: SafeText
  /// The two players of a kept game.
  package let players: @Sendable (_ first: SafeText, _ second: SafeText) -> SafeText
  /// The kind of a kept game and its board.
  package let played: @Sendable (ChosenGame) -> SafeText
  /// What is played in a game by link, and how far it is: the most important first, for the end may be cut.
  package let linkGame: @Sendable (LinkGame) -> SafeText
  /// Whose turn it is.
  package let turn: @Sendable (_ name: SafeText) -> SafeText
  /// The note beside the line that begins a game against the computer.
  package let soloNote: @Sendable (ComputerPlayer.Level, Rules) -> SafeText
  /// The note beside the line that begins a game of two players.
  package let twoPlayersNote: @Sendable (_ first: SafeText, _ second: SafeText) -> SafeText
  /// The note beside the line of games by link: how secret the link is.
  package let byLinkNote: @Sendable (_ isDuel: Bool) -> SafeText

  /// The name of a setting.
  package let setting: @Sendable (TitleSetting) -> SafeText
  /// The name of a theme.
  package let theme: @Sendable (Theme) -> SafeText
  /// The kind of game that is chosen, without its board.
  package let kind: @Sendable (ChosenGame) -> SafeText
  /// Says how to write the names, after names that were refused.
  package let namesRefused: SafeText
  /// The value of the start of links where none was chosen.
  package let noBase: SafeText
  /// Says how to write the start of links, after one that was refused.
  package let baseRefused: SafeText
  /// Says what an address that ends in `#` is good for.
  package let baseTip: SafeText
  /// Says that the environment sets the start of links.
  package let baseIsInForce: SafeText

  /// The question whether to resume a game or to begin a new one.
  package let question: SafeText
  /// Says that the old game stays in a file.
  package let oldStays: SafeText

  /// Says what can be done with a link.
  package let linkAim: SafeText
  /// The label of the button that opens a link.
  package let openLink: SafeText
  /// The label of the button that begins a game by link.
  package let beginLink: @Sendable (ChosenGame) -> SafeText
  /// The label of the button that shows a link as a QR code.
  package let showCode: SafeText
  /// Says what a QR code is for.
  package let codeAim: SafeText
  /// Beside that button, in a few words, and on the code's page: how large a window it needs.
  package let codeNeeds: @Sendable (_ columns: Int, _ rows: Int) -> SafeText
  package let codeTooLarge: @Sendable (_ columns: Int, _ rows: Int) -> SafeText
  /// Says why there is no QR code: the link is too long if a browser opens it, else no browser does.
  package let noCode: @Sendable (_ isOfBrowser: Bool) -> SafeText
  /// Says what to do with a link that is shown, and with one that ends its game.
  package let sendLink, sendLastLink: SafeText
  /// Says what the other player needs, for a link that no browser opens and for one that it opens.
  package let friendNeeds, friendOpens: SafeText
  /// Says where the answer to that link goes.
  package let pasteAnswer: SafeText
  /// The label of the line that opens the list of every kept game.
  package let allGames: @Sendable (_ count: Int) -> SafeText
  /// The question whether to delete a kept game; only one by link loses its file.
  package let deletionQuestion: @Sendable (GameVenue) -> SafeText
  /// Says that a game could not be deleted.
  package let notDeleted: @Sendable (_ reason: SafeText) -> SafeText
  /// The label of the button that deletes it.
  package let delete: SafeText
  /// The label of the button that goes back to the list.
  package let back: SafeText

  /// The explanation of the game.
  package let rulesOfGame: [TitleScene.Paragraph]

  /// The heading over the marks of a board.
  package let marks: SafeText

  /// Says that the settings are damaged, and where they are now.
  package let settingsDamaged: @Sendable (_ file: SafeText) -> SafeText
  /// Says that the settings cannot be kept.
  package let settingsNotKept: SafeText
}

extension TitleSentences {
  /// Says what to do with a link that is shown.
  package func sending(_ url: String) -> SafeText { Title.isLast(url) ? sendLastLink : sendLink }
}

/// How a finished game ended.
package enum GameResult: Hashable, Sendable {
  /// The winner sank every ship with this many shots, or hid ships of which one stayed afloat, without a shot.
  case sunk(shots: Int)
  /// The loser gave up.
  case givenUp
  /// The winner gave untrue answers.
  case foul
}
