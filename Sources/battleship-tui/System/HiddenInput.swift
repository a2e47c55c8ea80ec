// Switches off the terminal's echo, and switches it on again even if a signal ends the program.

import CSystem

enum HiddenInput {
  /// The earlier settings of the terminal on standard input; a signal handler restores them.
  private nonisolated(unsafe) static var before = termios()
  private static let endings = [SIGINT, SIGTERM, SIGQUIT, SIGHUP]

  static func begin() {
    guard tcgetattr(0, &before) == 0 else { return }
    for number in endings {
      signal(number) { number in
        tcsetattr(0, TCSANOW, &HiddenInput.before)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGTSTP, SIG_IGN)
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(0, TCSAFLUSH, &hidden)
  }

  static func end() {
    tcsetattr(0, TCSANOW, &before)
    for number in endings + [SIGTSTP] { signal(number, SIG_DFL) }
  }
}
