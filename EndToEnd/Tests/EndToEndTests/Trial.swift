// How tests start the trial, a shell and other programs, and check the terminal afterwards.

import TerminalHarness
import Testing

/// The path of a program built beside the tests.
func built(_ name: String) -> String {
  let tests = CommandLine.arguments[0]
  let folder = tests.lastIndex(of: "/").map { tests[..<$0] } ?? "."
  return folder + "/" + name
}

/// The trial on a terminal, with its first screen.
func startTrial(
  _ arguments: [String] = [], environment: [String: String] = [:], rows: Int = 24, columns: Int = 80,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> TerminalSession {
  let session = try TerminalSession(
    [built("terminal-trial")] + arguments, environment: environment, rows: rows, columns: columns)
  try #require(session.shows("events: 0"), "\(session.picture)", sourceLocation: sourceLocation)
  return session
}

/// A program that never gets the signal of its terminal's hang-up, as under nohup.
func startWithoutHangUps(_ program: String) throws -> TerminalSession {
  try TerminalSession(["/bin/sh", "-c", "trap '' HUP; exec '\(built(program))'"])
}

/// A shell with job control, at its prompt, in which `$PROGRAM` is a program.
func startShell(_ program: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> TerminalSession {
  let shell = try TerminalSession(["/bin/sh", "-i"], environment: ["PS1": "shell$ ", "PROGRAM": built(program)])
  try #require(shell.shows("shell$"), sourceLocation: sourceLocation)
  return shell
}

/// Expects that a terminal is as it was before: its settings, its modes, its first screen.
func expectAsFound(_ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(session.settingsAreAsFound, "stty -a differs", sourceLocation: sourceLocation)
  #expect(session.output.mode(1049) == false, "the second screen", sourceLocation: sourceLocation)
  #expect(session.output.mode(25) == true, "the cursor", sourceLocation: sourceLocation)
  #expect(session.output.mode(1) == false, "the keypad", sourceLocation: sourceLocation)
  for mode in [1000, 1006, 2004] {
    #expect(session.output.mode(mode) == false, "mode \(mode)", sourceLocation: sourceLocation)
  }
  let titles = session.output.text
  #expect(titles.count(of: "\u{1b}[22;0") == titles.count(of: "\u{1b}[23;0"), "titles", sourceLocation: sourceLocation)
  #expect(!session.picture.contains { $0.contains("last:") }, "\(session.picture)", sourceLocation: sourceLocation)
}

/// Expects that a terminal of any kind has its old settings, and no mode switched on that it may lack.
func expectNothingOn(_ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(session.settingsAreAsFound, "stty -a differs", sourceLocation: sourceLocation)
  for mode in [1, 1000, 1006, 1049, 2004] {
    #expect(session.output.mode(mode) != true, "mode \(mode)", sourceLocation: sourceLocation)
  }
  #expect(session.output.mode(25) != false, "the cursor", sourceLocation: sourceLocation)
}

extension String {
  /// How often another text occurs.
  func count(of other: String) -> Int {
    let (text, part) = (Array(utf8), Array(other.utf8))
    return text.indices.filter { text[$0...].starts(with: part) }.count
  }
}
