// The events of a terminal: keys, clicks, pasted text, a new size, resuming, and the end.

import BattleshipText

package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// The first mouse button went down at a point, which may lie outside the drawn area.
  case click(Point)
  /// The second mouse button, usually the right one, went down at a point.
  case secondClick(Point)
  case scroll(Point, Wheel)
  /// A text was pasted, unfiltered so that a URL can be read from it; it is only drawn as a ``SafeText``.
  case paste(String)
  /// A paste was refused, and none of it arrives.
  case pasteRefused(PasteRefusal)
  case resized(Size)
  /// The program was stopped and has resumed; the screen must be redrawn.
  case resumed
  /// A text could not be copied after all.
  case notCopied
  case ended(ReasonToEnd)
  case unknown
}

package enum Wheel: Hashable, Sendable {
  /// Away from the hand.
  case up
  /// Towards the hand.
  case down
}

package enum PasteRefusal: Hashable, Sendable {
  /// The text has more bytes than this.
  case longer(than: Int)
  /// The terminal started a paste but never marked its end.
  case unfinished
  /// The text is not UTF-8.
  case notText
}

package enum ReasonToEnd: Hashable, Sendable {
  case signal(Int32)
  case inputClosed
}
