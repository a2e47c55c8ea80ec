// What a terminal can tell: keys, clicks, pasted text, a new size, that the game goes on, that it is over.

/// What happened at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The first button of the mouse went down on a place, which may lie outside of what is drawn.
  case click(Point)
  /// The wheel was turned over a place.
  case scroll(Point, Wheel)
  /// A text was pasted: raw, so that a URL can be read from it. It is drawn as a ``SafeText`` only.
  case paste(String)
  /// A text was pasted that cannot be taken; nothing of it arrives.
  case pasteRefused(PasteRefusal)
  /// The screen has a new size.
  case resized(Size)
  /// The program was stopped and goes on, on a screen that has to be drawn again.
  case resumed
  /// The program has to end, and nothing else will happen.
  case ended(Ending)
  /// Something that is none of these, which nobody should answer.
  case unknown
}

/// A key of a keyboard.
public enum Key: Hashable, Sendable {
  /// A key that writes; a space is one of them.
  case character(Character)
  /// Enter, or the key of that name beside the digits.
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
  /// Ctrl with a letter, which is told as `a` to `z`.
  case control(Character)
}

/// Which way the wheel of a mouse was turned.
public enum Wheel: Hashable, Sendable {
  /// Away from the hand.
  case up
  /// Towards the hand.
  case down
}

/// Why a pasted text cannot be taken.
public enum PasteRefusal: Hashable, Sendable {
  /// It has more bytes than this.
  case longer(than: Int)
  /// The terminal began to paste and did not say where it ends.
  case unfinished
  /// It is not UTF-8.
  case notText
}

/// Why a program has to end.
public enum Ending: Hashable, Sendable {
  /// A signal of this number asked for it, such as 15 for SIGTERM.
  case signal(Int32)
  /// There will be no more input.
  case inputClosed
}
