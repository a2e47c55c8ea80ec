// Opens, suspends and closes the terminal, and restores its settings.

import BattleshipFrame
import BattleshipText
import CNCurses
import CTerminalGuard

/// The terminal on standard input and output, or the one that the program was started from, while it shows frames.
///
/// A program has only one. However the program ends, unless by SIGKILL, it restores the terminal, and then shows what
/// was written to standard error. A program shows frames and waits for events in turn:
///
///     let terminal = try Terminal.open()
///     while true {
///       terminal.present(frame(of: state, size: terminal.size))
///       switch terminal.nextEvent() {
///       case .ended(let ending): …
package final class Terminal {
  package let charset: Charset
  package let widths: CharacterWidth

  /// Whether the line is so slow that there should be no animation.
  package var isSlow: Bool { isSlowLine(descriptors.output) }

  /// Whether the window has the keyboard, if the terminal reports it.
  package internal(set) var hasFocus = true

  private(set) var palette: Palette
  package let depth: ColorDepth
  let capabilities: Capabilities
  let signals: Int32
  let descriptors: Descriptors
  var output: BufferedOutput
  var window: UnsafeMutablePointer<WINDOW>
  var decoder: InputDecoder
  /// When to decode the last bytes as they stand, in milliseconds; nil if they were complete.
  var undecidedUntil: Int?
  var events: [TerminalEvent] = []
  /// The last position of the pointer, and when it may be reported, in milliseconds.
  var pointer: Point?
  var nextPointer = 0
  private var followsPointer = false
  /// Until when an answer has an effect, in milliseconds; nil before the questions.
  var answersUntil: Int?
  /// Whether answers may still come.
  var awaitsAnswers = false
  var inputIsClosed = false
  var shown: Frame?
  var pairs: [ColorPair: Int16] = [:]
  var attributes: [Style: StyleAttributes] = [:]
  var copying: Copying?
  /// The bytes of the text that tmux copied last.
  var copiedBytes = 0
  private let screen: OpaquePointer
  private var title: SafeText?
  private enum State { case shown, left, closed }
  private var state = State.left

  /// Opens the terminal and takes over its screen. If `colors` is `auto`, the environment decides as well.
  ///
  /// - Throws: ``TerminalError`` if there is none; then the screen is as it was.
  package static func open(
    colors: ColorChoice = .auto, theme: Theme = .pegs, at place: TerminalPlace = .standard
  ) throws(TerminalError) -> Terminal {
    let (descriptors, name) = try check(place)
    let charset = Charset.fromEnvironment()
    var signals: Int32 = -1
    let failure = terminal_guard_begin(descriptors.input, &signals)
    guard failure == 0 else { throw .system(failure) }
    // After the guard has begun: ncurses installs its own signal handlers only if there are no others.
    do throws(TerminalError) {
      let output = try BufferedOutput(terminal: descriptors.output)
      // Read before an entry with direct colours takes the place of the terminal's own: that one lacks some keys.
      let capabilities = Capabilities.fromTerminfo()
      let open = { curses_open(name, descriptors.input, output.descriptor) }
      let rich = colors == .never ? nil : DirectColor.opening(name, open)
      guard let screen = rich ?? open(), let window = curses_window() else { throw unknown(name) }
      return Terminal(
        colors: colors, theme: theme, charset: charset, signals: signals, descriptors: descriptors, output: output,
        capabilities: capabilities, screen: screen, window: window)
    } catch {
      terminal_guard_end()
      throw error
    }
  }

  /// Why a terminal cannot be opened, without touching the screen; nil if no reason is known.
  package static func reasonAgainst(place: TerminalPlace) -> TerminalError? {
    do throws(TerminalError) {
      _ = try check(place)
      return nil
    } catch {
      return error
    }
  }

  private static func check(_ place: TerminalPlace) throws(TerminalError) -> (Descriptors, name: String) {
    let descriptors = try Descriptors(at: place)
    guard curses_window() == nil else { throw .isOpen }
    guard let name = environment("TERM"), !name.isEmpty else { throw .noName }
    limitSize(descriptors.output)
    var found: Int32 = 0
    guard let known = DirectColor.entries(for: name).first(where: { setupterm($0, descriptors.output, &found) == OK })
    else { throw unknown(name) }
    guard curses_string("cup") != nil, curses_string("clear") != nil else { throw .dumb(name: name) }
    return (descriptors, known)
  }

  /// Why terminfo was not read.
  private static func unknown(_ name: String) -> TerminalError {
    reasonAgainstOpening().map { .system($0) } ?? .unknown(name: name)
  }

  private init(
    colors: ColorChoice, theme: Theme, charset: Charset, signals: Int32, descriptors: Descriptors,
    output: BufferedOutput, capabilities: Capabilities, screen: OpaquePointer, window: UnsafeMutablePointer<WINDOW>
  ) {
    self.charset = charset
    self.signals = signals
    self.descriptors = descriptors
    self.output = output
    self.screen = screen
    self.window = window
    widths = charset.widths
    self.capabilities = capabilities
    decoder = InputDecoder(sequences: KeySequences(of: capabilities.keys))
    depth = ColorDepth(
      colors, terminalColors: min(Int(tigetnum("colors")), DirectColor.mostColors(of: environment("TERM") ?? "")),
      isDirect: tigetflag("RGB") == 1 && curses_has_long_pairs() != 0, noColor: environment("NO_COLOR"),
      forceColor: environment("CLICOLOR_FORCE"))
    palette = Palette(theme, depth: depth)
    cbreak()
    noecho()
    nonl()
    // Otherwise ncurses checks for a key after every line, and stops drawing halfway if one is waiting.
    typeahead(-1)
    if depth != .none, start_color() == OK { use_default_colors() }
    enter(settingsAreForeign: false)
  }

  deinit { close() }

  package func use(_ theme: Theme) {
    palette = Palette(theme, depth: depth)
    attributes = [:]
    shown = nil
  }

  package var size: Size { Size(rows: Int(getmaxy(window)), columns: Int(getmaxx(window))) }

  /// Restores the terminal for good, and then waits up to two seconds for a text that is still being copied.
  ///
  /// - Parameter finish: Called before that wait, for example to write the result of the program.
  package func close(before finish: () -> Void = {}) {
    guard state != .closed else { return }
    leave()
    state = .closed
    terminal_guard_end()
    delscreen(screen)
    finish()
    waitForCopying()
  }

  /// Writes lines below the terminal's contents, once it is closed.
  ///
  /// - Returns: Whether the terminal took them.
  @discardableResult
  package func say(_ text: String) -> Bool {
    precondition(state == .closed, "the screen would not show it")
    return writeAll(text.utf8, to: descriptors.output) == nil
  }

  /// Closes the terminal and ends the program by a signal, so that its exit status shows which one.
  package func end(bySignal number: Int32) -> Never {
    close()
    terminal_guard_die(number)
  }

  /// Sets the title of the window until the terminal is left.
  package func setTitle(_ title: SafeText) {
    self.title = title
    guard state == .shown, capabilities.ignoresUnknown else { return }
    let shown =
      charset == .ascii ? title.string.unicodeScalars.filter(\.isASCII).map(Character.init) : Array(title.string)
    writeRaw("\u{1b}]2;\(String(shown))\u{7}")
  }

  package func ring() { if state == .shown { writeRaw("\u{7}") } }

  /// Notifies a person in another window, if the terminal can (OSC 9).
  package func notify(_ text: SafeText) {
    guard state == .shown, capabilities.ignoresUnknown else { return }
    let shown = charset == .ascii ? text.string.filter(\.isASCII) : text.string
    writeRaw("\u{1b}]9;\(shown)\u{7}")
  }

  /// Whether moves of the pointer are events; never on a slow line.
  package func followPointer(_ follows: Bool) {
    guard state == .shown, follows != followsPointer, !follows || !isSlow else { return }
    followsPointer = follows
    writeRaw(capabilities.pointerMode(isFollowed: follows))
  }

  /// Asks the terminal about itself once, without waiting for an answer.
  private func ask() {
    guard capabilities.answers, answersUntil == nil, !isSlow else { return }
    answersUntil = milliseconds() + 1_000
    awaitsAnswers = true
    writeRaw(InputDecoder.questions)
  }

  /// Takes over the screen; `settingsAreForeign` if another program may have changed the settings since it was left.
  func enter(settingsAreForeign: Bool) {
    if settingsAreForeign { def_shell_mode() }
    terminal_guard_enter(settingsAreForeign ? 1 : 0)
    state = .shown
    fitToWindow()
    curs_set(0)
    clearok(curses_shown(), true)
    // Not in one piece: ncurses sets the terminal's modes now, and needs the terminal at the descriptor it writes to.
    wrefresh(window)
    // Again after every stop; otherwise the first arrow would come as an escape and two letters.
    keypad(window, true)
    writeRaw(capabilities.modesOn)
    followsPointer = false
    ask()
    if let title { setTitle(title) }
  }

  func leave() {
    guard state == .shown else { return }
    state = .left
    // ncurses waits until the terminal has taken everything, which one that was stopped with Ctrl-S does not.
    if terminal_guard_is_ending() != 0 { return terminal_guard_leave_in_time() }
    restoreScreen()
    terminal_guard_leave()
    // Otherwise the shell would read a late answer as if it were typed.
    if awaitsAnswers { tcflush(descriptors.input, TCIFLUSH) }
  }

  func restoreScreen() {
    // Hold stops back even in the background, where the program may have been told to end.
    terminal_guard_hold_stops(1)
    defer { terminal_guard_hold_stops(0) }
    writeRaw(capabilities.modesOff)
    endwin()
    writeRaw(capabilities.clearSequence)
  }

  func fitToWindow() {
    if let now = windowSize(descriptors.output).map(ScreenLimit.within) { resize_term(now.rows, now.columns) }
    // ncurses may drop its buffer after a change of size.
    shown = nil
    Array(capabilities.restoreSequence.utf8).withUnsafeBytes { bytes in
      terminal_guard_set_restore_bytes(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
  }

  /// Writes a sequence that ncurses has no call for, after all of ncurses' own output.
  func writeRaw(_ text: String) {
    if state == .shown { output.write(text.utf8) } else { writeAll(text.utf8, to: descriptors.output) }
  }
}
