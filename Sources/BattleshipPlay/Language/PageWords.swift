// What the sentences of the page are about: its choices, buttons, links, remarks and refusals.

import BattleshipCore
import BattleshipPlayers

/// A choice on the title of the page.
package enum PageChoice: String, Hashable, Sendable, CaseIterable {
  /// How the computer thinks.
  case level
  /// The board and the ships.
  case rules
  /// How many shots a turn has.
  case volley
  /// The language.
  case language
}

/// A text field of the page.
package enum PageField: String, Hashable, Sendable, CaseIterable {
  /// A link that somebody sent.
  case link
  /// A key that is imported from another browser.
  case key
}

/// An action of a button that only the page has.
package enum PageAction: String, Hashable, Sendable, CaseIterable {
  /// Begins a game against the computer.
  case playComputer = "play-computer"
  /// Begins a challenge to a duel.
  case challenge
  /// Begins a hunt.
  case hide
  /// Resumes the game against the computer.
  case resumeSolo = "go-on"
  /// Resumes the last game by link.
  case resume
  /// Does what the page has asked about.
  case confirm
  /// Leaves everything as it is.
  case cancel
  /// Shows the field for a link, or puts it away.
  case writeLink = "write-link"
  /// Opens the link in the text field.
  case open
  /// Lists all games, or only a few.
  case listGames = "list-games"
  /// Shows how the game is played.
  case rules
  /// Shows what can be done with the key.
  case key
  /// Switches to the next language.
  case otherLanguage = "other-language"
  /// Goes back to the title.
  case leave
  /// Goes back from a page that was read.
  case back
  /// Fires at the cell under the cursor.
  case fireAtCursor = "fire-at-cursor"
  /// Turns the next ship.
  case turn
  /// Places all ships at random.
  case shuffle
  /// Takes the last ship back.
  case takeBack = "take-back"
  /// Takes all ships back.
  case clear
  /// Asks the computer where to fire.
  case advise
  /// Copies the link.
  case copy
  /// Copies the link that was opened, to open it elsewhere.
  case copyThis = "copy-this"
  /// Hands the link to another program.
  case share
  /// Hands the result to another program.
  case shareResult = "share-result"
  /// Continues despite a warning.
  case insist
  /// Imports the key in the text field.
  case importKey = "import-key"
  /// Shows the key.
  case showKey = "show-key"
  /// Copies the key.
  case copyKey = "copy-key"
  /// Makes a new key in place of one that cannot be read.
  case renewKey = "renew-key"
  /// Begins a replay of the game.
  case replay
  /// Begins a replay of a game that goes on.
  case watch = "watch-duel"
  /// Goes to the field for a key, in a duel that it may open.
  case bringKey = "bring-key"
  /// Goes one step back in the replay.
  case earlier
  /// Goes one step on in the replay.
  case later
  /// Lets the replay play by itself.
  case play
  /// Stops the replay that plays by itself.
  case pause
  /// Leaves the replay.
  case endReplay = "end-replay"
  /// Begins another game of the same kind.
  case again
}

/// The kind of a link that the page shows.
package enum PageLink: Hashable, Sendable, CaseIterable {
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

/// A remark on the page.
package enum PageNote: Hashable, Sendable, CaseIterable {
  /// The computer is thinking.
  case thinking
  /// The ships of a hunt are readable in its link.
  case huntIsOpen
  /// The query of the link was sent to the host of the page.
  case hostSawLink
  /// Only this browser can read the sealed ships.
  case duelIsSealed
  /// The link was copied.
  case copied
  /// The link was not copied.
  case notCopied
  /// A key was imported.
  case keyImported
  /// The game is not kept: the browser does not allow it, or its storage is full.
  case keepsNothing
  /// Another window went on with the game.
  case wentOnElsewhere
  /// The page was opened from a disk, and so its links open only there.
  case linkIsLocal
  /// Another program did not take the link.
  case notShared
  /// Neither fleet of the duel is opened by a key that is here.
  case notYourDuel
  /// What can be done with such a duel.
  case watchOrBringKey
  /// The page is shown by a chat program, which forgets keys.
  case chatsBrowser
}

/// A question of the page before something is given up.
package enum PageQuestion: Hashable, Sendable, CaseIterable {
  /// The duel is given up.
  case resign
  /// The running game against the computer is replaced.
  case replaceGame
  /// New duels are sealed with another key.
  case replaceKey
}

/// Why the page does not do something.
package indirect enum PageRefusal: Hashable, Sendable {
  /// The link opens no game.
  case link(LinkFault)
  /// The message of a duel must not be answered, or not by this move.
  case message(ReceptionError)
  /// The browser does not let the page keep anything.
  case storageForbidden
  /// The browser's storage is full.
  case storageFull
  /// The kept text is not a key.
  case keyUnreadable
  /// The text in the field is not a key.
  case notAKey
  /// Another window kept something else meanwhile.
  case keptElsewhere
  /// The kept game cannot be read.
  case gameUnreadable
  /// The text that this browser keeps for the duel cannot be read.
  case memoryUnreadable
}
