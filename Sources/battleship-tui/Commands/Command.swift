// The commands of the program: the first half of the table for parser, help, manual and completions.

enum Command: String, CaseIterable, Sendable {
  case title, play, solo, two, daily, new, open, shoot, inspect, replay, score, duel, join, resign, key
}

struct CommandEntry: Sendable {
  /// The operands as the usage shows them, such as `URL|-`.
  let operands: String
  let operandCount: ClosedRange<Int>
  let summary: String
  /// The paragraphs for the manual.
  let description: [String]
  let examples: [Command.Example]
}

extension Command {
  struct Example: Sendable {
    /// The words after the program's name.
    let words: String
    let says: String
  }

  var entry: CommandEntry {
    switch self {
    case .title: Self.titleEntry
    case .play: Self.playEntry
    case .solo: Self.soloEntry
    case .two: Self.twoEntry
    case .daily: Self.dailyEntry
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
