// How long a kept conversation may be: the first screen, a key and the memory from a thousand lines to a million.

import Reporting
import TerminalHarness

extension Report {
  /// The lengths at which it is measured.
  private static let lengths = [1_000, 10_000, 100_000, 1_000_000]

  /// Opens conversations of growing length, each beside a program that reads the same file and does nothing with it.
  mutating func measureLengths(_ ours: Contender) throws {
    let folder = try TemporaryFolder()
    var conversation = KeptConversation()
    for length in Self.lengths {
      conversation.play(toLine: length)
      let state = folder.path + "/\(length)"
      try conversation.write(firstLines: length, stateFolder: state)
      try measure(length, stateFolder: state, ours)
    }
  }

  private mutating func measure(_ length: Int, stateFolder: String, _ ours: Contender) throws {
    let lines = figure(Double(length)) + " lines"
    let isLong = length >= 1_000_000
    let openings = try (0..<(isLong ? 1 : 5)).map { _ in
      let began = TerminalSession.now()
      return Latency(of: try ours.reopened(stateFolder), since: began, bytesBefore: 0)
    }
    let opening = Latency.median(openings)
    let session = try ours.reopened(stateFolder)
    try ours.press([(key: "\r", shows: "'s phone")], in: session)
    let peak = withExtendedLifetime(session) { ProcessUse(of: session.process)?.peakKilobytes }
    let keys = try Contender.keysAfterReopening.map { try Latency(to: $0, in: session) }
    let key = Latency.median(keys)
    let counting = try (0..<5).map { _ in try Self.counted(stateFolder + "/battleship/conversation") }.sorted()[2]
    rows += [
      Row(
        operation: "open " + lines, way: "ours",
        figures: [opening.milliseconds, Double(opening.bytes), peak.map(Double.init)]),
      Row(operation: "", way: "wc", figures: [counting, nil, nil]),
      Row(operation: "a key at " + lines, way: "ours", figures: [key.milliseconds, Double(key.bytes), nil]),
    ]
    if length == 100_000 {
      gates += [
        Gate(name: "open \(lines), milliseconds", bound: .atMost, limit: 500, value: opening.milliseconds),
        Gate(name: "open \(lines), times wc", bound: .atMost, limit: 100, value: opening.milliseconds / counting),
      ]
    }
    gates.append(
      Gate(name: "a key at \(lines), milliseconds", bound: .atMost, limit: 2, value: key.milliseconds))
  }

  /// How many milliseconds `wc` takes to count the lines and words of a file.
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
  /// Keys at a conversation that was opened again: the focus goes on and back, and the help comes and goes. None of them
  /// is kept, so that no disk is waited for.
  static let keysAfterReopening = Array(repeating: ["\t", "\u{1b}[Z", "?", "?"], count: 10).flatMap { $0 }

  /// The program with a kept conversation, once its first screen is there.
  func reopened(_ stateFolder: String) throws -> TerminalSession {
    let session = try TerminalSession(words, environment: ["XDG_STATE_HOME": stateFolder])
    for _ in 0..<12 where !session.shows("unlock") && !session.hasEnded {}
    guard session.shows("unlock") else { throw Surprise(program: name, expected: "unlock", screen: session.picture) }
    session.listen()
    return session
  }
}
