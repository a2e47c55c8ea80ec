// Tests that wait for programs run on their own threads, more of them at once than there are cores.

import Foundation
import Testing

/// Runs the tests of a suite on their own threads.
///
/// Such a test blocks its thread while a program draws, and needs hardly any processor time itself. Swift has only as
/// many threads as there are cores: two cores took 193 seconds, and six threads half of that.
struct Waiting: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == Waiting {
  /// The tests wait for programs.
  static var waits: Self { Waiting() }
}

/// As many threads as tests may wait at once.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let operations: OperationQueue

  private init() {
    operations = OperationQueue()
    operations.maxConcurrentOperationCount = 8
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    operations.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
