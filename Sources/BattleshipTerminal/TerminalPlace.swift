// Where to look for a terminal: on standard input and output, or also behind them.

import CSystem

/// Where to look for a terminal.
package enum TerminalPlace: Hashable, Sendable {
  /// On standard input and output, both of which have to be one.
  case standard
  /// The same, but in place of one that is a file or a pipe, the terminal from which the program was started. Standard
  /// input and output can then carry data beside the screen.
  case behindStandard
}

/// The descriptors by which a terminal is reached.
struct Descriptors {
  let input, output: Int32

  init(at place: TerminalPlace) throws(TerminalError) {
    let (hasInput, hasOutput) = (isTerminal(0), isTerminal(1))
    if place == .standard || (hasInput && hasOutput) {
      guard hasInput else { throw .inputIsNoTerminal }
      guard hasOutput else { throw .outputIsNoTerminal }
      (input, output) = (0, 1)
      return
    }
    // The program has one terminal, which stays open until the program ends.
    let behind = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard behind >= 0 else { throw hasInput ? .outputIsNoTerminal : .inputIsNoTerminal }
    (input, output) = (hasInput ? 0 : behind, hasOutput ? 1 : behind)
  }
}
