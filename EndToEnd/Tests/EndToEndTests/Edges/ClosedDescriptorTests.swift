// Standard input, output and error closed, in every combination, by every command, on a terminal: nothing is mixed up.

import Glibc
import TerminalHarness
import Testing

@Suite("Edges: closed descriptors") struct ClosedDescriptorTests {
  private static let fresh = CommandTests.fresh

  /// A command that shows a screen where it can, or one that only prints.
  enum Use: String, CaseIterable, Sendable {
    case play, new, open, openInput, shoot, inspectInput, random, version

    var words: String {
      switch self {
      case .play: "play --names Ann,Bob"
      case .new: "new"
      case .open: "open '\(fresh)'"
      case .openInput: "open -"
      case .shoot: "shoot '\(fresh)' B2"
      case .inspectInput: "inspect -"
      case .random: "new --random"
      case .version: "--version"
      }
    }

    /// What is seen on its screen; nil where it has none.
    var firstScreen: String? {
      switch self {
      case .play: "[>Start game<]"
      case .new: "Ships to place: 2"
      case .open: "Lives 3/3"
      case .openInput, .shoot, .inspectInput, .random, .version: nil
      }
    }
  }

  /// Which of the three are closed: bit 0 for standard input and so on.
  @Test(arguments: Use.allCases, 0...7)
  func `the program ends by itself or on q, and says what it can`(use: Use, closed: Int) throws {
    let folder = try TemporaryFolder()
    let closings = (0...2).filter { closed >> $0 & 1 == 1 }.map { $0 == 0 ? "<&-" : "\($0)>&-" }
    let input = closed & 1 == 0 && (use == .openInput || use == .inspectInput) ? "< \(folder.path)/message" : ""
    try write(Self.fresh + "\n", to: folder.path + "/message")
    let script = "\"$0\" \(use.words) \(input) \(closings.joined(separator: " ")); echo \"status $?\""
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", script, built("battleship-tui")], environment: ["XDG_STATE_HOME": folder.path], columns: 200)
    let screen = use == .openInput && closed & 1 == 0 ? "Lives 3/3" : use.firstScreen
    let hasScreen = use == .play ? closed & 3 == 0 : screen != nil
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
    // What goes wrong is said where there is something to say it on.
    if status != 0, closed & 4 == 0 { #expect(text.contains("battleship-tui: "), "\(text)") }
    // A message that was played is not lost, whatever was closed.
    if use == .open || use == .openInput, hasScreen { #expect(lines.contains(Self.fresh), "\(closings): \(text)") }
    // Nothing of a screen went into a file.
    for name in TemporaryFolder.names(in: folder.path + "/battleship") {
      #expect(!read(folder.path + "/battleship/" + name).contains("\u{1b}"))
    }
  }

  private func expectedStatus(of use: Use, closed: Int) -> Int {
    let (noInput, noOutput) = (closed & 1 == 1, closed & 2 == 2)
    return switch use {
    case .play: noInput || noOutput ? 2 : 0
    case .new: 1
    case .open: noOutput ? 1 : 0
    case .openInput, .inspectInput: noInput || noOutput ? 1 : 0
    case .shoot, .random, .version: noOutput ? 1 : 0
    }
  }
}
