// The events of the page: data from the browser, actions of the person, and results of effects.

import BattleshipCore
import BattleshipPlay

package enum PageEvent: Hashable, Sendable {
  /// The languages that the person reads, the best first, separated by commas.
  case languages(String)
  /// The address that the page was built for; may be empty.
  case base(String)
  /// The user agent of the browser.
  case browser(String)
  /// The ``Page/bookmark`` from before the window was reloaded; may be empty.
  case noted(String)
  /// The page is shown under an address, which may hold a message.
  case began(String)
  /// The address was changed while the page was shown.
  case address(String)
  /// What the browser keeps under a name, after a request or a change by another window.
  case kept(KeptName, Kept)
  case exchanged(KeptName, Stored)
  case hovered(Cell)
  case pressed(Cell)
  /// A cell that is smaller than a finger is tapped.
  case tapped(Cell)
  case dragged(from: Cell, to: Cell)
  /// A key pressed outside any field.
  case key(Key)
  case button(PageButton)
  case chose(PageChoice, String)
  case wrote(PageField, String)
  case thought(ticket: Int, String)
  case nextShot(ticket: Int)
  case slid(to: Int)
  /// Every game by link that the browser keeps, and the time in minutes; 0 if that is not known.
  case games([KeptLine], now: Int)
  case copied(Bool)
  case notShared
}

package enum PageButton: Hashable, Sendable {
  case seat(SeatButton)
  case page(PageAction)
  case game(Int)
}

/// A kept game by link, and when it was kept, in minutes; 0 if that is not known.
package struct KeptLine: Hashable, Sendable {
  package let name: KeptName
  package let time: Int
  package let text: String
}

package enum KeptName: Hashable, Sendable {
  /// The player's keys: ``KeyRing/text``.
  case key
  /// The last game by link: ``Page/bookmark``.
  case last
  /// A game against the computer, by its name, which is empty for the first one: ``KeptSolo/text``.
  case solo(String)
  /// The choices on the title: ``TitleSettings``, as the program saves them.
  case choices
  /// The fewest shots with which the person has won, for each kind of game: ``BestShots/text``.
  case best
  /// The URL of the last message of a duel, by its identifier: this player's own, or the winner's close.
  case duel(String)
  /// The URL of the last message that came in for this player in a duel, by its identifier.
  case came(String)
  /// A hunt, by its first message: how far it was played, or that it was hidden here: a ``SavedLink``.
  case hunt(String)
}

package enum Kept: Hashable, Sendable {
  case nothing
  case text(String)
  /// The browser does not let the page look.
  case forbidden
}
