// A program and the person before it: what she types, what she sees, and how long she is ready to wait.

import CSystem

/// A program on a terminal, with a screen to look at.
///
/// Nothing here waits for a time to pass: it waits until the screen shows something, and gives up after ``patience``.
public final class TerminalSession {
  /// How many seconds a test waits before it fails: long, as a slow disk holds up every program that keeps its game while
  /// the tests of large files write theirs.
  public static let patience = 60.0

  private let terminal: PseudoTerminal
  private let emulator: Emulator
  /// Where the program keeps its state, where the test does not say.
  private let state: TemporaryFolder

  /// All that the program told the terminal.
  public private(set) var output = OutputBytes()

  /// When the program was last heard, in seconds of ``now()``.
  public private(set) var lastHeard = 0.0

  /// Starts a program, whose state is in a folder of its own.
  ///
  /// - Parameters:
  ///   - words: Its path and its arguments.
  ///   - environment: What differs from an xterm in UTF-8 with nothing else set; an empty value takes a variable away.
  ///   - input: A file as standard input instead of the terminal.
  ///   - rows: How many rows the terminal has.
  ///   - columns: How many columns the terminal has.
  /// - Throws: ``HarnessError`` where the system refuses.
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

  /// Types some text, or sends what a key sends.
  public func type(_ text: String) { terminal.type(text.utf8) }

  /// Sends any bytes.
  public func type(bytes: [UInt8]) { terminal.type(bytes) }

  /// Presses and lets go the first button of the mouse.
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

  /// Writes on the screen as another program would, which the one at hand does not know of.
  public func scribble(_ text: String) { emulator.read(Array(text.utf8)) }

  /// Closes the window.
  public func hangUp() { terminal.hangUp() }

  /// Sends a signal to the program.
  public func send(signal: Int32) { kill(terminal.child, signal) }

  /// Sends a signal to the programs in the foreground, which a shell may have started.
  public func sendToForeground(signal: Int32) { terminal.sendToForeground(signal: signal) }

  /// The screen as lines of text.
  public var picture: [String] { emulator.picture }

  /// The lines that left the first screen at its top, which a person can scroll back to.
  public var scrolledOff: [String] { emulator.scrolledOff }

  /// Where a text begins on the screen, from the top; nil where it is not seen.
  public func find(_ text: String) -> (row: Int, column: Int)? { emulator.find(text) }

  /// One place of the screen.
  public func place(row: Int, column: Int) -> Place { emulator.place(row: row, column: column) }

  /// Where the cursor stands.
  public var cursor: (row: Int, column: Int) { emulator.cursor }

  /// Whether the terminal is set as before the program began.
  public var settingsAreAsFound: Bool { terminal.settingsAreAsFound }

  /// The number of the process.
  public var process: Int32 { terminal.child }

  /// Whether the program has ended.
  public var hasEnded: Bool { terminal.ended() != nil }

  /// Types some text that the program may read, without listening to what it says.
  public func typeUnheard(_ text: String) { terminal.typeUnheard(Array(text.utf8)) }

  /// Waits until the program has ended without listening to it; whether that took no longer than so many seconds.
  public func hasEnded(within seconds: Double) -> Bool {
    let deadline = Self.now() + seconds
    while !hasEnded {
      guard Self.now() < deadline else { return false }
      poll(nil, 0, 10)
    }
    return true
  }

  /// Waits until something holds; whether it came to that.
  public func wait(until holds: (TerminalSession) -> Bool) -> Bool {
    let deadline = Self.now() + Self.patience
    while !holds(self) {
      guard Self.now() < deadline else { return false }
      take(terminal.output(milliseconds: 10))
    }
    return true
  }

  /// Reads what the program has to say until it falls silent for a moment.
  public func listen() {
    while true {
      let said = terminal.output(milliseconds: 20)
      if said.isEmpty { return }
      take(said)
    }
  }

  /// Waits until a text is on the screen.
  public func shows(_ text: String) -> Bool { shows(oneOf: [text]) }

  /// Waits until the screen shows one of these texts, instead of for one after the other.
  public func shows(oneOf texts: [String]) -> Bool {
    wait { session in texts.contains { text in session.picture.contains { $0.contains(text) } } }
  }

  /// Waits until the program has ended, and reads what it wrote until then.
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

  /// The seconds of a clock that only goes forward.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
