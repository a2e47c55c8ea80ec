// Keys, the mouse and pasted texts, from the terminal's bytes to the program's events.

import CSystem
import TerminalHarness
import Testing

@Suite("Input", .waits) struct InputTests {
  @Test(arguments: [
    ("a", "character(\"a\")"), ("é", "character(\"é\")"), ("海", "character(\"海\")"), (" ", "character(\" \")"),
    ("\r", "enter"), ("\t", "tab"), ("\u{1b}[Z", "backTab"), ("\u{7f}", "backspace"), ("\u{1b}[3~", "delete"),
    ("\u{1b}OA", "up"), ("\u{1b}[B", "down"), ("\u{1b}OH", "home"), ("\u{1b}[F", "end"), ("\u{1b}[5~", "pageUp"),
    ("\u{1b}[6~", "pageDown"), ("\u{1b}OP", "function(1)"), ("\u{1b}[24~", "function(12)"),
    ("\u{c}", "control(\"l\")"), ("\u{1b}", "escape"), ("\u{1b}[1;5C", "unknown"), ("\u{1b}q", "unknown"),
    ("\u{1b}[99;99u", "unknown"), ("\u{1b}]12;rgb:00/00/00\u{7}", "unknown"),
  ])
  func `each key is one event`(bytes: String, event: String) throws {
    let trial = try startTrial()
    trial.type(bytes)
    #expect(trial.shows("events: 1"))
    #expect(trial.picture[8] == "last: \(event)")
  }

  @Test func `a click reports its position, even far to the right`() throws {
    let trial = try startTrial(columns: 300)
    trial.click(row: 12, column: 250)
    #expect(trial.shows("events: 1"))
    #expect(trial.picture[8] == "last: click 12 250")
    trial.type("\u{1b}[<65;5;6M")
    #expect(trial.shows("events: 2"))
    #expect(trial.picture[8] == "last: scroll 5 4 down")
  }

  @Test func `a pasted text is one event, and nothing in it acts as a key or controls the terminal`() throws {
    let trial = try startTrial()
    // All characters except those that the line discipline handles, such as Ctrl-C; terminals remove these from pastes.
    trial.paste("q\u{1}\u{7}\u{1b}[31m\u{1b}[A\u{202e}\u{9b}31m\r海")
    #expect(trial.shows("events: 1"))
    #expect(trial.picture[8] == "last: paste q���[31m�[A��31m�海")
    #expect(!trial.picture.joined().unicodeScalars.contains { $0.value == 0x202e || $0.value < 0x20 })
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }

  @Test func `a paste that is far too long is refused, and the next key acts as a key`() throws {
    let trial = try startTrial()
    trial.paste(String(repeating: "0123456789", count: 20_000))
    trial.type("x")
    #expect(trial.shows("events: 2"))
    #expect(trial.picture[8] == "last: character(\"x\")")
  }

  @Test func `a wait with a limit ends, although input that is no event keeps coming`() throws {
    let trial = try startTrial()
    trial.type("L")
    let isOver = trial.wait { session in
      // The terminal reports again and again that its window has the keyboard.
      session.type("\u{1b}[I")
      return session.picture[8] == "last: the time is over"
    }
    #expect(isOver)
  }

  @Test func `a window that changes its size is redrawn, down to one cell and up again`() throws {
    let trial = try startTrial()
    trial.resize(rows: 30, columns: 100)
    #expect(trial.shows("terminal-trial 30x100"))
    trial.resize(rows: 1, columns: 1)
    #expect(trial.wait { $0.picture == ["t"] })
    trial.resize(rows: 12, columns: 40)
    #expect(trial.shows("terminal-trial 12x40"))
    let board = ["╭──────╮", "│@ . . │", "│. . . │", "│. . . │", "╰──────╯"]
    #expect(trial.wait { $0.picture[3...7].elementsEqual(board) && $0.cursor == (row: 4, column: 1) })
  }

  @Test(arguments: [true, false])
  func `a screen that another program wrote on is redrawn by Ctrl-L, and when the window changes`(
    isAsked: Bool
  ) throws {
    let trial = try startTrial()
    trial.scribble("\u{1b}[H\u{1b}[2Jsomebody was here")
    #expect(trial.picture[0] == "somebody was here")
    #expect(trial.picture[3].isEmpty)
    if isAsked { trial.type("\u{c}") } else { trial.send(signal: SIGWINCH) }
    #expect(trial.wait { $0.picture[0] == "terminal-trial 24x80 utf8" && $0.picture[3] == "╭──────╮" })
  }

  @Test func `many keys at once all arrive, in order`() throws {
    let trial = try startTrial()
    trial.type(String(repeating: "x\u{1b}OC\u{1b}OD", count: 500))
    #expect(trial.shows("events: 1500"))
    #expect(trial.picture[8] == "last: left")
  }

  @Test(arguments: [(20, 20_000), (1_000, 80)], ["", "LINES=60000 COLUMNS=60000"])
  func `a window too large to be seen is drawn up to a limit`(window: (Int, Int), variables: String) throws {
    let trial = try TerminalSession(
      ["/bin/sh", "-c", "\(variables) exec '\(built("terminal-trial"))'"], rows: window.0, columns: window.1)
    try #require(trial.shows("terminal-trial \(min(window.0, 500))x\(min(window.1, 2_000))"), "\(trial.picture[0])")
    if let use = ProcessUse(of: trial.process) { #expect(use.peakKilobytes < 200_000) }
    trial.resize(rows: 24, columns: 80)
    #expect(trial.shows("terminal-trial 24x80"))
    trial.resize(rows: 24, columns: 10_000)
    #expect(trial.shows("terminal-trial 24x2000"))
    trial.type("q")
    #expect(trial.end() == .status(0))
    expectAsFound(trial)
  }
}
