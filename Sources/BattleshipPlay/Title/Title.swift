// The title screen as a value: games on offer, settings, the open page. Events go in, effects and scenes come out.

import BattleshipCore
import BattleshipPlayers

/// The first screen of the program, from which every game begins.
///
/// A front end draws ``scene``, hands events to ``update(_:)``, and carries out the effects. When the player leaves a
/// game, the front end calls ``returned(saved:)``.
package struct Title: Hashable, Sendable {
  package internal(set) var settings: TitleSettings
  var page: TitlePage { didSet { scroll = 0 } }
  /// How far the text of the page is scrolled, in lines.
  var scroll = 0
  /// Whether the text being typed is still the old one, which the first character replaces.
  var typesAnew = false
  /// nil to focus the next step.
  var chosenFocus: TitleTarget?
  /// The line of the list whose settings were chosen last.
  var chosenLine = TitleTarget.playComputer
  /// The saved games, the newest first.
  var saved: [Listing]
  /// The game of the shown link, if it has boards.
  var sent: Scene?
  /// The date of the board of the day; nil if unknown.
  package var today: CalendarDate?
  var choices: TitleChoices
  /// The base from BATTLESHIP_BASE, which overrides the setting.
  let baseInForce: MessageURLBase?
  private let systemLanguage: Language
  /// Whether the first page is all there is; going back from it leaves the program.
  let isAlone: Bool

  enum TypedSetting: Hashable, Sendable {
    case ownName, names, base, board

    var setting: TitleSetting {
      switch self {
      case .ownName: .ownName
      case .names: .names
      case .base: .base
      case .board: .board
      }
    }
  }

  /// `languages` are those that the screen can show, the system's first, at least one. `saved` has the newest first.
  package init(
    settings: TitleSettings, languages: [Language], saved: [Listing], baseInForce: MessageURLBase? = nil,
    today: CalendarDate? = nil
  ) {
    self.init(
      settings: settings, languages: languages, saved: saved, baseInForce: baseInForce, page: .list, isAlone: false)
    self.today = today
  }

  /// Asks whether to resume the saved game or to begin the one in `settings`.
  package init(askingAbout saved: Listing, settings: TitleSettings, languages: [Language]) {
    self.init(
      settings: settings, languages: languages, saved: [saved], baseInForce: nil, page: .question(saved.venue),
      isAlone: true)
  }

  /// Shows the link to send after a game that was the whole program; `game` is its scene.
  package init(sending link: String, of game: Scene?, saved: [Listing], languages: [Language]) {
    self.init(
      settings: TitleSettings(), languages: languages, saved: saved, baseInForce: nil, page: .link(link), isAlone: true)
    sent = game
  }

  private init(
    settings: TitleSettings, languages: [Language], saved: [Listing], baseInForce: MessageURLBase?, page: TitlePage,
    isAlone: Bool
  ) {
    precondition(!languages.isEmpty, "every screen shows English")
    self.settings = settings
    self.saved = saved
    self.page = page
    self.isAlone = isAlone
    self.baseInForce = baseInForce
    systemLanguage = languages[0]
    choices = TitleChoices(asked: settings, languages: Language.allCases.filter(languages.contains))
  }

  package var language: Language {
    settings.language.flatMap { choices.languages.contains($0) ? $0 : nil } ?? systemLanguage
  }

  /// Whether the person's own name is being typed.
  package var asksName: Bool {
    switch page {
    case .ownName, .typing(.ownName, _): true
    case .list, .typing, .question, .byLink, .live, .link, .code, .games, .deletion, .howToPlay: false
    }
  }

  /// Whether the address of a live game is being typed.
  package var asksAddress: Bool { if case .live = page { true } else { false } }

  package mutating func returned(saved: [Listing]) {
    self.saved = saved
    page = .list
    chosenFocus = nil
  }

  /// Shows the link to send; `game` is the scene of its game, for the boards above the link.
  package mutating func show(link: String, of game: Scene? = nil) {
    page = .link(link)
    chosenFocus = nil
    sent = game
  }

  func saved(at venue: GameVenue) -> Listing? { saved.first { $0.venue == venue } }
}

enum TitlePage: Hashable, Sendable {
  case list
  /// The list, while the names or the base of links are being typed.
  case typing(Title.TypedSetting, String)
  /// Whether to resume a saved game or to begin a new one.
  case question(GameVenue)
  /// Games by link: a link to open, as typed so far, or a new game to begin.
  case byLink(String)
  /// Live games: the address to connect to, as typed so far, or waiting for a peer.
  case live(String)
  /// The person's name, asked once before the first game by link.
  case ownName(String, before: GameStart)
  case link(String)
  /// The link to send as a QR code.
  case code(String)
  case games
  case deletion(GameVenue)
  case howToPlay
}

package enum TitleTarget: Hashable, Sendable {
  case resume(GameVenue)
  /// A new game in place of the saved one.
  case newGame
  case playComputer
  /// A game against the computer on a small board.
  case quickGame
  case twoPlayers
  case phones
  case allGames
  case delete(GameVenue)
  case byLink
  case live
  case daily
  case score
  case howToPlay
  case beginLink
  case openLink
  case waitLive
  case joinLive
  /// Continues the duel of this link live.
  case goLive(String)
  case goOn
  case copyLink
  case showCode
  case back
  case setting(TitleSetting)
}

package enum TitleEvent: Hashable, Sendable {
  /// Presses the focused target.
  case next
  case clicked(TitleTarget)
  case focused(TitleTarget)
  /// The focus moves by this many steps, or the page scrolls by this many lines.
  case moved(by: Int)
  /// The focused setting changes by this many steps, or the focus goes from a line to its settings.
  case changed(by: Int)
  case back
  case typed(Key)
  case pasted(String)
  case copied
  /// Clears the setting being typed, or asks whether to delete the focused game.
  case deleted
}

package enum TitleEffect: Hashable, Sendable {
  /// Show a link that was sent and has no answer yet, with its game.
  case showSent(String)
  /// Save ``Title/settings`` for the next start.
  case keep
  case begin(GameStart)
  /// Delete the game saved at this venue, or move its file aside.
  case delete(GameVenue)
  case score
  case copy(String)
  /// Show a text until the next event.
  case say(SafeText)
  case leave
}
