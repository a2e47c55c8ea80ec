// A program killed at any system call between reading a message and printing the reply sends one reply at most.

import TerminalHarness
import Testing

@Suite("By link: killed between write and print", .waits, .enabled(if: Strace.path != nil, "strace is not installed"))
struct DuelKillTests {
  private static let calls = [
    "openat", "write", "fsync", "rename", "mkdir", "flock", "close", "read", "link", "unlink", "fstat", "newfstatat",
    "getrandom",
  ]

  /// Kills the program at the n-th occurrence of a call; nil if it makes the call less often and ends by itself.
  private func killed(_ table: DuelFolder, _ player: String, _ words: [String], _ input: String, _ point: String) throws
    -> Run?
  {
    let tracing = try #require(Strace.words([point], log: table.folder.path + "/log"))
    let run = try table.run(player, words, input: input, under: tracing)
    return run.status == 0 ? nil : run
  }

  @Test func `after any kill, no two different answers to one message are printed`() throws {
    var chance = SystemRandomNumberGenerator()
    var points = Self.calls.flatMap { call in (1...(drills < 100 ? 8 : 30)).map { "\(call):signal=KILL:when=\($0)" } }
    if drills < 100 { points = Array(points.shuffled(using: &chance).prefix(drills * 6)) }
    for point in points {
      let table = try DuelFolder()
      let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3").output
      let joins = [["join", "-", "--ships", "A3,C1", "B2"], ["join", "-", "--ships", "A3,B3", "B1"]]
      let joined = try settle(table, "bob", challenge, joins, point)
      _ = try settle(table, "ann", joined, [["shoot", "-", "A3"], ["shoot", "-", "A2"]], point)
    }
  }

  /// Kills a program while it answers in one way, then answers in another way, and checks the whole output.
  private func settle(
    _ table: DuelFolder, _ player: String, _ input: String, _ ways: [[String]], _ point: String
  ) throws -> String {
    let broken = try killed(table, player, ways[0], input, point)
    let other = try table.run(player, ways[1], input: input)
    let same = try table.run(player, ways[0], input: input)
    #expect((other.status == 0) != (same.status == 0), "\(point): \(other) \(same)")
    let reply = other.status == 0 ? other.output : same.output
    // A program killed while it printed may have printed a part.
    #expect(reply.hasPrefix(broken?.output ?? ""), "\(point): \(broken?.output ?? "") and then \(reply)")
    if broken == nil { #expect(same.status == 0, "\(point): it ended by itself, and was answered otherwise") }
    return reply
  }
}
