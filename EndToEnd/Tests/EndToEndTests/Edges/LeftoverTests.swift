// Copies that a killed program left between writing and renaming: the next run removes them, and no others.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: copies that a killed program left", .waits) struct LeftoverTests {
  private let table: DuelFolder
  private var place: String { table.state("ann") + "/battleship" }

  init() throws { table = try DuelFolder() }

  /// A process identifier that is never used: the largest is 4,194,304.
  private static let gone = 4_194_999

  @Test func `secrets of a program that has ended are removed by the next run, and a running program's stay`() throws {
    let own = table.folder.path + "/own"
    let challenge = ["duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3"]
    try #require(try table.run("ann", challenge).status == 0)
    try #require(try table.run("ann", challenge + ["--key", own]).status == 0)
    try #require(mkdir(place + "/links", 0o700) == 0)
    let duel = try #require(TemporaryFolder.names(in: place + "/key.duels").first)
    let copies = ["key", "solo", "settings", "links/1"].map { "\(place)/\($0).new-" } + [own + ".new-"]
    let gone = copies.map { "\($0)\(Self.gone)" } + [place + "/key.duels/\(duel)0.new"]
    let kept =
      copies.map { "\($0)\(getpid())" } + [place + "/solo.new-x", table.folder.path + "/note.new-\(Self.gone)"]
    for path in gone + kept { try write("secret", to: path) }
    try #require(try table.run("ann", ["key", "--export", "--yes"]).status == 0)
    try #require(try table.run("ann", challenge + ["--key", own]).status == 0)
    try #require(try table.run("ann", challenge).status == 0)
    for path in gone { #expect(contents(path) == nil, "\(path)") }
    for path in kept { #expect(contents(path) == "secret", "\(path)") }
  }

  @Test(.enabled(if: Strace.path != nil, "strace is not installed"), arguments: ["link", "unlink", "fsync"])
  func `a program killed while it makes a key leaves no copy after the next run`(call: String) throws {
    let words = ["duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3"]
    for number in 1...3 {
      let tracing = try #require(
        Strace.words(["\(call):signal=KILL:when=\(number)"], log: table.folder.path + "/log"))
      _ = try table.run("ann", words, under: tracing)
      try #require(try table.run("ann", words).status == 0)
      #expect(TemporaryFolder.names(in: place) == ["key", "key.duels"])
      #expect(TemporaryFolder.names(in: place + "/key.duels").allSatisfy { !$0.contains("new") })
    }
  }
}
