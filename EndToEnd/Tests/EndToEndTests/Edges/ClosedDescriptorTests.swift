// Standard input, output and error closed, in every combination and for every command: no output is misdirected.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: closed descriptors", .waits) struct ClosedDescriptorTests {
  private static let fresh = LinkCommandTests.fresh

  /// A command that shows a screen if possible, or one that only prints.
  enum Use: String, CaseIterable, Sendable {
    case title, play, solo, new, open, openInput, shoot, inspectInput, random, replay, score, duel, join, resign,
      version

    var words: String {
      switch self {
      case .title: ""
      case .play: "play --names Ann,Bob"
      case .solo: "solo"
      case .new: "new"
      case .open: "open '\(fresh)'"
      case .openInput: "open -"
      case .shoot: "shoot '\(fresh)' B2"
      case .inspectInput: "inspect -"
      case .random: "new --random"
      case .replay: "replay '\(fresh)&Guess=4'"
      case .score: "score"
      case .duel: "duel --rules 3x3:2 --ships A1-A2"
      // A hunt cannot be joined or given up, which is reported.
      case .join: "join '\(fresh)' --random"
      case .resign: "resign '\(fresh)'"
      case .version: "--version"
      }
    }

    /// The ones that it needs for a screen: bit 0 for standard input and so on. The other commands play on the terminal
    /// behind them.
    var neededForScreen: Int {
      switch self {
      case .title, .play, .solo: 3
      case .replay: 2
      case .new, .open, .openInput, .shoot, .inspectInput, .random, .score, .duel, .join, .resign, .version: 0
      }
    }

    /// A text on its first screen; nil if it has none.
    var firstScreen: String? {
      switch self {
      case .title: "How to play"
      case .play: "[>Start game<]"
      case .solo: "Ships to place: 5"
      case .new: "Ships to place: 2"
      case .open: "Lives 3/3"
      case .replay: "Hit 0/2"
      case .openInput, .shoot, .inspectInput, .random, .score, .duel, .join, .resign, .version: nil
      }
    }
  }

  /// `closed` has bit 0 for standard input and so on.
  @Test(arguments: Use.allCases, 0...7)
  func `the program ends by itself or on q, and reports what it can`(use: Use, closed: Int) throws {
    let folder = try TemporaryFolder()
    let closings = (0...2).filter { closed >> $0 & 1 == 1 }.map { $0 == 0 ? "<&-" : "\($0)>&-" }
    let input = closed & 1 == 0 && (use == .openInput || use == .inspectInput) ? "< \(folder.path)/message" : ""
    try write(Self.fresh + "\n", to: folder.path + "/message")
    let script = "\"$0\" \(use.words) \(input) \(closings.joined(separator: " ")); echo \"status $?\""
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", script, built("battleship-tui")], environment: ["XDG_STATE_HOME": folder.path], columns: 200)
    let screen = use == .openInput && closed & 1 == 0 ? "Lives 3/3" : use.firstScreen
    let hasScreen = screen != nil && closed & use.neededForScreen == 0
    if hasScreen {
      try #require(terminal.shows(screen ?? ""), "\(closings): \(terminal.picture)")
      terminal.type("q")
    }
    #expect(terminal.end() == .status(0))
    #expect(terminal.settingsAreAsFound)
    let lines = terminal.picture.filter { !$0.isEmpty }
    let text = lines.joined(separator: "\n")
    let status = try #require(lines.last.flatMap { Int($0.split(separator: " ").last ?? "") })
    #expect(status == expectedStatus(of: use, closed: closed), "\(closings): \(text)")
    // An error is reported if standard error is open.
    if status != 0, closed & 4 == 0 { #expect(text.contains("battleship-tui: "), "\(text)") }
    // The message of a played game is not lost, whichever descriptor was closed.
    if use == .open || use == .openInput, hasScreen { #expect(lines.contains(Self.fresh), "\(closings): \(text)") }
    // No screen output went into a file; the key is random bytes.
    for name in TemporaryFolder.names(in: folder.path + "/battleship") where name != "key" {
      #expect(!read(folder.path + "/battleship/" + name).contains("\u{1b}"))
    }
  }

  private func expectedStatus(of use: Use, closed: Int) -> Int {
    let (noInput, noOutput) = (closed & 1 == 1, closed & 2 == 2)
    return switch use {
    case .title, .play, .solo: noInput || noOutput ? 2 : 0
    case .new: 1
    case .open: noOutput ? 1 : 0
    case .openInput, .inspectInput: noInput || noOutput ? 1 : 0
    case .shoot, .random, .replay, .score, .duel, .version: noOutput ? 1 : 0
    case .join, .resign: 2
    }
  }
}
