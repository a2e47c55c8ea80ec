// The events of the page: data from the browser, actions of the person, and results of effects.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

package enum PageEvent: Hashable, Sendable {
  /// The languages that the person reads, the best first, separated by commas.
  case languages(String)
  /// The address for which the page was built; may be empty.
  case base(String)
  /// The user agent of the browser.
  case browser(String)
  /// The ``Page/bookmark`` from before the window was reloaded; may be empty.
  case bookmarked(String)
  /// The date in UTC.
  case today(CalendarDate)
  /// The page is shown under an address, which may hold a message.
  case began(String)
  /// The address was changed while the page was shown.
  case address(String)
  /// The text that the browser stores under a name, after a request or a change by another window.
  case loaded(BrowserName, ReadResult)
  case stored(BrowserName, WriteResult)
  case hovered(Cell)
  case pressed(Cell)
  /// A cell that is smaller than a finger is tapped.
  case tapped(Cell)
  /// A ship is held over a cell.
  case lifted(DragStart, over: Cell)
  case dragged(DragStart, to: Cell)
  /// A key pressed outside any field.
  case key(Key)
  case button(PageButton)
  /// The browser's back button.
  case wentBack
  case chose(PageChoice, String)
  case wrote(PageField, String)
  case thought(ticket: Int, String)
  case pauseEnded(ticket: Int)
  case slid(to: Int)
  /// Every stored game.
  case games([SavedText])
  case copied
  /// The browser did not copy this text.
  case notCopied(String)
  /// Another program took over this address.
  case shared(String)
  case notShared
}

package enum PageButton: Hashable, Sendable {
  case seat(SeatButton)
  case page(PageAction)
  case game(Int)
  /// Takes a game off the list.
  case delete(Int)
  /// Takes a ship of this length in the hand.
  case ship(Int)
  /// Takes back an aimed shot.
  case cell(Cell)
}

/// Where a drag began: at a cell of a placed ship, or at the list of ships, by the ship's length.
package enum DragStart: Hashable, Sendable {
  case cell(Cell)
  case list(length: Int)
}

/// A name under which the browser stores a text.
package enum BrowserName: Hashable, Sendable {
  case saved(SavedName)
  /// The last game by link: ``Page/bookmark``.
  case last
  /// The choices on the title: ``TitleSettings``, as the program saves them.
  case choices
  /// The fewest shots with which the person has won, for each kind of game: ``BestShots/text``.
  case best
}
