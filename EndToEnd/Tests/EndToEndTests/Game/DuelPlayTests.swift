// Duels on the phones: at one keyboard, and at two terminals through kills, with only messages in the shared file.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("The game: duels", .waits) struct DuelPlayTests {
  private let folder: TemporaryFolder
  /// The folder of each player's own state.
  private let states: TemporaryFolder
  private var file: String { folder.path + "/conversation" }
  private static let duel = ["--duel", "--rules", "3x3:2.1"]

  init() throws {
    folder = try TemporaryFolder()
    states = try TemporaryFolder()
  }

  private func start(_ name: String) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui"), "--conversation", file, "--as", name] + Self.duel,
      environment: ["XDG_STATE_HOME": states.path + "/" + name])
    try #require(terminal.shows("\(name)'s phone"), "\(terminal.picture)")
    return terminal
  }

  /// Types keys and waits for the text that they lead to.
  private func type(_ keys: String, _ terminal: TerminalSession, _ shows: String) throws {
    terminal.type(keys)
    try #require(terminal.shows(shows), "\(shows) in \(terminal.picture)")
  }

  /// Hands the keyboard over, and waits until the other phone shows the news and takes keys.
  private func hand(_ news: String, _ terminal: TerminalSession, keys: String = "\r") throws {
    try type(keys, terminal, news)
    try #require(terminal.shows("unlock<]"), "\(terminal.picture)")
  }

  @Test func `at one keyboard a duel is played message by message, and ends fair`() throws {
    let terminal = try TerminalSession([built("battleship-tui"), "play"] + Self.duel)
    try type("", terminal, "[>Start game<]")
    try type("\r", terminal, "Ships to place: 2")
    try type("a1\r", terminal, "Ships to place: 1")
    try type("c3\r", terminal, "[>Finished<]")
    try hand("John hid their ships for a duel.", terminal)
    try type("\r", terminal, "Ships to place: 2")
    try type("b1\r", terminal, "Ships to place: 1")
    try type("c1\r", terminal, "[>Finished<]")
    try type("\r", terminal, "Fire a shot")
    for (cell, name) in [("b3", "Kate"), ("b1", "John"), ("b2", "Kate"), ("b2", "John"), ("a3", "Kate")] {
      let news = "\(name) \(cell == "b3" ? "joined and " : "")fired at \(cell.uppercased())."
      try hand(news, terminal, keys: cell + "\r")
      try type("\r", terminal, "Fire a shot")
    }
    try hand("John fired at C1.", terminal, keys: "c1\r")
    try type("\r", terminal, "[>Send the answers<]")
    try hand("[>I am John: unlock<]", terminal)
    // Once the last ship has sunk, the end is shown with its figures.
    try type("\r", terminal, "% hit")
    try #require(terminal.shows("[>Open ships<]"), "\(terminal.picture)")
    try hand("John has won. Both fleets are open.", terminal)
    try type("\r", terminal, "Both played fair")
    #expect(terminal.shows("[>Play again<]"))
  }

  @Test func `at two terminals a duel is played through kills, and the shared file reveals no ship`() throws {
    var chance = SystemRandomNumberGenerator()
    for drill in 0..<max(1, drills / 4) {
      for name in TemporaryFolder.names(in: folder.path) { unlink(folder.path + "/" + name) }
      var terminals = ["John": try start("John"), "Kate": try start("Kate")]
      let steps: [(name: String, keys: String, shows: String)] = [
        ("John", "\r", "[>Start game<]"), ("John", "\r", "Ships to place: 2"), ("John", "a1\r", "Ships to place: 1"),
        ("John", "c3\r", "[>Finished<]"), ("John", "\r", "Nobody has joined yet."),
        ("Kate", "", "Who joins?"), ("Kate", "\r", "Ships to place: 2"), ("Kate", "b1\r", "Ships to place: 1"),
        ("Kate", "c1\r", "[>Finished<]"), ("Kate", "\r", "Fire a shot"), ("Kate", "b3\r", "It is John's turn."),
        ("John", "", "missed at B3"), ("John", "b1\r", "It is Kate's turn."), ("Kate", "", "hit your Destroyer at B1"),
        ("Kate", "b2\r", "It is John's turn."), ("John", "", "missed at B2"), ("John", "b2\r", "It is Kate's turn."),
        ("Kate", "", "sank your Destroyer"), ("Kate", "a3\r", "It is John's turn."), ("John", "", "missed at A3"),
        ("John", "c1\r", "It is Kate's turn."), ("Kate", "", "All your ships are sunk."),
      ]
      let killAt = Int.random(in: 1..<steps.count, using: &chance)
      for (number, step) in steps.enumerated() {
        if number == killAt, let terminal = terminals[step.name] {
          terminal.send(signal: SIGKILL)
          _ = terminal.end()
          terminals[step.name] = try start(step.name)
        }
        let terminal = try #require(terminals[step.name])
        terminal.type(step.keys)
        try #require(terminal.shows(step.shows), "drill \(drill), step \(number): \(terminal.picture)")
      }
      let shared = try #require(contents(file)).split(separator: "\n")
      let posts = shared.filter { $0.hasPrefix("post ") }
      #expect(posts.count == 7, "\(shared)")
      #expect(shared.dropFirst().allSatisfy { $0.hasPrefix("post ") || $0.hasPrefix("doing ") }, "\(shared)")
      for line in posts {
        let url = try #require(line.split(separator: "\"").first { $0.contains("Format=2") })
        #expect(try Duel(messageURL: String(url)).openings.isEmpty)
      }
      for word in ["placed", "pressed", "random", "chance"] { #expect(!shared.contains { $0.contains(word) }) }
    }
  }
}
