// The events of screens: what happens at the terminal, and what comes back from outside.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

package enum ScreenEvent: Hashable, Sendable {
  /// Something happened at the terminal; a click comes with the target drawn there.
  case terminal(TerminalEvent, on: Target? = nil)
  /// The player did these things at the seat, in order, in words instead of keys.
  case acted([SeatEvent])
  /// The pointer is over a cell.
  case hovered(Cell)
  /// ``ScreenStack/delay`` is over, and nothing else has happened.
  case awoke
  case table(TableEvent)
  /// On the lines of a live game, with the milliseconds of a clock.
  case live(LiveEvent, at: Int)
  case entropy(Entropy)
  /// The game above the title was left with this answer.
  case left(with: CommandResult, of: Scene?)
  /// The game above the title was left; these games are stored now.
  case returned([Listing])
  case noticed(Notice)

  package var isAction: Bool { if case .acted = self { true } else { false } }

  /// Nobody has read the notice before it by then.
  var keepsNotice: Bool {
    switch self {
    case .table(.stored), .live, .hovered: true
    case .terminal, .acted, .awoke, .table, .entropy, .left, .returned, .noticed: false
    }
  }

  package init?(_ event: TerminalEvent, on screen: DrawnScreen) {
    // Below the minimum size, accept only quit and redraw.
    guard !screen.isTooSmall || event == .key(.character("q")) || event == .key(.control("l")) else { return nil }
    switch event {
    case .secondClick(let point): self = .terminal(event, on: screen.target(at: point))
    case .click(let point):
      guard let target = screen.target(at: point) else { return nil }
      self = .terminal(event, on: target)
    // Not `.terminal`, which would clear the notice and cut the hit animation short.
    case .pointed(let point):
      guard case .cell(let cell)? = screen.target(at: point) else { return nil }
      self = .hovered(cell)
    case .key, .scroll, .paste, .pasteRefused: self = .terminal(event)
    case .notCopied: self = .noticed(.notCopied)
    case .resized, .resumed, .ended, .focused, .answered, .unknown: return nil
    }
  }
}
