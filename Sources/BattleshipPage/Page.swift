// The page between two events: the title or a game, what is said, and what the browser was asked for.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// The browser page.
///
/// A script hands in what happens, draws the ``scene``, and does what the effects say:
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

  /// What the window noted before it was loaded again.
  var noted: String?

  /// The board that the window noted, until the duel that it belongs to is open again.
  var notedBoard: [Word] = []

  /// The record of the game against the computer.
  var record: String?

  /// What the browser was asked for, and has not answered yet.
  var pending = Pending.nothing

  /// What the computer was asked, and has not answered yet.
  var asked: Question?

  /// The number of the last question to the computer, or of the last pause.
  var ticket = 0

  /// Why the last event did nothing.
  var refusal: PageRefusal?

  /// What is to be said about the last event.
  var note: PageNote?

  /// Whether the browser was found to keep nothing.
  var keepsNothing = false

  /// Whether the key is shown.
  var showsKey = false

  /// The cell that was tapped once, and is pressed by a second tap.
  var tapped: Cell?

  /// What was written in the fields.
  var (writtenLink, writtenKey) = ("", "")

  /// A page of which nothing was told yet.
  public init() {}
}

/// The player's key, as far as the browser keeps one.
enum Vault: Hashable, Sendable {
  /// No key was needed yet.
  case empty
  /// A key that is not kept yet: it is as soon as something is sealed with it.
  case candidate(PlayerKey)
  /// A key that the browser keeps.
  case held(PlayerKey)
  /// What is kept is no key.
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

/// What a player does in a duel with the key.
indirect enum PageMove: Hashable, Sendable {
  /// Challenges somebody.
  case challenge(Fleet, Volley)
  /// Answers the open message.
  case move(DuelMove)
}

/// What the browser was asked for.
indirect enum Pending: Sendable {
  /// Nothing.
  case nothing
  /// What is remembered of this duel, which came in as a message.
  case memory(Duel, MessageURLBase?, wasSent: Bool)
  /// To keep the key, and then make a move.
  case key(PageMove)
  /// To keep a message before it is shown.
  case message(Duel, text: String)
  /// To keep a key that was imported or made anew.
  case newKey(PlayerKey, isImported: Bool)

  /// Whether it is nothing.
  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
