// A child process that reads a text and is killed if it takes too long. The caller never has to wait for it.

import CSystem

package struct ChildProcess {
  /// Becomes readable when the program ends.
  let exitDescriptor: Int32

  private let process: pid_t

  /// When the program is killed, in the time of ``milliseconds()``.
  private let deadline: Int

  enum Exit {
    case succeeded
    /// With a status other than 0, by a signal, or killed because it took too long.
    case failed
  }

  /// Starts a program from `PATH`; nil if that fails.
  ///
  /// All of the input is in the pipe before the program starts, so writing it neither blocks nor fails because the
  /// reader is gone. The program starts with the default handling of signals, whatever this program has set.
  init?(_ arguments: [String], input: String, milliseconds limit: Int) {
    guard let pipes = Self.pipes(2) else { return nil }
    let (text, exit) = (pipes[0], pipes[1])
    let isWritten = Self.fill(text.writing, with: Array(input.utf8))
    close(text.writing)
    var process = pid_t()
    let failure = isWritten ? Self.start(&process, arguments, reading: text.reading, exit: exit.writing) : EAGAIN
    close(text.reading)
    close(exit.writing)
    guard failure == 0 else {
      close(exit.reading)
      return nil
    }
    exitDescriptor = exit.reading
    self.process = process
    deadline = milliseconds() + limit
  }

  var timeLeft: Int32 { Int32(max(0, deadline - milliseconds())) }

  /// nil while the program runs; must not be called again once it has ended.
  func end() -> Exit? {
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == process {
      close(exitDescriptor)
      return status == 0 ? .succeeded : .failed
    }
    guard timeLeft == 0 else { return nil }
    // Kill the whole group, with all that it started, and do not wait for it: it stays a zombie until this program
    // ends.
    kill(-process, SIGKILL)
    close(exitDescriptor)
    return .failed
  }

  package typealias Pipe = (reading: Int32, writing: Int32)

  /// A pipe whose ends are closed in children.
  package static func pipe() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard CSystem.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// This many pipes; if one cannot be opened, the others are closed again, and `errno` says why.
  package static func pipes(_ count: Int, opening open: () -> Pipe? = pipe) -> [Pipe]? {
    var pipes: [Pipe] = []
    while pipes.count < count {
      guard let pipe = open() else {
        let number = errno
        for end in pipes.flatMap({ [$0.reading, $0.writing] }) { close(end) }
        errno = number
        return nil
      }
      pipes.append(pipe)
    }
    return pipes
  }

  /// Writes bytes into a pipe that has no reader yet; returns whether there was room for all of them.
  private static func fill(_ pipe: Int32, with bytes: [UInt8]) -> Bool {
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    return bytes.isEmpty || write(pipe, bytes, bytes.count) == bytes.count
  }

  private static func start(_ process: inout pid_t, _ words: [String], reading text: Int32, exit: Int32) -> Int32 {
    spawn(&process, words, on: [text, nil, nil, exit])
  }

  /// Starts a program from `PATH` with these descriptors from 0 on, and no others of ours; nil is `/dev/null`.
  ///
  /// It gets its own process group, so that it can be killed with all its children; in its own session it also has no
  /// terminal.
  ///
  /// - Returns: The error number, or 0.
  package static func spawn(
    _ process: inout pid_t, _ words: [String], on descriptors: [Int32?], inOwnSession: Bool = false
  ) -> Int32 {
    #if canImport(Darwin)
      var (attributes, actions): (posix_spawnattr_t?, posix_spawn_file_actions_t?) = (nil, nil)
      let session = Int16(POSIX_SPAWN_SETSID)
    #else
      var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
      // `POSIX_SPAWN_SETSID`, which the C library declares only under `_GNU_SOURCE`.
      let session: Int16 = 0x80
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
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        | (inOwnSession ? session : Int16(POSIX_SPAWN_SETPGROUP)))
    for (number, descriptor) in descriptors.enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    // Do not pass on descriptors that this program inherited.
    for descriptor: Int32 in 3..<1_024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    return posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
  }
}
