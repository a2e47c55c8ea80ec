// The keys of a keyboard, as every front end reports them: a terminal by its sequences, a page by its events.

package enum Key: Hashable, Sendable {
  /// A key that types a character, including the space.
  case character(Character)
  /// Enter, or Enter on the keypad.
  case enter
  case tab, backTab
  /// Esc alone.
  case escape
  /// Deletes to the left.
  case backspace
  /// Deletes to the right.
  case delete
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// A function key, 1 to 12.
  case function(Int)
  /// Ctrl with a letter, `a` to `z`.
  case control(Character)
}
