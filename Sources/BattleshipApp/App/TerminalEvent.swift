// What a terminal can tell: keys, clicks, pasted text, a new size, that the game goes on, that it is over.

import BattleshipPlay

/// What happened at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The first button of the mouse went down on a place, which may lie outside of what is drawn.
  case click(Point)
  /// The second button of the mouse, which is the right one for most hands, went down on a place.
  case secondClick(Point)
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
  /// A text that was to be copied was taken by nobody after all.
  case notCopied
  /// The program has to end, and nothing else will happen.
  case ended(Ending)
  /// Something that is none of these, which nobody should answer.
  case unknown
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
