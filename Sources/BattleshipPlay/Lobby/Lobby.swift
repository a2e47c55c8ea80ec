// The lobby: it opens games, new ones, saved ones and links, and lists the saved ones, whatever front shows them.

import BattleshipCore
import BattleshipPlayers

/// The games of the person here: one is at the table, the others are saved.
///
/// A front tells what happens, carries out the effects, and shows the ``table``. Its storage may answer at once or
/// later: what it finds comes back through ``learn(_:_:_:)``, what it saved through ``finish(_:_:_:)``.
package struct Lobby: Sendable {
  package internal(set) var keys = PlayerKeys.empty

  /// The game that is open; nil for the title.
  package var table: Table?

  /// Those to act on come first.
  package internal(set) var games: [Listing] = []

  /// Why something was not done.
  package var refusal: PageRefusal?
  package var note: PageNote?

  /// What was begun at a game by link, as a window noted it, until it is open again.
  package var begun: SavedLink?

  /// Of the links that are saved.
  package var base = MessageURLBase.demo

  /// Whether a link is saved as soon as it is open. In a browser, any page could open this one many times.
  package var savesOpened = true

  /// The person's own name in a duel's messages; nil for none.
  package var name: Duel.Name?

  /// The date in UTC; nil until a front has told it, and then there is no board of the day.
  package var today: CalendarDate? {
    didSet { if day?.date != today { day = today.map { PlayedDay($0) } } }
  }

  /// The board of the day as far as it is played here.
  package private(set) var day: PlayedDay?

  /// The board of the day that is being opened.
  var daily: DailyGame?

  /// Whether a duel is continued despite a warning.
  package var insists = false

  var pending = Pending.nothing

  /// What the storage has not answered yet; a table's own requests are known to the table.
  indirect enum Pending: Sendable {
    case nothing
    case message(MessageContent, record: String?)
    case newDuel(Terms)
    /// A board of the day, once its results are known.
    case daily(DailyBoard)
    /// A game with a number.
    case saved(SavedName)
    /// Another game with a number: this one if it is free.
    case another(Int, GameStart)
    /// The first key is imported or new, or some keys were lost from storage.
    case newKey(KeyRing, isImported: Bool)
  }

  package init() {}

  package var isAtTable: Bool { if case nil = table { false } else { true } }

  package var isPending: Bool { if case .nothing = pending { false } else { true } }

  /// The message that is being opened.
  package var opening: MessageContent? { if case .message(let content, _) = pending { content } else { nil } }

  /// Whether the next number for another game is looked for.
  package var seeksNumber: Bool { if case .another = pending { true } else { false } }

  /// Whether nothing can be saved.
  package var isForbidden: Bool { if case .forbidden = keys { true } else { false } }

  package mutating func list(_ texts: [SavedText]) {
    day?.learn(texts)
    // The board of the day has a place of its own.
    let hunt = day?.name
    games = Listing.all(texts.filter { $0.name != hunt }, keys: keys.ring).sorted { $0.isBefore($1) }
  }

  package mutating func leave() { (table, pending) = (nil, .nothing) }
}

package enum GameStart: Hashable, Sendable {
  /// Another game of two players at one keyboard; the kept ones stay.
  case two(PlayerNames, ChosenGame)
  /// Two phones at one keyboard: a new conversation, or the kept one if it is the game that the settings ask for.
  case phones(isNew: Bool)
  /// The kept game, whatever the settings ask for.
  case resume(GameVenue)
  /// Another game against the computer; the kept ones stay.
  case computer(ComputerPlayer.Level, Terms)
  case byLink(ChosenGame)
  /// The board of a day.
  case daily(CalendarDate)
  case open(String)
  /// A new duel for somebody who connects, and the duel of the one to whom this side connects.
  case waitLive(Terms)
  case joinLive(at: String)
  /// The kept duel of this link: this side waits for the other player, or connects to an address.
  case goLive(String, at: String?)

  /// For the answer to a title that only asks.
  package var isNew: Bool { if case .phones = self { true } else { false } }
}
