// The options of the commands that look back at games.

import Testing

@testable import battleship_tui

@Suite struct ReplayOptionsTests {
  private func replay(_ words: String...) throws -> ReplayOptions {
    guard case .replay(let options) = try Request(arguments: ["replay"] + words) else {
      throw OptionError.unknown("replay")
    }
    return options
  }

  @Test func `a word with a question mark is a URL, a dash is standard input, and anything else names a file`() throws {
    #expect(try replay("a/b?Guess=1").source == .url("a/b?Guess=1"))
    #expect(try replay("-").source == .standardInput)
    #expect(try replay("a/b").source == .file(Path("a/b")))
    #expect(try !replay("-").isPlain)
    #expect(try replay("-", "--plain", "--ascii").look.isASCII)
    #expect(try replay().source == .finished)
    #expect(try replay("--plain").isPlain)
    #expect(throws: OptionError.unexpectedArgument("b")) { try replay("a", "b") }
    #expect(throws: OptionError.notFor(.play, .plain)) { try Request(arguments: ["play", "--plain"]) }
  }
}
