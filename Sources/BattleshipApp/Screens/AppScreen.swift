// A screen of the program as a value: events go in, effects and a drawing come out.

import BattleshipFrame
import BattleshipPlay

package protocol AppScreen: Equatable, Sendable {
  mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect]
  func drawn(in environment: ScreenEnvironment) -> DrawnScreen

  func takesInBackground(_ event: ScreenEvent) -> Bool

  /// Everything struck on the boards so far, to find what an event strikes; nil without a board.
  var strike: Strike? { get }

  /// The milliseconds until something happens by itself; nil if nothing does.
  var delay: Int? { get }

  /// Shows everything at once and stops a replay, for a terminal without animations.
  mutating func skipAnimation()

  /// On a lock, a notice stays for the person who unlocks it.
  var keepsNotice: Bool { get }

  var isDecided: Bool { get }

  var awaitsPlayer: Bool { get }

  /// Whether it uses a pasted text, even if only to refuse it.
  var takesText: Bool { get }

  /// What to say if a text could not be copied.
  func notCopied(in language: Language) -> Notice

  /// Whether it covers the game below and closes with it.
  var isOverlay: Bool { get }
}

/// A screen without a game.
extension AppScreen {
  package func takesInBackground(_ event: ScreenEvent) -> Bool { false }
  package var strike: Strike? { nil }
  package var delay: Int? { nil }
  package mutating func skipAnimation() {}
  package var keepsNotice: Bool { false }
  package var isDecided: Bool { false }
  package var awaitsPlayer: Bool { false }
  package var takesText: Bool { false }
  package func notCopied(in language: Language) -> Notice { .notCopied }
  package var isOverlay: Bool { false }
}
