// The commands of the program: the first half of the table for parser, help, manual and completions.

/// A command of the program.
enum Command: String, CaseIterable, Sendable {
  case title, play, solo, new, open, shoot, inspect, replay, score, duel, join, resign, key
}

extension Command {
  struct Entry: Sendable {
    /// The usage of the operands after the options.
    let operands: String
    /// The allowed number of operands.
    let operandCount: ClosedRange<Int>
    /// The purpose of the command, in one phrase.
    let summary: String
    /// The paragraphs about it in the manual.
    let description: [String]
    /// Examples of its use.
    let examples: [Example]
  }

  /// An example of a command line.
  struct Example: Sendable {
    /// The words after the program's name.
    let words: String
    let says: String
  }

  /// This command's entry in the table.
  var entry: Entry {
    switch self {
    case .title: Self.titleEntry
    case .play: Self.playEntry
    case .solo: Self.soloEntry
    case .new: Self.newEntry
    case .open: Self.openEntry
    case .shoot: Self.shootEntry
    case .inspect: Self.inspectEntry
    case .replay: Self.replayEntry
    case .score: Self.scoreEntry
    case .duel: Self.duelEntry
    case .join: Self.joinEntry
    case .resign: Self.resignEntry
    case .key: Self.keyEntry
    }
  }
}
