// Measures long saved conversations: the first screen, a key and the memory, at one keyboard and shared.

import Reporting
import TerminalHarness

extension Report {
  /// Opens longer and longer conversations, and compares the hot seat's with `wc`, which reads the same file.
  mutating func measureLengths(_ ours: Contender) throws {
    let folder = try TemporaryFolder()
    var conversation = KeptConversation()
    for count in Extent.asked == .whole ? [1_000, 10_000, 100_000] : [100] {
      conversation.play(toMessage: count)
      let state = folder.path + "/\(count)"
      try conversation.write(stateFolder: state)
      try measure("\(figure(Double(count))) messages", stateFolder: state, ours)
      let shared = folder.path + "/\(count)-shared"
      try conversation.write(stateFolder: shared, shared: shared + "/both")
      try measure("\(figure(Double(count))) messages, shared", stateFolder: shared, ours, shared: shared + "/both")
    }
    // The shortest possible lines: the cost of a hostile file of the greatest size.
    let (state, count) = (folder.path + "/lines", Extent.asked.count(1_000_000, once: 1_000))
    try KeptConversation.texts(count).write(stateFolder: state)
    try measure("\(figure(Double(count))) lines", stateFolder: state, ours)
  }

  private mutating func measure(
    _ what: String, stateFolder: String, _ ours: Contender, shared: String? = nil
  ) throws {
    let openings = try (0..<Extent.asked.count(3)).map { _ in
      let began = TerminalSession.now()
      return Latency(of: try ours.reopened(stateFolder, shared: shared), since: began, bytesBefore: 0)
    }
    let opening = Latency.median(openings)
    let session = try ours.reopened(stateFolder, shared: shared)
    if shared == nil {
      // The button appears a moment after the screen, so that a key of the previous player presses nothing.
      guard session.shows("unlock") else {
        throw Surprise(program: ours.name, expected: "unlock", screen: session.picture)
      }
      try ours.press([(key: "\r", shows: "'s phone")], in: session)
    }
    let peak = withExtendedLifetime(session) { ProcessUse(of: session.process)?.peakKilobytes } ?? 0
    let keys = try Contender.keysAfterReopening.map { try Latency(to: $0, in: session) }
    let key = Latency.median(keys)
    rows += [
      Row(
        operation: "open " + what, way: "ours",
        figures: [opening.milliseconds, Double(opening.bytes), Double(peak)]),
      Row(operation: "a key at " + what, way: "ours", figures: [key.milliseconds, Double(key.bytes), nil]),
    ]
    if shared == nil {
      let times = try openings.map { _ in try Self.counted(stateFolder + "/battleship/conversation-3") }.sorted()
      rows.append(Row(operation: "", way: "wc", figures: [times[times.count / 2], nil, nil]))
    }
    gates.append(Gate(name: "a key at \(what), milliseconds", bound: .atMost, limit: 1, value: key.milliseconds))
    switch what {
    case "\(figure(100_000)) messages":
      gates += [
        Gate(name: "open \(what), milliseconds", bound: .atMost, limit: 400, value: opening.milliseconds),
        Gate(name: "open \(what), MB", bound: .atMost, limit: 60, value: Double(peak) / 1_000),
      ]
    case "\(figure(1_000_000)) lines":
      gates.append(
        Gate(name: "open \(what), bytes a line", bound: .atMost, limit: 200, value: Double(peak) * 1_024 / 1_000_000))
    default: break
    }
  }

  /// The milliseconds that `wc` takes for a file.
  private static func counted(_ path: String) throws -> Double {
    let began = TerminalSession.now()
    let session = try TerminalSession(["/usr/bin/wc", path])
    guard session.end() == .status(0) else {
      throw Surprise(program: "wc", expected: "counts", screen: session.picture)
    }
    return (TerminalSession.now() - began) * 1_000
  }
}

extension Contender {
  /// Keys in a reopened conversation: the focus moves forward and back, the help opens and closes. None is written to
  /// the disk.
  static let keysAfterReopening = Array(repeating: ["\t", "\u{1b}[Z", "?", "?"], count: Extent.asked.count(10)).flatMap
  { $0 }

  /// Starts the program with a saved conversation, and waits for its first screen.
  func reopened(_ stateFolder: String, shared path: String? = nil) throws -> TerminalSession {
    let more = path.map { ["--conversation", $0, "--as", "Ann"] } ?? []
    let session = try TerminalSession(words + more, environment: ["XDG_STATE_HOME": stateFolder])
    let wanted = path == nil ? "Pass the keyboard" : "Ann's phone"
    for _ in 0..<12 where !session.shows(wanted) && !session.hasEnded {}
    guard session.shows(wanted) else { throw Surprise(program: name, expected: wanted, screen: session.picture) }
    session.listen()
    return session
  }
}
