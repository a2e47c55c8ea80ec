// The commands of the program: the first half of the table from which parser, help, manual and completions come.

/// What the program can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case title, play, solo, new, open, shoot, inspect, replay, score, duel, join, resign
}

extension Command {
  /// A command as it is written and explained.
  struct Entry: Sendable {
    /// What follows the options: how it is written.
    let operands: String
    /// How many words that can be.
    let operandCount: ClosedRange<Int>
    /// What the command does, in half a sentence.
    let summary: String
    /// The same at length, for the manual: paragraphs.
    let description: [String]
    /// How it is used.
    let examples: [Example]
  }

  /// A use of the program.
  struct Example: Sendable {
    /// What is typed, behind the program's name.
    let words: String
    let says: String
  }

  /// This command's line of the table.
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
    }
  }
}
