// One operation's cost: nanoseconds, allocations and instructions.

import CMeter
import Reporting

/// What one run of an operation costs.
struct Cost {
  var nanoseconds: Double
  /// Nil where the system does not let us count.
  var allocations: Double?
  /// Nil where the system does not let us count.
  var instructions: Double?

  /// All of them, in this order.
  var figures: [Double?] { [nanoseconds, allocations, instructions] }
}

/// Keeps the optimiser from doing away with work whose result nobody looks at.
@inline(never)
@_optimize(none)
func keep<T>(_ value: borrowing T) {}

/// An operation, done as many times as it is told: the loop is its own, so that no call is measured with it.
typealias Operation = (_ times: Int) -> Void

/// Measures several operations in turn, round by round, so that a machine that slows down slows all of them.
struct Meter {
  /// Whether instructions are counted, one step of the processor at a time: it takes seconds for each millisecond.
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

  /// What the copy of the process does, handed over as a pointer.
  private final class Work {
    let operation: Operation
    let times: Int

    init(operation: @escaping Operation, times: Int) {
      self.operation = operation
      self.times = times
    }
  }
}
