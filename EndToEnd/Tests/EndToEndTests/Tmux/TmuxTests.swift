// Every way of ending under tmux: the terminal's settings, screen, cursor, mouse and keypad are restored.

import CSystem
import TerminalHarness
import Testing

@Suite("Under tmux", .waits, .enabled(if: Tmux.path != nil, "tmux is not installed")) struct TmuxTests {
  /// The script in the pane: the settings before and after a program, and then nothing that would end it.
  private static let script = """
    echo before; stty -a > "$FOLDER/before"
    sh -c 'echo $$ > "$FOLDER/process"; exec "$PROGRAM"'
    echo $? > "$FOLDER/status"; stty -a > "$FOLDER/after"; echo after; exec cat
    """

  /// Ends a program in some way, and expects a status and a restored terminal.
  private func expectAsFound(
    _ program: String, showing first: String, status: Int32, sourceLocation: SourceLocation = #_sourceLocation,
    _ end: (Tmux, Int32) -> Void
  ) throws {
    let tmux = try Tmux(program: program, script: Self.script)
    let isThere = tmux.wait { $0.picture.contains { $0.contains(first) } }
    try #require(isThere, "\(tmux.picture)", sourceLocation: sourceLocation)
    #expect(tmux.flags == "1 \(program == "terminal-trial" ? 1 : 0) 1 1 1", sourceLocation: sourceLocation)
    end(tmux, try #require(Int32(read(tmux.folder.path + "/process").dropLast())))
    let isOver = tmux.wait { $0.picture.last == "after" }
    #expect(isOver, "\(tmux.picture)", sourceLocation: sourceLocation)
    #expect(read(tmux.folder.path + "/status") == "\(status)\n", sourceLocation: sourceLocation)
    let settings = ["before", "after"].map { read(tmux.folder.path + "/" + $0) }
    #expect(settings[0] == settings[1] && !settings[0].isEmpty, sourceLocation: sourceLocation)
    #expect(tmux.flags == "0 1 0 0 0", sourceLocation: sourceLocation)
    // Between these two lines the shell or the program may report a crash, and nothing else may stand there.
    let left = tmux.picture
    #expect(left.first == "before" && !left.contains { $0.contains(first) }, "\(left)", sourceLocation: sourceLocation)
  }

  private static let game = ("battleship-tui", "Play the computer")

  @Test func `q leaves`() throws {
    try expectAsFound(Self.game.0, showing: Self.game.1, status: 0) { tmux, _ in tmux.ask("send-keys", "q") }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS])
  func `a signal ends the game, as a signal`(signal: Int32) throws {
    try expectAsFound(Self.game.0, showing: Self.game.1, status: 128 + signal) { kill($1, signal) }
  }

  @Test(arguments: [("F", SIGILL), ("T", SIGILL), ("S", SIGSEGV), ("A", SIGABRT), ("O", SIGSEGV)])
  func `a crash ends the game as a signal, and gives the terminal back`(key: String, signal: Int32) throws {
    try expectAsFound("terminal-trial", showing: "events: 0", status: 128 + signal) { tmux, _ in
      tmux.ask("send-keys", key)
    }
  }
}
