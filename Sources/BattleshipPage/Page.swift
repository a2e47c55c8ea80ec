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
  /// The language of every sentence.
  package internal(set) var language = Language.english

  var addresses = Addresses()
  var choices = Choices()
  var keys = PlayerKeys.empty

  /// The game that is shown; nil for the title.
  var active: ActiveGame?

  /// The note that the window took before it was reloaded.
  var noted: String?

  /// The board in the window's note, until its duel is open again.
  var notedBoard: [String] = []

  /// The kept game against the computer, as text.
  var record: String?

  /// The games by link that the browser keeps.
  var games: [LinkGame] = []

  /// Whether all of them are listed.
  var listsAll = false

  /// The fewest shots with which the person has won.
  var best = BestShots()

  /// Whether the page is shown by a chat program, which forgets keys.
  var isInChat = false

  /// The page that is read; nil for the title or the game.
  var reading: Reading?

  /// Whether the field for a link is shown.
  var writesLink = false

  /// The last game by link, as text of the form of ``bookmark``.
  var last: String?

  /// The request that the browser has not answered yet.
  var pending = Pending.nothing

  /// The request that the worker has not answered yet.
  var pendingRequest: WorkerRequest?

  /// The number of the last request to the worker, or of the last pause.
  var ticket = 0

  /// Why the last event did nothing.
  var refusal: PageRefusal?

  /// A remark on the last event.
  var note: PageNote?

  /// A question that the person must answer before something is given up.
  var question: PageQuestion?

  /// Whether the browser has refused to keep a game against the computer or a hunt.
  var keepsNothing = false

  var showsKey = false

  /// The cell that was tapped once; a second tap presses it.
  var tapped: Cell?

  var (writtenLink, writtenKey) = ("", "")

  /// A page before its first event.
  package init() {}
}

/// A page to read.
enum Reading: Hashable, Sendable {
  /// How the game is played.
  case rules
  /// What can be done with the key.
  case key
}

/// A move in a duel that needs the key.
indirect enum PageMove: Hashable, Sendable {
  /// Challenges somebody.
  case challenge(Fleet, Volley)
  /// Answers the open message.
  case move(DuelMove)
}

/// A request to the browser.
indirect enum Pending: Sendable {
  case nothing
  /// To read what is remembered of this message, which came in.
  case memory(MessageContent, wasSent: Bool)
  /// To look for the key, to keep it if it is not there, and then to make a move.
  case key(PageMove)
  /// To keep a message in place of another one before it is shown.
  case message(Duel, text: String, expected: String?)
  /// To keep keys, the first of which was imported or newly made, or of which some were lost.
  case newKey(KeyRing, isImported: Bool)

  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
