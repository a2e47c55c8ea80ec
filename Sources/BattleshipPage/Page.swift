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
public struct Page: Sendable {
  /// The language of every sentence.
  public internal(set) var language = Language.english

  var addresses = Addresses()
  var choices = Choices()
  var vault = Vault.empty

  /// The game that is shown; nil for the title.
  @Boxed var table: Table?

  /// The note that the window took before it was reloaded.
  var noted: String?

  /// The board in the window's note, until its duel is open again.
  var notedBoard: [Word] = []

  /// The kept game against the computer, as text.
  var record: String?

  /// The request that the browser has not answered yet.
  var pending = Pending.nothing

  /// The question that the computer has not answered yet.
  var asked: Question?

  /// The number of the last question to the computer, or of the last pause.
  var ticket = 0

  /// Why the last event did nothing.
  var refusal: PageRefusal?

  /// A remark on the last event.
  var note: PageNote?

  /// Whether the browser does not keep the game against the computer.
  var keepsNothing = false

  /// Whether the key is shown.
  var showsKey = false

  /// The cell that was tapped once; a second tap presses it.
  var tapped: Cell?

  /// The texts in the fields.
  var (writtenLink, writtenKey) = ("", "")

  /// A page before its first event.
  public init() {}
}

/// The player's key, as far as the browser keeps one.
enum Vault: Hashable, Sendable {
  /// No key was needed yet.
  case empty
  /// A new key, which is not kept before a move needs it.
  case candidate(PlayerKey)
  /// A key that the browser keeps.
  case held(PlayerKey)
  /// The kept text is not a key.
  case unreadable(String)
  /// The browser does not let the page keep anything.
  case forbidden

  init(_ kept: Kept) {
    switch kept {
    case .nothing: self = .empty
    case .forbidden: self = .forbidden
    case .text(let text): self = PlayerKey(text: text).map { .held($0) } ?? .unreadable(text)
    }
  }
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
  /// Nothing.
  case nothing
  /// To read what is remembered of this duel, which came in as a message.
  case memory(Duel, MessageURLBase?, wasSent: Bool)
  /// To keep the key, and then make a move.
  case key(PageMove)
  /// To keep a message before it is shown.
  case message(Duel, text: String)
  /// To keep a key that was imported or newly made.
  case newKey(PlayerKey, isImported: Bool)

  /// Whether it is nothing.
  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
