// The events of the page: data from the browser, actions of the person, and results of effects.

import BattleshipCore
import BattleshipPlay

package enum PageEvent: Hashable, Sendable {
  /// The languages that the person reads, the best first, with commas between them.
  case languages(String)
  /// The address for which the page was made, if there is one.
  case base(String)
  /// The user agent of the browser.
  case browser(String)
  /// The note that the window took before it was reloaded.
  case noted(String)
  /// The page is shown under an address, which may hold a message.
  case began(String)
  /// The address was changed while the page was shown.
  case address(String)
  /// What the browser keeps under a name, after a request or a change by another window.
  case kept(KeptName, Kept)
  /// The result of an exchange.
  case exchanged(KeptName, Exchange)
  /// The pointer rests over a cell.
  case hovered(Cell)
  /// A cell is pressed.
  case pressed(Cell)
  /// A cell that is smaller than a finger is tapped.
  case tapped(Cell)
  /// A ship is dragged from one cell to another.
  case dragged(from: Cell, to: Cell)
  /// A key is pressed, and not in a field.
  case key(Key)
  /// A button is pressed.
  case button(PageButton)
  /// Something is chosen on the title.
  case chose(PageChoice, String)
  /// Something is written in a field.
  case wrote(PageField, String)
  /// The worker has answered a request.
  case thought(ticket: Int, String)
  /// A pause is over.
  case nextShot(ticket: Int)
  /// The slider of a replay is moved to a step.
  case slid(to: Int)
  /// Every game by link that the browser keeps, and the time in minutes; 0 if that is not known.
  case games([KeptLine], now: Int)
  /// A text was copied, or was not.
  case copied(Bool)
  /// Another program did not take the link.
  case notShared
}

/// A button of the page: one of the seat's, or one that only the page has.
package enum PageButton: Hashable, Sendable {
  /// A button of the seat.
  case seat(SeatButton)
  /// A button that only the page has.
  case page(PageAction)
  /// The button that opens a game of the list.
  case game(Int)
}

/// A kept game by link, and when it was kept, in minutes; 0 if that is not known.
package struct KeptLine: Hashable, Sendable {
  /// The name under which it is kept.
  package let name: KeptName
  /// When it was kept.
  package let time: Int
  /// What is kept.
  package let text: String
}

/// A name under which the browser keeps something, and who writes and reads the text.
package enum KeptName: Hashable, Sendable {
  /// The player's keys: ``KeyRing/text``.
  case key
  /// The last game by link: ``Page/bookmark``.
  case last
  /// The game against the computer: ``KeptSolo/text``.
  case solo
  /// The choices on the title: ``Choices/text(_:)``.
  case choices
  /// The fewest shots with which the person has won, for each kind of game: ``BestShots/text``.
  case best
  /// The URL of the last message of a duel, by its identifier: this player's own, or the winner's close.
  case duel(String)
  /// The URL of the last message that came in for this player in a duel, by its identifier.
  case came(String)
  /// A hunt, by its first message: how far it was played, or that it was hidden here; ``HuntMemory/text``.
  case hunt(String)
}

/// What the browser keeps under a name.
package enum Kept: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// A text.
  case text(String)
  /// The browser does not let the page look.
  case forbidden
}

/// The result of an exchange of a kept text.
package enum Exchange: Hashable, Sendable {
  /// The new text is kept.
  case done
  /// There is no room for it.
  case full
  /// The browser does not allow it.
  case forbidden
  /// The kept text was not the expected one; an earlier event has reported it.
  case other
}
