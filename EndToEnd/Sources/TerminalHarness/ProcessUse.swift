// What a process has used, where the system says it.

import CSystem

/// What a process has used since it began.
public struct ProcessUse: Hashable, Sendable {
  /// How often it was given the processor, or had it taken away.
  public let switches: Int

  /// For how long it ran, in the system's ticks, mostly hundredths of a second.
  public let ticks: Int

  /// The most memory that it had at a time, in kilobytes.
  public let peakKilobytes: Int

  /// Whether it waits for something.
  public let isAsleep: Bool

  /// What a process has used; nil where the system does not say, and when the process is gone.
  public init?(of process: Int32) {
    guard let status = contents("/proc/\(process)/status"), let stat = contents("/proc/\(process)/stat"),
      // After the name, which ends with the last bracket: the state, and eleven places on the ticks.
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

  /// Whether the system says what a process has used.
  public static let isTold = ProcessUse(of: getpid()) != nil
}

/// What a file holds; nil where there is none.
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
