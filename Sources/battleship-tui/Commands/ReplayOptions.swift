// The options of `replay`.

import BattleshipCore

struct ReplayOptions: Equatable {
  /// A word with a question mark is a URL; any other names a file.
  enum ReplaySource: Equatable {
    case url(String)
    case file(Path)
    case standardInput
    /// Without an operand: the finished games that were recorded here.
    case finished
  }

  let source: ReplaySource
  let isPlain: Bool
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    if given.operands.isEmpty {
      source = .finished
    } else {
      switch try given.url() {
      case .standardInput: source = .standardInput
      case .argument(let text): source = text.utf8.contains(UInt8(ascii: "?")) ? .url(text) : .file(Path(text))
      }
    }
    isPlain = given.has(.plain)
    look = try LookOptions(given)
  }
}
