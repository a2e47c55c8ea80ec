// The state of the page: the title or a game, messages to the person, and open requests to the browser.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// The browser page.
///
/// A script hands in events, draws the ``scene``, and carries out the effects:
///
///     var page = Page()
///     page.update(.began("https://example.org/battleship.html"), using: &generator)
///     page.update(.button(.page(.hide)), using: &generator)
///     print(page.scene.heading)  // Hide your ships
///
/// The page has no clock, no storage and no random numbers of its own.
package struct Page: Sendable {
  package internal(set) var language = Language.english

  var addresses = Addresses()
  var settings = TitleSettings()
  var keys = PlayerKeys.empty

  /// The game that is shown; `nil` for the title.
  var table: Table?

  /// The ``SavedLink/text`` of the hunt that is shown, as the browser keeps it.
  var keptHunt: String?

  /// The link of ``Table/sent``.
  var link: Link?

  var replay: Playback?

  /// Whether the message was sent to the page's server.
  var wasSent = false

  /// Whether the person has just won with fewer shots than in any earlier game of the same kind.
  var isBest = false

  /// The ``bookmark`` from before the window was reloaded.
  var noted: String?

  /// What was begun at a game by link, until it is open again.
  var begun: SavedLink?

  /// The first kept game against the computer: ``KeptSolo/text``. Further ones are in ``games``.
  var firstRecord: String?

  /// The game against the computer that is open, or was last, as the browser keeps it, and its name there.
  var record: String?
  var soloName = ""

  /// The cells of a volley that were chosen in a game against the computer, until it is open again.
  var notedCells: [Cell] = []

  var games: [Listing] = []
  var listsAll = false
  var best = BestShots()

  /// Whether a chat program's own browser shows the page: it forgets keys.
  var isInChat = false

  var reading: Reading?
  var writesLink = false

  /// The last game by link, in the form of ``bookmark``.
  var last: String?

  var pending = Pending.nothing
  var pendingRequest: WorkerRequest?

  /// The number of the last request to the worker, or of the last pause.
  var ticket = 0

  var refusal: PageRefusal?
  var note: PageNote?
  var question: PageQuestion?

  /// Whether the browser has refused to keep a game against the computer, or a hunt.
  var keepsNothing = false

  var showsKey = false

  /// The cell that was tapped once; a second tap presses it.
  var tapped: Cell?

  var (writtenLink, writtenKey) = ("", "")

  package init() {}

  var isReplaying: Bool { if case nil = replay { false } else { true } }

  var isOnTitle: Bool { if case nil = table { true } else { false } }
}

enum Reading: Hashable, Sendable {
  case rules
  case key
}

/// The request that the browser has not answered yet; a table's own is known to the table.
indirect enum Pending: Sendable {
  case nothing
  /// Read what is remembered of this incoming message.
  case memory(MessageContent, wasSent: Bool)
  /// Read this game against the computer.
  case solo(String)
  /// Keep keys: the first is imported or new, or some were lost from storage.
  case newKey(KeyRing, isImported: Bool)

  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
