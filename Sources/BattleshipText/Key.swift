// The keys of a keyboard, as every front end reports them: a terminal by its sequences, a page by its events.

package enum Key: Hashable, Sendable {
  /// A key that types a character, including the space.
  case character(Character)
  /// Enter, also the one on the keypad.
  case enter
  /// The tabulator.
  case tab
  /// The tabulator together with Shift.
  case backTab
  /// Esc alone.
  case escape
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// An arrow upwards.
  case up
  /// An arrow downwards.
  case down
  /// An arrow to the left.
  case left
  /// An arrow to the right.
  case right
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// A page upwards.
  case pageUp
  /// A page downwards.
  case pageDown
  /// A function key, 1 to 12.
  case function(Int)
  /// Ctrl with a letter, given as `a` to `z`.
  case control(Character)
}
