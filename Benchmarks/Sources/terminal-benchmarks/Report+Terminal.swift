// Measures a program at a terminal, in turn with its rival, and checks the gates.

import CSystem
import Reporting
import TerminalHarness

extension Report {
  static func measured(_ ours: Contender, _ title: Contender, beside rival: Contender) throws -> Report {
    var report = Report(columns: ["milliseconds", "bytes", "kilobytes"])
    try report.measureStart(ours, title, rival)
    try report.measureMoves(ours, rival)
    try report.measureIdling("idle", try ours.startOnBoard())
    // The flag waves until the first key.
    let seen = try title.start()
    try title.press([(title.moves[0], "> A quick game")], in: seen)
    try report.measureIdling("idle on the title", seen)
    try report.measureShots(ours)
    try report.measureLengths(ours)
    return report
  }

  /// From the start of the program to the last byte of its first screen.
  private mutating func measureStart(_ ours: Contender, _ title: Contender, _ rival: Contender) throws {
    let contenders = [ours, title, rival]
    var starts: [[Latency]] = [[], [], []]
    for _ in 0..<Extent.asked.count(21) {
      for (place, contender) in contenders.enumerated() {
        let began = TerminalSession.now()
        starts[place].append(Latency(of: try contender.start(), since: began, bytesBefore: 0))
      }
    }
    let medians = starts.map(Latency.median)
    for (contender, start) in zip(contenders, medians) { add("start", contender, start, peak: nil) }
    gates += [
      Gate(
        name: "start to the first screen, times bs", bound: .atMost, limit: 1,
        value: medians[0].milliseconds / medians[2].milliseconds),
      Gate(
        name: "start to the title, times bs", bound: .atMost, limit: 1.2,
        value: medians[1].milliseconds / medians[2].milliseconds),
    ]
  }

  /// From a key that moves the cursor to the last byte of the answer.
  private mutating func measureMoves(_ ours: Contender, _ rival: Contender) throws {
    let contenders = [ours, rival]
    let sessions = try contenders.map { try $0.startOnBoard() }
    var moves: [[Latency]] = [[], []]
    for round in 0..<Extent.asked.count(200, once: 4) {
      for (place, contender) in contenders.enumerated() {
        let key = contender.moves[round % contender.moves.count]
        moves[place].append(try Latency(to: key, in: sessions[place]))
      }
    }
    // A session ends its program when it is released.
    let peaks = withExtendedLifetime(sessions) { sessions.map { ProcessUse(of: $0.process)?.peakKilobytes } }
    let medians = moves.map(Latency.median)
    for (place, contender) in contenders.enumerated() {
      add("cursor move", contender, medians[place], peak: peaks[place])
    }
    gates += [
      Gate(
        name: "cursor move, times bs", bound: .atMost, limit: 2,
        value: medians[0].milliseconds / medians[1].milliseconds),
      Gate(
        name: "cursor move, bytes at most", bound: .atMost, limit: 120,
        value: Double(moves[0].map(\.bytes).max() ?? 0)),
      Gate(
        name: "peak memory, kilobytes", bound: .atMost, limit: 8_192,
        value: peaks[0].map(Double.init)),
    ]
  }

  /// Measures the program without any input.
  private mutating func measureIdling(_ name: String, _ session: TerminalSession) throws {
    let (before, after) = withExtendedLifetime(session) {
      let before = ProcessUse(of: session.process)
      sleep(UInt32(Extent.asked.count(5)))
      return (before, ProcessUse(of: session.process))
    }
    func grown(_ part: (ProcessUse) -> Int) -> Double? {
      before.flatMap { before in after.map { Double(part($0) - part(before)) } }
    }
    gates += [
      Gate(name: "\(name) for 5 s, wake-ups", bound: .atMost, limit: 0, value: grown(\.switches)),
      Gate(name: "\(name) for 5 s, ticks of the processor", bound: .atMost, limit: 0, value: grown(\.ticks)),
    ]
  }

  /// Measures shots at water and at a ship.
  private mutating func measureShots(_ ours: Contender) throws {
    let session = try ours.startOnBoard()
    try ours.press(
      [
        ("\r", "Ships to place: 1"), ("\u{1b}OC\r", ">Finished<"), ("\r", ">Send<"), ("\r", "unlock"),
        ("\r", "Enter opens"), ("\r", "Lives 3/3"),
      ], in: session)
    var shots: [Latency] = []
    for move in ["\u{1b}OB", "\u{1b}OC", "\u{1b}OA"] {
      _ = try Latency(to: move, in: session)
      shots.append(try Latency(to: "\r", in: session))
    }
    add("shot", ours, Latency.median(shots), peak: nil)
    gates.append(
      Gate(name: "shot, bytes at most", bound: .atMost, limit: 600, value: Double(shots.map(\.bytes).max() ?? 0)))
  }

  private mutating func add(_ operation: String, _ contender: Contender, _ answer: Latency, peak: Int?) {
    rows.append(
      Row(
        operation: operation, way: contender.name,
        figures: [answer.milliseconds, Double(answer.bytes), peak.map(Double.init)]))
  }
}

/// How long a program took to answer, and how many bytes it wrote.
struct Latency {
  let milliseconds: Double
  let bytes: Int

  private init(milliseconds: Double, bytes: Int) {
    self.milliseconds = milliseconds
    self.bytes = bytes
  }

  /// Everything that a program has written until it fell silent.
  init(of session: TerminalSession, since began: Double, bytesBefore: Int) {
    milliseconds = (session.lastHeard - began) * 1_000
    bytes = session.output.bytes.count - bytesBefore
  }

  init(to key: String, in session: TerminalSession) throws {
    let before = session.output.bytes.count
    let began = TerminalSession.now()
    session.type(key)
    guard session.wait(until: { $0.lastHeard > began }) else {
      throw Surprise(program: "a key", expected: "an answer", screen: session.picture)
    }
    session.listen()
    self.init(of: session, since: began, bytesBefore: before)
  }

  /// The medians of the times and of the bytes, each on its own.
  static func median(_ answers: [Latency]) -> Latency {
    Latency(
      milliseconds: answers.map(\.milliseconds).sorted()[answers.count / 2],
      bytes: answers.map(\.bytes).sorted()[answers.count / 2])
  }
}
