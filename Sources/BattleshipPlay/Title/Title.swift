// The title screen as a value: games on offer, settings, the open page. Events go in, effects and scenes come out.

import BattleshipCore

/// The first screen of the program, from which every game begins.
///
/// A front end draws ``scene``, hands events to ``update(_:)``, and carries out the effects. When the player leaves a game,
/// the front end calls ``returned(kept:)``.
package struct Title: Hashable, Sendable {
  package internal(set) var settings: TitleSettings

  /// Which page is open.
  var page: Page

  /// The target that the player focused; nil to focus the next step.
  var chosenFocus: TitleTarget?

  /// The kept games, the newest first.
  var kept: [KeptGame]

  /// The choices of each setting.
  let choices: TitleChoices

  /// The start of links that the environment sets, whatever the setting says; nil if it sets none.
  let baseInForce: MessageURLBase?

  /// The system's language, used if no other was chosen.
  private let systemLanguage: Language

  /// Whether the title is only a question; going back from it then leaves the program.
  let onlyAsks: Bool

  /// A page of the title.
  enum Page: Hashable, Sendable {
    /// The games on offer, and the settings.
    case list
    /// The same, while the names or the start of links are being typed.
    case typing(TypedSetting, String)
    /// The question whether to resume a kept game or to begin a new one.
    case question(GameVenue)
    /// Games by link: a link to open, as typed so far, or a new game to begin.
    case byLink(String)
    /// A link to send.
    case link(String)
    /// A link to send as a QR code.
    case code(String)
    /// Every kept game.
    case games
    /// The question whether to delete a kept game.
    case deletion(GameVenue)
    /// How to play, scrolled by this many lines.
    case howToPlay(scroll: Int)
  }

  /// A setting that is typed.
  enum TypedSetting: Hashable, Sendable {
    case names, base

    var setting: TitleSetting {
      switch self {
      case .names: .names
      case .base: .base
      }
    }
  }

  /// The title, open at the list page.
  ///
  /// - Parameters:
  ///   - settings: The last settings, or those that were asked for.
  ///   - languages: The languages that the screen can show, the system's first; at least one.
  ///   - kept: The kept games, the newest first.
  ///   - baseInForce: The start of links that the environment sets, if it does.
  package init(
    settings: TitleSettings, languages: [Language], kept: [KeptGame], baseInForce: MessageURLBase? = nil
  ) {
    self.init(
      settings: settings, languages: languages, kept: kept, baseInForce: baseInForce, page: .list, onlyAsks: false)
  }

  /// The question whether to resume a kept game or to begin the one that was asked for.
  package init(askingAbout kept: KeptGame, settings: TitleSettings, languages: [Language]) {
    self.init(
      settings: settings, languages: languages, kept: [kept], baseInForce: nil, page: .question(kept.venue),
      onlyAsks: true)
  }

  private init(
    settings: TitleSettings, languages: [Language], kept: [KeptGame], baseInForce: MessageURLBase?, page: Page,
    onlyAsks: Bool
  ) {
    precondition(!languages.isEmpty, "every screen shows English")
    (self.settings, self.kept, self.page, self.onlyAsks) = (settings, kept, page, onlyAsks)
    self.baseInForce = baseInForce
    systemLanguage = languages[0]
    choices = TitleChoices(asked: settings.game, languages: Language.allCases.filter(languages.contains))
  }

  /// The language of all text.
  package var language: Language {
    settings.language.flatMap { choices.languages.contains($0) ? $0 : nil } ?? systemLanguage
  }

  /// Shows the list again after a game was left.
  package mutating func returned(kept: [KeptGame]) {
    self.kept = kept
    (page, chosenFocus) = (.list, nil)
  }

  /// Shows a link to send.
  package mutating func show(link: String) {
    (page, chosenFocus) = (.link(link), nil)
  }

  /// The game kept at a venue; nil if there is none.
  func kept(at venue: GameVenue) -> KeptGame? { kept.first { $0.venue == venue } }
}

/// A target on the title that can be focused, pressed and clicked.
package enum TitleTarget: Hashable, Sendable {
  /// Resumes a kept game.
  case resume(GameVenue)
  /// Begins a new game in place of a kept one.
  case newGame(GameVenue)
  /// Begins a game against the computer.
  case playComputer
  /// Begins a game of two players at one keyboard.
  case twoPlayers
  /// Opens the list of every kept game.
  case allGames
  /// Deletes a kept game.
  case delete(GameVenue)
  /// Opens the page of games by link.
  case byLink
  /// Lists the results of all finished games.
  case score
  /// Opens the page about the game.
  case howToPlay
  /// Begins a game by link.
  case beginLink
  /// Opens the link that was typed.
  case openLink
  /// Copies the link to send.
  case copyLink
  /// Shows the link to send as a QR code.
  case showCode
  /// Goes back to the list.
  case back
  /// A setting.
  case setting(TitleSetting)
}

/// An event on the title.
package enum TitleEvent: Hashable, Sendable {
  /// The focused target is pressed.
  case next
  /// Something is clicked.
  case clicked(TitleTarget)
  /// Something is focused.
  case focused(TitleTarget)
  /// The focus moves by this many steps, or the page scrolls by this many lines.
  case moved(by: Int)
  /// The focused setting changes by this many steps.
  case changed(by: Int)
  /// One step back.
  case back
  /// A key types or erases in the open field.
  case typed(Key)
  /// A text is pasted.
  case pasted(String)
  /// The link on the screen is to be copied.
  case copied
  /// The focused game is to be deleted.
  case deleted
}

/// What the front end has to do after an event on the title.
package enum TitleEffect: Hashable, Sendable {
  /// Keep ``Title/settings`` for the next time.
  case keep
  /// Begin or resume a game.
  case begin(GameStart)
  /// Delete the game kept at this venue, or move its file aside.
  case delete(GameVenue)
  /// List the results of all finished games.
  case score
  /// Put a text on the clipboard.
  case copy(String)
  /// Show a sentence until the next event.
  case say(SafeText)
  /// Leave the program.
  case leave
}

/// How a game begins from the title.
package enum GameStart: Hashable, Sendable {
  /// At this venue: a new game, or the kept one if it is the game that the settings ask for.
  case play(GameVenue, isNew: Bool)
  /// With the game kept at this venue, whatever the settings ask for.
  case resume(GameVenue)
  /// With ships to hide for a game by link.
  case beginLink
  /// With a link that somebody sent.
  case openLink(String)

  /// Whether a new game is asked for.
  package var isNew: Bool { if case .play = self { true } else { false } }
}
