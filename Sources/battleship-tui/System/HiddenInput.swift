// What is typed on the terminal is not shown for a while; however the program ends, it is shown again.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum HiddenInput {
  /// The settings of the terminal on standard input before; a signal's handler puts them back.
  private nonisolated(unsafe) static var before = termios()
  private static let endings = [SIGINT, SIGTERM, SIGQUIT, SIGHUP]

  /// Stops showing what is typed.
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

  /// Shows it again.
  static func end() {
    tcsetattr(0, TCSANOW, &before)
    for number in endings + [SIGTSTP] { signal(number, SIG_DFL) }
  }
}
