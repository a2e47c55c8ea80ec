// Programs killed again and again at random moments; `DRILLS` sets how often.

import CSystem
import TerminalHarness
import Testing

/// How often a drill is run: a few times with the other tests, as often as requested in `make soak`.
let drills = getenv("DRILLS").flatMap { Int(String(cString: $0)) } ?? 4

/// A step of a game: the keys, the text that follows, and the text after the program was killed and unlocked.
private struct Step {
  let keys: String
  let shows: String
  let showsAgain: String

  init(_ keys: String, _ shows: String, again: String? = nil) {
    self.keys = keys
    self.shows = shows
    showsAgain = again ?? shows
  }

  static let phones = [
    Step("", "[>Start game<]"), Step("\r", "Ships to place: 2"), Step("\r", "Ships to place: 1"),
    Step("\r", "All ships are placed"), Step("\r", "[>Send<]"),
    Step("\r", "[>I am Kate: unlock<]", again: "Enter opens"), Step("\r", "Enter opens"), Step("\r", "Lives 3/3"),
    Step("\r", "A1: sunk"),
    Step("a2\r", "You destroyed all the ships!"),
    Step("\r", "[>Send<]"), Step("\r", "[>I am John: unlock<]", again: "Kate destroyed"),
  ]

  static let table = [
    Step("", "Ships to place: 2"), Step("\r", "Ships to place: 1"), Step("r", "[>Finished<]"),
    Step("\r", "[>I am Kate: unlock<]", again: "Ships to place: 2"), Step("\r", "Ships to place: 2"),
    Step("r", "[>Finished<]"), Step("\r", "Fire a shot"), Step("a1\r", "[>Pass to John<]"),
    Step("\r", "[>I am John: unlock<]", again: "Kate "), Step("\r", "Kate "), Step("b2\r", "[>Pass to Kate<]"),
  ]
}

/// A game of two people at one keyboard, which is locked when it is opened again.
struct DrilledGame: CustomTestStringConvertible {
  let words: [String]
  fileprivate let steps: [Step]

  var testDescription: String { words.joined(separator: " ") }

  static let all = [
    DrilledGame(words: ["play"], steps: Step.phones),
    DrilledGame(words: ["two", "--rules", "messages"], steps: Step.table),
  ]

  func start(in folder: TemporaryFolder, by words: [String] = []) throws -> TerminalSession {
    try TerminalSession(
      words + [built("battleship-tui")] + self.words, environment: ["XDG_STATE_HOME": folder.path])
  }

  /// Whether the program shows a lock, or begins anew if only the first steps were seen.
  func isThere(_ terminal: TerminalSession, after last: Int) -> Bool {
    terminal.wait { $0.find("unlock<]") != nil || (last <= 0 && $0.find(steps[0].shows) != nil) }
  }
}

@Suite("Drills", .waits, .serialized) struct DrillTests {
  private var chance = SystemRandomNumberGenerator()

  @Test(arguments: DrilledGame.all) mutating func `a kill at any moment loses no move`(game: DrilledGame) throws {
    for drill in 0..<drills {
      let folder = try TemporaryFolder()
      let last = Int.random(in: 0..<game.steps.count, using: &chance)
      let isHasty = Bool.random(using: &chance) && last + 1 < game.steps.count
      let terminal = try game.start(in: folder)
      for step in game.steps[...last] {
        terminal.type(step.keys)
        try #require(terminal.shows(step.shows), "drill \(drill): \(step.shows) in \(terminal.picture)")
      }
      // Half of the time the kill meets the program at work on the next step.
      if isHasty { terminal.type(game.steps[last + 1].keys) }
      terminal.send(signal: SIGKILL)
      _ = terminal.end()
      let again = try game.start(in: folder)
      // A game without a move begins anew.
      try #require(game.isThere(again, after: last), "drill \(drill), step \(last): \(again.picture)")
      if again.find("unlock<]") == nil { continue }
      again.type("\r")
      let wanted = isHasty ? game.steps[last...(last + 1)].map(\.showsAgain) : [game.steps[last].showsAgain]
      let goesOn = again.wait { terminal in wanted.contains { terminal.find($0) != nil } }
      #expect(goesOn, "drill \(drill), step \(last), hasty \(isHasty): \(again.picture)")
    }
  }

