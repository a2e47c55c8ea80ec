// Why a terminal cannot be opened.

package enum TerminalError: Error, Hashable, Sendable {
  case inputIsNoTerminal
  case outputIsNoTerminal
  /// The variable `TERM` is not set or empty.
  case noName
  case unknown(name: String)
  /// A terminal of this name cannot place text on a screen.
  case dumb(name: String)
  case isOpen
  case system(Int32)
}
