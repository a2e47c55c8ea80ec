// The lobby of every front end: it opens new games, saved games and links, and lists the saved ones.

import BattleshipCore
import BattleshipPlayers

/// The games of the person here: one is at the table, the others are saved.
///
/// A front end passes in events, carries out the effects, and shows the ``table``. Its storage may answer at once or
/// later: ``learn(_:_:_:)`` takes what was read, ``finish(_:_:_:)`` the result of saving.
package struct Lobby: Sendable {
  package internal(set) var keys = PlayerKeys.empty

  /// The game that is open; nil for the title.
  package var table: Table?

  /// The saved games; those that wait for the person come first.
  package internal(set) var games: [Listing] = []

  /// Why the last request was refused.
  package var refusal: LobbyRefusal?
  package var note: LobbyNote?

  /// Unsent work in a game by link, as a window noted it; nil once that game is open again.
  package var begun: SavedLink?

  /// The base of the links that are saved.
  package var base = MessageURLBase.demo

  /// Whether a link is saved as soon as it is opened. Not in a browser, where any page could open links without end.
  package var savesOpened = true

  /// The person's own name in a duel's messages; nil for none.
  package var name: Duel.Name? {
    didSet { table?.linkGame?.name = name }
  }

  /// The date in UTC; nil until a front end sets it. Without a date there is no board of the day.
  package var today: CalendarDate? {
    didSet { if day?.date != today { day = today.map { PlayedDay($0) } } }
  }

  /// The board of the day with the shots fired here.
  package private(set) var day: PlayedDay?

  /// The board of the day that is being opened.
  var daily: DailyGame?

  /// Whether a duel is continued despite a warning.
  package var insists = false

  var pending: Pending?

  /// The open request to the storage; a table keeps track of its own requests.
  indirect enum Pending: Sendable {
    case message(MessageContent, record: String?)
    case newDuel(Terms)
    /// A board of the day, once its results are known.
    case daily(DailyBoard)
    /// The saved game with this name.
    case saved(SavedName)
    /// A new game under this number, if it is free.
    case another(Int, NumberedStart)
    /// The first key is imported or new, or some keys were lost from storage.
    case newKey(KeyRing, isImported: Bool)

    /// A new game of which several can be saved.
    enum NumberedStart: Sendable {
      case computer(ComputerPlayer.Level, Terms)
      case two(PlayerNames, ChosenGame)
    }
  }

  package init() {}

  package var isPending: Bool { pending != nil }

  /// The message that is being opened.
  package var opening: MessageContent? { if case .message(let content, _) = pending { content } else { nil } }

  /// Whether a free number for another game is being looked for.
  package var seeksNumber: Bool { if case .another = pending { true } else { false } }

  /// Whether nothing can be saved.
  package var isForbidden: Bool { if case .forbidden = keys { true } else { false } }

  package mutating func list(_ texts: [SavedText]) {
    day?.learn(texts)
    // The library's sort would be 2 kB more to download.
    games = Listing.all(texts, today: day?.name, keys: keys.ring).reduce(into: []) { games, game in
      games.insert(game, at: games.firstIndex { game.isBefore($0) } ?? games.endIndex)
    }
  }

  package mutating func leave() { (table, pending) = (nil, nil) }
}
