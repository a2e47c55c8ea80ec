// A program without a terminal: what it reads is a file, what it writes is kept, and nobody sits before it.

import Glibc
import Testing

/// What a program did.
struct Run: Equatable {
  let status: Int32
  let output: String
  /// What came on standard error.
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

/// Runs lines of a shell that finds the program by its name, in a folder of their own.
func run(script: String) throws -> Run {
  try run(words: ["/bin/sh", "-c", "cd \"$FOLDER\" && " + script])
}

/// Runs any program, whose first word is its path.
func run(words: [String], input: String = "", path: String? = nil) throws -> Run {
  try inNewFolder { folder in
    try write(input, to: folder + "/input")
    let session: Int16 = 0x80
    var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // A session of its own has no terminal, wherever the tests run.
    posix_spawnattr_setflags(&attributes, session)
    posix_spawn_file_actions_addopen(&actions, 0, path ?? folder + "/input", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder + "/output", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, folder + "/complaint", O_WRONLY | O_CREAT, 0o600)
    let program = built("battleship-tui")
    let place = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let variables = ["PATH=\(place):/usr/bin:/bin", "TERM=xterm-256color", "LANG=C.UTF-8", "FOLDER=\(folder)"]
    let (arguments, environment) = (words.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil])
    defer { (arguments + environment).forEach { free($0) } }
    var child = pid_t()
    try #require(posix_spawn(&child, words[0], &actions, &attributes, arguments, environment) == 0)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { try #require(errno == EINTR) }
    try #require(status & 0x7f == 0, "ended by a signal: \(status & 0x7f)")
    return Run(
      status: status >> 8 & 0xff, output: read(folder + "/output"), complaint: read(folder + "/complaint"))
  }
}
