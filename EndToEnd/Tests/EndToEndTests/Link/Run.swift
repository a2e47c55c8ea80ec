// A program without a terminal: its input is a file, and its output is collected.

import CSystem
import TerminalHarness
import Testing

/// The output and the status of a program.
struct Run: Equatable {
  let status: Int32
  let output: String
  /// The text on standard error.
  let complaint: String
}

/// Runs the program with a text or a file as its input, and waits for its end.
func run(_ arguments: String..., input: String = "", path: String? = nil) throws -> Run {
  try run(words: [built("battleship-tui")] + arguments, input: input, path: path)
}

/// The same with a list of arguments.
func run(_ arguments: [String], input: String = "") throws -> Run {
  try run(words: [built("battleship-tui")] + arguments, input: input)
}

/// Runs a shell script that finds the program by its name, in a temporary folder.
func run(script: String) throws -> Run {
  try run(words: ["/bin/sh", "-c", "cd \"$FOLDER\" && " + script])
}

/// Runs any program, whose first word is its path.
func run(words: [String], input: String = "", path: String? = nil) throws -> Run {
  try inNewFolder { folder in
    try write(input, to: folder + "/input")
    let program = built("battleship-tui")
    let place = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let variables = [
      "PATH": "\(place):/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8", "FOLDER": folder,
    ]
    let files = StandardFiles(
      input: path ?? folder + "/input", output: folder + "/output", complaints: folder + "/complaint")
    // Its session has no terminal, wherever the tests run.
    let child = try spawn(words, environment: variables, files: files)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { try #require(errno == EINTR) }
    try #require(status & 0x7f == 0, "ended by a signal: \(status & 0x7f)")
    return Run(
      status: status >> 8 & 0xff, output: read(folder + "/output"), complaint: read(folder + "/complaint"))
  }
}
