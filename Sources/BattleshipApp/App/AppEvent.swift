// What can happen to the program: a key, a click on something, text, and nothing else changes it.

/// Something that happened.
public enum AppEvent: Hashable, Sendable {
  /// A key was pressed.
  case pressed(Key)
  /// Something on the screen was clicked.
  case clicked(Target)
  /// The wheel was turned.
  case scrolled(Wheel)
  /// A text was pasted.
  case pasted(String)
  /// A text was pasted that cannot be taken.
  case pasteRefused(PasteRefusal)

  /// What an event of the terminal means on the screen that was drawn; nil where it means nothing.
  public init?(_ event: TerminalEvent, on screen: DrawnScreen) {
    // What cannot be seen is not played; it can be left.
    guard !screen.isTooSmall || event == .key(.character("q")) || event == .key(.control("l")) else { return nil }
    switch event {
    case .key(let key): self = .pressed(key)
    case .click(let point):
      guard let target = screen.target(at: point) else { return nil }
      self = .clicked(target)
    case .scroll(_, let wheel): self = .scrolled(wheel)
    case .paste(let text): self = .pasted(text)
    case .pasteRefused(let refusal): self = .pasteRefused(refusal)
    case .resized, .resumed, .ended, .unknown: return nil
    }
  }
}

/// A screen that was drawn, with what on it can be clicked.
public struct DrawnScreen: Equatable, Sendable {
  /// What is to be shown.
  public let frame: Frame

  /// What can be clicked, the topmost last.
  let touches: [Touch]

  /// Whether it asks for a larger window instead of showing the game.
  var isTooSmall = false

  /// A place that can be clicked.
  struct Touch: Equatable, Sendable {
    let rect: Rect
    /// What answers; nil where something covers what lies below.
    let target: Target?
  }

  /// What lies at a point.
  func target(at point: Point) -> Target? {
    touches.last { $0.rect.contains(point) }?.target
  }
}
