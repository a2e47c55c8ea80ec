// The options of the commands for past games.

import Testing

@testable import battleship_tui

@Suite struct ReplayOptionsTests {
  private func replay(_ words: String...) throws -> Options { try Options(arguments: ["replay"] + words) }

  @Test func `a game to replay is a word, standard input, or a game finished here`() throws {
    #expect(try replay("a/b?Guess=1").operand == .argument("a/b?Guess=1"))
    #expect(try replay("-").operand == .standardInput)
    #expect(try !replay("-").has(.plain))
    #expect(try replay("-", "--plain", "--ascii").look.isASCII)
    #expect(try replay().operand == nil)
    #expect(try replay("--plain").has(.plain))
    #expect(throws: OptionError.unexpectedArgument("b")) { try replay("a", "b") }
    #expect(throws: OptionError.notFor(.play, .plain)) { try Request(arguments: ["play", "--plain"]) }
  }
}
