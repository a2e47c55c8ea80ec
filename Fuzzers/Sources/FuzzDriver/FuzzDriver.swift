// libFuzzer as a function: calls a test with bytes that it makes up, and counts the test's allocations.

// SwiftPM gives every executable a main function, so libFuzzer's own cannot be used, but its driver can.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func installHooks(
  _ allocated: @convention(c) (UnsafeRawPointer?, Int) -> Void, _ freed: @convention(c) (UnsafeRawPointer?) -> Void
) -> CInt

nonisolated(unsafe) private var allocations = 0

/// The heap allocations of the process so far.
public func allocationCount() -> Int { allocations }

/// Runs a test on inputs until the command line's limits are reached; a trap in the test is a finding.
public func fuzz(_ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) {
  precondition(installHooks({ _, _ in allocations &+= 1 }, { _ in }) != 0, "allocations cannot be counted")
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  let status = runDriver(&count, &arguments, test)
  if status != 0 { fatalError("the fuzzer ended with \(status)") }
}
