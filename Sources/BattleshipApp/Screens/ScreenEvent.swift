// The events of screens: what happens at the terminal, and what comes back from the outside.

import BattleshipFrame
import BattleshipPlay

package enum ScreenEvent: Hashable, Sendable {
  /// Something happened at the terminal; a click comes with the target that is drawn there.
  case terminal(TerminalEvent, on: Target? = nil)
  /// The player at the seat did these things, one after the other, in words instead of keys.
  case acted([SeatEvent])
  /// ``ScreenStack/delay`` is over, and nothing else has happened.
  case awoke
  /// The computer has finished thinking.
  case thought(FinishedThought)
  /// The random bytes requested by ``ScreenEffect/drawEntropy`` are here.
  case entropy(Entropy)
  /// The requested message is written and remembered, or the request is refused.
  case answered(CommandAnswer)
  /// The game above the title was left; these games are kept now.
  case kept([KeptGame])
  /// Something happened outside that the person should know.
  case noticed(Notice)

  /// Whether the player at the seat did something in words.
  package var isAction: Bool { if case .acted = self { true } else { false } }

  /// What a terminal's event means to the screen that is drawn; `nil` if it means nothing there.
  package init?(_ event: TerminalEvent, on screen: DrawnScreen) {
    // Below the minimum size, accept only quit and redraw.
    guard !screen.isTooSmall || event == .key(.character("q")) || event == .key(.control("l")) else { return nil }
    switch event {
    case .click(let point):
      guard let target = screen.target(at: point) else { return nil }
      self = .terminal(event, on: target)
    case .key, .secondClick, .scroll, .paste, .pasteRefused: self = .terminal(event)
    case .notCopied: self = .noticed(.notCopied)
    case .resized, .resumed, .ended, .unknown: return nil
    }
  }
}
