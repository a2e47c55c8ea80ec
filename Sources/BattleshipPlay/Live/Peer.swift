// A connected peer: what it has sent so far, and whether it may send more.

import BattleshipCore

/// A peer is untrusted. Even one whose tags match is only the opponent, who may cheat.
struct Peer: Hashable, Sendable {
  /// Its number, which no other peer of the game has.
  let number: Int
  let address: SafeText
  /// When it connected, in milliseconds.
  let since: Int
  private(set) var lastHeard: Int

  private var reader = LineReader()
  /// How many bytes of the greeting have arrived.
  private var greetingCount = 0
  /// Whether it has sent a line that belongs to this duel.
  var isOfDuel = false
  var isAiming = false
  private var ignoredCount = 0
  /// The rate limit of lines that change nothing.
  var repeats = RateLimit()

  static let limit = 8
  static let timeToGreet = 10_000
  private static let mostIgnored = 100

  private static let greeting = Array((LiveLine.greeting + "\n").utf8)

  var hasGreeted: Bool { greetingCount == Self.greeting.count }

  init(_ number: Int, address: SafeText, at now: Int) {
    self.number = number
    self.address = address
    since = now
    lastHeard = now
  }

  enum Received: Hashable, Sendable {
    case greeting
    case line(LiveLine)
    /// It has to be shut out.
    case tooMuch
  }

  /// The content of the bytes, up to the point where the peer has to be shut out.
  mutating func hear(_ bytes: [UInt8], at now: Int) -> [Received] {
    lastHeard = now
    var (received, rest) = ([Received](), bytes[...])
    while !hasGreeted {
      guard let byte = rest.popFirst() else { return [] }
      guard byte == Self.greeting[greetingCount] else { return [.tooMuch] }
      greetingCount += 1
      if hasGreeted { received.append(.greeting) }
    }
    for line in reader.lines(in: Array(rest)) {
      if case .text(let text) = line, let said = LiveLine(text) {
        received.append(.line(said))
      } else if !mayIgnoreOneMore() {
        return received + [.tooMuch]
      }
    }
    return received
  }

  /// Counts an ignored line; returns whether the peer may continue.
  mutating func mayIgnoreOneMore() -> Bool {
    ignoredCount += 1
    return ignoredCount <= Self.mostIgnored
  }
}

/// A rate limit of ten events a second.
struct RateLimit: Hashable, Sendable {
  private var start = 0
  private var count = 0

  private static let most = 10

  /// Counts an event; returns whether it is within the limit.
  mutating func allowsOneMore(at now: Int) -> Bool {
    if now - start >= 1_000 { (start, count) = (now, 0) }
    count += 1
    return count <= Self.most
  }
}
