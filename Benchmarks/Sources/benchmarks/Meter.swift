// Measures what an operation costs: nanoseconds, allocations and instructions.

import CMeter
import Reporting

/// The cost of one run of an operation.
struct Cost {
  var nanoseconds: Double
  /// Nil if the system cannot count them.
  var allocations: Double?
  /// Nil if the system cannot count them.
  var instructions: Double?

  var figures: [Double?] { [nanoseconds, allocations, instructions] }
}

/// Keeps the optimiser from removing work whose result is not used.
@inline(never)
@_optimize(none)
func keep<T>(_ value: borrowing T) {}

/// Does an operation this many times; the loop is inside, so that no call is measured.
typealias Operation = (_ times: Int) -> Void

/// Measures several operations in turn, in rounds, so that a machine that slows down affects all of them.
struct Meter {
  /// Whether to count instructions by single steps, which takes seconds for each millisecond.
  var countsInstructions = Extent.asked == .whole

  private let rounds = Extent.asked.count(15)
  private let roundLength = Duration.milliseconds(Extent.asked.count(12))

  func measure(_ operations: [Operation]) -> [Cost] {
    let counts = operations.map { repetitions(of: $0) }
    var times = operations.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (place, operation) in operations.enumerated() {
        times[place].append(time(operation, repetitions: counts[place]))
      }
    }
    return operations.enumerated().map { place, operation in
      Cost(
        nanoseconds: times[place].sorted()[rounds / 2],
        allocations: allocations(of: operation), instructions: instructions(of: operation))
    }
  }

  private func repetitions(of operation: Operation) -> Int {
    var count = 1
    while true {
      let taken = ContinuousClock().measure { operation(count) }
      if taken >= roundLength { return count }
      count *= 2
    }
  }

  private func time(_ operation: Operation, repetitions: Int) -> Double {
    let taken = ContinuousClock().measure { operation(repetitions) }
    return Double(taken.attoseconds) / 1e9 / Double(repetitions)
  }

  private func allocations(of operation: Operation) -> Double? {
    guard meter_allocations() >= 0 else { return nil }
    let before = meter_allocations()
    operation(64)
    return Double(meter_allocations() - before) / 64
  }

  private func instructions(of operation: Operation) -> Double? {
    guard countsInstructions else { return nil }
    return withoutActuallyEscaping(operation) { operation in
      let few = steps(of: operation, times: 1)
      let many = steps(of: operation, times: 3)
      guard let few, let many else { return nil }
      return Double(many - few) / 2
    }
  }

  private func steps(of operation: @escaping Operation, times: Int) -> Int64? {
    let work = Work(operation: operation, times: times)
    let steps = meter_instructions(
      { context in
        guard let context else { return }
        let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
        work.operation(work.times)
      }, Unmanaged.passUnretained(work).toOpaque())
    return steps < 0 ? nil : steps
  }

  /// The work of the copied process, passed as a pointer.
  private final class Work {
    let operation: Operation
    let times: Int

    init(operation: @escaping Operation, times: Int) {
      self.operation = operation
      self.times = times
    }
  }
}
