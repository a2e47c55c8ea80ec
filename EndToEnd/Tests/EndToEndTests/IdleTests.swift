// A program that waits for a person uses nothing: it is not woken, and does not run.

import Glibc
import TerminalHarness
import Testing

@Suite("Idle") struct IdleTests {
  /// How often a process was given the processor, and for how many ticks; nil where the system does not say.
  private func use(of process: Int32) -> [Substring]? {
    guard let status = contents("/proc/\(process)/status"), let stat = contents("/proc/\(process)/stat") else {
      return nil
    }
    let switches = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
    // After the name, which ends with the last bracket: the state, and eleven places on the ticks.
    guard let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 13 else { return nil }
    return switches + [fields[0], fields[11], fields[12]]
  }

  private func contents(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    return String(decoding: buffer[..<fread(&buffer, 1, buffer.count, file)], as: UTF8.self)
  }

  private static let isToldByTheSystem = access("/proc/self/status", R_OK) == 0

  @Test(.enabled(if: isToldByTheSystem, "there is no /proc here"))
  func `while another one is played with, this one never runs`() throws {
    let idle = try startTrial()
    idle.type("x")
    try #require(idle.shows("events: 1"))
    // Asleep: until then it may be on its way to wait.
    try #require(idle.wait { use(of: $0.process)?[2] == "S" })
    let busy = try startTrial()
    let before = try #require(use(of: idle.process))
    #expect(before.count == 5)
    for count in 1...200 {
      busy.type("x")
      try #require(busy.shows("events: \(count)"))
    }
    #expect(use(of: idle.process) == before)
    #expect(use(of: busy.process)?[0] != before[0])
    // And it is still there.
    idle.type("y")
    #expect(idle.shows("events: 2"))
  }
}
