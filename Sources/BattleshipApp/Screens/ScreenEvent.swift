// The events of screens: what happens at the terminal, and what comes back from outside.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

package enum ScreenEvent: Hashable, Sendable {
  case input(PlayerInput)
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

  /// Nobody has read the notice before it by then; the computer may have thought at once.
  var keepsNotice: Bool {
    switch self {
    case .table(.stored), .table(.thought), .live, .hovered: true
    case .input, .acted, .awoke, .table, .entropy, .left, .returned, .noticed: false
    }
  }

  /// nil if it means nothing on this screen.
  package init?(_ event: TerminalEvent, on screen: DrawnScreen) {
    // Below the minimum size, accept only quit and redraw.
    guard !screen.isTooSmall || event == .key(.character("q")) || event == .key(.control("l")) else { return nil }
    switch event {
    case .click(let point):
      guard let target = screen.target(at: point) else { return nil }
      self = .input(.click(target))
    case .secondClick(let point): self = .input(.secondClick(screen.target(at: point)))
    // Not `.input`, which would clear the notice and cut the hit animation short.
    case .pointed(let point):
      guard case .cell(let cell)? = screen.target(at: point) else { return nil }
      self = .hovered(cell)
    case .key(let key): self = .input(.key(key))
    case .scroll(_, let wheel): self = .input(.scroll(wheel))
    case .paste(let text): self = .input(.paste(text))
    case .pasteRefused(let refusal): self = .input(.pasteRefused(refusal))
    case .notCopied: self = .noticed(.notCopied)
    case .resized, .resumed, .ended, .focused, .answered, .unknown: return nil
    }
  }
}

/// What the player did with the keyboard or the mouse.
package enum PlayerInput: Hashable, Sendable {
  case key(Key)
  /// The first button of the mouse, on something that takes it.
  case click(Target)
  /// The second button, anywhere.
  case secondClick(Target?)
  case scroll(Wheel)
  case paste(String)
  case pasteRefused(PasteRefusal)
}
