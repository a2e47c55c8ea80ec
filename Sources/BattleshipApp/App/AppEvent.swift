// What can happen to the program: a key, a click on something, the wheel, a pasted text, a while that has passed.

import BattleshipPlay

/// Something that happened.
public enum AppEvent: Hashable, Sendable {
  /// A key was pressed.
  case pressed(Key)
  /// Something on the screen was clicked.
  case clicked(Target)
  /// The second button of the mouse was pressed, wherever that was.
  case secondClicked
  /// The wheel was turned.
  case scrolled(Wheel)
  /// A text was pasted.
  case pasted(String)
  /// A text was pasted that cannot be taken.
  case pasteRefused(PasteRefusal)
  /// The while has passed after which the program asked to be woken.
  case awoke

  /// What an event of the terminal means on the screen that was drawn; nil where it means nothing.
  public init?(_ event: TerminalEvent, on screen: DrawnScreen) {
    // What cannot be seen is not played; it can be left.
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
