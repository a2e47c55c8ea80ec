// The list of keys over a seat's screen: its scroll position, and its reaction to events.

/// The list of keys that covers a screen while it is shown.
struct KeyList: Hashable, Sendable {
  /// The scroll position in lines; `nil` while the list is hidden.
  private(set) var scroll: Int?

  /// Shows the list from its beginning.
  mutating func show() { scroll = 0 }

  /// Handles an event while the list is shown: scrolling moves it, any other key or click hides it.
  ///
  /// - Returns: Whether the screen must be redrawn from scratch.
  mutating func happen(_ event: AppEvent, lines: Int) -> Bool {
    guard let scroll else { return false }
    switch event {
    case .pressed(.control("l")): return true
    case .pressed(.up), .pressed(.character("k")), .scrolled(.up): self.scroll = max(0, scroll - 1)
    case .pressed(.down), .pressed(.character("j")), .scrolled(.down): self.scroll = min(lines, scroll + 1)
    case .pressed, .clicked, .secondClicked: self.scroll = nil
    case .pasted, .pasteRefused, .awoke: break
    }
    return false
  }
}
