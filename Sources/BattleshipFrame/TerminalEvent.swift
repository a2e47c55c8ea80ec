// The events of a terminal: keys, the mouse, pasted text, answers, a new size, resuming, and the end.

import BattleshipText

package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// The first mouse button went down at a point, which may lie outside the drawn area.
  case click(Point)
  /// The second mouse button, usually the right one, went down at a point.
  case secondClick(Point)
  case scroll(Point, Wheel)
  /// The pointer moved to a point, without a button.
  case pointed(Point)
  /// The window has the keyboard, or has lost it.
  case focused(Bool)
  case answered(TerminalAnswer)
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

/// An answer to a question that the terminal was asked.
package enum TerminalAnswer: Hashable, Sendable {
  case ground(isLight: Bool)
  /// It shows the output between two marks all at once.
  case showsFramesAtOnce
  case nothingMore
}

package enum Wheel: Hashable, Sendable {
  /// Away from the user.
  case up
  /// Towards the user.
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
