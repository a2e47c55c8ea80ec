// The ways in which a game begins, or goes on, as the title asks for them.

import BattleshipCore
import BattleshipPlayers

package enum GameStart: Hashable, Sendable {
  /// Another game of two players at one keyboard; the saved ones stay.
  case two(PlayerNames, ChosenGame)
  /// Two phones at one keyboard: a new conversation, or the saved one if it is the game that the settings ask for.
  case phones(isNew: Bool)
  /// The saved game, regardless of the settings.
  case resume(GameVenue)
  /// Another game against the computer; the saved ones stay.
  case computer(ComputerPlayer.Level, Terms)
  case byLink(ChosenGame)
  /// The board of a day.
  case daily(CalendarDate)
  case open(String)
  /// A new duel for the first peer that connects.
  case waitLive(Terms)
  case joinLive(at: String)
  /// The saved duel of this link: this side waits for the other player, or connects to an address.
  case goLive(String, at: String?)

  /// Whether it begins a new conversation, as the answer to a title that only asks.
  package var isNew: Bool { if case .phones(isNew: true) = self { true } else { false } }
}
