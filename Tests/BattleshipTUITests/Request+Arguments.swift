// A request from arguments as a shell passes them.

@testable import battleship_tui

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
