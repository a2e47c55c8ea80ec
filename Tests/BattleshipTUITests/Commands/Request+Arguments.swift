// A request from arguments as a shell passes them.

@testable import battleship_tui

/// The words of a command line; those between quotation marks stay together.
func wordsOfShell(_ line: some StringProtocol) -> [String] {
  let parts = line.split(separator: "'", omittingEmptySubsequences: false)
  return parts.enumerated().flatMap { number, part in
    number % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
  }
}

extension Request {
  /// The arguments without the program's name.
  init(arguments: [String]) throws(OptionError) {
    try self.init(words: arguments.map { Argument($0) })
  }
}

extension Options {
  /// The options of a command, without the program's name.
  init(arguments: [String]) throws {
    guard case .run(let options) = try Request(arguments: arguments) else { throw OptionError.unknown("no command") }
    self = options
  }
}
