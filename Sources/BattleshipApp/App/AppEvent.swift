// The events of the program: a key, a click on a target, the wheel, a paste, a timer.

import BattleshipFrame
import BattleshipPlay

/// An event of the program.
package enum AppEvent: Hashable, Sendable {
  /// A key was pressed.
  case pressed(Key)
  /// Something on the screen was clicked.
  case clicked(Target)
  /// The second mouse button was pressed anywhere on the screen.
  case secondClicked
  /// The wheel was turned.
  case scrolled(Wheel)
  /// A text was pasted.
  case pasted(String)
  /// A paste was refused.
  case pasteRefused(PasteRefusal)
  /// The delay of ``AppEffect/wake(afterMilliseconds:)`` is over.
  case awoke

  /// Translates a terminal event for the screen that was drawn; `nil` if it means nothing there.
  package init?(_ event: TerminalEvent, on screen: DrawnScreen) {
    // Below the minimum size, accept only quit and redraw.
    guard !screen.isTooSmall || event == .key(.character("q")) || event == .key(.control("l")) else { return nil }
    switch event {
    case .key(let key): self = .pressed(key)
    case .click(let point):
      guard let target = screen.target(at: point) else { return nil }
      self = .clicked(target)
    case .secondClick: self = .secondClicked
    case .scroll(_, let wheel): self = .scrolled(wheel)
    case .paste(let text): self = .pasted(text)
    case .pasteRefused(let refusal): self = .pasteRefused(refusal)
    case .resized, .resumed, .notCopied, .ended, .unknown: return nil
    }
  }
}
