// A program and the person who uses it: the keys, the screen, and a limit for waiting.

import CSystem

/// A program on a terminal whose screen can be read.
///
/// Nothing here sleeps for a fixed time: it waits until the screen shows a text, and gives up after ``longestWait``.
public final class TerminalSession {
  /// The longest wait of a test, in seconds; long, because a slow disk delays every program that saves its game while
  /// the tests of large files write theirs.
  public static let longestWait = 60.0

  private let terminal: PseudoTerminal
  private let emulator: Emulator
  /// The state folder of the program, if the test names none.
  private let state: TemporaryFolder

  /// All output of the program.
  public private(set) var output = OutputBytes()

  /// When the program last wrote something, in seconds of ``now()``.
  public private(set) var lastHeard = 0.0

  /// Starts a program with its own state folder.
  ///
  /// - Parameters:
  ///   - words: Its path and its arguments.
  ///   - environment: The differences from an otherwise empty xterm in UTF-8; an empty value removes a variable.
  ///   - input: A file as standard input instead of the terminal.
  ///   - rows: The number of rows of the terminal.
  ///   - columns: The number of columns of the terminal.
  /// - Throws: ``HarnessError`` if the system refuses.
  public init(
    _ words: [String], environment: [String: String] = [:], input: String? = nil, rows: Int = 24, columns: Int = 80
  ) throws(HarnessError) {
    state = try TemporaryFolder()
    var all = [
      "XDG_STATE_HOME": state.path,
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent",
    ]
    all.merge(environment) { $1 }
    guard let emulator = Emulator(rows: rows, columns: columns) else { throw .system(ENOMEM) }
    self.emulator = emulator
    terminal = try PseudoTerminal(
      words, environment: all.filter { !$0.value.isEmpty }, input: input, rows: rows, columns: columns)
  }

  /// Types text, or the sequence of a key.
  public func type(_ text: String) { terminal.type(text.utf8) }

  /// Types any bytes.
  public func type(bytes: [UInt8]) { terminal.type(bytes) }

  /// Presses and releases the first button of the mouse.
  public func click(row: Int, column: Int) {
    type("\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m")
  }

  /// Pastes a text.
  public func paste(_ text: String) { type("\u{1b}[200~\(text)\u{1b}[201~") }

  /// Changes the size of the window.
  public func resize(rows: Int, columns: Int) {
    emulator.resize(rows: rows, columns: columns)
    terminal.resize(rows: rows, columns: columns)
  }

  /// Writes on the screen as another program would, without the knowledge of this one.
  public func scribble(_ text: String) { emulator.read(Array(text.utf8)) }

  /// Closes the window.
  public func hangUp() { terminal.hangUp() }

  /// Sends a signal to the program.
  public func send(signal: Int32) { kill(terminal.child, signal) }

  /// Sends a signal to the programs in the foreground, which a shell may have started.
  public func sendToForeground(signal: Int32) { terminal.sendToForeground(signal: signal) }

  /// The screen as lines of text.
  public var picture: [String] { emulator.picture }

  /// The lines that scrolled off the top of the first screen, to which a person can scroll back.
  public var scrolledOff: [String] { emulator.scrolledOff }

  /// The first position of a text on the screen, from the top; nil if it is not visible.
  public func find(_ text: String) -> (row: Int, column: Int)? { emulator.find(text) }

  /// One position of the screen.
  public func place(row: Int, column: Int) -> Place { emulator.place(row: row, column: column) }

  /// The position of the cursor.
  public var cursor: (row: Int, column: Int) { emulator.cursor }

  /// Whether the terminal's settings are the same as before the program began.
  public var settingsAreAsFound: Bool { terminal.settingsAreAsFound }

  /// The process identifier.
  public var process: Int32 { terminal.child }

  /// Whether the program has ended.
  public var hasEnded: Bool { terminal.ended() != nil }

  /// Types text without reading the program's output.
  public func typeUnheard(_ text: String) { terminal.typeUnheard(Array(text.utf8)) }

  /// Waits, without reading output, until the program has ended; returns whether it did so within the time.
  public func hasEnded(within seconds: Double) -> Bool {
    let deadline = Self.now() + seconds
    while !hasEnded {
      guard Self.now() < deadline else { return false }
      poll(nil, 0, 10)
    }
    return true
  }

  /// Waits until a condition holds; returns whether it came to hold.
  public func wait(until holds: (TerminalSession) -> Bool) -> Bool {
    let deadline = Self.now() + Self.longestWait
    while !holds(self) {
      guard Self.now() < deadline else { return false }
      take(terminal.output(milliseconds: 10))
    }
    return true
  }

  /// Reads output until the program is silent for a moment.
  public func listen() {
    while true {
      let said = terminal.output(milliseconds: 20)
      if said.isEmpty { return }
      take(said)
    }
  }

  /// Waits until a text is on the screen.
  public func shows(_ text: String) -> Bool { shows(oneOf: [text]) }

  /// Waits until the screen shows one of these texts.
  public func shows(oneOf texts: [String]) -> Bool {
    wait { session in texts.contains { text in session.picture.contains { $0.contains(text) } } }
  }

  /// Waits until the program has ended, and reads its remaining output.
  public func end() -> Ended? {
    guard wait(until: { $0.terminal.ended() != nil }) else { return nil }
    while true {
      let rest = terminal.output(milliseconds: 0)
      guard !rest.isEmpty else { return terminal.ended() }
      take(rest)
    }
  }

  private func take(_ bytes: [UInt8]) {
    if !bytes.isEmpty { lastHeard = Self.now() }
    output.append(bytes)
    emulator.read(bytes)
  }

  /// The seconds of a monotonic clock.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
