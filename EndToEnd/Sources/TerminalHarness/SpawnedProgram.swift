// Starts the programs of all tests: signals as after login, and a mark by which the process can be found.

import CSystem

/// The files for a program's standard input, output and error.
public struct StandardFiles: Sendable {
  let input, output, complaints: String

  /// If all names are the same file, such as a terminal, it is opened once.
  public init(input: String, output: String, complaints: String) {
    (self.input, self.output, self.complaints) = (input, output, complaints)
  }
}

/// Starts a program in its own session, whose first terminal becomes the controlling terminal.
///
/// Swift's threads may block signals, and a program would inherit that: a tmux server would then wait forever for the
/// SIGTERM by which it ends itself.
///
/// - Returns: The process.
/// - Throws: ``HarnessError`` if the system refuses.
public func spawn(
  _ words: [String], environment: [String: String], files: StandardFiles
) throws(HarnessError) -> Int32 {
  #if canImport(Darwin)
    var (attributes, actions): (posix_spawnattr_t?, posix_spawn_file_actions_t?) = (nil, nil)
    let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    let newSession: Int16 = 0x80
  #endif
  posix_spawnattr_init(&attributes)
  posix_spawn_file_actions_init(&actions)
  defer {
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&actions)
  }
  var (all, none) = (sigset_t(), sigset_t())
  sigfillset(&all)
  sigemptyset(&none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
  posix_spawn_file_actions_addopen(&actions, 1, files.output, O_RDWR | O_CREAT, 0o600)
  if files.complaints == files.output {
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
  } else {
    posix_spawn_file_actions_addopen(&actions, 2, files.complaints, O_RDWR | O_CREAT, 0o600)
  }
  if files.input == files.output {
    posix_spawn_file_actions_adddup2(&actions, 1, 0)
  } else {
    posix_spawn_file_actions_addopen(&actions, 0, files.input, O_RDONLY, 0)
  }
  let variables = environment.merging([Leftovers.mark]) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
  let arguments = words.map { strdup($0) } + [nil]
  defer { (arguments + variables).forEach { free($0) } }
  var process = pid_t()
  let failure = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
  guard failure == 0 else { throw .system(failure) }
  return process
}
