// The title as a value: what can be begun, what was chosen, and which page is open. Events go in, effects and scenes out.

import BattleshipCore

/// The first screen of the game, from which everything is begun.
///
/// ```swift
/// var title = Title(settings: TitleSettings(), languages: [.english], kept: [])
/// assert(title.focus == .playComputer)
/// assert(title.update(.next) == [.play(.computer, isNew: false)])
/// ```
///
/// A front draws ``scene``, hands events to ``update(_:)``, and does what the effects say. When a game is left it calls
/// ``returned(kept:)``.
public struct Title: Hashable, Sendable {
  /// What is chosen.
  public internal(set) var settings: TitleSettings

  /// Which page is open.
  var page: Page

  /// What was focused on the list; nil for what is the next step.
  var chosenFocus: TitleTarget?

  /// What is to be said about the last event.
  public var notice: SafeText?

  /// The games that are kept, the newest first.
  var kept: [KeptGame]

  /// What can be chosen.
  let choices: TitleChoices

  /// The language if none was chosen: the one of the system.
  private let spoken: Language

  /// Whether there is a question and nothing else: then leaving it leaves the program.
  let onlyAsks: Bool

  /// A page of the title.
  enum Page: Hashable, Sendable {
    /// What can be begun, and the settings.
    case list
    /// The same, while the names are being written.
    case names(String)
    /// Whether to go on with a kept game or to begin a new one.
    case question(TitleTable)
    /// A link to be opened, as far as it is written, or a game to be begun by one.
    case byLink(String)
    /// A link to be sent.
    case link(String)
    /// What the game is about, scrolled by so many lines.
    case howToPlay(scroll: Int)
  }

  /// The title with what was chosen last.
  ///
  /// - Parameters:
  ///   - settings: What was chosen last, or asked for.
  ///   - languages: The languages that the screen can show, the one of the system first; one at least.
  ///   - kept: The games that are kept, the newest first.
  public init(settings: TitleSettings, languages: [Language], kept: [KeptGame]) {
    self.init(settings: settings, languages: languages, kept: kept, page: .list, onlyAsks: false)
  }

  /// The question whether to go on with a kept game or to begin the one that was asked for.
  public init(askingAbout kept: KeptGame, settings: TitleSettings, languages: [Language]) {
    self.init(settings: settings, languages: languages, kept: [kept], page: .question(kept.table), onlyAsks: true)
  }

  private init(settings: TitleSettings, languages: [Language], kept: [KeptGame], page: Page, onlyAsks: Bool) {
    precondition(!languages.isEmpty, "every screen shows English")
    (self.settings, self.kept, self.page, self.onlyAsks) = (settings, kept, page, onlyAsks)
    spoken = languages[0]
    choices = TitleChoices(asked: settings.game, languages: Language.allCases.filter(languages.contains))
  }

  /// The language in which everything is said.
  public var language: Language {
    settings.language.flatMap { choices.languages.contains($0) ? $0 : nil } ?? spoken
  }

  /// Shows the list again after a game was left.
  public mutating func returned(kept: [KeptGame]) {
    self.kept = kept
    (page, chosenFocus, notice) = (.list, nil, nil)
  }

  /// Shows a link that is to be sent.
  public mutating func show(link: String) {
    (page, chosenFocus, notice) = (.link(link), nil, nil)
  }

  /// The game that is kept at a table; nil if there is none.
  func kept(at table: TitleTable) -> KeptGame? { kept.first { $0.table == table } }
}

/// Something on the title that can be focused, pressed and clicked.
///
/// ```swift
/// let title = Title(settings: TitleSettings(), languages: [.english], kept: [])
/// assert(title.targets.first == .playComputer && title.targets.contains(.setting(.names)))
/// ```
public enum TitleTarget: Hashable, Sendable {
  /// Goes on with a kept game.
  case goOn(TitleTable)
  /// Begins a new game in place of a kept one.
  case newGame(TitleTable)
  /// Begins a game against the computer.
  case playComputer
  /// Begins a game of two players at one keyboard.
  case twoPlayers
  /// Opens the page of games by link.
  case byLink
  /// Opens the page about the game.
  case howToPlay
  /// Begins a game by link.
  case beginLink
  /// Opens the link that was written.
  case openLink
  /// Copies the link that is to be sent.
  case copyLink
  /// Goes back to the list.
  case back
  /// A setting.
  case setting(TitleSetting)
}

/// What can happen on the title.
///
/// ```swift
/// var title = Title(settings: TitleSettings(), languages: [.english], kept: [])
/// title.update(.focused(.setting(.level)))
/// assert(title.update(.changed(by: 1)) == [.keep])
/// assert(title.settings.level == .strong)
/// ```
public enum TitleEvent: Hashable, Sendable {
  /// What is focused is pressed.
  case next
  /// Something is clicked.
  case clicked(TitleTarget)
  /// Something is focused.
  case focused(TitleTarget)
  /// The focus goes on by so many steps, or a page is scrolled by so many lines.
  case moved(by: Int)
  /// The focused setting is changed by so many steps.
  case changed(by: Int)
  /// One step back.
  case back
  /// A character is written.
  case wrote(Character)
  /// The last character is taken back.
  case erased
  /// A text is pasted.
  case pasted(String)
  /// The link that is shown is to be copied.
  case copied
}

/// What follows from an event on the title, for the front to do.
///
/// ```swift
/// var title = Title(settings: TitleSettings(), languages: [.english], kept: [])
/// assert(title.update(.pasted("?Ship_Location=0")) == [.openLink("?Ship_Location=0")])
/// ```
public enum TitleEffect: Hashable, Sendable {
  /// Keep ``Title/settings`` for the next time.
  case keep
  /// Play at this table: a new game, or what is kept there if that is what the settings ask for.
  case play(TitleTable, isNew: Bool)
  /// Go on with what is kept at this table, whatever the settings ask for.
  case goOn(TitleTable)
  /// Hide ships for a game by link.
  case beginLink
  /// Open a link that somebody sent.
  case openLink(String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Leave the program.
  case leave
}
