// Why there is no terminal to play on, and why a text cannot be copied.

/// Why a terminal cannot be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input is a file or a pipe.
  case inputIsNoTerminal
  /// Standard output is a file or a pipe.
  case outputIsNoTerminal
  /// The variable `TERM` is not set or empty.
  case noName
  /// Nothing is known of a terminal of this name.
  case unknown(name: String)
  /// A terminal of this name cannot place text on a screen.
  case dumb(name: String)
  /// There is one already; a program has one screen.
  case isOpen
  /// The system refused, with this error number.
  case system(Int32)
}

/// Why a text cannot be copied.
public enum ClipboardError: Error, Hashable, Sendable {
  /// The terminal has no way to it.
  case none
}
