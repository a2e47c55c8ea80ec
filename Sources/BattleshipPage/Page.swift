// The state of the page: the title or a game, messages to the person, and open requests to the browser.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// The browser page.
///
/// A script hands in events, draws the ``scene``, and carries out the effects:
///
///     var page = Page(randomness: RandomSource(using: &generator))
///     page.update(.began("https://example.org/battleship.html"))
///     page.update(.button(.page(.hide)))
///     print(page.scene.heading)  // Hide your ships
///
/// The page has no clock and no storage of its own.
package struct Page: Sendable {
  package internal(set) var language = Language.english

  var addresses = Addresses()
  var settings = TitleSettings()
  var lobby = Lobby()

  /// The link of ``Table/sent``.
  var link: Link?

  var replay: Playback?

  /// Whether the person has just won with fewer shots than in any earlier game of the same kind.
  var isBest = false

  /// The ``bookmark`` from before the window was reloaded.
  var oldBookmark: String?

  /// The effects of ``change(_:)``, carried out before the next event at the seat, or at the end of the page's.
  var seatEffects: [TableEffect] = []

  /// The chosen cells of a volley against the computer, until that game is open again.
  var bookmarkedCells: [Cell] = []

  /// How many games the title lists.
  var gamesListed = fewGames
  static let fewGames = 3
  /// How many of them a large window shows.
  static let mostFew = 6

  /// The ship that is being dragged over the board, where it would be put down, and why it cannot be. The seat learns of
  /// it only then, so that another ship in the hand stays as it is.
  var lifted: (ship: Ship, moved: Ship, obstacle: FleetError?)?

  var best = BestShots()

  /// Whether a chat program's own browser shows the page; such a browser forgets keys.
  var isInChat = false

  var reading: Reading?
  var titleForm: TitleForm?

  /// The last game by link, in the form of ``bookmark``.
  var last: String?

  var pendingRequest: WorkerRequest?

  /// The number of the last request to the worker, or of the last pause.
  var ticket = 0

  /// The pause of the table whose end was asked for.
  var pausing: Table.Pause?

  var question: PageQuestion?

  /// The cell that was aimed at by a tap or a key; another tap presses it.
  var aimed: Cell?

  var written = WrittenFields()

  /// The duel that the person has accepted, after reading its terms.
  var accepted: String?

  var delivery = Delivery()

  /// Where keys, nonces and random ships come from; it is secret, except in tests.
  var randomness: RandomSource

  package init(randomness: RandomSource) {
    self.randomness = randomness
    lobby.savesOpened = false
  }

  /// The game that is shown; nil for the title.
  var table: Table? {
    _read { yield lobby.table }
    _modify { yield &lobby.table }
  }

  var isReplaying: Bool { replay != nil }

  var isOnTitle: Bool { lobby.table == nil }
}

enum Reading: Hashable, Sendable {
  case rules
  case key(isShown: Bool)
}

/// The texts in the fields.
struct WrittenFields: Sendable {
  var (link, key) = ("", "")
  /// The person's name; nil until they have written there.
  var name: String?
  /// The same for two players at this browser.
  var (firstName, secondName): (String?, String?)

  var hasNames: Bool { firstName != nil || secondName != nil }
}

/// How messages came to this browser, and left it.
struct Delivery: Sendable {
  /// Whether the message went through the page's server, and whether the one being opened did.
  var (wasSent, opensSent) = (false, false)
  /// The message that was shared last, as a URL.
  var shared: String?
  /// The message whose link was copied last, as a URL. Only the person knows what became of it.
  var copied: String?
  /// The text that the browser did not copy last.
  var uncopied = ""
}

/// What the title asks for before a game.
enum TitleForm: Hashable, Sendable {
  case link
  /// The names of two players at this browser.
  case names
}
