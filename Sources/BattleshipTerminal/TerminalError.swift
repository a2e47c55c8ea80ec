// Why a terminal cannot be opened.

/// Why a terminal cannot be opened.
package enum TerminalError: Error, Hashable, Sendable {
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
  /// A terminal is already open; a program can have only one.
  case isOpen
  /// The system refused, with this error number.
  case system(Int32)
}