  @Test(.enabled(if: Strace.path != nil, "strace is not installed"), arguments: DrilledGame.all)
  mutating func `a kill at any system call loses nothing that was on the screen`(game: DrilledGame) throws {
    let calls = ["write", "fdatasync", "pread64", "flock", "openat", "poll", "ftruncate", "fstat", "close"]
    let all = calls.flatMap { call in (1...40).map { "\(call):signal=KILL:when=\($0)" } }
    for failure in drills < 100 ? Array(all.shuffled(using: &chance).prefix(drills * 2)) : all {
      let folder = try TemporaryFolder()
      let words = try #require(Strace.words([failure], log: folder.path + "/log"))
      let terminal = try game.start(in: folder, by: words)
      var last = -1
      for step in game.steps {
        terminal.type(step.keys)
        guard terminal.wait(until: { $0.hasEnded || $0.find(step.shows) != nil }), terminal.find(step.shows) != nil
        else {
          break
        }
        last += 1
      }
      // The call was not made that often.
      if !terminal.hasEnded { terminal.type("q") }
      _ = terminal.end()
      let again = try game.start(in: folder)
      try #require(game.isThere(again, after: last), "\(failure), step \(last): \(again.picture)")
      if last < 0 || again.find("unlock<]") == nil { continue }
      again.type("\r")
      let wanted = game.steps[last...min(last + 1, game.steps.count - 1)].map(\.showsAgain)
      let goesOn = again.wait { terminal in wanted.contains { terminal.find($0) != nil } }
      #expect(goesOn, "\(failure), step \(last): \(again.picture)")
    }
  }

  @Test mutating func `two terminals play on through kills, and end with the same conversation`() throws {
    for drill in 0..<drills {
      let folder = try TemporaryFolder()
      let states = try TemporaryFolder()
      let file = folder.path + "/conversation"
      var john = try terminal(of: "John", file, states)
      var kate = try terminal(of: "Kate", file, states)
      let steps: [(isJohn: Bool, keys: String, shows: String)] = [
        (true, "", "[>⚓"), (false, "", "[>⚓"), (true, "\r", "[>Start game<]"), (true, "\r", "Ships to place: 2"),
        (true, "\r", "Ships to place: 1"), (true, "\r", "All ships are placed"), (true, "\r", "[>Send<]"),
        (true, "\r", "Delivered"), (false, "", "Enter opens"), (false, "\r", "Lives 3/3"), (false, "\r", "Hit 1/2"),
        (false, "a2\r", "[>Reply with the result<]"), (false, "\r", "[>Send<]"), (false, "\r", "Delivered"),
        (true, "", "Kate destroyed"),
      ]
      let killAt = Int.random(in: 1..<steps.count, using: &chance)
      for (number, step) in steps.enumerated() {
        if number == killAt {
          let isJohn = Bool.random(using: &chance)
          (isJohn ? john : kate).send(signal: SIGKILL)
          _ = (isJohn ? john : kate).end()
          if isJohn {
            john = try terminal(of: "John", file, states)
          } else {
            kate = try terminal(of: "Kate", file, states)
          }
          // It continues where it stopped, without further keys.
          try #require((isJohn ? john : kate).shows("phone"))
        }
        let terminal = step.isJohn ? john : kate
        terminal.type(step.keys)
        try #require(terminal.shows(step.shows), "drill \(drill), step \(number): \(terminal.picture)")
      }
      for terminal in [john, kate] {
        #expect(terminal.shows("Kate destroyed"))
        #expect(terminal.shows("John placed their ships."))
        terminal.type("q")
        #expect(terminal.end() == .status(0))
      }
      let lines = try #require(contents(file)).split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("post") }.count == 2)
      #expect(TemporaryFolder.names(in: folder.path) == ["conversation"])
    }
  }

  private func terminal(of name: String, _ file: String, _ states: TemporaryFolder) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui"), "--conversation", file, "--as", name],
      environment: ["XDG_STATE_HOME": states.path + "/" + name])
  }
}
