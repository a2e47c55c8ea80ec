// The list of keys over the screen of a seat: whether it is shown, how far it is scrolled, and what an event does to it.

/// The list of keys that lies over a screen while somebody reads it.
struct KeyList: Hashable, Sendable {
  /// How far it is scrolled; nil while it is not shown.
  private(set) var scroll: Int?

  /// Shows the list from its beginning.
  mutating func show() { scroll = 0 }

  /// Lets an event happen while the list is shown: it is scrolled, or taken away by whatever else is pressed or clicked.
  ///
  /// - Returns: Whether the screen is to be drawn anew.
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
