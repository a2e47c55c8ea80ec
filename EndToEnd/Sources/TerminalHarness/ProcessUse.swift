// The resources that a process has used, if the system reports them.

import CSystem

/// The resources that a process has used since it began.
public struct ProcessUse: Hashable, Sendable {
  /// How often it was given the processor, or lost it.
  public let switches: Int

  /// How long it ran, in the system's ticks, mostly hundredths of a second.
  public let ticks: Int

  /// Its peak memory, in kilobytes.
  public let peakKilobytes: Int

  /// Whether it is waiting for input.
  public let isAsleep: Bool

  /// The resources of a process; nil if the system does not report them, or the process has ended.
  public init?(of process: Int32) {
    guard let status = contents("/proc/\(process)/status"), let stat = contents("/proc/\(process)/stat"),
      // After the name, which ends with the last bracket: the state, and eleven fields later the ticks.
      let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 13,
      let inProgram = Int(fields[11]), let inSystem = Int(fields[12])
    else { return nil }
    var lines: [Substring: Int] = [:]
    for line in status.split(separator: "\n") {
      let words = line.split { $0 == ":" || $0.isWhitespace }
      if words.count > 1, let number = Int(words[1]) { lines[words[0]] = number }
    }
    guard let given = lines["voluntary_ctxt_switches"], let taken = lines["nonvoluntary_ctxt_switches"],
      let peak = lines["VmHWM"]
    else { return nil }
    switches = given + taken
    ticks = inProgram + inSystem
    peakKilobytes = peak
    isAsleep = fields[0] == "S"
  }

  /// Whether the system reports the resources of processes.
  public static let isTold = ProcessUse(of: getpid()) != nil
}

/// The contents of a file; nil if there is none.
public func contents(_ path: String) -> String? {
  guard let file = fopen(path, "re") else { return nil }
  defer { fclose(file) }
  var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += buffer[..<count]
  }
}
