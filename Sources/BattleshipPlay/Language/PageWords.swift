// What the sentences of the page are about: its choices, buttons, links, remarks and refusals.

import BattleshipCore
import BattleshipPlayers

package enum PageChoice: String, Hashable, Sendable, CaseIterable {
  case level
  case rules
  case volley
  case language
}

package enum PageField: String, Hashable, Sendable, CaseIterable {
  case link
  /// The person's own name.
  case name
  /// Of two players at one browser.
  case first, second
  /// From another browser.
  case key
}

/// A button that only the page has.
package enum PageAction: String, Hashable, Sendable, CaseIterable {
  case playComputer = "play-computer"
  /// Two players at this browser.
  case playTwo = "play-two"
  /// The same, after their names were asked.
  case startTwo = "start-two"
  case challenge
  /// Goes on from a challenge that was opened, to hide ships.
  case join
  /// The board of the day.
  case daily
  /// Begins a hunt.
  case hide
  /// The last game by link.
  case resume
  case confirm
  case cancel
  /// Shows the field for a link, or puts it away.
  case writeLink = "write-link"
  /// Opens the link in the text field.
  case open
  /// Lists all games, or only a few.
  case listGames = "list-games"
  case rules
  /// Shows what can be done with the key.
  case key
  case otherLanguage = "other-language"
  /// Goes back to the title.
  case leave
  /// Goes back from a page that was read.
  case back
  /// The same, after everything was read.
  case gotIt = "got-it"
  case fireAtCursor = "fire-at-cursor"
  case turn
  case shuffle
  case takeBack = "take-back"
  /// Takes all ships back.
  case clear
  case advise
  /// Marks a cell as water; for a finger, which has no key for it.
  case mark
  case copy
  /// Copies the link that was opened, to open it elsewhere.
  case copyThis = "copy-this"
  case share
  case shareResult = "share-result"
  case copyResult = "copy-result"
  /// Despite a warning.
  case insist
  case importKey = "import-key"
  case showKey = "show-key"
  case hideKey = "hide-key"
  case copyKey = "copy-key"
  /// Makes a new key in place of one that cannot be read.
  case renewKey = "renew-key"
  /// The picture of a board of the day.
  case savePicture = "save-picture"
  case replay
  /// Replays a game that goes on.
  case watch = "watch-duel"
  /// Goes to the field for a key, in a duel that it may open.
  case bringKey = "bring-key"
  /// One step back in the replay.
  case earlier
  case later
  case play
  case pause
  case endReplay = "end-replay"
  /// Begins another game of the same kind.
  case again
}

/// The state of a ship in a list; the raw value is its class name.
package enum ShipState: String, Hashable, Sendable {
  case afloat, sunk
  /// It is being placed.
  case inHand = "held"
  case ashore
}

/// What a link that is sent leads to.
package enum SentLink: Hashable, Sendable, CaseIterable {
  /// A hunt that begins.
  case hunt
  /// A hunt that is over.
  case result
  case challenge
  case turn
  /// The message that ends a duel, whose winner has yet to open their ships.
  case end
  /// The last message of a duel: both fleets are open.
  case last

  package init(_ message: MessageContent) {
    switch message {
    case .hunt(let game): self = game.status != .open ? .result : game.shots.isEmpty ? .hunt : .turn
    case .duel(let duel):
      self =
        duel.turns.isEmpty
        ? .challenge : duel.winner == nil ? .turn : duel.openings.count < 2 ? .end : .last
    }
  }

  package var awaitsReply: Bool { self != .result && self != .last }
}

package enum LobbyNote: Hashable, Sendable, CaseIterable {
  case thinking
  /// The ships of a hunt are readable in its link.
  case huntIsOpen
  /// The query of the link was sent to the host of the page.
  case hostSawLink
  /// Only this browser can read the sealed ships.
  case duelIsSealed
  case copied
  case notCopied
  /// A further cell was chosen for a volley.
  case allAimed
  case keyImported
  /// The browser does not allow it, or its storage is full.
  case keepsNothing
  case wentOnElsewhere
  /// The page was opened from a disk, so its links open only there.
  case linkIsLocal
  case notShared
  /// No key here opens either fleet of the duel.
  case notYourDuel
  case watchOrBringKey
  /// A chat program shows the page in its own browser, which may forget keys.
  case chatsBrowser
}

package enum PageQuestion: Hashable, Sendable {
  case resign
  case delete(GameVenue)
  /// New duels are sealed with another key.
  case replaceKey
}

package indirect enum LobbyRefusal: Hashable, Sendable {
  case link(LinkFault)
  case message(ReceptionError)
  case storageForbidden
  case storageFull
  /// The kept text is not a key.
  case keyUnreadable
  /// There is no text in the field for a link.
  case nothingPasted
  /// The text in the field is not a key.
  case notAKey
  /// The link in the field is the one that was sent from here.
  case ownLink
  /// The text in the field is no name.
  case notAName(PageField)
  /// The texts in the fields are twice the same name.
  case notTwoNames
  /// A key names this place, which the board does not have.
  case offBoard(BoardSize, SafeText)
  /// Another window kept something else meanwhile.
  case keptElsewhere
  case gameUnreadable
  /// The text that this browser keeps for the duel cannot be read.
  case memoryUnreadable
}

extension LobbyRefusal {
  /// Whether nothing is wrong: an earlier link of the duel was opened again.
  package var isHarmless: Bool { self == .message(.relation(.old)) }

  /// The field whose text is refused; nil if it is about none.
  package var field: PageField? {
    switch self {
    case .link, .nothingPasted, .ownLink, .message: .link
    case .notAName(let field): field
    case .notTwoNames: .second
    case .notAKey: .key
    case .storageForbidden, .storageFull, .keyUnreadable, .offBoard, .keptElsewhere, .gameUnreadable, .memoryUnreadable:
      nil
    }
  }
}
