// What only the browser page says: its title, its buttons, what it keeps, and what goes wrong with that.

import BattleshipCore
import BattleshipPlayers

/// What the page says, a member for each sentence.
///
/// ```swift
/// assert(Language.english.page.fireAt(.a1) == "Fire at A1")
/// ```
public struct PageSentences: Sendable {
  /// Under the name of the game.
  public let aim: SafeText
  /// Over the card that starts a game against the computer.
  public let soloTitle: SafeText
  /// What that game is.
  public let soloText: SafeText
  /// Over the card that challenges somebody to a duel.
  public let duelTitle: SafeText
  /// What a duel is.
  public let duelText: SafeText
  /// Over the card that hides ships for a hunt.
  public let huntTitle: SafeText
  /// What a hunt is, and how little its link hides.
  public let huntText: SafeText
  /// Over the card that opens a link.
  public let linkTitle: SafeText
  /// What can be opened there.
  public let linkText: SafeText
  /// Over the card about the key.
  public let keyTitle: SafeText
  /// What the key is and what to do with it.
  public let keyText: SafeText

  /// What the language calls itself.
  public let languageName: SafeText
  /// What a choice is about.
  public let choice: @Sendable (PageChoice) -> SafeText
  /// The name of rules.
  public let rules: @Sendable (Rules) -> SafeText
  /// The name of a volley.
  public let volley: @Sendable (Volley) -> SafeText
  /// The name of a level.
  public let level: @Sendable (ComputerPlayer.Level) -> SafeText
  /// What a field is for.
  public let field: @Sendable (PageField) -> SafeText

  /// What is written on a button that only the page has.
  public let button: @Sendable (PageAction) -> SafeText
  /// On the button that fires at a cell.
  public let fireAt: @Sendable (Cell) -> SafeText

  /// The name of the computer as a player.
  public let computer: SafeText
  /// The name of a board that has no other.
  public let sea: SafeText
  /// A cell and what is known of it, beginning with its name; on one's own board all is known.
  public let cell: @Sendable (Cell, Sea.Mark, _ isOwn: Bool) -> SafeText
  /// A ship of a length, and whether it is sunk.
  public let ship: @Sendable (_ length: Int, _ isSunk: Bool) -> SafeText
  /// Over the ships of the board that is fired at.
  public let ships: SafeText

  /// What to do with the link that is shown.
  public let sendLink: @Sendable (PageLink) -> SafeText
  /// What is true of the page at a moment.
  public let note: @Sendable (PageNote) -> SafeText
  /// What is known of a cell, and how likely a ship is there.
  public let chance: @Sendable (_ known: SafeText, _ percent: Int) -> SafeText
  /// Which part of the story is shown, of how many.
  public let step: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// Why the page does not do something.
  public let refusal: @Sendable (PageRefusal) -> SafeText
}

/// What is chosen on the title of the page.
///
/// ```swift
/// for choice in PageChoice.allCases { print(Language.english.page.choice(choice).string) }
/// assert(Language.english.page.choice(.level) == "Level")
/// ```
public enum PageChoice: Hashable, Sendable, CaseIterable {
  /// How the computer thinks.
  case level
  /// The board and the ships.
  case rules
  /// How many shots a turn has.
  case volley
  /// The language.
  case language
}

/// What can be written on the page.
///
/// ```swift
/// assert(Language.english.page.field(.link) == "Link")
/// ```
public enum PageField: Hashable, Sendable, CaseIterable {
  /// A link that somebody sent.
  case link
  /// A key that is taken over from another browser.
  case key
}

/// What a button does that only the page has.
///
/// ```swift
/// assert(Language.english.page.button(.challenge) == "Challenge")
/// ```
public enum PageAction: Hashable, Sendable, CaseIterable {
  /// Begins a game against the computer.
  case playComputer
  /// Begins a challenge to a duel.
  case challenge
  /// Begins a hunt.
  case hide
  /// Goes on with the game against the computer.
  case goOn
  /// Opens the link that was written.
  case open
  /// Back to the title.
  case leave
  /// Fires at the cell under the cursor.
  case fireAtCursor
  /// Turns the next ship.
  case turn
  /// Places all ships at random.
  case shuffle
  /// Takes the last ship back.
  case takeBack
  /// Asks the computer where to fire.
  case advise
  /// Copies the link.
  case copy
  /// Hands the link to another program.
  case share
  /// Goes on in spite of a warning.
  case insist
  /// Takes over the key that was written.
  case importKey
  /// Shows the key.
  case showKey
  /// Makes a new key in place of one that cannot be read.
  case renewKey
  /// Shows the game again from its beginning.
  case replay
  /// One step back in the story.
  case earlier
  /// One step on in the story.
  case later
  /// Another game of the same kind.
  case again
}

/// What a link is that the page shows.
///
/// ```swift
/// let words = Language.english.page.sendLink(.challenge)
/// assert(words == "Send this link to the player whom you challenge.")
/// ```
public enum PageLink: Hashable, Sendable, CaseIterable {
  /// A hunt that begins.
  case hunt
  /// A hunt that is over.
  case result
  /// A challenge.
  case challenge
  /// The next message of a duel.
  case turn
  /// The message that ends a duel.
  case end
}

/// What is true of the page at a moment.
///
/// ```swift
/// assert(Language.english.page.note(.copied) == "Copied.")
/// ```
public enum PageNote: Hashable, Sendable, CaseIterable {
  /// The computer is thinking.
  case thinking
  /// The ships of a hunt stand in its link.
  case huntIsOpen
  /// The query of the link was sent to the host of the page.
  case hostSawLink
  /// The sealed ships can be read by this browser alone.
  case duelIsSealed
  /// The link was copied.
  case copied
  /// The link was not copied.
  case notCopied
  /// A key was taken over.
  case keyImported
  /// Nothing is kept, for the browser does not allow it.
  case keepsNothing
  /// Another window went on with the game.
  case wentOnElsewhere
}

/// Why the page does not do something.
///
/// ```swift
/// assert(!Language.english.page.refusal(.storageFull).isEmpty)
/// ```
public indirect enum PageRefusal: Hashable, Sendable {
  /// The link is no message.
  case link(MessageURLError)
  /// The message of a duel is not answered, or not like that.
  case message(ReceptionError)
  /// The terms cannot be a duel's.
  case terms(TermsError)
  /// The browser does not let the page keep anything.
  case storageForbidden
  /// The browser's storage is full.
  case storageFull
  /// The kept key is none.
  case keyUnreadable
  /// The written key is none.
  case notAKey
  /// Another window kept something else meanwhile.
  case keptElsewhere
  /// The kept game cannot be read.
  case gameUnreadable
  /// What this browser remembers of the duel cannot be read.
  case memoryUnreadable
}
