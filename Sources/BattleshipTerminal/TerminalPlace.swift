// Where to look for a terminal: on standard input and output, or also behind them.

import CSystem

package enum TerminalPlace: Hashable, Sendable {
  /// Both standard input and standard output have to be a terminal.
  case standard
  /// If standard input or output is a file or a pipe, the terminal from which the program was started takes its place.
  /// Standard input and output can then carry data beside the screen.
  case behindStandard
}

struct Descriptors {
  let input, output: Int32

  init(at place: TerminalPlace) throws(TerminalError) {
    let (hasInput, hasOutput) = (isTerminal(0), isTerminal(1))
    if place == .standard || (hasInput && hasOutput) {
      guard hasInput else { throw .inputIsNoTerminal }
      guard hasOutput else { throw .outputIsNoTerminal }
      input = 0
      output = 1
      return
    }
    // The program has one terminal, which stays open until the program ends.
    let behind = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard behind >= 0 else { throw hasInput ? .outputIsNoTerminal : .inputIsNoTerminal }
    input = hasInput ? 0 : behind
    output = hasOutput ? 1 : behind
  }
}
