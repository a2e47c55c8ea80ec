// Runs the computer's thinking on its own thread, so that keys still work; a pipe signals the end.

import BattleshipPlay
import BattleshipTerminal
import CSystem

/// Runs one thought at a time.
final class Thinker {
  /// Becomes readable when a thought is finished.
  let descriptor: Int32

  private let signal: Int32
  private var work: Work?

  /// Only the thread, or the caller if no thread can be started, writes the result, before it writes to the pipe. The
  /// program reads the result after it has read from the pipe and joined the thread.
  private final class Work: @unchecked Sendable {
    let thought: Thought
    let signal: Int32
    var finished: FinishedThought?
    var thread: pthread_t?

    init(_ thought: Thought, signal: Int32) { (self.thought, self.signal) = (thought, signal) }

    func run() {
      finished = thought.finished()
      _ = writeAll([1], to: signal)
    }
  }

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    signal = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  // Leave the pipe open while a thread is thinking, because the thread will write to it.
  deinit {
    guard work == nil else { return }
    close(descriptor)
    close(signal)
  }

  /// Begins to think; if no thread can be started, finishes the thought before returning.
  func begin(_ thought: Thought) {
    let work = Work(thought, signal: signal)
    self.work = work
    if !start(work) { work.run() }
  }

  func takeFinished() -> FinishedThought? {
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1, let work else { return nil }
    if let thread = work.thread { pthread_join(thread, nil) }
    self.work = nil
    return work.finished
  }

  /// The thread blocks all signals, because the terminal handles them. Its stack size is set, because following hits
  /// recurses deeply and some systems give threads small stacks.
  private func start(_ work: Work) -> Bool {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    guard pthread_sigmask(SIG_BLOCK, &all, &before) == 0 else { return false }
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, 8 << 20) == 0 else { return false }
    let given = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, &attributes, { Thinker.run($0) }, given.toOpaque())
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, &attributes, { $0.flatMap { Thinker.run($0) } }, given.toOpaque())
    #endif
    guard failure == 0 else {
      given.release()
      return false
    }
    work.thread = thread
    return true
  }

  private static func run(_ given: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(given).takeRetainedValue().run()
    return nil
  }
}
